import Reading

/// Rules that a developer's comment turns off, for one key or one line of code:
/// `l10n:disable rule-id, other-rule`.
package enum Suppression {
  package static let marker = "l10n:disable"

  /// What nobody turns off in the file that is checked for it.
  private static let security = Set(
    RuleRegistry.all.map { $0.documentation }.filter { $0.family == .security }.map(\.id))

  /// The rules that a comment turns off.
  ///
  /// - Parameter isSubmitted: Whether the comment came with the translations, so that it may be
  ///   theirs who sent them: rules about security stay on.
  static func rules(in comment: String?, isSubmitted: Bool) -> Set<String> {
    let rules = rules(in: comment)
    guard isSubmitted, !rules.isEmpty else { return rules }
    let all = rules.contains("*") ? Set(RuleRegistry.all.map { $0.id }) : rules
    return all.subtracting(security)
  }

  /// The ids behind each marker up to the end of its line; `*` where none follows.
  package static func rules(in comment: String?) -> Set<String> {
    guard let comment, comment.utf8.containsSequence(marker.utf8) else { return [] }
    var rules: Set<String> = []
    for line in comment.split(whereSeparator: \.isNewline) {
      guard let range = line.firstRange(of: marker) else { continue }
      let names = line[range.upperBound...].split { $0 == "," || $0.isWhitespace }
        .prefix { name in
          name.allSatisfy { $0.isASCII && ($0.isLowercase || $0 == "-" || $0.isNumber) }
        }
      rules.formUnion(names.isEmpty ? ["*"] : names.map(String.init))
    }
    return rules
  }
}
