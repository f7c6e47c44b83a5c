import Diagnostics
import Foundation
import PlainBytes

/// Decides whether an XML text from outside may be given to a parser at all.
///
/// Entities need a document type, and a document type can name other files; nothing that comes back
/// from a translator has use for one. So none is let through, and nothing is left to a parser's
/// settings. A property list's, which declares nothing of its own, is blanked where it is allowed.
struct XMLProlog {
  /// The text as UTF-8 without byte-order mark, encoding declaration and document type; nil where
  /// it is refused.
  private(set) var harmlessText: Data?
  private(set) var diagnostics: [Diagnostic] = []

  /// What a file has that is read with blanks in the place of its control characters.
  static let controlCharacterID = "control-character"

  /// The largest projects' files have some ten megabytes.
  static let sizeLimit = 256 << 20

  init(
    _ text: SourceText, file: String, sizeLimit: Int = Self.sizeLimit,
    allowsDocumentType: Bool = false
  ) {
    guard text.utf8.count <= sizeLimit else {
      diagnostics.append(.fileTooLarge(file, limit: sizeLimit))
      return
    }
    read(text, file, allowsDocumentType: allowsDocumentType)
  }

  private mutating func read(_ text: SourceText, _ file: String, allowsDocumentType: Bool) {
    guard text.invalidRanges.isEmpty else { return readUndecoded(text, file) }
    if let null = text.utf8.firstIndex(of: 0) {
      return refuse(
        file, null..<(null + 1), "unsupported-encoding",
        "a NUL character is not allowed in XML; save the file as UTF-8")
    }
    var scan = PrologScan(bytes: text.utf8, offset: text.byteOrderMarkLength)
    scan.run(allowingDocumentType: allowsDocumentType)
    if let type = scan.refusedType {
      return refuse(
        file, type, "document-type",
        "a DOCTYPE can declare entities and name other files, so it is not read; remove it")
    }
    if let encoding = scan.unreadEncoding { return refuse(encoding, file) }
    let blanked = [scan.encoding?.range, scan.blankedType].compactMap { $0 }
    harmlessText = Self.harmlessText(of: text, blanking: blanked + controlCharacters(text, file))
  }

  /// Refuses a text with bytes that are none: for the encoding that it says it has, if that is why.
  private mutating func readUndecoded(_ text: SourceText, _ file: String) {
    var scan = PrologScan(bytes: text.utf8, offset: text.byteOrderMarkLength)
    scan.run(allowingDocumentType: true)
    if let encoding = scan.unreadEncoding { return refuse(encoding, file) }
    diagnostics = text.invalidRanges.map { text.diagnostic(forInvalid: $0, file: file) }
  }

  private mutating func refuse(_ encoding: (range: Range<Int>, name: String), _ file: String) {
    refuse(
      file, encoding.range, "unsupported-encoding",
      "the encoding '\(encoding.name.shortened())' is not supported; save the file as UTF-8")
  }

  /// A parser ends at the first of these, so that nobody would see the second, or what is behind it.
  private mutating func controlCharacters(_ text: SourceText, _ file: String) -> [Range<Int>] {
    let found = ControlCharacters.ranges(in: text.utf8)
    for range in found {
      refuse(
        file, range, Self.controlCharacterID, "a control character is not allowed in XML; remove it"
      )
    }
    return found
  }

  private static func harmlessText(of text: SourceText, blanking ranges: [Range<Int>]) -> Data {
    // One copy, not one for each step: these files are large.
    var harmless = Data(text.utf8[text.byteOrderMarkLength...])
    for blanked in ranges {
      let start = blanked.lowerBound - text.byteOrderMarkLength
      harmless.replaceSubrange(
        start..<(start + blanked.count),
        // Lines stay where they are.
        with: text.utf8[blanked].map { $0.isLineEnd ? $0 : UInt8(ascii: " ") })
    }
    return harmless
  }

  private mutating func refuse(
    _ file: String, _ range: Range<Int>, _ id: String, _ message: String
  ) {
    diagnostics.append(
      Diagnostic(
        id: id, severity: .error, message: message, location: Location(file: file, range: range)))
  }
}

/// Looks at what stands before the outermost element.
private struct PrologScan {
  /// How many bytes an XML declaration may have; the longest have some sixty.
  private static let declarationLimit = 1024

  let bytes: [UInt8]
  var offset: Int
  /// A document type that could declare something, or that is not allowed here.
  private(set) var refusedType: Range<Int>?
  private(set) var blankedType: Range<Int>?
  private(set) var encoding: (range: Range<Int>, name: String)?
  /// The encoding that is declared, where it is none of those that are read.
  var unreadEncoding: (range: Range<Int>, name: String)? {
    encoding.flatMap { Self.encodings.contains($0.name.lowercased()) ? nil : $0 }
  }

  private static let encodings = ["utf-8", "utf8", "utf-16", "us-ascii", "ascii"]

  init(bytes: [UInt8], offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  mutating func run(allowingDocumentType isAllowed: Bool) {
    while offset < bytes.count {
      if bytes[offset].isLayout {
        offset += 1
      } else if starts(with: "<!--") {
        offset += 4
        skip(past: "-->")
      } else if starts(with: "<?") {
        let start = offset
        skip(past: "?>")
        if encoding == nil { findEncoding(in: start..<offset) }
      } else if starts(with: "<!") {
        guard isAllowed, blankedType == nil, let end = endOfHarmlessType() else {
          refusedType = offset..<min(offset + 9, bytes.count)
          return
        }
        blankedType = offset..<end
        offset = end
      } else {
        return
      }
    }
  }

  /// Behind a document type without declarations of its own; nil for any other.
  private func endOfHarmlessType() -> Int? {
    var quote: UInt8?
    for index in offset..<bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: ">") {
        return index + 1
      } else if byte == UInt8(ascii: "[") {
        return nil
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
    }
    return nil
  }

  private func starts(with mark: String) -> Bool { bytes[offset...].starts(with: mark.utf8) }

  private mutating func skip(past mark: String) {
    while offset < bytes.count, !starts(with: mark) { offset += 1 }
    offset = min(bytes.count, offset + mark.utf8.count)
  }

  private mutating func findEncoding(in range: Range<Int>) {
    guard range.count <= Self.declarationLimit else {
      // Other instructions may be long; they declare nothing.
      let isDeclaration =
        bytes[range].dropFirst(5).first.map { $0.isLayout } ?? false
      if bytes[range].starts(with: "<?xml".utf8), isDeclaration {
        encoding = (range.lowerBound..<(range.lowerBound + 5), "?")
      }
      return
    }
    // By hand: a regular expression takes longer than reading most of the files does.
    for start in range where isSpace(start) {
      guard let name = nameOfEncoding(behind: start, in: bytes[range]) else { continue }
      encoding = (start..<(name.endIndex + 1), String(decoding: name, as: UTF8.self))
      return
    }
  }

  /// What stands between quotation marks behind ` encoding =`; nil where that doesn't stand there.
  private func nameOfEncoding(
    behind start: Int, in declaration: ArraySlice<UInt8>
  ) -> ArraySlice<UInt8>? {
    func isQuote(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
    }
    var rest = declaration[(start + 1)...]
    for part in ["encoding", "="] {
      guard rest.starts(with: part.utf8) else { return nil }
      rest = rest.dropFirst(part.utf8.count).drop { $0.isLayout }
    }
    guard rest.first.map(isQuote) == true else { return nil }
    rest = rest.dropFirst()
    return rest.firstIndex(where: isQuote).map { rest[..<$0] }
  }

  private func isSpace(_ place: Int) -> Bool { bytes[place].isLayout }
}
