import LocaleData
import PlainBytes
import Reading

/// Keys, which tools make symbols of: `L10n.Cart.title` or `Strings.cart_title` of `cart.title`,
/// `Strings.Localizable.cartTitle` and `R.string.localizable.cartTitle()` of `cartTitle` or "Cart
/// title!", `.localizable.cartTitle` of that key of the table `Localizable`.
///
/// SwiftGen and R.swift leave out what no name can hold, and write the words together.
struct SpelledSymbols {
  /// The keys by their letters and digits.
  private let keys: [[UInt8]: [Name]]
  /// What tells most other names apart without a look at their letters.
  private let marks: Set<UInt64>
  /// The letters and digits of the keys' table; empty where any table is meant.
  private let table: [UInt8]
  /// In bytes.
  private static let longest = 256

  /// - Parameter table: The table of the keys, if they all are in one.
  init(_ keys: some Sequence<String>, inTable table: String? = nil) {
    self.table = Self.letters((table ?? "").utf8)
    self.keys = Dictionary(grouping: keys.compactMap(Name.init)) { Self.letters($0.key.text.utf8) }
    marks = Set(self.keys.keys.map { ByteHash.of($0.reversed()) })
  }

  /// A key that symbols may be made of, and what tells a symbol of it from any other name.
  private struct Name {
    var key: ExactKey
    var needs: Evidence

    enum Evidence {
      /// Its parts: hardly anything else is called so.
      case none
      /// A type before it, for anything may be called like several words.
      case type
      /// A type of texts before it, for anything may be called like one word.
      case textType
    }

    init?(_ key: String) {
      guard key.utf8.count <= SpelledSymbols.longest,
        key.utf8.contains(where: { SpelledSymbols.letter($0) != nil })
      else { return nil }
      self.key = ExactKey(key)
      guard key.utf8.allSatisfy(Self.isPart) else {
        // Letters beyond ASCII stand in the symbol as they are, which is read no further.
        guard key.unicodeScalars.allSatisfy({ $0.isASCII || !$0.properties.isAlphabetic }) else {
          return nil
        }
        needs = .textType
        return
      }
      let hasParts = key.utf8.contains { !$0.isASCIIWordPart || $0 == UInt8(ascii: "_") }
      let hasHump = key.utf8.dropFirst().contains(where: \.isASCIICapitalLetter)
      needs = hasParts ? .none : hasHump ? .type : .textType
    }

    /// Whether a byte may stand in a key that is a name itself.
    private static func isPart(_ byte: UInt8) -> Bool {
      byte.isASCIIWordPart || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
    }

    /// Whether what stands before a name, up to its period, tells enough.
    func isTold(by types: String) -> Bool {
      switch needs {
      case .none: true
      case .type: types.first?.isUppercase == true || types.first == "." && Self.areTexts(types)
      case .textType: Self.areTexts(types)
      }
    }

    /// Whether one of some names with periods is what a type of texts is called.
    static func areTexts(_ types: String) -> Bool {
      types.split(separator: ".").contains { part in
        let name = part.lowercased()
        return textTypes.contains { name.hasSuffix($0) }
      }
    }

    /// How the types of generated symbols end, in small letters.
    private static let textTypes = LanguageFact.codeNames.list(of: "texts")
  }

  /// What is left of a name without signs and capitals.
  private static func letters(_ name: some Sequence<UInt8>) -> [UInt8] {
    name.compactMap(letter)
  }

  @inline(__always)
  private static func letter(_ byte: UInt8) -> UInt8? {
    guard byte.isASCIIWordPart, byte != UInt8(ascii: "_") else { return nil }
    return byte < 0x40 ? byte : byte | 0x20
  }

  /// The keys whose symbols code names, with or without the types that these are in.
  func keys(in bytes: [UInt8]) -> Set<ExactKey> {
    var found: Set<ExactKey> = []
    visit(bytes) { _, keys in found.formUnion(keys) }
    return found
  }

  /// Whether a name with periods stands in a type that is called as those of texts are.
  static func isOfTexts(_ name: [UInt8]) -> Bool {
    guard let point = name.lastIndex(of: UInt8(ascii: ".")) else { return false }
    return Name.areTexts(String(decoding: name[..<point], as: UTF8.self))
  }

  /// Where code names symbols in a type or module, from that on: `Cart.title` alone may be anything.
  func qualifiedPlaces(in bytes: [UInt8]) -> [Range<Int>] {
    places(in: bytes) { place in
      bytes[place.chain.lowerBound].isASCIICapitalLetter
        && !isOfTable(Self.types(before: place, in: bytes))
    }
  }

  /// Where code names symbols that a plugin of the build makes of the table's keys, as members of a
  /// resource: `Text(.localizable.title)`, from the period on.
  func resourcePlaces(in bytes: [UInt8]) -> [Range<Int>] {
    places(in: bytes) { place in
      let start = place.chain.lowerBound
      guard isOfTable(Self.types(before: place, in: bytes)) else { return false }
      // A member of what is called or unwrapped there is one of a value.
      return bytes[start] != UInt8(ascii: ".") || start == 0
        || !")]}?!>\"`".utf8.contains(bytes[start - 1])
    }
  }

  private func places(
    in bytes: [UInt8], where isMeant: (Place) -> Bool
  ) -> [Range<Int>] {
    var found: [Range<Int>] = []
    visit(bytes) { place, _ in
      guard place.matched > place.chain.lowerBound, found.last != place.chain, isMeant(place)
      else { return }
      found.append(place.chain)
    }
    return found.reversed()
  }

  private static func types(before place: Place, in bytes: [UInt8]) -> String {
    String(
      decoding: bytes[place.chain.lowerBound..<max(place.chain.lowerBound, place.matched - 1)],
      as: UTF8.self)
  }

  /// Whether what stands before a name is where a plugin of the build has the symbols of the table:
  /// `.localizable`, or with the type `LocalizedStringResource`.
  private func isOfTable(_ types: String) -> Bool {
    guard !table.isEmpty, let point = types.lastIndex(of: ".") else { return false }
    let name = types[types.index(after: point)...]
    return ["", "LocalizedStringResource"].contains(types[..<point])
      && name.first?.isLowercase == true && Self.letters(name.utf8) == table
  }

  /// A name with periods, and where in it what a symbol is called starts.
  private typealias Place = (chain: Range<Int>, matched: Int)

  private func visit(_ bytes: [UInt8], _ visitor: (Place, [ExactKey]) -> Void) {
    guard !keys.isEmpty else { return }
    bytes.withUnsafeBufferPointer { bytes in
      var end = bytes.count
      while end > 0 {
        guard Self.isChained(bytes[end - 1]) else {
          end -= 1
          continue
        }
        var start = end - 1
        while start > 0, Self.isChained(bytes[start - 1]) { start -= 1 }
        if end - start <= Self.longest {
          visit(chain: bytes[start..<end], visitor)
          if bytes[start] == UInt8(ascii: ".") { visitBroken(start..<end, in: bytes, visitor) }
        }
        end = start
      }
    }
  }

  /// Visits the keys of a chain whose last names stand on a line of their own.
  private func visitBroken(
    _ last: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>, _ visitor: (Place, [ExactKey]) -> Void
  ) {
    var end = last.lowerBound
    while end > 0, bytes[end - 1].isLayout { end -= 1 }
    var start = end
    while start > 0, last.lowerBound - start < Self.longest, Self.isChained(bytes[start - 1]) {
      start -= 1
    }
    guard start < end, end < last.lowerBound else { return }
    let whole = Array(bytes[start..<end]) + bytes[last]
    whole.withUnsafeBufferPointer { chain in
      visit(chain: chain[...]) { place, keys in
        // What begins before the break was visited by itself.
        if place.matched > end - start { visitor((last, last.lowerBound + 1), keys) }
      }
    }
  }

  @inline(__always)
  private static func isChained(_ byte: UInt8) -> Bool {
    byte.isASCIIWordPart || byte == UInt8(ascii: ".")
  }

  /// Visits the keys of names that are divided by periods: of all of them, and of the last ones.
  private func visit(
    chain: Slice<UnsafeBufferPointer<UInt8>>, _ visitor: (Place, [ExactKey]) -> Void
  ) {
    // From the last letter to the first, so that one pass over a name gives the hash of each of
    // its ends.
    var hash = ByteHash.seed
    var place = chain.endIndex
    while place > chain.startIndex {
      place -= 1
      if let letter = Self.letter(chain[place]) { hash = ByteHash.combine(hash, letter) }
      let isStart = place == chain.startIndex || chain[place - 1] == UInt8(ascii: ".")
      // No name starts with a digit: "10.0.0" names nothing.
      guard isStart, !chain[place].isASCIIDigit, marks.contains(hash) else { continue }
      guard let found = keys[Self.letters(chain[place...])] else { continue }
      let types = String(decoding: chain[..<max(chain.startIndex, place - 1)], as: UTF8.self)
      let told = (isOfTable(types) ? found : found.filter { $0.isTold(by: types) }).map(\.key)
      if !told.isEmpty { visitor((chain.startIndex..<chain.endIndex, place), told) }
    }
  }
}
