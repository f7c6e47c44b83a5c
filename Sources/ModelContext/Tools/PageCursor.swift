import Foundation
import Reading

/// Where a list goes on: behind a key of a table, whatever was added or done meanwhile.
struct PageCursor {
  var table: String
  var key: String

  init(table: String, key: String = "") {
    self.table = table
    self.key = key
  }

  /// - Throws: That it is none of those that were given.
  init(_ spelling: String) throws {
    guard let data = Data(base64Encoded: spelling),
      let text = String(data: data, encoding: .utf8),
      let end = text.firstIndex(of: "\0")
    else { throw ToolFailure("this is no cursor: take `nextCursor` as it was given, or none") }
    table = String(text[..<end])
    key = String(text[text.index(after: end)...])
  }

  var spelling: String { Data("\(table)\0\(key)".utf8).base64EncodedString() }

  /// Whether a key comes behind it.
  func precedes(table: String, key: String = "") -> Bool {
    if self.table.utf8.elementsEqual(table.utf8) {
      return self.key.precedesInBytes(key)
    }
    return self.table.precedesInBytes(table)
  }
}
