import Foundation
import Grammar
import Vocabulary

/// Words that agree with an argument elsewhere, or with a concept of the call.
extension Agreement {
  // MARK: Arguments

  mutating func agreeWithArgument(
    _ number: Int, text: String, in region: Region, by grammar: Inflector
  ) -> Answer {
    guard let mark = mark(ofArgument: number) else {
      note(
        RenderingReason(
          .argumentMissing, about: text,
          detail: "`\(text)` agrees with argument \(number), which isn't shown"))
      return .unchanged
    }
    if let answer = agreeWithNext(mark, text: text, in: region, by: grammar) { return answer }
    var request = emptyRequest
    request.known = known(in: region)
    let features = argumentFeatures[number] ?? self.features(ofArgumentAt: mark, by: grammar)
    argumentFeatures[number] = features
    // `3 Dateien mit ihrem Inhalt`: it belongs to what was named before.
    if marked.marks[mark].range.upperBound <= region.range.lowerBound,
      let possessive = grammar.agreePossessive(
        text, of: features, surroundings(of: region, by: grammar))
    {
      return .inflection(possessive)
    }
    request.features = features
    request.isSaidOfOther = true
    addEnglish(to: &request, text, in: region, behind: mark, by: grammar)
    return .inflection(grammar.inflect(text, request))
  }

  /// What the place of words tells of them in English: pronouns whether they are an object (delete it), and a word right
  /// behind the argument whether it is its verb (likes).
  private mutating func addEnglish(
    to request: inout Request, _ text: String, in region: Region, behind argument: Int,
    by grammar: Inflector
  ) {
    guard grammar.isHeadLast else { return }
    request.surroundings = surroundings(of: region, by: grammar)
    let holder = enclosingRegion(of: argument) ?? argument
    let end = marked.marks[holder].range.upperBound
    if request.known.partOfSpeech == nil, end + 1 == region.range.lowerBound,
      marked.bytes[end] == UInt8(ascii: " "), grammar.isVerbAlone(text)
    {
      request.known.partOfSpeech = .verb
    }
  }

  /// Words right before the argument that they agree with are one phrase with it, and take its sound, too:
  /// l’ami.
  private mutating func agreeWithNext(
    _ argument: Int, text: String, in region: Region, by grammar: Inflector
  ) -> Answer? {
    guard case .argument(_, nil) = marked.marks[argument].kind,
      enclosingRegion(of: argument) == nil, region.range.lowerBound < region.range.upperBound
    else { return nil }
    // What stands between them may have gone, and the value may have changed.
    let end = region.range.upperBound
    if marked.marks[argument].range.lowerBound >= end { makeEdits(before: end + 2) }
    if marked.marks[argument].range.lowerBound == end + 1 {
      makeEdits(before: marked.marks[argument].range.upperBound)
    }
    let value = marked.marks[argument].range
    guard value.lowerBound == region.range.upperBound + 1, !value.isEmpty,
      marked.bytes[region.range.upperBound] == UInt8(ascii: " ")
    else { return nil }
    var request = emptyRequest
    request.known = known(in: Region(mark: argument, range: value, caret: region.caret))
    let start = region.range.lowerBound
    request.arguments = [value.lowerBound - start..<value.upperBound - start]
    var inflection = grammar.inflect(marked.text(start..<value.upperBound), request)
    guard inflection.exists else { return nil }
    inflection.edits.removeAll { $0.range.upperBound > value.lowerBound - start }
    return .inflection(inflection)
  }

  /// What words take from an argument, as it was inflected.
  private mutating func features(ofArgumentAt mark: Int, by grammar: Inflector) -> Features {
    let around = enclosingRegion(of: mark)
    var holder = mark
    var features = Features()
    if case .argument(_, let count?) = marked.marks[mark].kind {
      features.number = grammar.number(of: count)
      // A count has no gender; what it counts has.
      guard let around else { return features }
      holder = around
    }
    makeEdits(touching: marked.marks[holder].range)
    let phrase = marked.marks[holder].range
    let known = self.known(
      in: Region(mark: mark, range: phrase, caret: CaretMark(AgreementOptions())))
    let description = grammar.describe(marked.text(phrase), known: known)
    if !description.isKnown { for reason in description.reasons { note(reason) } }
    features.number = features.number ?? around.flatMap { marked.marks[$0].number }
    var shown = description.shared
    // What is said of Matías and Inés stays as it is written.
    let isApart = known.gender == nil && features.number == nil
    if isApart, grammar.isNameOfUnknownGender(marked.text(phrase)) {
      (shown.number, shown.gender) = (.singular, nil)
    }
    return features.filled(from: shown)
  }

  // MARK: Concepts

  mutating func agreeWithConcept(
    _ number: Int, text: String, in region: Region, by grammar: Inflector
  ) -> Answer {
    guard context.concepts.indices.contains(number - 1) else {
      let detail =
        "`\(text)` wants concept \(number), and there are \(context.concepts.count)"
      return region.options.alternative == nil
        ? missing(detail, about: text)
        : .unsettled(RenderingReason(.conceptMissing, about: text, detail: detail))
    }
    switch context.concepts[number - 1] {
    case .localizedPhrase(let phrase):
      return .inflection(agree(text, in: region, withConcept: phrase, by: grammar))
    case .termsOfAddress(let terms):
      let settled = inflectionOfReferent(
        region, text: text, terms, surroundings(of: region, by: grammar), by: grammar)
      if let settled { return .inflection(settled) }
      return .unsettled(
        RenderingReason(
          .termOfAddressUnknown, about: text,
          detail: "no term of address of concept \(number) is usable here"))
    }
  }

  private mutating func agree(
    _ text: String, in region: Region, withConcept phrase: String, by grammar: Inflector
  ) -> Inflection {
    let description = grammar.describe(phrase)
    if !description.isKnown { for reason in description.reasons { note(reason) } }
    var request = emptyRequest
    request.known = known(in: region)
    request.features = description.shared
    if grammar.isHeadLast { request.surroundings = surroundings(of: region, by: grammar) }
    // Inside of words that are counted it is as many as they are: 2 limonadas chicas.
    if let counted = numberAround(region) { request.features.number = counted }
    return grammar.inflect(text, request)
  }

  private func surroundings(of region: Region, by grammar: Inflector) -> Surroundings {
    let (start, end) = (region.range.lowerBound, region.range.upperBound)
    return grammar.surroundings(
      before: marked.text(max(0, start - Inflector.longestContext)..<start),
      behind: String(decoding: bytesBehind(end), as: UTF8.self))
  }

  private mutating func missing(_ detail: String, about text: String) -> Answer {
    note(RenderingReason(.conceptMissing, about: text, detail: detail))
    return .unchanged
  }
}
