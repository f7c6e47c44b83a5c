import Reading

/// URLs and e-mail addresses that stand in a text as they are.
enum Addresses {
  /// Where they stand, in order.
  static func ranges(in scalars: [Unicode.Scalar]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = 0
    while start < scalars.count {
      guard !isDelimiter(scalars[start]) else {
        start += 1
        continue
      }
      var end = start
      while end < scalars.count, !isDelimiter(scalars[end]) { end += 1 }
      if let range = address(in: scalars, start..<end) { found.append(range) }
      start = end
    }
    return found
  }

  private static func isDelimiter(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isSpace || scalar == Prose.object { return true }
    switch scalar {
    case "<", ">", "\"", "“", "”", "„", "«", "»", "(", ")", "[", "]", "{", "}", "（", "）", "，", "。",
      "、",
      "「", "」", "；", "：", "’", "‘":
      return true
    default: return false
    }
  }

  /// The part of a token that is an address, without punctuation at its end.
  private static func address(
    in scalars: [Unicode.Scalar], _ token: Range<Int>
  ) -> Range<Int>? {
    guard token.count > 4 else { return nil }
    var end = token.upperBound
    while end > token.lowerBound, isTrailing(scalars[end - 1]) { end -= 1 }
    let part = token.lowerBound..<end
    let dot = scalars[part].lastIndex(of: ".") ?? part.lowerBound
    for index in part {
      if scalars[index] == ":", index + 3 < end, scalars[index + 1] == "/",
        scalars[index + 2] == "/"
      {
        var start = index
        while start > part.lowerBound, isASCIILetter(scalars[start - 1]) { start -= 1 }
        return start < index ? start..<lastASCII(scalars, start..<end) : nil
      }
      if scalars[index] == "@", index > part.lowerBound,
        dot > index + 1, dot + 2 < end, scalars[index + 1..<end].allSatisfy(isHostPart)
      {
        var start = index
        while start > part.lowerBound, isMailboxPart(scalars[start - 1]) { start -= 1 }
        return start < index ? start..<end : nil
      }
    }
    return isHost(scalars, part) ? part : nil
  }

  /// `www.example.com/path`, `example.com`.
  private static func isHost(_ scalars: [Unicode.Scalar], _ part: Range<Int>) -> Bool {
    let host = scalars[part].prefix { $0 != "/" && $0 != ":" && $0 != "?" }
    guard host.allSatisfy(isHostPart), let dot = host.lastIndex(of: "."), dot > host.startIndex
    else { return false }
    if host.starts(with: ["w", "w", "w", "."]) { return true }
    let end = String(String.UnicodeScalarView(host[(dot + 1)...])).lowercased()
    return topLevels.contains(end)
  }

  private static let topLevels: Set<String> = [
    "com", "org", "net", "edu", "gov", "io", "dev", "app", "me", "de", "fr", "es", "it", "uk", "jp",
    "cn", "ru", "br", "eu", "info", "social", "im", "tv", "cc", "xyz",
  ]

  /// Letters of other scripts right behind a URL belong to the sentence (Chinese, Japanese).
  private static func lastASCII(_ scalars: [Unicode.Scalar], _ range: Range<Int>) -> Int {
    scalars[range].firstIndex { $0.value >= 0x80 } ?? range.upperBound
  }

  private static func isTrailing(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", ",", ";", ":", "!", "?", "'", "…", "*", "_": true
    default: false
    }
  }

  private static func isASCIILetter(_ scalar: Unicode.Scalar) -> Bool {
    (0x61...0x7A).contains(scalar.value | 0x20) && scalar.value < 0x80
  }

  private static func isHostPart(_ scalar: Unicode.Scalar) -> Bool {
    isASCIILetter(scalar) || (0x30...0x39).contains(scalar.value) || scalar == "." || scalar == "-"
  }

  private static func isMailboxPart(_ scalar: Unicode.Scalar) -> Bool {
    isHostPart(scalar) || scalar == "_" || scalar == "+" || scalar == "%"
  }
}
