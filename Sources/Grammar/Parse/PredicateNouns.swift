import Foundation
import Vocabulary

/// Nouns with an article that say what the reader became or is taken for, behind the participle that says so, which they
/// go with: sei diventata un’esperta, vous êtes considérée comme une experte.
extension Phrase {
  private var predicateNouns: [Int] {
    guard language.agreesInGender, language.hasRomanceSyntax else { return [] }
    let nouns = words.indices.filter { mayEndPredicate($0) }
    if nouns.isEmpty { return [] }
    let predicates = Set(readersPredicates)
    return nouns.filter { noun in
      let participle = participle(before: noun)
      return isFollowedDirectly(participle) && predicates.contains(participle)
        // `ti sei fatto un amico`: that is somebody else.
        && !(max(0, participle - 4)..<participle).contains {
          isObjectPronoun($0) || self[$0].roles.contains(.reflexive)
        }
    }
  }

  private func mayEndPredicate(_ word: Int) -> Bool {
    word > 1 && words[word].half == .whole && isFollowedDirectly(word - 1)
      && isFollowedDirectly(word - 2) && (isOneOfMany(word) || isRank(word))
  }

  /// The word before the article of a noun, or before the one that says what somebody became: considérée comme une
  /// experte.
  private func participle(before noun: Int) -> Int {
    let word = noun - 2
    return word > 0 && self[word].roles.contains(.result) ? word - 1 : word
  }

  /// `un esperto`: whether a word is one of many, with nothing behind it but what belongs to it.
  private func isOneOfMany(_ word: Int) -> Bool {
    self[word - 1].roles.contains(.indefinite) && mayBePredicateNoun(word)
      && (isCut(after: word) || isOf(word + 1))
  }

  /// `il primo ad arrivare`, `arrivée la première`: whether an adjective with an article says with the infinitive behind
  /// it, or with no noun that it describes, who of all.
  private func isRank(_ word: Int) -> Bool {
    guard self[word - 1].roles.contains(.definite), let adjective = first(self[word].adjectives),
      number(of: adjective) != .plural
    else { return false }
    if isRankWithoutNoun(word) { return true }
    guard word + 2 < count, isFollowedDirectly(word), isFollowedDirectly(word + 1) else {
      return false
    }
    return self[word + 1].roles.contains(.preposition) && isInfinitive(word + 2)
  }

  /// `devenue la meilleure de la classe`, but arrivée le premier mai, arrivée le premier du mois: whether nothing stands
  /// behind a word, which is rather no noun, that it may describe or that may make a date of it.
  private func isRankWithoutNoun(_ word: Int) -> Bool {
    let (reading, becomes) = (self[word], self[word - 2, lower: true].roles.contains(.becomes))
    guard !reading.isSpecifier, !isArgument(word),
      !reading.isNoun || reading.likeliest == .adjective, becomes || mayRank(word)
    else { return false }
    if isCut(after: word) { return true }
    guard isFollowedDirectly(word), isPreposition(word + 1) else { return false }
    return !isUsualOf(word + 1) || becomes
  }

  /// Whether an adjective shows a gender, and doesn’t say how much: arrivée la première, but descansada o suficiente,
  /// allenata il minimo.
  private func mayRank(_ word: Int) -> Bool {
    guard let lexeme = first(self[word].adjectives)?.lexeme else { return false }
    return language.roles(of: lexeme).isDisjoint(with: [.limits, .impersonal, .thing])
      && language.form(lexeme, .singular.union(.feminine))
        != language.form(lexeme, .singular.union(.masculine))
  }

  private func mayBePredicateNoun(_ word: Int) -> Bool {
    guard !isArgument(word), let noun = first(self[word].nouns), number(of: noun) != .plural else {
      return false
    }
    return noun.lexeme.isOfPerson || self[word].isAdjective
  }

  /// Gives such nouns and their articles the gender of the reader, where the nouns have one of it.
  mutating func inflectPredicateNouns(_ gender: GrammaticalGender) {
    guard gender != .neuter else { return }
    for word in predicateNouns {
      guard let head = headOfPredicate(word), !self[word - 1].determiners.isEmpty else { continue }
      let lexeme = head.analysis.lexeme
      if lexeme.part == .adjective {
        setGender(ofPredicate: word, head.analysis, to: gender)
      } else if lexeme.gender != .common, lexeme.gender?.settled != gender {
        guard let other = noun(for: gender, insteadOf: head) else { continue }
        replace(word, with: language.form(other, .singular))
      }
      setArticle(at: word - 1, before: head, to: gender)
    }
  }

  /// Gives the article of one person a gender, with the form that it has before the noun.
  mutating func setArticle(at word: Int, before head: NounPhrase.Head, to gender: GrammaticalGender)
  {
    guard let article = first(self[word].determiners) else { return }
    let features = FeatureSet(gender).union(.singular)
    let target = Target(
      features: features, gender: gender, asksNumber: false, asksGender: true, counted: nil)
    let phrase = NounPhrase(words: word..<head.words.upperBound, head: head)
    let form = language.form(article.lexeme, features)
    replace(word, with: variant(of: form, at: word, phrase, target))
  }

  private func headOfPredicate(_ word: Int) -> NounPhrase.Head? {
    let analysis =
      isRank(word) ? first(self[word].adjectives) : first(self[word].nouns)
    return analysis.map { NounPhrase.Head(word: word, analysis: $0) }
  }
}
