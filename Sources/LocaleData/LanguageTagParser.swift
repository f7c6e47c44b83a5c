import PlainBytes

/// Reads the subtags of a language tag (BCP 47, section 2.1).
struct LanguageTagParser {
  /// Longer than any tag in use; RFC 5646, section 4.4.1, lets an implementation set a limit.
  private static let longestTag = 255

  private var subtags: ArraySlice<String>

  /// - Returns: The tag in canonical case, legacy subtags as they stand; nil if it isn't one.
  static func tag(in text: some StringProtocol) -> LanguageTag? {
    guard text.utf8.prefix(longestTag + 1).count <= longestTag else { return nil }
    let (name, modifier) = splitPOSIX(Array(text.utf8))
    var lowercase = name.map { String(decoding: $0.map(\.lowercasedASCII), as: UTF8.self) }
    if let code = LanguageTag.code(ofOldName: lowercase[0]) { lowercase[0] = code }
    guard lowercase.allSatisfy(\.isSubtag) else { return nil }
    if let opaque = opaqueTag(lowercase) { return opaque }
    var parser = LanguageTagParser(subtags: lowercase[...])
    guard var tag = parser.langtag() else { return nil }
    tag.apply(modifier: modifier)
    return tag
  }

  /// Takes off POSIX's codeset (`.UTF-8`) and modifier (`@latin`), and ICU's keywords.
  private static func splitPOSIX(
    _ bytes: [UInt8]
  ) -> (subtags: [ArraySlice<UInt8>], modifier: String) {
    let marks = [UInt8(ascii: "."), UInt8(ascii: "@")]
    let end = bytes.firstIndex { marks.contains($0) } ?? bytes.count
    let modifier = bytes[end...].drop { $0 != UInt8(ascii: "@") }.dropFirst()
    let subtags = bytes[..<end].split(omittingEmptySubsequences: false) {
      $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }
    return (subtags, String(decoding: modifier.map(\.lowercasedASCII), as: UTF8.self))
  }

  private static func opaqueTag(_ subtags: [String]) -> LanguageTag? {
    let text = subtags.joined(separator: "-")
    if subtags[0] == "x", subtags.count > 1 { return LanguageTag(language: text) }
    return grandfathered[text].map { LanguageTag(language: $0) }
  }

  private mutating func langtag() -> LanguageTag? {
    guard let language = language() else { return nil }
    var tag = LanguageTag(language: language)
    tag.script = take { $0.utf8.count == 4 && $0.isLetters }.map(\.titlecasedASCII)
    tag.region = take(\.isRegion)?.uppercased()
    while let variant = take(\.isVariant) {
      guard !tag.variants.contains(variant) else { return nil }
      tag.variants.append(variant)
    }
    guard let extensions = extensions() else { return nil }
    tag.extensions = extensions
    return subtags.isEmpty ? tag : nil
  }

  /// An extended language subtag stands for itself: `zh-yue` is `yue` (BCP 47, section 4.5).
  ///
  /// Only some languages have them, so that `en_USA` isn't taken for a language `usa`.
  private mutating func language() -> String? {
    guard let first = subtags.popFirst() else { return nil }
    if first == "root" { return "und" }
    guard (2...3).contains(first.utf8.count), first.isLetters else { return nil }
    guard macrolanguages.contains(first) else { return first }
    let extended = take { $0.utf8.count == 3 && $0.isLetters }
    return extended ?? first
  }

  /// - Returns: nil for a singleton without subtags or one that is there twice.
  private mutating func extensions() -> [String]? {
    var extensions: [String] = []
    var privateUse: [String] = []
    while privateUse.isEmpty, let singleton = take({ $0.utf8.count == 1 }) {
      let isPrivate = singleton == "x"
      var parts = [singleton]
      while let part = take({ isPrivate || $0.utf8.count > 1 }) { parts.append(part) }
      guard parts.count > 1, !extensions.contains(where: { $0.hasPrefix("\(singleton)-") }) else {
        return nil
      }
      let text = parts.joined(separator: "-")
      if isPrivate { privateUse = [text] } else { extensions.append(text) }
    }
    return extensions.sorted() + privateUse
  }

  private mutating func take(_ isWanted: (String) -> Bool) -> String? {
    guard let first = subtags.first, isWanted(first) else { return nil }
    return subtags.removeFirst()
  }
}

/// Irregular and regular grandfathered tags (BCP 47, section 2.1, `grandfathered`) by their
/// lowercase spelling.
private let grandfathered = Dictionary(
  uniqueKeysWithValues: [
    "art-lojban", "cel-gaulish", "en-GB-oed", "i-ami", "i-bnn", "i-default", "i-enochian", "i-hak",
    "i-klingon", "i-lux", "i-mingo", "i-navajo", "i-pwn", "i-tao", "i-tay", "i-tsu", "no-bok",
    "no-nyn", "sgn-BE-FR", "sgn-BE-NL", "sgn-CH-DE", "zh-guoyu", "zh-hakka", "zh-min",
    "zh-min-nan", "zh-xiang",
  ].map { ($0.lowercased(), $0) })

/// The prefixes of extended language subtags (IANA Language Subtag Registry, type `extlang`).
private let macrolanguages: Set = ["ar", "kok", "lv", "ms", "sgn", "sw", "uz", "zh"]

extension LanguageTag {
  /// Takes over what POSIX says behind `@`; what isn't about language (`euro`) is left out.
  fileprivate mutating func apply(modifier: String) {
    switch modifier {
    case "latin" where script == nil: script = "Latn"
    case "cyrillic" where script == nil: script = "Cyrl"
    case "devanagari" where script == nil: script = "Deva"
    case "tarask", "valencia":
      if variants.isEmpty { variants = [modifier] }
    default: break
    }
  }
}

extension String {
  fileprivate var isSubtag: Bool {
    (1...8).contains(utf8.count) && utf8.allSatisfy { $0.isASCIISmallLetter || $0.isASCIIDigit }
  }

  fileprivate var isLetters: Bool { utf8.allSatisfy(\.isASCIISmallLetter) }

  fileprivate var isRegion: Bool {
    (utf8.count == 2 && isLetters) || (utf8.count == 3 && utf8.allSatisfy(\.isASCIIDigit))
  }

  fileprivate var isVariant: Bool {
    utf8.count >= 5 || (utf8.count == 4 && utf8.first?.isASCIIDigit == true)
  }

  fileprivate var titlecasedASCII: String { prefix(1).uppercased() + dropFirst() }
}
