/// Tells by the bytes alone which bodies without a literal may hand on a text, or give a bundle, so
/// that they matter although they decide nothing themselves.
enum PassingMarks {
  /// Most bodies that hand on a text are short, and kept whole; of longer ones that is kept which
  /// mentions the text.
  static let longestWhole = 800
  /// Longer bodies are parsed for their literals only.
  private static let longest = 4_000

  static func mayPassText(
    body: some RandomAccessCollection<UInt8>, header: some RandomAccessCollection<UInt8>
  ) -> Bool {
    body.count <= longest && (contains(string, in: header) || contains(generic, in: header))
  }

  /// Whether a body that an outline knows may hand on a text.
  ///
  /// What its function gives, or its property is, matters where that may be a text written there.
  static func mayPass(
    _ body: SourceOutline.Body, _ inside: Slice<UnsafeBufferPointer<UInt8>>,
    header: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Bool {
    let given = body.hasText ? header : body.isGetter ? header.prefix(0) : withoutResult(header)
    return mayPassText(body: inside, header: given) || mayPassSelf(body: inside)
  }

  /// A function's header up to the arrow behind its parameters.
  private static func withoutResult(
    _ header: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Slice<UnsafeBufferPointer<UInt8>> {
    var depth = 0
    var hasParameters = false
    var place = header.startIndex
    while place < header.endIndex {
      let next = header.index(after: place)
      switch header[place] {
      case UInt8(ascii: "("): (depth, hasParameters) = (depth + 1, true)
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "-") where hasParameters && depth == 0:
        if next < header.endIndex, header[next] == UInt8(ascii: ">") { return header[..<place] }
      default: break
      }
      place = next
    }
    return header
  }

  /// - Parameter isText: Whether `self` is known to be a text.
  static func mayPassSelf(
    body: some RandomAccessCollection<UInt8>, isText: Bool = false
  ) -> Bool {
    body.count <= longestWhole && (isText || selfMarks.contains { contains($0, in: body) })
  }

  /// Whether a short body may give the bundle of the module that it stands in: a wrapper may look up
  /// its texts there.
  static func mayGiveBundle(
    body: some RandomAccessCollection<UInt8>, header: some RandomAccessCollection<UInt8>
  ) -> Bool {
    body.count <= longestWhole && contains(bundle, in: header)
      && ownBundles.contains { contains($0, in: body) }
  }

  /// What names the bundle of the module at hand.
  private static let ownBundles = BundleSpelling.marksOfOwnModule.map { Array($0.utf8) }

  /// Whether the bundle of the module at hand is named where some bytes start.
  ///
  /// Asked at each full stop of all sources, so a look at the second byte comes first.
  static func namesOwnBundle(_ bytes: ArraySlice<UInt8>) -> Bool {
    switch bytes.dropFirst().first {
    case UInt8(ascii: "m"), UInt8(ascii: "b"), UInt8(ascii: "u"):
      ownBundles.contains { bytes.starts(with: $0) }
    default: false
    }
  }

  /// Whether something is named where some bytes start that looks texts up whatever it is given, a
  /// literal or not: `.localizedName`, `LocalizedStringKey(title)`.
  static func namesLookUp(_ bytes: ArraySlice<UInt8>) -> Bool {
    switch bytes.dropFirst().first {
    case UInt8(ascii: "l"), UInt8(ascii: "o"):
      lookUps.contains { bytes.starts(with: $0) } && !others.contains { bytes.starts(with: $0) }
    default: false
    }
  }

  private static let lookUps = [".locali", "LocalizedString"].map { Array($0.utf8) }
  /// What Foundation has of such names, and is in nearly every file; each long enough to leave out
  /// no name of a project's own, as `.localizedCategory`.
  private static let others = [
    ".localizedDescription", ".localizedCompare", ".localizedCaseInsensitive",
    ".localizedCapitalized", ".localizedStandard",
  ].map { Array($0.utf8) }

  private static let bundle = Array("Bundle".utf8)

  // `String`, `StaticString`, `LocalizedStringKey`, and a key of a generic type.
  private static let string = Array("String".utf8)
  private static let generic = Array("_ key".utf8)
  // `self` and its raw value, what looks texts up, and a view of a key that a property holds.
  private static let selfMarks = ["(self)", "(self,", "rawValue", "ocalized", "Text(.init("].map {
    Array($0.utf8)
  }

  /// Where values of some names are mentioned; what is `name:` there is a label, and what is `.name` a
  /// member of something else.
  static func mentions(
    of names: Set<ArraySlice<UInt8>>, in bytes: ArraySlice<UInt8>
  ) -> [Int32] {
    var found: [Int32] = []
    var place = bytes.startIndex
    while place < bytes.endIndex {
      guard Identifier.isBody(bytes[place]) else {
        place += 1
        continue
      }
      let end = bytes[place...].firstIndex { !Identifier.isBody($0) } ?? bytes.endIndex
      let isMember = place > bytes.startIndex && bytes[place - 1] == UInt8(ascii: ".")
      let isLabel = end < bytes.endIndex && bytes[end] == UInt8(ascii: ":")
      if !isMember, !isLabel, names.contains(bytes[place..<end]) {
        found.append(Int32(truncatingIfNeeded: place))
      }
      place = end
    }
    return found
  }

  private static func contains(
    _ mark: [UInt8], in bytes: some RandomAccessCollection<UInt8>
  ) -> Bool {
    guard let first = mark.first else { return false }
    var start = bytes.startIndex
    while let found = bytes[start...].firstIndex(of: first) {
      if bytes[found...].starts(with: mark) { return true }
      start = bytes.index(after: found)
    }
    return false
  }
}
