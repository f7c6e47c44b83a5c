import Reading

/// The Swift symbol of one key: a property, or a function where the text takes arguments.
package struct CatalogSymbol: Hashable, Sendable {
  package let name: SymbolName
  package let key: String
  package let comment: String?
  /// The source language's text; nil where the key stands for it, or where it varies.
  package let text: String?
  package let parameters: [SymbolParameter]

  /// What two symbols must not have in common.
  package struct Signature: Hashable, Sendable {
    let name: SymbolName
    let labels: [String?]
    let types: [String]
  }

  package var signature: Signature {
    Signature(name: name, labels: parameters.map(\.label), types: parameters.map(\.type))
  }

  /// The symbol of an entry.
  package init(
    of entry: StringCatalogEntry, sourceLanguage: String
  ) throws(SymbolProblem) {
    key = entry.key.value
    guard let name = SymbolName(ofKey: key) else { throw .noName }
    guard !name.isReserved else { throw .reserved(name) }
    let arguments = SymbolArguments(of: entry, sourceLanguage: sourceLanguage)
    guard let parameters = arguments.parameters else {
      throw .argument(arguments.unsupported ?? "%")
    }
    self.name = name
    self.parameters = parameters
    comment = entry.comment?.text
    let source = entry.localization(in: sourceLanguage).flatMap { CatalogText($0.content) }
    if case .unit(let text, _)? = source, !text.isExactly(key) {
      self.text = text
    } else {
      text = nil
    }
  }
}

/// Why a key gives no symbol.
package enum SymbolProblem: Error, Hashable, Sendable {
  /// The key has no word.
  case noName
  /// The name is a keyword.
  case reserved(SymbolName)
  /// Another key, which stands earlier in order, gives the same.
  case same(asKey: String)
  /// No Swift value can be given to a specifier.
  case argument(String)
}

extension StringCatalogDocument {
  /// Whether the symbol of a key is a function, which code calls with arguments: true where that can't
  /// be told, and not of a key that isn't there.
  package func callsSymbol(ofKey key: String) -> Bool {
    guard let entry = entry(forKey: key) else { return false }
    guard let symbol = try? CatalogSymbol(of: entry, sourceLanguage: usedSourceLanguage) else {
      return true
    }
    return !symbol.parameters.isEmpty
  }
}

extension StringCatalogEntry {
  /// Whether Xcode makes a symbol of the key.
  package var hasSymbol: Bool { extractionState?.value == .manual && allowsSymbol }

  /// Whether nobody turned the key's symbol off.
  package var allowsSymbol: Bool { generatesSymbol?.value != false }
}
