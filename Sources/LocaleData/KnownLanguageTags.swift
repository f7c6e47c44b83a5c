import Locking

/// Tags that were read before: programs read the same few spellings again and again, and each takes
/// several searches in CLDR's tables.
enum KnownLanguageTags {
  private static let known = Sharded<[String: LanguageTag]> { [:] }
  /// Whoever reads more different ones than there are languages starts anew.
  private static let most = 512
  /// In bytes; longer ones come once, if at all.
  private static let longest = 32

  static subscript(text: String) -> LanguageTag? {
    isKept(text) ? known.withValue { $0[text] } : nil
  }

  static func keep(_ tag: LanguageTag, as text: String) {
    guard isKept(text) else { return }
    known.withValue { known in
      if known.count >= most { known.removeAll() }
      known[text] = tag
    }
  }

  /// Beyond ASCII different spellings may be equal as keys.
  private static func isKept(_ text: String) -> Bool {
    text.utf8.count <= longest && text.utf8.allSatisfy { $0 < 0x80 }
  }
}
