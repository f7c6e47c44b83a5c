import Catalogs
import Diagnostics
import LocaleData
import Reading

/// A folder or a field that names no language.
enum UnknownLocale: FileRule {
  static let documentation = RuleDocumentation(
    id: "unknown-locale", family: .catalog, severity: .warning,
    summary: "A folder or a localization is named after something that is no language.",
    rationale: """
      Systems look for texts under language tags such as `pt-BR`; what stands under any other name \
      is never shown. Rename it: with a hyphen, and with the code of the language, which is not that \
      of a country: Danish is `da`, not `dk`.

      Names that Xcode used long ago ("English.lproj"), and underscores ("pt_BR"), still work, and \
      are a note. `qqq`, under which some platforms keep remarks for translators, is no language: its \
      texts are nobody's. A modifier behind `@` ("sr@latin") is how POSIX names locales: no language \
      tag has it, and `export` and `convert` leave such a language out.
      """,
    good: [], bad: [])

  static func diagnostics(in file: LintFile, _ context: LintContext) -> [Diagnostic] {
    let names = file.language.map { [$0] } ?? file.languages
    return names.compactMap { name in
      problem(name).map { message, severity in
        let path = file.language == nil ? [] : [name]
        return Diagnostic(
          id: id, severity: severity, message: message,
          location: Location(file: file.path, range: place(of: name, in: file), keyPath: path))
      }
    }
  }

  /// Where a String Catalog first names a language.
  private static func place(of name: String, in file: LintFile) -> Range<Int> {
    guard file.language == nil, !name.isEmpty else { return 0..<0 }
    let spelled = Array("\"\(name)\"".utf8)
    let bytes = file.text.utf8
    var offset = 0
    while let start = bytes[offset...].firstIndex(of: UInt8(ascii: "\"")) {
      if bytes[start...].starts(with: spelled) { return start..<(start + spelled.count) }
      offset = start + 1
    }
    return 0..<0
  }

  private static func problem(_ name: String) -> (String, Severity)? {
    guard name != "Base", name != "mul" else { return nil }
    guard !name.isEmpty else {
      return (
        "the file doesn't say which language it is translated to, so its translations aren't checked; "
          + "write it there", .warning
      )
    }
    if LanguageTag.code(ofOldName: name) != nil {
      return ("'\(name)' is a name from long ago; rename it to the language's code", .note)
    }
    guard let tag = LanguageTag(name), tag.namesLanguage else {
      return (UnnamedLanguage.message(name), .warning)
    }
    if name.utf8.contains(UInt8(ascii: "@")) {
      let isRead = tag.script != nil || !tag.variants.isEmpty
      let advice = isRead ? "'\(tag.description)'" : "one such as 'sr-Latn'"
      return ("'\(name)' is no language tag; rename it to \(advice)", .warning)
    }
    guard name.utf8.contains(UInt8(ascii: "_")) else { return nil }
    return (
      "'\(name)' is spelled with an underscore; rename it to '\(tag.description)'", .note
    )
  }
}
