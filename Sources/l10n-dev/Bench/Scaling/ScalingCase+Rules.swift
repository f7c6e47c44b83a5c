import Linting

extension ScalingCase {
  /// `lint` over a text that grows out of what each rule finds: a rule that goes through the text again
  /// for each finding is slow only where there are many.
  static let ruleCases = examples + marks

  /// How often an example's texts stand there at 1x.
  private static let base = 20

  /// The first example of each rule that is about one text.
  private static let examples = RuleRegistry.all.compactMap { rule -> ScalingCase? in
    let examples = rule.documentation.bad.compactMap { WrittenExample($0) }
    return examples.first.map { example in
      grown("lint: repeated example of \(rule.id)", base, ["lint", "@"]) {
        example.catalog(repeated: $0)
      }
    }
  }

  /// Signs that open something, without an end.
  private static let marks = [
    "<a", "<a b='", "<b>", "</b>", "<!--", "[", "![", "^[", "](", "*", "_", "`", "%", "%1$@",
    "%#@a@", "&", "“", "(", "{", "#",
  ].map { mark in
    grown("lint: repeated \(mark)", base, ["lint", "@"]) {
      WrittenExample(source: "Hello", language: "es", translation: mark + " ")
        .catalog(repeated: 10 * $0)
    }
  }
}

/// A text with its translation, as a rule's example has them.
private struct WrittenExample {
  var source: String
  var language: String
  var translation: String

  init(source: String, language: String, translation: String) {
    self.source = source
    self.language = language
    self.translation = translation
  }

  /// - Returns: nil where the example is about code, forms, or the source language alone.
  init?(_ example: RuleExample) {
    guard example.code == nil, case .one = example.source, case .one = example.translation,
      example.language != example.sourceLanguage, example.sourceLanguage == "en",
      let source = RuleExample.shownTexts(example.source).first,
      let translation = RuleExample.shownTexts(example.translation).first
    else { return nil }
    self.init(source: source.text, language: example.language, translation: translation.text)
  }

  /// A String Catalog of one key, whose texts are these so many times over.
  func catalog(repeated count: Int) -> String {
    func text(_ one: String) -> String { repeatElement(one, count: count).joined(separator: " ") }
    return ScalingCase.catalog([(text(source), [language: text(translation)])])
  }
}
