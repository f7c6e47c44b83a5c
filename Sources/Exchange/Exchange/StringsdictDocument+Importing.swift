package import Catalogs
import LocaleData
import Reading

extension StringsdictDocument {
  /// The document with translations written in.
  ///
  /// What a new entry needs beside its texts comes from
  /// `source`. A binary document and one with errors stay as they are.
  package func importing(
    _ changes: [ExchangeChange], source: StringsdictDocument
  ) -> StringsdictDocument {
    var texts: [(entry: Int, path: TextPath, text: String)] = []
    var added: [(key: String, texts: [TextPath: String])] = []
    var addedIndices: [ExactKey: Int] = [:]
    let indices = Dictionary(entries.indices.map { (ExactKey(entries[$0].key), $0) }) { $1 }
    for change in changes {
      let key = ExactKey(change.key)
      if let index = indices[key] {
        texts.append((index, change.path, change.text))
      } else if let index = addedIndices[key] {
        added[index].texts[change.path] = change.text
      } else {
        addedIndices[key] = added.count
        added.append((change.key, [change.path: change.text]))
      }
    }
    let inserted = added.compactMap { key, texts -> StringsdictEdit? in
      guard let message = source.entry(forKey: key)?.message else { return nil }
      return .insert(key: key, message: message.translated(texts, below: TextPath()))
    }
    return settingTexts(texts).applying(inserted)
  }
}

extension StringsdictMessage {
  /// The message with other texts; a text that is not given stays, but for plural forms, which go:
  /// another language may not have their categories.
  fileprivate func translated(
    _ texts: [TextPath: String], below path: TextPath
  ) -> StringsdictMessage {
    StringsdictMessage(
      fields: fields.map { field in
        switch field {
        case .formatKey(let format):
          .formatKey(texts[path] ?? format)
        case .variable(let variable): .variable(variable.translated(texts, below: path))
        case .widths(let variants):
          .widths(Self.translated(variants, .width, texts, path))
        case .devices(let variants):
          .devices(Self.translated(variants, .device, texts, path))
        case .unknown: field
        }
      })
  }

  private static func translated(
    _ variants: [Variant], _ kind: VariationKind, _ texts: [TextPath: String], _ path: TextPath
  ) -> [Variant] {
    variants.map { variant in
      var variant = variant
      let place = path + .variation(kind, CaseName(variant.name))
      switch variant.content {
      case .text(let text): variant.content = .text(texts[place] ?? text)
      case .message(let message):
        variant.content = .message(message.translated(texts, below: place))
      case .unknown: break
      }
      return variant
    }
  }
}

extension StringsdictMessage.Variable {
  fileprivate func translated(_ texts: [TextPath: String], below path: TextPath) -> Self {
    let known = Dictionary(forms.map { ($0.category, $0.text) }) { first, _ in first }
    let given = PluralCategory.allCases.compactMap { category in
      texts[path + .substitution(name) + .variation(.plural, CaseName(category))].map {
        (category: category, text: $0)
      }
    }
    // Without the form `other` nothing is shown for most numbers.
    let hasOther = given.contains { $0.category == .other }
    let other = hasOther ? nil : known[PluralCategory.other.rawValue]
    let rest = fields.filter { if case .form = $0 { false } else { true } }
    let forms = given + (other.map { [(category: .other, text: $0)] } ?? [])
    return Self(
      name: name, fields: rest + forms.map { .form(category: $0.category.rawValue, text: $0.text) })
  }
}
