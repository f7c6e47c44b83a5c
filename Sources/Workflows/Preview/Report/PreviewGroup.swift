/// The renderings of one key, in order.
package struct PreviewGroup {
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
