package import Diagnostics

/// Looks for mistakes in a language's folder, with the readers that the engine has.
package struct LanguageCheck: Sendable {
  /// What is wrong, in the order of files and lines.
  package let diagnostics: [Diagnostic]

  /// - Parameters:
  ///   - path: What stands before the names of the files; the language if it is left out.
  ///   - files: The bytes of the files in the folder, by their names.
  package init(_ language: String, path: String? = nil, files: [String: [UInt8]]) {
    let folder = CheckedFolder(language, path: path ?? language, files: files)
    diagnostics = Self.checks.flatMap { $0.init(folder: folder).problems }.sortedByPlace()
  }

  private static let checks: [any FolderCheck.Type] = [
    AgreementCheck.self, AmbiguityCheck.self, CountingCheck.self, DuplicateCheck.self,
    EndingsCheck.self,
    FeaturesCheck.self, FilesCheck.self, FunctionWordCheck.self, GovernmentCheck.self,
    GuessCheck.self, LexemeCheck.self, LexiconOrderCheck.self, PairCheck.self,
    ParadigmCheck.self, PhraseCheck.self, PronounCheck.self, SandhiCheck.self, SoundsCheck.self,
    SpellingCheck.self, TagsCheck.self, WhitespaceCheck.self, WordOrderCheck.self,
  ]
}

/// One kind of text of a language's folder, or one promise that several keep.
protocol FolderCheck: SendableMetatype {
  init(folder: CheckedFolder)
  var problems: [Diagnostic] { get }
}
