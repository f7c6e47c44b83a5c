import Grammar

/// Words that agree with an argument elsewhere, or with a concept of the call.
extension Agreement {
  // MARK: Arguments

  mutating func agreeWithArgument(
    _ number: Int, _ text: String, _ region: Region, _ grammar: Grammar
  ) -> Answer {
    guard let mark = mark(ofArgument: number) else {
      note(
        RenderingReason(
          .argumentMissing, text, "`\(text)` agrees with argument \(number), which isn't shown"))
      return .unchanged
    }
    var request = Request()
    request.known = known(in: region)
    let features = argumentFeatures[number] ?? self.features(ofArgumentAt: mark, grammar)
    argumentFeatures[number] = features
    request.features = features
    return .inflection(grammar.inflect(text, request))
  }

  private func mark(ofArgument number: Int) -> Int? {
    draft.marks.firstIndex {
      if case .argument(number, _) = $0.kind { true } else { false }
    }
  }

  /// Number and gender of an argument as it was inflected.
  private mutating func features(ofArgumentAt mark: Int, _ grammar: Grammar) -> Features {
    let around = enclosingRegion(of: mark)
    var phrase = draft.marks[mark].range
    var features = Features()
    if case .argument(_, let count?) = draft.marks[mark].kind {
      features.number = grammar.number(of: count)
      // A count has no gender; what it counts has.
      guard let around else { return features }
      phrase = draft.marks[around].range
    }
    let known = self.known(in: Region(mark: mark, range: phrase, options: RegionOptions([])))
    let description = grammar.describe(draft.text(phrase), known: known)
    if !description.isKnown { for reason in description.reasons { note(reason) } }
    features.number =
      features.number ?? around.flatMap { draft.marks[$0].number } ?? description.features.number
    features.gender = description.features.gender
    return features
  }

  /// The innermost region that is inflected and holds a mark.
  private func enclosingRegion(of mark: Int) -> Int? {
    let range = draft.marks[mark].range
    return draft.marks.indices.last { other in
      let around = draft.marks[other].range
      return around.lowerBound <= range.lowerBound && around.upperBound >= range.upperBound
        && options(of: other)?.inflects == true
    }
  }

  // MARK: Concepts

  mutating func agreeWithConcept(
    _ number: Int, _ text: String, _ region: Region, _ grammar: Grammar
  ) -> Answer {
    guard context.concepts.indices.contains(number - 1) else {
      let detail =
        "`\(text)` wants concept \(number), and there are \(context.concepts.count)"
      return region.options.alternative == nil
        ? missing(detail, text) : .unsettled(RenderingReason(.conceptMissing, text, detail))
    }
    switch context.concepts[number - 1] {
    case .localizedPhrase(let phrase):
      let description = grammar.describe(phrase)
      if !description.isKnown { for reason in description.reasons { note(reason) } }
      var request = Request()
      request.known = known(in: region)
      request.features.number = description.features.number
      request.features.gender = description.features.gender
      return .inflection(grammar.inflect(text, request))
    case .termsOfAddress(let terms):
      if let settled = grammar.agree(text, with: terms) { return .inflection(settled) }
      return .unsettled(
        RenderingReason(
          .termOfAddressUnknown, text, "no term of address of concept \(number) is usable here"))
    }
  }

  private mutating func missing(_ detail: String, _ text: String) -> Answer {
    note(RenderingReason(.conceptMissing, text, detail))
    return .unchanged
  }
}
