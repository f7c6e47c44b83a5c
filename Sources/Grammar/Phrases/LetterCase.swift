/// Carries the capitals of a word over to another form of it.
enum LetterCase {
  /// The bytes in small letters.
  static func lowercased(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var previous: UInt8 = 0
    for byte in bytes {
      if (0x41...0x5A).contains(byte) {
        result.append(byte | 0x20)
      } else if previous == 0xC3, (0x80...0x9E).contains(byte), byte != 0x97 {
        // À to Þ: their small letters follow 32 later.
        result.append(byte + 0x20)
      } else if byte >= 0xC4 {
        // Anything else but Latin-1 and plain letters.
        return Array(composed(String(decoding: bytes, as: UTF8.self).lowercased()).utf8)
      } else {
        result.append(byte)
      }
      previous = byte
    }
    return result
  }

  /// The bytes of a text in small letters.
  static func lowercased(_ text: String) -> [UInt8] { Array(composed(text.lowercased()).utf8) }

  /// The same for a text of its own.
  static func applied(to form: [UInt8], from original: String) -> String {
    var original = original
    return original.withUTF8 { bytes in
      let all = Slice(base: bytes, bounds: bytes.indices)
      return applied(to: form, from: all, lower: lowercased(all))
    }
  }

  /// Letters and marks that stand apart, joined as the lexicons write them.
  private static func composed(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { (0x300...0x36F).contains($0.value) }) else {
      return text
    }
    let latin = (UInt32(0xC0)...0x24F).compactMap(Unicode.Scalar.init)
    return String(
      text.map { letter in
        letter.unicodeScalars.count == 1
          ? letter : latin.first { Character($0) == letter }.map(Character.init) ?? letter
      })
  }

  /// - Parameters:
  ///   - form: The new form, in the letters of the lexicon.
  ///   - original: The word as it stands in the text.
  ///   - lower: The same in small letters.
  /// - Returns: The new form with the capitals of the old one.
  static func applied(
    to form: [UInt8], from original: Slice<UnsafeBufferPointer<UInt8>>, lower: [UInt8]
  ) -> String {
    if original.elementsEqual(lower) { return String(decoding: form, as: UTF8.self) }
    let formText = String(decoding: form, as: UTF8.self)
    let text = String(decoding: original, as: UTF8.self)
    let letters = text.unicodeScalars.filter(\.properties.isAlphabetic)
    let capitals = letters.count { $0.properties.isUppercase }
    if capitals == letters.count, letters.count > 1 { return formText.uppercased() }
    let isTitle = capitals == 1 && letters.first?.properties.isUppercase == true
    if isTitle || letters.count == 1 {
      return formText.prefix(1).uppercased() + formText.dropFirst()
    }
    for separator in [UInt8(ascii: "-"), UInt8(ascii: " ")] {
      if let joined = appliedToParts(form, original, separator) { return joined }
    }
    // iPhone, PDFs: what both forms begin with keeps its letters.
    let common = zip(form, lower).prefix { $0 == $1 }.count
    guard original.count == lower.count else { return formText }
    return String(decoding: original.prefix(common) + form.dropFirst(common), as: UTF8.self)
  }
}

extension LetterCase {
  /// Mother-in-Law, Flat White: each part keeps its own capitals.
  private static func appliedToParts(
    _ form: [UInt8], _ original: Slice<UnsafeBufferPointer<UInt8>>, _ separator: UInt8
  ) -> String? {
    let (parts, models) = (form.split(separator: separator), original.split(separator: separator))
    guard parts.count == models.count, parts.count > 1 else { return nil }
    return zip(parts, models).map { part, model in
      applied(to: Array(part), from: model, lower: lowercased(model))
    }.joined(separator: String(Unicode.Scalar(separator)))
  }
}

extension [UInt8] {
  func hasSuffix(_ suffix: String) -> Bool {
    var index = count - suffix.utf8.count
    guard index >= 0 else { return false }
    for byte in suffix.utf8 {
      if self[index] != byte { return false }
      index += 1
    }
    return true
  }

  func dropping(_ suffix: String) -> [UInt8] { Array(dropLast(suffix.utf8.count)) }

  static func + (bytes: [UInt8], text: String) -> [UInt8] { bytes + Array(text.utf8) }

  var text: String { String(decoding: self, as: UTF8.self) }
}
