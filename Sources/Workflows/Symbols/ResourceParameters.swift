import PlainBytes

/// What the project declares that takes a resource by one of some labels:
/// `func badge(role: LocalizedStringResource)`, `struct Badge { let role: LocalizedStringResource }`.
struct ResourceParameters: Sendable {
  /// The names of functions and types by the labels.
  private var names: [String: Set<String>] = [:]

  init() {}

  /// - Parameters:
  ///   - bytes: Those of a Swift file. All that it declares counts for each label of such a parameter or
  ///     property in it, for which of them has that is not asked.
  ///   - labels: The labels that matter.
  init(in bytes: [UInt8], labels: Set<String>) {
    let found = Self.labels(in: bytes).intersection(labels)
    guard !found.isEmpty else { return }
    let declared = Self.declaredNames(in: bytes)
    for label in found { names[label] = declared }
  }

  /// Adds what another file declares.
  mutating func formUnion(_ other: ResourceParameters) {
    names.merge(other.names) { $0.union($1) }
  }

  /// Whether a function or type of the project may take a resource by a label.
  func takes(_ label: String, of name: String) -> Bool { names[label]?.contains(name) == true }

  // MARK: Reading

  /// The labels of the parameters that are of the type of Xcode's symbols, and the names of such
  /// properties, by which values of their types are made.
  private static func labels(in bytes: [UInt8]) -> Set<String> {
    var labels: Set<String> = []
    var rest = bytes[...]
    while let type = rest.firstRange(of: typeName) {
      rest = rest[type.upperBound...]
      if let label = label(before: type.lowerBound, in: bytes) { labels.insert(label) }
    }
    return labels
  }

  /// What a parameter is called whose type starts at a place; nil where anything else does.
  private static func label(before type: Int, in bytes: [UInt8]) -> String? {
    let before = withoutSpace(bytes[..<type])
    guard before.last == UInt8(ascii: ":") else { return nil }
    let name = word(endingWith: withoutSpace(before.dropLast()))
    let first = word(endingWith: withoutSpace(bytes[..<name.startIndex]))
    // `role text: …` has a label of its own; `let role: …` a word that declares it.
    let isAlone = first.isEmpty || properties.contains { first.elementsEqual($0.utf8) }
    let label = String(decoding: isAlone ? name : first, as: UTF8.self)
    return label.isEmpty ? nil : label
  }

  /// Bytes without the white space at their end.
  ///
  /// A slice is made smaller: removing its last element would copy the file's bytes for each place.
  private static func withoutSpace(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let last = bytes.lastIndex { !$0.isASCIIWhitespace }
    return last.map { bytes[...$0] } ?? bytes.prefix(0)
  }

  private static func word(endingWith bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var start = bytes.endIndex
    while start > bytes.startIndex, bytes[start - 1].mayBeWordPart { start -= 1 }
    return bytes[start...]
  }

  /// The names of the functions and types that a file declares.
  private static func declaredNames(in bytes: [UInt8]) -> Set<String> {
    var names: Set<String> = []
    var isName = false
    for word in bytes.split(whereSeparator: { !$0.mayBeWordPart }) {
      if isName { names.insert(String(decoding: word, as: UTF8.self)) }
      isName = declaring.contains { word.elementsEqual($0.utf8) }
    }
    return names
  }

  private static let typeName = Array("LocalizedStringResource".utf8)
  private static let properties = ["let", "var"]
  private static let declaring = ["actor", "class", "enum", "func", "struct"]
}
