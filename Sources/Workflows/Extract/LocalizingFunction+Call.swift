import Extraction
import PlainBytes
import Reading

extension LocalizingFunction {
  /// The function whose first argument comes next.
  ///
  /// - Parameter front: What stands before the argument, with the label of it.
  init?(calledAtEndOf front: ArraySlice<UInt8>) {
    var rest = Self.withoutSpace(front)
    var label: String?
    if rest.last == UInt8(ascii: ":") {
      rest = Self.withoutSpace(rest.dropLast())
      label = Self.name(endingIn: rest)
      rest = Self.withoutSpace(rest.dropLast(label?.utf8.count ?? 0))
    }
    guard rest.last == UInt8(ascii: "(") else { return nil }
    let function = Self.name(endingIn: rest.dropLast())
    guard !function.isEmpty else { return nil }
    self.init(name: function, label: label)
  }

  /// The member that a literal is asked for: `String.localized` of `"key".localized()`.
  ///
  /// - Parameter code: What starts with the literal.
  init?(askedOf code: ArraySlice<UInt8>) {
    var scan = LiteralScan(Array(code.prefix(Self.longestLiteral)), isMarkup: false)
    guard scan.next() != nil else { return nil }
    self.init(askedBehind: scan)
  }

  /// The member that the literal is asked for that a scan read last.
  init?(askedBehind scan: LiteralScan) {
    let (read, rest) = (scan.bytes[..<scan.index], scan.bytes[scan.index...])
    // A literal that its line ends is none.
    guard scan.start != nil, let last = read.last, !last.isLineEnd else { return nil }
    let behind = rest.drop { $0.isASCIIWhitespace }
    guard behind.first == UInt8(ascii: ".") else { return nil }
    let name = behind.dropFirst().prefix { $0.mayBeWordPart }
    guard !name.isEmpty else { return nil }
    self.init(name: String(decoding: name, as: UTF8.self), owner: "String")
  }

  /// In bytes, with what is asked of it; no key of a catalog is longer.
  private static let longestLiteral = 1 << 14

  private static func name(endingIn bytes: ArraySlice<UInt8>) -> String {
    let name = bytes.reversed().prefix { $0.mayBeWordPart }
    return String(decoding: name.reversed(), as: UTF8.self)
  }

  private static func withoutSpace(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    bytes[..<(bytes.lastIndex { !$0.isASCIIWhitespace }.map { $0 + 1 } ?? bytes.startIndex)]
  }
}

extension Wrapper {
  /// What stands before the parentheses where it is called, or behind the text that it is asked of:
  /// `tr` of `Strings.tr(_:)`, the type's name of an initializer.
  var calledName: String? {
    let names = name.prefix { $0 != "(" }.split(separator: ".")
    return (names.last == "init" ? names.dropLast().last : names.last).map { String($0) }
  }
}
