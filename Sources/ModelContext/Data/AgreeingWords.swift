import Messages

/// A part of a source text whose words the app makes agree.
struct AgreeingWords: Encodable, Sendable {
  var text: String
  /// Whether the words agree among themselves, with a number or with the reader.
  var inflects: Bool
  /// Whether they agree with an argument or another word of the app.
  var agreesWithOther: Bool

  /// The parts of some texts, each once.
  static func all(in texts: [String]) -> [AgreeingWords] {
    var seen: Set<String> = []
    return texts.prefix(Limits.forms).flatMap(parts).filter { seen.insert($0.text).inserted }
      .prefix(Limits.forms).map(\.self)
  }

  private static func parts(of text: String) -> [AgreeingWords] {
    let message = Message(text)
    return message.nodes.indices.compactMap { index in
      guard message.nodes[index].kind == .attributes,
        let caret = message.caretAttributes(of: index)
      else { return nil }
      let options = AgreementOptions(caret.members)
      guard options.agrees else { return nil }
      return AgreeingWords(
        text: Limits.shown(message.plainText(of: index)), inflects: options.inflects,
        agreesWithOther: options.agreesWithOther)
    }
  }

  static let schema = Schema.object(
    ["text": .text(), "inflects": .flag(), "agreesWithOther": .flag()],
    required: ["text", "inflects", "agreesWithOther"])
}
