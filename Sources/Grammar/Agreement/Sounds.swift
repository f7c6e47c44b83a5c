import PlainBytes

/// The sounds that words and numbers start with.
extension Language {
  /// Whether a word starts with a sound: by what the language's hooks know, by `sounds.txt`, and by its
  /// letters.
  ///
  /// - Parameters:
  ///   - word: As it stands in the text.
  ///   - lower: The same in small letters.
  func sounds(_ sound: String, _ word: Bytes, _ lower: Bytes) -> Bool {
    if let known = hooks.hasSound(sound, word, lower, in: self) { return known }
    if let first = lower.first, first.isASCIIDigit {
      return startsNumber(sound, with: lower)
    }
    if let listed = listedSound(sound, of: word) { return listed }
    if let letters = sandhi.letters[sound], isSpelled(word.text) {
      return word.first.map(letters.contains) ?? false
    }
    if let listed = listedSound(sound, of: lower) { return listed }
    if let hyphen = lower.firstIndex(of: UInt8(ascii: "-")),
      let listed = listedSound(sound, of: lower.slice(0..<hyphen))
    {
      return listed
    }
    return sandhi.sounds[sound]?.contains { lower.count >= $0.count && lower.starts(with: $0) }
      ?? false
  }

  /// An abbreviation that is read letter by letter: capitals, or one letter.
  private func isSpelled(_ word: String) -> Bool {
    let letters = word.prefix { $0.isLetter }
    guard let first = letters.first, first.isUppercase else { return false }
    let stem = letters.last == "s" && letters.count > 2 ? letters.dropLast() : letters
    guard stem.allSatisfy(\.isUppercase), stem.count <= 5 else { return false }
    return stem.count <= 3 || word.count > letters.count
      || !stem.dropFirst().contains { "AEIOU".contains($0) }
  }

  /// A number is spoken from its first group of digits: eleven thousand, eighty.
  private func startsNumber(_ sound: String, with number: Bytes) -> Bool {
    let digits = number.prefix { $0.isASCIIDigit || $0 == 0x2C }.filter { $0 != 0x2C }
    let group = digits.prefix((digits.count - 1) % 3 + 1)
    return sandhi.numbers[sound]?.contains { start in
      start.last == UInt8(ascii: "*")
        ? digits.starts(with: start.dropLast()) : group.elementsEqual(start)
    } ?? false
  }

  /// What `sounds.txt` says of a word; nil where it doesn't have it.
  private func listedSound(_ sound: String, of word: Bytes) -> Bool? {
    guard let listed = listedSounds(of: word) else { return nil }
    var isFound = false
    listed.parts(UInt8(ascii: " ")) { _, name in
      isFound = isFound || name.elementsEqual(sound.utf8)
      return true
    }
    return isFound
  }

  /// The classes of sounds that `sounds.txt` gives a word: of the word itself, or of the longest
  /// beginning of it that stands there with an asterisk.
  func listedSounds(of word: Bytes) -> Bytes? {
    if let exact = soundLine(word) { return exact }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: word.count + 1) { key in
      for length in stride(from: word.count, through: 1, by: -1) {
        _ = key.update(fromContentsOf: word.slice(0..<length))
        key[length] = UInt8(ascii: "*")
        if let line = soundLine(Bytes(rebasing: key[...length])) { return line }
      }
      return nil
    }
  }

  private func soundLine(_ word: Bytes) -> Bytes? {
    var found: Bytes?
    index.forEach(WordHash.of(word)) { offset in
      guard let (kind, line) = texts.line(at: offset), kind == .sounds,
        line.firstField.equals(word)
      else { return }
      found = line.behindFirstField
    }
    return found
  }
}
