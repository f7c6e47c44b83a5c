import LocaleData

/// The names that stand for a reader's own, in paths and of accounts: `yourname`.
enum ExampleNames {
  /// Whether a name is one, in any case of letters and with any hyphens in it: `your-name`.
  static func contains(_ name: some StringProtocol) -> Bool {
    names.contains(name.lowercased().filter { $0 != "-" && $0 != "_" })
  }

  private static let names = Set(LanguageFact.codeNames.list(of: "examples"))
}
