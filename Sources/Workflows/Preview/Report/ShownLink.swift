import Diagnostics

/// Decides which of translators' links may be followed from a report.
enum ShownLink {
  /// The link as plain ASCII, or nil unless it is an absolute `http`, `https` or `mailto` link.
  ///
  /// Whatever could end an attribute or a terminal's sequence is percent-encoded.
  static func followable(_ link: String) -> String? {
    guard let colon = link.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let scheme = link[..<colon].lowercased()
    guard ["http", "https", "mailto"].contains(scheme) else { return nil }
    let rest = link[link.utf8.index(after: colon)...]
    guard scheme == "mailto" ? !rest.isEmpty : rest.hasPrefix("//") else { return nil }
    return scheme + ":" + rest.utf8.map(encoded).joined()
  }

  private static func encoded(_ byte: UInt8) -> String {
    let isPlain =
      (0x21...0x7E).contains(byte) && !#""'<>\^`{|}"#.utf8.contains(byte)
    if isPlain { return String(UnicodeScalar(byte)) }
    return PercentEncoding.encoded(byte)
  }
}
