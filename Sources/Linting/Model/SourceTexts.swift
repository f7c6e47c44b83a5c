import Locking
import Reading

/// The keys of a table by their texts in the source language.
package final class SourceTexts: Sendable {
  private let table: any LintTable
  /// Nil until a rule asks.
  private let known = Locked<[String: String]?>(nil)

  package init(of table: any LintTable) { self.table = table }

  /// The first key with a text, whatever capitals it has and whatever numbers its specifiers.
  func key(ofText text: String) -> String? {
    known.withLock { known in
      let all = known ?? keys()
      known = all
      return all[Self.likeness(of: text)]
    }
  }

  private func keys() -> [String: String] {
    var keys: [String: String] = [:]
    for index in 0..<table.count {
      let key = table.key(at: index, languages: [])
      guard let text = key.source.texts.first, key.source.texts.count == 1, !text.isEmpty,
        !text.isUnread
      else { continue }
      let likeness = Self.likeness(of: text.value)
      if keys[likeness] == nil { keys[likeness] = key.key }
    }
    return keys
  }

  /// What is the same of texts that differ in capitals and in the numbers of specifiers only.
  private static func likeness(of text: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.lowercased().utf8)[...]
    while let byte = rest.popFirst() {
      bytes.append(byte)
      guard byte == UInt8(ascii: "%") else { continue }
      let digits = rest.prefix(while: \.isASCIIDigit)
      if !digits.isEmpty, rest.dropFirst(digits.count).first == UInt8(ascii: "$") {
        rest = rest.dropFirst(digits.count + 1)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
