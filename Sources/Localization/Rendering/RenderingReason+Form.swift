import Grammar

extension RenderingReason {
  /// Why a word has its form, in one sentence.
  ///
  /// - Parameter asker: Who asked for what neither the text nor its nouns say, such as `the reader`.
  init(_ form: FormReason, askedBy asker: String) {
    let word = form.word.isEmpty ? form.source : form.word
    var parts = form.word == form.source ? [] : [Self.change(of: form)]
    parts += Self.clauses(of: form, askedBy: asker)
    let detail = parts.isEmpty ? "it has no other form" : parts.joined(separator: "; ")
    self.init(.agreement, about: word, detail: detail)
  }

  private static func change(of form: FormReason) -> String {
    form.word.isEmpty ? "taken out" : "from `\(form.source)`"
  }

  /// What each cause asks for: `plural and genitive for the count`.
  private static func clauses(of form: FormReason, askedBy asker: String) -> [String] {
    var causes: [FormReason.Cause] = []
    for feature in form.features where !causes.contains(feature.cause) {
      causes.append(feature.cause)
    }
    return causes.map { cause in
      let values = form.features.filter { $0.cause == cause }.compactMap(\.value)
      let words = values.joined(separator: values.count > 2 ? ", " : " and ")
      let reason = text(of: cause, askedBy: asker)
      return words.isEmpty ? reason : "\(words) \(reason)"
    }
  }

  private static func text(of cause: FormReason.Cause, askedBy asker: String) -> String {
    switch cause {
    case .count: "for the number that counts it"
    case .head(let noun): "like `\(noun)`"
    case .governing(let word): "after `\(word)`"
    case .request: "for \(asker)"
    case .text: "as the text has it"
    case .usual: "where nothing says otherwise"
    case .neighbors: "to fit the words beside it"
    }
  }
}
