import Extraction

/// A declaration, a use of it in another file, and the keys that both give.
struct DeclaredUse: Sendable {
  var declaration: String
  var use: String
  var keys: [String]

  init(_ declaration: String, _ use: String, _ keys: [String]) {
    (self.declaration, self.use, self.keys) = (declaration, use, keys)
  }

  /// The keys that are found in files which import a module, of what is read on demand or of all.
  func found(importing module: String, readsAll: Bool) -> [String] {
    let files = [
      "Declaration.swift": "import \(module)\n" + declaration,
      "Use.swift": "import \(module)\nfunc use(flag: Bool) { _ = \(use) }",
    ]
    return Extracted.from(files, readsAll: readsAll).entries.map(\.key)
  }
}
