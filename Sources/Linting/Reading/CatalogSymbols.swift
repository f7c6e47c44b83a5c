import Catalogs
import Messages
import Reading

/// The symbols of a String Catalog's keys.
struct CatalogSymbols: Sendable {
  private let isSure: Bool
  /// The first keys that give a symbol, with the values that it takes.
  private let firstKeys: [Signature: String]

  /// What two keys must not have in common.
  private struct Signature: Hashable {
    var name: SymbolName
    /// The arguments, as the source text shows them: Swift tells functions apart by them.
    var arguments: [String]
  }

  init(_ document: StringCatalogDocument, _ sourceLanguage: String) {
    // Symbols came with the second version of the format.
    isSure = document.version.map { $0.text != "1.0" } ?? false
    // Few catalogs have keys that are managed by hand, and reading all takes long.
    guard document.text.utf8.containsSequence(Array("\"manual\"".utf8)) else {
      firstKeys = [:]
      return
    }
    var keys: [Signature: String] = [:]
    for entry in document.entries where entry.hasSymbol {
      guard let signature = Self.signature(of: entry, document, sourceLanguage) else { continue }
      if keys[signature] == nil { keys[signature] = entry.key.value }
    }
    firstKeys = keys
  }

  /// The symbol of a key; nil for one that code doesn't name so.
  func symbol(
    of entry: StringCatalogEntry, _ document: StringCatalogDocument, _ sourceLanguage: String
  ) -> KeySymbol? {
    guard entry.hasSymbol else { return nil }
    guard let signature = Self.signature(of: entry, document, sourceLanguage) else {
      return KeySymbol(name: nil, isSure: isSure)
    }
    let first = firstKeys[signature]
    return KeySymbol(
      name: signature.name, twin: first == entry.key.value ? nil : first, isSure: isSure)
  }

  private static func signature(
    of entry: StringCatalogEntry, _ document: StringCatalogDocument, _ sourceLanguage: String
  ) -> Signature? {
    guard let name = SymbolName(ofKey: entry.key.value) else { return nil }
    let content = entry.localization(in: sourceLanguage)?.content
    let leaves = content.map { document.leaves(of: $0) } ?? [TextLeaf(text: entry.key.value)]
    let arguments = leaves.flatMap { leaf in
      LintText(leaf).scan.specifiers.filter { !$0.isText }.map { specifier in
        String(leaf.text[utf8: specifier.range])
      }
    }
    return Signature(name: name, arguments: Set(arguments).sorted())
  }
}

extension StringCatalogEntry {
  /// Whether Xcode makes a symbol of the key.
  fileprivate var hasSymbol: Bool {
    extractionState?.value == .manual && generatesSymbol?.value != false
  }
}
