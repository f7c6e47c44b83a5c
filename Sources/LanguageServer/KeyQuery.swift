import PlainBytes

/// Letters that somebody types to find a key: it has all of them in their order, whatever their case
/// and whatever stands between them.
struct KeyQuery {
  private let text: String
  /// Small letters; nil where not all of them are ASCII.
  private let letters: [UInt8]?

  init(_ text: String) {
    self.text = text
    letters = text.utf8.allSatisfy { $0 < 0x80 } ? text.utf8.map(\.lowercasedASCII) : nil
  }

  func matches(_ key: String) -> Bool {
    guard let letters else { return matchesCharacters(of: key) }
    guard !letters.isEmpty else { return true }
    var (key, found) = (key, 0)
    // Byte by byte: there are tens of thousands of keys, and somebody waits.
    return key.withUTF8 { bytes in
      for byte in bytes where byte.lowercasedASCII == letters[found] {
        found += 1
        if found == letters.count { return true }
      }
      return false
    }
  }

  private func matchesCharacters(of key: String) -> Bool {
    var rest = text.lowercased()[...]
    for character in key.lowercased() where character == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
