/// Definitions that references in a document lead to, by label.
///
/// Definitions are block syntax, so a reader of blocks hands them in; a localized message, which is
/// inline only, has none but those at its start (see ``InlineParser/readDefinitions()``).
struct LinkReferences {
  struct Target: Hashable {
    var destination: String
    var title: String?
  }

  var targets: [String: Target] = [:]
  /// Payloads of `^[label]: attributes`.
  var attributes: [String: String] = [:]

  /// A label as it is compared: case folded, white space collapsed (CommonMark 0.31.2, section
  /// 6.3, "Matches").
  static func normalized(_ label: String) -> String {
    label.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased().uppercased()
  }
}
