import LocaleData

/// The names that stand for a reader's own, in paths and of accounts: `yourname`.
enum ExampleNames {
  /// Whether a name is one, in any case of letters and with any hyphens in it: `your-name`.
  static func contains(_ name: some StringProtocol) -> Bool {
    names.contains(name.lowercased().filter { $0 != "-" && $0 != "_" })
  }

  /// Whether a part of a name says that it only stands for another: `placeholder_cup_name`.
  static func isPlaceholder(_ name: String) -> Bool {
    let words = LanguageFact.domains.list(of: "words")
    return name.lowercased().split(separator: "_").contains { words.contains(String($0)) }
  }

  private static let names = Set(LanguageFact.codeNames.list(of: "examples"))
}
