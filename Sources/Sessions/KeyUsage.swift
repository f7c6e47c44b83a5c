import Diagnostics
package import Extraction
import Foundation

/// A place in code that shows a key, with the line that stands there.
package struct KeyUsage: Hashable, Sendable {
  package var file: String
  /// From 1.
  package var line: Int
  /// Without the white space around it, and cut where it is longer than anybody reads.
  package var text: String

  /// The places of a key, in the order of its entries.
  ///
  /// - Parameter most: How many are listed.
  package static func all(
    of entries: [ExtractedEntry], in session: Session, most: Int
  ) -> [KeyUsage] {
    entries.flatMap(\.locations).prefix(most).map { place in
      let text = session.text(of: place.file).map { buffer in
        let start = buffer.lines.start(ofLine: place.line) ?? 0
        let line = buffer.text.dropFirst(start).prefix { $0 != UInt8(ascii: "\n") }
        // A file of one line has megabytes; of a scalar cut off here nothing is left behind.
        return String(decoding: line.prefix(longest + 4), as: UTF8.self)
          .shortened(toBytes: longest)
      }
      return KeyUsage(
        file: place.file, line: place.line, text: (text ?? "").trimmingCharacters(in: .whitespaces))
    }
  }

  /// In bytes.
  private static let longest = 400
}
