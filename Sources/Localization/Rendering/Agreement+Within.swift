import Foundation
import Grammar
import PlainBytes
import Vocabulary

/// Words that agree with each other, with what they count, or with the reader.
extension Agreement {
  mutating func agreeWithin(_ region: Region, text: String, by grammar: Inflector) -> Answer {
    var request = emptyRequest
    request.known = known(in: region)
    request.arguments = arguments(in: region)
    if let rule = region.options.rule {
      request.features = rule
      // A rule for the case leaves the number to the count: Dodaj 5 małych sałatek.
      if rule.number == nil { setNumber(of: region, text, by: grammar, &request) }
      return .inflection(grammar.inflect(text, request))
    }
    setNumber(of: region, text, by: grammar, &request)
    if let inflection = inflectionBehindContext(region, request, by: grammar) {
      return .inflection(inflection)
    }
    if request.isCounted {
      request.features.gender = grammar.genderOfReader(in: text, for: context.address)
      return .inflection(counted(text, request, region, by: grammar))
    }
    let salutation = grammar.salute(text, naming: request.arguments, for: context.address)
    if let salutation { return .inflection(salutation) }
    guard isAboutReader(region, text: text, request, by: grammar) else {
      noteCountOutside(region, text: text)
      return .inflection(fitted(text, request, in: region, by: grammar))
    }
    return agreeWithReader(text, in: region, by: grammar)
  }

  private func isAboutReader(
    _ region: Region, text: String, _ request: Request, by grammar: Inflector
  ) -> Bool {
    grammar.addressesReader(
      text, known: request.known, arguments: request.arguments,
      hasAlternative: region.options.alternative != nil)
      || namesReader(region, text: text, request, by: grammar)
  }

  /// Words that no number and no reader asks anything of: they fit the values of arguments among them, and
  /// without these each is what somebody wrote, which no form of ours is to replace.
  private func fitted(
    _ text: String, _ request: Request, in region: Region, by grammar: Inflector
  ) -> Inflection {
    let inflection = grammar.inflect(text, request)
    guard request.arguments.isEmpty, request.known == Features(), region.options.language == nil
    else { return inflection }
    return inflection.leaving(text)
  }

  /// Whether a noun for a person says who the reader is, for the text tells of nobody else: Neuer Nutzer, als
  /// neuer Nutzer.
  private func namesReader(
    _ region: Region, text: String, _ request: Request, by grammar: Inflector
  ) -> Bool {
    guard !context.address.isEmpty || region.options.alternative != nil,
      request.arguments.isEmpty, region.options.language == nil
    else { return false }
    let start = region.range.lowerBound
    let before = marked.text(max(0, start - Inflector.longestContext)..<start)
    let isFirst = before.allSatisfy { !$0.isLetter && !$0.isNumber }
    // `Neuer Nutzer: Anna` is about someone else.
    let isAlone = isFirst && !hasArguments && !isSubject(region, by: grammar)
    guard isAlone || grammar.saysWhatOneIs(behind: before) else { return false }
    return grammar.namesOnePerson(
      text, known: request.known, hasAlternative: region.options.alternative != nil)
  }

  /// Whether more than a preposition's phrase goes on behind a region, so that it may be said of somebody:
  /// `Neuer Nutzer hat sich angemeldet`.
  private func isSubject(_ region: Region, by grammar: Inflector) -> Bool {
    let after = String(decoding: bytesBehind(region.range.upperBound), as: UTF8.self)
    guard let next = after.first(where: { $0 != " " }), next.isLetter || next.isNumber else {
      return false
    }
    return !grammar.startsWithPreposition(after)
  }

  private var hasArguments: Bool { !index.arguments.isEmpty }

  /// Words after a number, which an app shows again and again.
  private func counted(
    _ text: String, _ request: Request, _ region: Region, by grammar: Inflector
  ) -> Inflection {
    guard !request.explains, request.otherCounts.isEmpty, let number = request.features.number,
      request.known == Features(), region.options.language == nil, request.features.gender == nil
    else { return grammar.inflect(text, request) }
    return kept.counted.inflection(
      of: text, number: number, at: request.countOffset, arguments: request.arguments
    ) { grammar.inflect(text, request) }
  }

  private mutating func setNumber(
    of region: Region, _ text: String, by grammar: Inflector, _ request: inout Request
  ) {
    let counts = counts(in: region, text: text)
    guard let first = counts.first else { return }
    request.features.number =
      first.isFraction
      ? grammar.number(ofFraction: first.number) : grammar.number(of: first.number)
    (request.isCounted, request.countOffset) = (true, first.offset)
    if region.mark >= 0 { marked.marks[region.mark].number = request.features.number }
    guard request.features.number != nil, counts.count > 1 else { return }
    request.otherCounts = counts.dropFirst().compactMap { count in
      grammar.number(of: count.number).map { Request.Count(at: count.offset, asking: $0) }
    }
  }

  /// Words without a noun of their own are about the reader: Bienvenido.
  private mutating func agreeWithReader(
    _ text: String, in region: Region, by grammar: Inflector
  ) -> Answer {
    let arguments = arguments(in: region)
    let settled = grammar.agree(
      text, with: context.address, leavingOthers: arguments.isEmpty, around: arguments,
      hasAlternative: region.options.alternative != nil, explaining: context.explains)
    if let settled { return .inflection(settled) }
    let detail =
      context.address.isEmpty
      ? "the reader's term of address is unknown" : "the language has no such form of its own"
    let reason = RenderingReason(.termOfAddressUnknown, about: text, detail: detail)
    guard region.options.alternative == nil else { return .unsettled(reason) }
    // Words may still have to fit the sound of an argument: Pedro e Inés.
    note(reason)
    var request = emptyRequest
    request.arguments = arguments
    return .inflection(fitted(text, request, in: region, by: grammar))
  }

  /// The numbers that the words are counted by, and their offsets in the region: arguments, quantities
  /// among texts, or one that the text starts with.
  private func counts(in region: Region, text: String) -> [Count] {
    var counts: [Count] = []
    for mark in marks(of: index.arguments, in: region.range) {
      guard case .argument(_, let number) = marked.marks[mark].kind else { continue }
      let range = marked.marks[mark].range
      let offset = range.lowerBound - region.range.lowerBound
      if let number {
        counts.append(Count(number: number, offset: offset))
      } else if let quantity = quantity(in: range),
        !isOfVersion(quantity, behind: text.utf8.prefix(offset))
      {
        counts.append(
          Count(number: quantity.decimal, isFraction: quantity.isFraction, offset: offset))
      }
    }
    guard counts.isEmpty else { return counts.sorted { $0.offset < $1.offset } }
    return LeadingNumber(of: text, in: context.locale).map {
      [Count(number: $0.decimal, isFraction: $0.isFraction, offset: 0)]
    } ?? []
  }

  private func quantity(in range: Range<Int>) -> LeadingNumber? {
    // Longer ones are no counts, and most texts start with a letter.
    guard (2...32).contains(range.count) else { return nil }
    let first = marked.bytes[range.lowerBound]
    guard first.isASCIIDigit || first >= 0x80 else { return nil }
    return LeadingNumber(ofQuantity: marked.text(range), in: context.locale)
  }

  /// Whether a number with a point is that of a name's version: your iOS 17.2 device.
  private func isOfVersion(_ quantity: LeadingNumber, behind text: Substring.UTF8View) -> Bool {
    guard quantity.decimal.contains("."), context.locale.decimalSeparator == "." else {
      return false
    }
    let near = String(decoding: text.suffix(Inflector.longestContext), as: UTF8.self)
    // The first word of a text has a capital, whatever it is.
    let before = near.split(separator: " ").dropFirst().last
    return before?.contains(where: \.isUppercase) ?? false
  }

  /// A number that counts words.
  private struct Count {
    var number: String
    var isFraction = false
    /// A UTF-8 offset in the region.
    var offset: Int
  }

  /// Where the values stand that are no numbers.
  private func arguments(in region: Region) -> [Range<Int>] {
    var found: [Range<Int>] = []
    let start = region.range.lowerBound
    for mark in marks(of: index.arguments, in: region.range) {
      let range = marked.marks[mark].range
      guard case .argument(_, nil) = marked.marks[mark].kind, !range.isEmpty else { continue }
      found.append(range.lowerBound - start..<range.upperBound - start)
    }
    return found
  }

  /// What the text says of the words in a region.
  func known(in region: Region) -> Features {
    var known = region.options.morphology ?? Features()
    for mark in marks(of: index.descriptions, in: region.range) where mark != region.mark {
      guard !marked.marks[mark].range.isEmpty, let inner = options(of: mark)?.morphology,
        !inner.isModifier
      else { continue }
      known = known.filled(from: inner)
    }
    return known
  }

  /// A count that stands right before a region isn't seen by it.
  private mutating func noteCountOutside(_ region: Region, text: String) {
    guard isCount(before: region.range.lowerBound) else { return }
    note(
      RenderingReason(
        .countOutsideRegion, about: text,
        detail:
          "the number before `\(text)` stands outside the brackets, so the words don't follow it"))
  }
}

extension Features {
  /// Whether they are those of a word that describes another one.
  fileprivate var isModifier: Bool {
    partOfSpeech == .adjective || partOfSpeech == .determiner || partOfSpeech == .numeral
  }
}
