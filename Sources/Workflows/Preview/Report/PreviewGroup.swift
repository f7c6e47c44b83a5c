import Localization

/// The renderings of one key, in order.
package struct PreviewGroup: Sendable {
  var key: String
  var table: String
  var items: [PreviewItem]

  /// The catalog's texts, each once: one for a locale, or more if they depend on the arguments.
  var translations: [(locale: String, text: String)] {
    var translations: [(locale: String, text: String)] = []
    for item in items {
      let isKnown = translations.contains {
        $0.locale == item.locale && $0.text == item.translation
      }
      if !isKnown { translations.append((item.locale, item.translation)) }
    }
    return translations
  }

  /// The renderings, with those that differ only in address folded into one.
  var rows: [PreviewRow] {
    var rows: [PreviewRow] = []
    var places: [PreviewItem: Int] = [:]
    for item in items {
      var shared = item
      shared.address = nil
      if let place = places[shared] {
        if !rows[place].addresses.contains(item.addressName) {
          rows[place].addresses.append(item.addressName)
        }
      } else {
        places[shared] = rows.count
        rows.append(PreviewRow(item: item, addresses: [item.addressName]))
      }
    }
    return rows
  }
}

/// A rendering and the terms of address that give it.
struct PreviewRow {
  var item: PreviewItem
  var addresses: [String]
}

extension PreviewReport {
  /// The renderings by key and table, in the order in which they first come.
  var groups: [PreviewGroup] {
    var groups: [PreviewGroup] = []
    var places: [[String]: Int] = [:]
    for item in previews {
      if let last = groups.indices.last, groups[last].key == item.key,
        groups[last].table == item.table
      {
        groups[last].items.append(item)
      } else if let place = places[[item.key, item.table]] {
        groups[place].items.append(item)
      } else {
        places[[item.key, item.table]] = groups.count
        groups.append(PreviewGroup(key: item.key, table: item.table, items: [item]))
      }
    }
    return groups
  }
}

/// The reasons of a key's renderings, each numbered once; those that read alike are one.
struct PreviewNotes {
  private(set) var reasons: [PreviewReason] = []
  /// By what people read.
  private var numbers: [String: Int] = [:]
  private let includesAll: Bool

  /// - Parameter includesAll: Whether reasons that are no doubt are noted too, and each is told in
  ///   full.
  init(includesAll: Bool) { self.includesAll = includesAll }

  /// Notes the reasons of a rendering.
  ///
  /// - Returns: The numbers of their notes, from 1, in order.
  mutating func note(_ reasons: [PreviewReason]) -> [Int] {
    guard !reasons.isEmpty else { return [] }
    var found: [Int] = []
    for reason in reasons where includesAll || reason.isDoubt {
      let sentence = reason.sentence(isFull: includesAll)
      let shown = sentence.word + sentence.rest
      let number = numbers[shown] ?? self.reasons.count + 1
      if number > self.reasons.count {
        self.reasons.append(reason)
        numbers[shown] = number
      }
      if !found.contains(number) { found.append(number) }
    }
    return found.sorted()
  }
}

extension PreviewReason {
  /// The locale has no text of its own.
  static let untranslated = "untranslated"

  /// Whether it is a mistake in the text or the call, and no doubt about a word.
  private var isFault: Bool {
    switch RenderingReason.Kind(rawValue: reason) {
    case .argumentMissing, .argumentUnused, .argumentType, .conceptMissing, .malformedMessage,
      .textTooLong:
      true
    default: reason == Self.untranslated
    }
  }

  /// The reason in words: `unknown word` for `unknownWord`.
  var title: String {
    var title = ""
    for character in reason {
      if character.isUppercase, !title.isEmpty { title += " " }
      title += character.lowercased()
    }
    return title
  }

  /// The reason as a line: `“smoothie”: unknown word`, or `“smoothie” (unknown word):` and the
  /// whole sentence.
  func sentence(isFull: Bool) -> (word: String, rest: String) {
    // What has to be mended is told in full; a doubt's name says enough.
    let isFull = (isFull || isFault) && !detail.isEmpty
    guard !word.isEmpty else { return ("", isFull ? "\(title): \(detail)" : title) }
    return ("“\(word)”", isFull ? " (\(title)): \(detail)" : ": \(title)")
  }
}
