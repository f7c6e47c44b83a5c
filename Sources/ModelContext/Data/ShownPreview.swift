import Workflows

/// What somebody would read, as tools show it.
struct ShownPreview: Encodable, Sendable {
  /// The reader's term of address; nil where it makes no difference.
  var address: String?
  var untrusted: Content

  struct Content: Encodable, Sendable {
    var arguments: [String]
    var text: String
    /// What the engine was unsure of.
    var doubts: [String]
  }

  init(_ item: PreviewItem) {
    address = item.address
    untrusted = Content(
      arguments: item.arguments.prefix(Limits.filledArguments).map { Limits.shown($0) },
      text: Limits.shown(item.text),
      doubts: item.reasons.filter(\.isDoubt).prefix(Limits.doubts).map { reason in
        Limits.shown(reason.word.isEmpty ? reason.detail : "\(reason.word): \(reason.detail)")
      })
  }

  static func all(_ items: [PreviewItem]) -> [ShownPreview] {
    items.prefix(Limits.previews).map(ShownPreview.init)
  }

  static let schema = Schema.object(
    [
      "address": .text(),
      "untrusted": .object(
        ["arguments": .list(.text()), "text": .text(), "doubts": .list(.text())],
        required: ["arguments", "text", "doubts"]),
    ], required: ["untrusted"])
}
