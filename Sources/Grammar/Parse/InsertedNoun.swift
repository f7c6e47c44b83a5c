import Foundation
import PlainBytes
import Vocabulary

/// Nouns that are the values of arguments: what stands before them was written for any value (`ir a la
/// %@`, `Name des %@`), and has to fit the one that came.
extension Phrase {
  /// Where the determiners and adjectives start that stand right before the values of arguments; where
  /// only a preposition does, the values themselves, if it asks for a case.
  func startsOfInserted() -> [Int] {
    arguments.compactMap { argument in
      let noun = firstWord(from: argument.lowerBound)
      guard noun > 0, noun < firstWord(from: argument.upperBound), words[noun].half == .whole,
        isFollowedDirectly(noun - 1)
      else { return nil }
      let start = startOfSome(before: noun) ?? startOfWords(beforeInserted: noun)
      return start < noun || isGoverned(noun) || isBareObject(insertedAt: noun)
        || isDescribed(insertedBehindPreposition: noun) || mayPossess(insertedAt: noun)
        || isRecipient(insertedAt: noun) ? start : nil
    }
  }

  /// Where the determiners and adjectives start that stand right before the first word of a value.
  func startOfWords(beforeInserted noun: Int) -> Int {
    var start = noun
    while start > 0, isFollowedDirectly(start - 1), !isArgument(start - 1),
      isBeforeCount(start - 1), !isRelative(beforeInserted: start - 1),
      !asks(beforeDeterminer: start - 1)
    {
      start -= 1
    }
    return start
  }

  /// `Tell us what your hobbies are`: whether a word that asks stands before a determiner, and so is none of what that
  /// determines; but what a photo.
  private func asks(beforeDeterminer word: Int) -> Bool {
    guard language.order.isHeadLast, self[word].roles.contains(.opensPhrase) else { return false }
    let next = self[word + 1]
    return !next.determiners.isEmpty && !next.isNumeral && !next.roles.contains(.indefinite)
  }

  /// `One of my photo albums`: where a determiner stands behind an of and what says how many are meant, with nouns that
  /// describe the value of an argument between.
  private func startOfSome(before noun: Int) -> Int? {
    guard language.order.isHeadLast, noun > 2, self[noun - 1].isOnlyNoun else { return nil }
    var start = noun - 1
    // Nobody says more between.
    while start > 2, noun - start < 4, isFollowedDirectly(start - 1), !isArgument(start),
      !self[start].isDeterminer, self[start].isNoun || self[start].isAdjective
    {
      start -= 1
    }
    let some = start - 2
    guard some >= 0, start < noun - 1, self[start].isDeterminer, isOf(start - 1),
      isFollowedDirectly(start - 1), isFollowedDirectly(some)
    else { return nil }
    return !self[some].isArticle && (self[some].isSpecifier || self[some].isPronoun) ? start : nil
  }

  /// The values of arguments that are names: of people, files, places.
  ///
  /// Their letters never change, and each is one.
  ///
  /// - Returns: Where they stand, as UTF-8 offsets.
  func namesAmongArguments() -> [Range<Int>] {
    arguments.filter { argument in
      let own = Array(firstWord(from: argument.lowerBound)..<firstWord(from: argument.upperBound))
      let value = withoutNumberOfParts(argument, endingIn: own.last)
      if hasMarksOfName(text.slice(value)) { return true }
      guard let word = own.first, [.title, .single, .mixed].contains(token(word).shape),
        !isDescribed(word) || isUnknownName(own)
      else { return false }
      // `My Photos`, `Las notificaciones` are things.
      if own.count > 1, own.allSatisfy({ self[$0].isKnown }) { return false }
      guard language.order.capitalizesNouns else {
        // `Torres Fluffe` is somebody, `Fotos de Ibiza` are things.
        let hasSurname = own.count > 1 && token(own[1]).shape == .title && !self[own[1]].isKnown
        return hasSurname || !isKnownPlural(word) || own.count == 1 && actsAsProgram(word)
      }
      return first(self[word].nouns).map {
        $0.lexeme.isGuessed || !language.mayBeNominative($0)
      } ?? true
    }
  }

  /// `box of 12`: a value without the number at its end that says how many of something are in it.
  private func withoutNumberOfParts(_ argument: Range<Int>, endingIn last: Int?) -> Range<Int> {
    guard let last, isOf(last), let number = number(from: Int(words[last].token) + 1)?.number,
      Int(tokens.tokens[number].end) == argument.upperBound
    else { return argument }
    return argument.lowerBound..<Int(token(last).end)
  }

  /// Whether a word is the plural of a known noun and nothing else, as the title of a list is.
  ///
  /// In the singular nearly everybody's name is some noun; another form than a nominative says nothing (Mark, of
  /// marka), for values come in that.
  private func isKnownPlural(_ word: Int) -> Bool {
    let nouns = all(self[word].nouns)
    return !nouns.isEmpty && !self[word].roles.contains(.personalName)
      && nouns.allSatisfy { !$0.lexeme.isGuessed && number(of: $0) == .plural }
      && nouns.contains { language.mayBeNominative($0) }
  }

  /// `Photos wants to use your camera`: whether a verb right behind a word at the start of a sentence says what only a
  /// program or a person does, one alone.
  private func actsAsProgram(_ word: Int) -> Bool {
    guard language.order.isHeadLast, word == 0 || endsSentence(behind: word - 1)
    else { return false }
    var next = word + 1
    // Nobody says more between.
    while next < min(count, word + 5), isFollowedDirectly(next - 1),
      !self[next].hasVerbNumber || self[next].marks.contains(.singularVerb)
    {
      if self[next].roles.contains(.subject) { return true }
      guard self[next].isAuxiliary || isPlainAdverb(next) || isNegation(next) else { return false }
      next += 1
    }
    return false
  }

  /// Whether a phrase is of a name, by itself in the value of an argument, of which no lexicon says what gender it
  /// has: what stands around it was written for that name, or for all of them.
  ///
  /// Neither an ending (Matías, Inés) nor a noun that is spelled alike (Torres, Pierre) says it.
  func isNameOfUnknownGender(_ phrase: NounPhrase) -> Bool {
    guard !names.isEmpty, language.agreesInGender, language.hasRomanceSyntax,
      let word = phrase.head?.word ?? phrase.words.first(where: isInName), isInName(word)
    else { return false }
    if self[word].roles.contains(.personalName) { return true }
    return (phrase.head?.analysis ?? first(self[word].adjectives))?.lexeme.isGuessed ?? false
  }

  /// Leaves what was written around a name whose gender nobody knows, but for what its sound asks: the number of
  /// the verb, too, for whoever wrote a plural knew why.
  ///
  /// - Returns: What is known of the name.
  mutating func leaveAroundName(
    _ phrase: NounPhrase, _ request: Request, isFirst: Bool, _ record: ((Agreement) -> Void)?
  ) -> Features {
    var features = self.features(of: phrase, known: request.known)
    (features.number, features.gender) = (.singular, nil)
    var agreement = Agreement(
      request: request, phrase: phrase, isFirst: isFirst, genderBefore: nil)
    agreement.target = target(request, phrase, shown: features)
    if agreeing(phrase).contains(where: { shownFeatures($0).settledGender != nil }) {
      note(.unknownGender, about: phrase.head?.word)
    }
    mendSandhi(phrase, agreement.target, isFirst: isFirst)
    record?(agreement)
    return features
  }

  /// Takes the values of arguments that are names, for a text of which nothing is asked that hangs on the others.
  mutating func readNames(among arguments: [Range<Int>]) {
    self.arguments = arguments
    names = namesAmongArguments()
    self.arguments = []
  }

  /// The number that a word asks for which counts: three, tres, varios, where it or the noun is the value of
  /// an argument.
  func countingWord(in phrase: NounPhrase) -> GrammaticalNumber? {
    guard let head = phrase.head, !arguments.isEmpty else { return nil }
    if isOfSome(phrase, head) { return .plural }
    let isInserted = isInserted(head)
    for word in phrase.words where word < head.word && (isArgument(word) || isInserted) {
      guard let determiner = first(self[word].specifiers)?.lexeme else { continue }
      if let number = number(of: head, countedBy: determiner) { return number }
      if self[word].roles.contains(.showsPlural) || determiner.traits.contains(.pluralOnly)
        || determiner.part == .numeral && !determiner.features.contains(.singular)
      {
        return .plural
      }
    }
    return nil
  }

  /// `One of your devices`: whether a word for one or some of several stands before the of of a phrase with a
  /// determiner; one that may be for a part of one thing only where the verb is in the plural (all of your files are).
  private func isOfSome(_ phrase: NounPhrase, _ head: NounPhrase.Head) -> Bool {
    let (start, end) = (phrase.words.lowerBound, head.words.upperBound)
    guard language.order.isHeadLast, isInserted(head), start > 1, isOf(start - 1),
      isFollowedDirectly(start - 1), isFollowedDirectly(start - 2), self[start].isDeterminer
    else { return false }
    let some = self[start - 2]
    let determiner = first(some.determiners)?.lexeme
    // `Chapter one of the book`, `Much of the book`
    guard some.isSpecifier || some.isPronoun, !some.isArticle, !isNumbered(by: start - 2),
      determiner?.traits.contains(.mass) != true
    else { return false }
    let isOneOfTwo = determiner?.features.contains(.singular) ?? false
    let isSure = !some.roles.isDisjoint(with: [.showsSingular, .showsPlural])
    if some.isNumeral || isOneOfTwo || isSure { return true }
    let verb = behindAdverbs(end)
    return verb < count && isFollowedDirectly(end - 1) && self[verb].isAuxiliary
      && isFormOfSeveral(verb)
  }

  /// Whether a noun is the value of an argument, or a noun of several words of the lexicon that ends with it: my favorite
  /// song.
  func isInserted(_ head: NounPhrase.Head) -> Bool {
    isArgument(head.word) || language.order.isHeadLast && isArgument(head.words.upperBound - 1)
  }

  /// `Chapter one`: whether a word stands right behind what is rather a noun, which it numbers.
  private func isNumbered(by word: Int) -> Bool {
    word > 0 && isFollowedDirectly(word - 1) && mayBeNumbered(word - 1)
  }

  /// `Chapter 5 of the book`: whether a number stands right before a word and right behind what is rather a noun; but
  /// this week 5 of the files.
  func isBehindNumbered(_ word: Int) -> Bool {
    guard word > 0, isBehindNumber(word), !isCut(after: word - 1), mayBeNumbered(word - 1),
      !self[word - 1].isAdverb
    else { return false }
    guard word > 1, isFollowedDirectly(word - 2) else { return true }
    return !self[word - 2].isSpecifier && !self[word - 2].isAdjective
  }

  private func mayBeNumbered(_ word: Int) -> Bool {
    let label = self[word]
    return label.isOnlyNoun && !label.isVerb || label.isNoun && label.likeliest == .noun
  }

  /// Whether a value has what stands in addresses, names of files, handles and versions.
  private func hasMarksOfName(_ value: Bytes) -> Bool {
    // `2 ensaladas` counts.
    guard let first = value.first, !first.isASCIIDigit,
      value.contains(where: \.isASCIILetter)
    else { return false }
    let noun = startOfNounBehindHyphen(in: value)
    return value.indices.contains { index in
      let byte = value[index]
      if Self.marksOfNames.contains(byte) || byte.isASCIIDigit && index >= noun { return true }
      return byte == UInt8(ascii: ".") && index + 1 < value.count
        && value[index + 1].isASCIILetter
    }
  }

  /// Where the noun of the lexicon starts that a value ends in behind a hyphen, where nouns have capitals, so that
  /// digits before it are no sign of a name (MP3-Datei); zero if it ends in none.
  private func startOfNounBehindHyphen(in value: Bytes) -> Int {
    guard language.order.capitalizesNouns,
      let hyphen = value.lastIndex(of: UInt8(ascii: "-")), hyphen + 1 < value.count
    else { return 0 }
    let part = value.slice(hyphen + 1..<value.count)
    let facts = WordSearch(language: language).facts(of: part, WordHash.of(part))
    return facts.analyses.contains { $0.lexeme.part == .noun } ? hyphen + 1 : 0
  }

  private static let marksOfNames = Array("@#/_\\".utf8)

  /// `Na %@` with Brivo: whether no lexicon has any word of a value, and no number stands before it, so that it is rather the
  /// name of something, whose gender those know who wrote the article.
  private func isUnknownName(_ own: [Int]) -> Bool {
    guard language.hasRomanceSyntax, articleKeepsSound, let first = own.first,
      self[first].marks.isDisjoint(with: .startsCompound)
    else { return false }
    return own.allSatisfy { !self[$0].isKnown }
      && !isBehindNumber(startOfAdjectives(before: first))
  }

  /// Whether the article is spelled alike before any name, as el is, but il and le aren’t.
  private var articleKeepsSound: Bool {
    language.sandhi.variants(of: language.order.definite).allSatisfy { number in
      guard let sound = language.sandhi.variants[number].sound else { return true }
      return language.hooks.soundsOfNouns.contains(sound)
    }
  }

  /// Whether a determiner stands right before a word, or a number, with nothing but adjectives between, so that it
  /// is a thing.
  private func isDescribed(_ word: Int) -> Bool {
    if isBehindNumber(startOfAdjectives(before: word)) { return true }
    guard word > 0, isFollowedDirectly(word - 1), !isRelative(beforeInserted: word - 1) else {
      return false
    }
    return words[word - 1].half == .second || self[word - 1].isDeterminer
      || self[word - 1].isSpecifier
  }

  /// Whether a preposition right before a word asks for a case, or before the title of a woman whose name starts there.
  private func isGoverned(_ word: Int) -> Bool {
    if language.government.isEmpty { return false }
    let first = word > 1 && isTitleOfWoman(word - 1) ? word - 1 : word
    return !casesAsked(by: first - 1).isEmpty
  }
}
