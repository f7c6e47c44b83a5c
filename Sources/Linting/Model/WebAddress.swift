import PlainBytes

/// The parts of a URL that matter to who follows it (RFC 3986, appendix B), without judging it.
struct WebAddress: Equatable {
  /// In lower case; nil for a relative reference.
  let scheme: String?
  /// In lower case, without user and port; the domain of a mail address.
  let host: String?
  /// What stands behind the host: path, query and fragment, or all that isn't the scheme.
  let rest: String

  init(_ text: String) {
    let text = Self.withoutDropped(text)
    let colon = text.firstIndex(of: ":")
    let name = colon.map { text[..<$0] } ?? ""
    guard let colon, Self.isScheme(name) else {
      scheme = nil
      host = nil
      rest = text
      return
    }
    let scheme = name.lowercased()
    self.scheme = scheme
    let behind = text[text.index(after: colon)...]
    if scheme == "mailto" {
      host = behind.prefix { $0 != "?" }.split(separator: "@").dropFirst().last?.lowercased()
      rest = String(behind)
    } else if behind.hasPrefix("//") {
      let authority = behind.dropFirst(2).prefix {
        $0 != "/" && $0 != "?" && $0 != "#" && $0 != "\\"
      }
      let place = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
      host = place.prefix { $0 != ":" }.lowercased()
      rest = String(behind.dropFirst(2 + authority.count))
    } else {
      host = nil
      rest = String(behind)
    }
  }

  /// The text without what browsers drop, so that `java\nscript:` is a scheme too.
  private static func withoutDropped(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 <= 0x20 || $0 == 0x7F }) else { return text }
    return String(
      String.UnicodeScalarView(text.unicodeScalars.filter { $0.value > 0x20 && $0.value != 0x7F }))
  }

  private static func isScheme(_ text: Substring) -> Bool {
    text.utf8.first?.isASCIILetter == true
      && text.utf8.allSatisfy { byte in
        byte.isASCIILetterOrDigit || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
          || byte == UInt8(ascii: ".")
      }
  }

  /// The host without `www.`, which most sites answer to with or without.
  var site: String? {
    host.map { $0.hasPrefix("www.") ? String($0.dropFirst(4)) : $0 }
  }

  /// Whether the scheme makes the app run or read what the link holds.
  var isExecutable: Bool {
    switch scheme {
    case "javascript", "data", "vbscript", "file", "livescript", "jar", "blob": true
    default: false
    }
  }
}
