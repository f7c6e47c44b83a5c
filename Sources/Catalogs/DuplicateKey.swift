package import Diagnostics
package import Reading

extension Diagnostic {
  /// Where what stands twice in a file stands; nil for any other mistake.
  package var repeatedPlaces: (later: Range<Int>, earlier: Range<Int>)? {
    guard id == Diagnostic.repeatedKeyID, let later = location?.range,
      let earlier = notes.first?.location?.range
    else { return nil }
    return (later, earlier)
  }

  /// A key that two entries of one file have; `range` is the later one.
  ///
  /// - Parameter outer: The keys around it.
  static func duplicateKey(
    _ key: String, below outer: [String] = [], file: String, range: Range<Int>,
    earlier: Range<Int>
  ) -> Diagnostic {
    let path = outer + [key]
    return Diagnostic(
      id: Diagnostic.repeatedKeyID, severity: .warning,
      message: "'\(key)' is defined twice: this one wins at run time; remove one",
      location: Location(file: file, range: range, keyPath: path),
      notes: [
        Note(
          message: "'\(key)' is also defined here",
          location: Location(file: file, range: earlier, keyPath: path))
      ])
  }
}

extension SourceText {
  /// Whether two entries of a `.strings` file are spelled alike, so that nobody sees which one wins.
  package func areSpelledAlike(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    guard one.upperBound <= utf8.count, other.upperBound <= utf8.count else { return false }
    let (one, other) = (squeezed(one), squeezed(other))
    return one.elementsEqual(other)
  }

  /// Whether two places have the same bytes; places without any, as in what isn't read as text, don't.
  package func haveSameBytes(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    guard !one.isEmpty, one.upperBound <= utf8.count, other.upperBound <= utf8.count else {
      return false
    }
    return utf8[one].elementsEqual(utf8[other])
  }

  private func squeezed(_ range: Range<Int>) -> some Sequence<UInt8> {
    utf8[range].lazy.filter { $0 > 0x20 && $0 != UInt8(ascii: ";") }
  }
}
