import Foundation
import Vocabulary

/// Words that change with what stands beside them.
extension Phrase {
  /// The form that stands in for a form before what follows.
  func variant(
    of form: [UInt8], at word: Int, _ phrase: NounPhrase, _ target: Target
  ) -> [UInt8] {
    form.withUnsafeBufferPointer { variant(of: $0, at: word, phrase, target) } ?? form
  }

  /// The same; nil where the form stays as it is.
  func variant(
    of form: Bytes, at word: Int, _ phrase: NounPhrase, _ target: Target
  ) -> [UInt8]? {
    for number in language.sandhi.variants(of: form) {
      let variant = language.sandhi.variants[number]
      if variant.isOptional, form.equals(lower(word)) { continue }
      if variant.isKept, !lower(word).elementsEqual(variant.short) { continue }
      guard fits(variant, at: word, phrase, target) else { continue }
      return variant.part == nil
        ? variant.short : self.variant(of: variant.short, at: word, phrase, target)
    }
    return nil
  }

  private func fits(
    _ variant: SandhiRules.Variant, at word: Int, _ phrase: NounPhrase, _ target: Target
  ) -> Bool {
    guard variant.features.isEmpty || variant.features.unifies(with: target.features) else {
      return false
    }
    if let part = variant.part {
      guard isFollowedDirectly(word), isPart(word + 1, part, phrase) else { return false }
    }
    guard let sound = variant.sound else {
      return variant.part != nil || standsBeforeHead(word, phrase, acrossNumber: true)
    }
    // un bel homme, but un homme beau et grand
    let isOfHead = !variant.features.isEmpty && !language.hooks.soundsOfNouns.contains(sound)
    if isOfHead, !standsBeforeHead(word, phrase) { return false }
    return sounds(sound, after: word, phrase)
  }

  /// Whether a word before the head is a part of speech.
  func isPart(_ word: Int, _ part: LexicalPart, _ phrase: NounPhrase) -> Bool {
    guard let head = phrase.head, word < head.word else { return false }
    return part == .adjective ? self[word].isAdjective : self[word].otherPart == part
  }

  /// Whether what follows directly has a sound.
  private func sounds(_ sound: String, after word: Int, _ phrase: NounPhrase) -> Bool {
    // `You scored an 8`: nothing but the number stands there.
    if language.order.isHeadLast, word + 1 == count, let number = number(rightBehind: word) {
      return sounds(sound, at: .token(number), phrase)
    }
    guard word + 1 < count,
      isFollowedDirectly(word) || !language.hooks.soundsOfNouns.contains(sound)
    else { return false }
    if let number = number(from: Int(words[word].token) + 1) {
      return self.sounds(sound, at: .token(number.number), phrase)
    }
    return self.sounds(sound, at: .word(word + 1), phrase)
  }

  /// Whether a word stands right before the head, or before the adjectives before it.
  ///
  /// - Parameter acrossNumber: Whether a number may stand between: primer 1 minuto.
  private func standsBeforeHead(
    _ word: Int, _ phrase: NounPhrase, acrossNumber: Bool = false
  ) -> Bool {
    guard let head = phrase.head, word < head.word else { return false }
    return (word..<head.word).allSatisfy {
      isFollowedDirectly($0) || acrossNumber && isBehindNumber($0 + 1) && !isCut(after: $0)
    }
      && ((word + 1)..<head.word).allSatisfy { self[$0].isAdjective }
  }

  /// Whether what stands at a place starts with a sound of a class.
  func sounds(_ sound: String, at place: ArticlePlace, _ phrase: NounPhrase) -> Bool {
    switch place {
    case .token(let token): return language.sounds(sound, bytes(of: token), bytes(of: token))
    case .word(let word):
      if language.hooks.soundsOfNouns.contains(sound) {
        // Only of a noun, and of its singular: the plural has articles of its own.
        guard let head = phrase.head, head.word == word,
          !head.analysis.lexeme.traits.contains(.keepsArticle)
        else { return false }
        let lemma = language.form(head.analysis.lexeme, 0)
        return lemma.withUnsafeBufferPointer { language.sounds(sound, $0, $0) }
      }
      guard isChanged(word) else { return language.sounds(sound, original(word), lower(word)) }
      let new = newBytes(word)
      return new.withUnsafeBufferPointer { new in
        language.writing.casing.lowercased(new.text).withUnsafeBufferPointer {
          language.sounds(sound, new, $0)
        }
      }
    }
  }

  /// Words that melt together with the one before: de + el.
  ///
  /// - Parameter isFirst: Whether all of the text may have changed, and not only the phrase.
  mutating func mendSandhi(_ phrase: NounPhrase, _ target: Target, isFirst: Bool) {
    mendMelted(phrase, target)
    let around = max(0, phrase.words.lowerBound - 1)..<min(count, phrase.words.upperBound + 1)
    mendSounds(phrase, in: isFirst ? words.indices : around)
  }

  /// Words before the values of arguments, in a text whose phrases else stay as they are: l’ami d’Anne vous a invitée.
  mutating func mendSoundsBeforeArguments(_ phrase: NounPhrase) {
    if !arguments.isEmpty { mendSounds(phrase, in: words.indices) }
  }

  /// Words before values of which a text takes nothing else, for it is said of the reader: vous êtes connectée au compte
  /// d’Anne.
  ///
  /// A determiner before a value takes more than its sound, and stays.
  mutating func mendSounds(before values: [Range<Int>]) {
    guard language.sandhi.hasSounds, !language.order.isHeadLast else { return }
    for value in values {
      let word = firstWord(from: value.lowerBound) - 1
      guard word >= 0, isFollowedDirectly(word), value.contains(Int(token(word + 1).start)),
        words[word].half == .whole, !isChanged(word), !self[word].isSpecifier,
        !values.contains(where: { $0.contains(Int(token(word).start)) })
      else { continue }
      mendSound(of: word, NounPhrase(words: word..<word + 1))
    }
  }

  /// A verb that became another form may melt with the word before it: ci sono, c’è.
  mutating func meltVerbs() {
    for word in words.indices.dropFirst() where self[word].isVerb { meltIfChanged(word) }
  }

  /// A word that became another form may melt with the word before it: de los que, del que.
  mutating func meltIfChanged(_ word: Int) {
    guard word > 0, isChanged(word), words[word].half == .whole, words[word - 1].half == .whole,
      isFollowedDirectly(word - 1), let whole = melted(word)
    else { return }
    replace(word - 1, with: whole)
    remove(word)
  }

  private mutating func mendMelted(_ phrase: NounPhrase, _ target: Target) {
    guard let first = phrase.words.first, first > 0, words[first].half == .whole,
      isFollowedDirectly(first - 1), let whole = melted(first)
    else { return mendForms(phrase, target) }
    let isShouted = newBytes(first).count > 1 && token(first).shape == .capitals
    if isShouted {
      replace(first - 1, withExactly: language.writing.casing.uppercased(whole))
    } else {
      replace(first - 1, with: whole)
    }
    remove(first)
  }

  /// Melts what stands before the values of arguments with the article that they bring along: mensajes de %@, of el
  /// grupo.
  ///
  /// Beside an article of the text's own theirs goes: photo du %@, of le bureau.
  mutating func meltIntoArguments() {
    guard language.hasRomanceSyntax else { return }
    for argument in arguments {
      let first = firstWord(from: argument.lowerBound)
      guard first > 0, first + 1 < count,
        argument.contains(Int(token(first).start)), argument.contains(Int(token(first + 1).start)),
        words[first].half == .whole, token(first).shape == .small,
        self[first].roles.contains(.definite),
        isFollowedDirectly(first - 1), !isArgument(first - 1)
      else { continue }
      if self[first - 1].roles.contains(.definite) || isArticleBehindVerb(first - 1) {
        remove(first)
      } else if words[first - 1].half == .whole, self[first - 1].roles.contains(.preposition),
        let whole = melted(first)
      {
        replace(first - 1, with: whole)
        remove(first)
      }
    }
  }

  /// `abra a %@`: whether what is an article and a preposition is the former, for a verb stands before it that reaches
  /// for nothing.
  private func isArticleBehindVerb(_ word: Int) -> Bool {
    guard self[word, lower: true].marks.contains(.articleOrPreposition), word > 0,
      isFollowedDirectly(word - 1)
    else { return false }
    let verb = self[word - 1]
    return verb.isVerb && !verb.endsPhrase && verb.roles.isDisjoint(with: .reaches)
  }

  private func melted(_ second: Int) -> [UInt8]? {
    let new = language.writing.casing.lowercased(newBytes(second).text)
    // `Foto di %@` with l’estate: whoever wrote the value chose the apostrophe.
    let form = isArgument(second) ? new.withUnsafeBufferPointer { withPlainApostrophes($0) } : new
    return language.sandhi.whole(Array(lower(second - 1)), form, areApart: true)
  }

  /// Melts an article that is put in with the word before it.
  ///
  /// - Returns: Whether they melt.
  mutating func melt(_ article: [UInt8], behind word: Int) -> Bool {
    guard word >= 0, isFollowedDirectly(word), words[word].half == .whole,
      let whole = language.sandhi.whole(Array(lower(word)), article)
    else { return false }
    replace(word, with: whole)
    return true
  }

  /// Words before others that changed, and the one before the phrase, which may change with the sound of
  /// what follows: de, d’; n’est, ne sont.
  mutating func mendSounds(_ phrase: NounPhrase, in range: Range<Int>) {
    guard language.sandhi.hasSounds, !language.order.isHeadLast else { return }
    let start = phrase.words.first
    for word in range.dropLast(range.upperBound == count ? 1 : 0)
    where word + 1 == start || isChanged(word + 1) || isArgument(word + 1) && !isArgument(word) {
      guard words[word].half == .whole, !isChanged(word), isFollowedDirectly(word),
        !phrase.isHead(word), !isBeforeOther(word, phrase), !agreeing(phrase).contains(word),
        // `Lo usano 3 dispositivi`: a pronoun keeps its form before whatever verb.
        !isArticleBeforeVerb(word)
      else { continue }
      mendSound(of: word, phrase)
    }
  }

  /// Whether a word is the determiner of another phrase.
  private func isBeforeOther(_ word: Int, _ phrase: NounPhrase) -> Bool {
    self[word].isSpecifier && (word + 1 == phrase.words.first || self[word + 1].isNominal)
  }

  private mutating func mendSound(of word: Int, _ phrase: NounPhrase) {
    let (lower, hash) = (lower(word), self[word, lower: true].hash)
    let forms =
      language.sandhi.variants(withShort: lower, hash).map(\.full) + [Array(lower)]
    for full in forms {
      for number in language.sandhi.variants(of: full) {
        let variant = language.sandhi.variants[number]
        guard variant.features.isEmpty, variant.part == nil, let sound = variant.sound else {
          continue
        }
        let isShort = sounds(sound, at: .word(word + 1), phrase)
        // `di amici` may stay so: the short form is only taken where the text had it.
        if isShort, variant.isOptional || variant.isKept, lower.elementsEqual(full) { return }
        return replace(word, with: isShort ? variant.short : full)
      }
    }
  }

  /// Forms whose neighbours may have changed: a new file, an old file.
  private mutating func mendForms(_ phrase: NounPhrase, _ target: Target) {
    guard language.order.isHeadLast, !target.isPlural, let head = phrase.head,
      let first = phrase.words.first,
      first < head.word, self[first].roles.contains(.indefinite), !isChanged(first)
    else { return }
    guard let article = self.first(self[first].determiners) else { return }
    let form = language.form(article.lexeme, .singular)
    replace(first, with: variant(of: form, at: first, phrase, target))
  }
}

/// Where an article stands: before a word, or before a number or sign.
enum ArticlePlace {
  case word(Int)
  case token(Int)
}
