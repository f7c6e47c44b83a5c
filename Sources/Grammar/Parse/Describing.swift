import Foundation
import Vocabulary

/// What is known of a text as it stands.
extension Phrase {
  /// - Parameter withArticles: Whether its articles are asked for, which take longer than the rest.
  mutating func describe(known: Features, withArticles: Bool = true) -> Description {
    settleVerbs()
    settleImperative()
    settleAttributes()
    let phrase = parse(known, from: 0, asksGender: false)
    var features = known.filled(from: self.features(of: phrase, known: known))
    noteAmbiguity(phrase, known)
    if let word = likeliestAlone(phrase, known: known) {
      return Description(
        features: word.filled(from: known),
        articles: withArticles ? articlesOfAdjective(word) : Articles(), isKnown: true,
        reasons: reasons)
    }
    if coordinated(phrase) != nil, known.number == nil { features.number = .plural }
    if isGenderAmbiguous(phrase), known.gender == nil { features.gender = nil }
    if let head = phrase.head, head.analysis.lexeme.isGuessed {
      note(.unknownWord, about: head.word)
    }
    return Description(
      features: features,
      articles: withArticles ? articles(of: phrase, features, known) : Articles(),
      isKnown: isKnown(phrase), reasons: reasons, animacy: animacy(of: phrase))
  }

  private func animacy(of phrase: NounPhrase) -> Animacy? {
    guard let features = phrase.head?.analysis.lexeme.features else { return nil }
    if features.contains(.human) { return .human }
    if features.contains(.animate) { return .animate }
    return features.contains(.inanimate) ? .inanimate : nil
  }

  /// The word at which a noun starts that is joined to this one by and or or.
  func coordinated(_ phrase: NounPhrase) -> Int? {
    let joined = language.order.isHeadLast ? lastCoordination(phrase) : plainCoordination(phrase)
    return joined ?? nextOfList(phrase)
  }

  /// A word that may be several parts of speech: which one it was taken for is worth knowing.
  mutating func noteAmbiguity(_ phrase: NounPhrase, _ known: Features) {
    guard known.partOfSpeech == nil else { return }
    if language.order.tellsAllReadings {
      guard let head = phrase.head, self[head.word].isNoun else { return }
      let reading = self[head.word]
      if reading.isVerb, !isCounted(head.word) {
        note(.ambiguousWord, about: head.word, .parts(.noun, .verb))
      } else if reading.isAdjective {
        note(.ambiguousWord, about: head.word, .parts(.noun, .adjective))
      }
      return
    }
    for word in phrase.words where !isBystander(word) {
      guard self[word].marks.contains(.nounOrAdjective),
        phrase.head.map({ $0.word == word }) ?? true
      else { continue }
      note(.ambiguousWord, about: word, .parts(.noun, .adjective))
    }
  }

  /// Whether a word stands behind the number that the text starts with, with nothing but adjectives
  /// between: there no verb can stand.
  private func isCounted(_ word: Int) -> Bool {
    guard let number = leadingNumber else { return false }
    let between = (0..<word).filter { Int(words[$0].token) > number.number }
    return between.allSatisfy { self[$0].isAdjective }
  }

  // MARK: Articles

  private func articles(
    of phrase: NounPhrase, _ features: Features, _ known: Features
  ) -> Articles {
    var articles = Articles()
    guard phrase.head != nil || leadingNumber != nil && language.order.isHeadLast else {
      return known.partOfSpeech == .noun ? articlesOfAdjective(features) : articles
    }
    var target = FeatureSet(features)
    if target[.number].isEmpty { target = target.union(.singular) }
    if language.hasCases, features.grammaticalCase == nil {
      var own = phrase
      (own.shown, own.governed) = shown(phrase, among: [])
      target = target.union(ownCase(own, isCounted: false))
    }
    if let gender = gender(of: phrase, asked: features.gender) {
      target = target.dropping(.gender).union(FeatureSet(gender))
    } else if language.agreesInGender {
      return articles
    }
    guard let place = placeOfArticle(phrase) else { return articles }
    articles.definite = article(.definite, target, before: place, phrase)
    articles.indefinite = article(.indefinite, target, before: place, phrase)
    return articles
  }

  private func article(
    _ definiteness: Definiteness, _ target: FeatureSet, before place: ArticlePlace,
    _ phrase: NounPhrase
  ) -> String? {
    let form = articleForm(definiteness, target, before: place, phrase, isInflected: false)
    return form.isEmpty ? nil : withOwnApostrophe(form).text
  }

  /// Those of an adjective alone, or of a noun that the lexicon has as an adjective only: el mago, le Marocain.
  private func articlesOfAdjective(_ word: Features) -> Articles {
    var articles = Articles()
    guard count == 1, word.partOfSpeech == .adjective || word.partOfSpeech == .noun else {
      return articles
    }
    let phrase = NounPhrase(words: 0..<1)
    var target = word.partOfSpeech == .noun ? FeatureSet(word) : .singular
    if target[.number].isEmpty { target = target.union(.singular) }
    articles.definite = article(.definite, target, before: .word(0), phrase)
    articles.indefinite = article(.indefinite, target, before: .word(0), phrase)
    return articles
  }
}
