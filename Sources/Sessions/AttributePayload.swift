/// Where one is in the unfinished payload of a caret attribute, such as `(morphology: { number: `.
package struct AttributePayload: Hashable, Sendable {
  /// What comes next.
  package enum Expectation: Hashable, Sendable {
    /// A name; inside of an object that of the value's attribute.
    case name(inside: String?)
    /// The value of a name; inside of an object with that of the attribute around it.
    case value(of: String, inside: String?)
  }

  package private(set) var expectation = Expectation.name(inside: nil)
  /// How many bytes before the end are typed of what comes next.
  package private(set) var typed = 0
  private var names: [String] = []
  private var word: [UInt8] = []
  private var name: String?

  /// - Parameter text: A text up to where one is.
  /// - Returns: nil where no payload is open.
  package init?(_ text: some BidirectionalCollection<UInt8>) {
    let bytes = Array(text.suffix(Self.longest))
    guard let start = Self.start(in: bytes) else { return nil }
    var quote: UInt8?
    for byte in bytes[start...] {
      if quote == nil, byte == UInt8(ascii: ")"), names.isEmpty { return nil }
      read(byte, &quote)
    }
    let inside = names.last
    expectation = name.map { Expectation.value(of: $0, inside: inside) } ?? .name(inside: inside)
  }

  /// Longer payloads are not looked through.
  private static let longest = 2000

  /// Behind the last `](` that belongs to a caret.
  private static func start(in bytes: [UInt8]) -> Int? {
    guard
      let bracket = bytes.indices.dropLast().last(where: {
        bytes[$0] == UInt8(ascii: "]") && bytes[$0 + 1] == UInt8(ascii: "(")
      })
    else { return nil }
    var depth = 0
    for index in bytes[...bracket].indices.reversed() {
      if bytes[index] == UInt8(ascii: "]") { depth += 1 }
      guard bytes[index] == UInt8(ascii: "[") else { continue }
      depth -= 1
      guard depth == 0 else { continue }
      return index > 0 && bytes[index - 1] == UInt8(ascii: "^") ? bracket + 2 : nil
    }
    return nil
  }

  private mutating func read(_ byte: UInt8, _ quote: inout UInt8?) {
    typed += 1
    if let open = quote {
      if byte == open { quote = nil }
      word.append(byte)
      return
    }
    switch byte {
    case UInt8(ascii: "'"), UInt8(ascii: "\""):
      quote = byte
      word.append(byte)
    case UInt8(ascii: ":"): (name, word, typed) = (Self.unquoted(word), [], 0)
    case UInt8(ascii: ","): (name, word, typed) = (nil, [], 0)
    case UInt8(ascii: "{"):
      names.append(name ?? "")
      (name, word, typed) = (nil, [], 0)
    case UInt8(ascii: "}"):
      _ = names.popLast()
      (name, word, typed) = (nil, [], 0)
    // A quotation mark is escaped where the text stands between others.
    case UInt8(ascii: "\\"): break
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      if word.isEmpty { typed = 0 }
    default: word.append(byte)
    }
  }

  private static func unquoted(_ word: [UInt8]) -> String {
    let marks = Array("'\"\\".utf8)
    return String(decoding: word.filter { !marks.contains($0) }, as: UTF8.self)
  }
}
