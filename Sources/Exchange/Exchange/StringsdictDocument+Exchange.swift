package import Catalogs
import Reading

extension StringsdictDocument {
  /// The source language's texts with their translations in `target`, in code-point order of keys.
  ///
  /// - Parameter usesTargetKeys: Whether the keys and texts are the target's, for catalogs that have
  ///   no file in the source language.
  package func exchangeUnits(
    target: StringsdictDocument?, categories: [String], usesTargetKeys: Bool = false
  ) -> [ExchangeUnit] {
    let keyed = usesTargetKeys ? target ?? self : self
    return keyed.lastEntries.flatMap { key, entry in
      let translation = target?.entry(forKey: key)?.content.exchangeLeaves ?? []
      let exchange = ExchangeEntry(
        key: key, source: entry.content.exchangeLeaves, target: translation, notes: [noComment])
      return exchange.units(categories: categories) { Self.exchangeID(key: key, path: $0) }
    }
  }

  /// `/KEY:dict/VARIABLE:dict/one:dict/:string`.
  static func exchangeID(key: String, path: [String]) -> String {
    "/" + ([key] + path).joined(separator: ":dict/") + ":dict/:string"
  }

  private var lastEntries: [(key: String, entry: StringsdictEntry)] {
    var last: [ExactKey: StringsdictEntry] = [:]
    for entry in entries { last[ExactKey(entry.key)] = entry }
    return last.filter { !$0.value.isStale }.map { ($0.key.text, $0.value) }
      .sorted { $0.0.precedesByCodePoint($1.0) }
  }
}

extension StringsdictMessage.Content {
  /// The texts that are translated, with the names that lead to them.
  var exchangeLeaves: [ExchangeLeaf] {
    guard case .message(let message) = self else { return [] }
    return message.exchangeLeaves(below: [])
  }
}

extension StringsdictMessage {
  /// Recursion follows a property list whose depth the reader bounds.
  fileprivate func exchangeLeaves(below path: [String]) -> [ExchangeLeaf] {
    fields.flatMap { field -> [ExchangeLeaf] in
      switch field {
      case .formatKey(let format):
        [ExchangeLeaf(path: path + [StringsdictName.formatKey], text: format)]
      case .variable(let variable):
        variable.forms.map { category, text in
          ExchangeLeaf(
            path: path + [variable.name, category], categoryIndex: path.count + 1, text: text)
        }
      case .widths(let variants): leaves(variants, path + [StringsdictName.widthRule])
      case .devices(let variants): leaves(variants, path + [StringsdictName.deviceRule])
      case .unknown: []
      }
    }
  }

  private func leaves(_ variants: [Variant], _ path: [String]) -> [ExchangeLeaf] {
    variants.flatMap { variant -> [ExchangeLeaf] in
      switch variant.content {
      case .text(let text): [ExchangeLeaf(path: path + [variant.name], text: text)]
      case .message(let message): message.exchangeLeaves(below: path + [variant.name])
      case .unknown: []
      }
    }
  }
}
