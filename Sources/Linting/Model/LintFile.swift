package import Catalogs
package import Diagnostics
package import Reading

/// A catalog file as a whole.
package struct LintFile: Sendable {
  /// The path as diagnostics name it.
  package let path: String
  package let format: LintFormat
  package let text: SourceText
  /// The language of the `.lproj` folder that holds it; nil for a String Catalog.
  package let language: String?
  /// The languages that it has texts in.
  package let languages: [String]
  /// What its parser found.
  package let diagnostics: [Diagnostic]
  /// What a `.strings` text was read as; nil for other files.
  package let strings: StringsDocument?

  package init(
    path: String, format: LintFormat, text: SourceText, language: String?,
    languages: [String], diagnostics: [Diagnostic], strings: StringsDocument? = nil
  ) {
    self.path = path
    self.format = format
    self.text = text
    self.language = language
    self.languages = languages
    self.diagnostics = diagnostics
    self.strings = strings
  }
}

extension LintFile {
  /// Whether fastlane's frameit writes the texts on screenshots: the keys are parts of the images'
  /// names, and nothing needs to follow a text (`strings_parser.rb` of frameit, which reads UTF-16).
  var isForScreenshots: Bool {
    format == .strings && !PathParts.isLanguageFolder(PathParts.folder(of: path))
      && ["keyword.strings", "title.strings"].contains(PathParts.name(of: path))
  }
}
