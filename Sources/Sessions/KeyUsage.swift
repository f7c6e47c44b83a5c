package import Diagnostics
package import Extraction
import Foundation

/// A place in code that shows a key, with the line that stands there.
package struct KeyUsage: Hashable, Sendable {
  package var file: String
  /// From 1.
  package var line: Int
  /// Without the white space around it, and cut where it is longer than anybody reads.
  package var text: String

  /// The places of a key, in the order of its entries, then those that name its symbol.
  ///
  /// - Parameters:
  ///   - symbols: Where code names the symbol.
  ///   - most: How many are listed.
  package static func all(
    of entries: [ExtractedEntry], symbols: [Location] = [], in session: Session, most: Int
  ) -> [KeyUsage] {
    let literals = entries.flatMap(\.locations).prefix(most).map { ($0.file, $0.line) }
    let members = symbols.prefix(most - literals.count).compactMap { place in
      session.text(of: place.file).map {
        (place.file, $0.lines.position(at: place.range.lowerBound).line)
      }
    }
    return (literals + members).map { file, line in
      KeyUsage(file: file, line: line, text: text(ofLine: line, of: file, in: session))
    }
  }

  private static func text(ofLine line: Int, of file: String, in session: Session) -> String {
    guard let buffer = session.text(of: file) else { return "" }
    let start = buffer.lines.start(ofLine: line) ?? 0
    let text = buffer.text.dropFirst(start).prefix { $0 != UInt8(ascii: "\n") }
    // A file of one line has megabytes; of a scalar cut off here nothing is left behind.
    return String(decoding: text.prefix(longest + 4), as: UTF8.self).shortened(toBytes: longest)
      .trimmingCharacters(in: .whitespaces)
  }

  /// In bytes.
  private static let longest = 400
}
