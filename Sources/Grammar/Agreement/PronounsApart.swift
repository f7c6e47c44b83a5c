import Foundation
import Vocabulary

/// Where pronouns for objects are told that are words of their own, and may be articles elsewhere.
enum PronounsApart {
  /// Before a verb: si vous le renouvelez, lo trovi qui.
  case anywhere
  /// Right behind not alone: caduca si no lo renuevas, but ya lo tienes.
  case behindNot
  case nowhere
}

extension Phrase {
  /// `Caduca si no lo renuevas`, but si aún no lo has hecho: whether not stands right before what may be an article, and
  /// behind it what is nothing but a verb of the reader.
  func isObject(behindNot word: Int) -> Bool {
    guard word > 0, isFollowedDirectly(word - 1), isFollowedDirectly(word),
      self[word - 1].roles.isSuperset(of: [.adverb, .preverb]),
      token(word + 1).shape == .small, !isArgument(word + 1)
    else { return false }
    let verb = self[word + 1]
    return !verb.hasVerbNumber && !verb.isNoun && !verb.isAdjective && !verb.isSpecifier
      && !verb.endsPhrase && !verb.isAdverb && !verb.isAuxiliary && !verb.roles.contains(.perfect)
  }

  /// `Un amigo lo ha visto`: whether such a pronoun stands before a verb that isn't the reader's, so that those behind it may
  /// stand for the same.
  func isObjectOfOther(_ word: Int, _ form: [UInt8]) -> Bool {
    guard lower(word).elementsEqual(form), isFollowedDirectly(word) else { return false }
    let verb = self[word + 1]
    return (verb.isVerb || verb.isAuxiliary) && !verb.isNoun && !verb.isAdjective
  }

  /// `Excluí-lo`, `exclua-o`: whether a word is a verb with a pronoun behind its hyphen, of languages that put an l before the
  /// pronoun behind some verbs.
  func isVerb(_ word: Int, beforeHyphenIn base: [UInt8]) -> Bool {
    if base.suffix(2).elementsEqual("-l".utf8) { return base.count > 3 }
    return base.last == UInt8(ascii: "-")
      && language.guesses.rule(.enclitic, for: lower(word)) != nil
  }

  /// `O álbum está vazio. Pode excluí-lo?`, but o álbum está aberto e pode mostrá-lo: whether a verb of one that starts a
  /// clause, or has a pronoun for the reader before it, isn't said of a thing for which the object stands.
  func mayBeOfReader(verb: Int, beside head: NounPhrase.Head) -> Bool {
    guard self[verb].marks.contains(.singularVerb), !isPerson(head) else { return false }
    let before = beforeClitics(from: verb - 1)
    return before < 0 || isCut(after: before) || isReader(before)
  }

  /// `3 facturas nuevas. Toca para verlas`: whether what may be a noun, too, starts a clause behind a phrase without a
  /// determiner, and so is a verb, for a preposition with another verb stands behind it.
  func isVerbOfLaterClause(_ word: Int, behind end: Int) -> Bool {
    guard word >= end, word > 0, isCut(after: word - 1), self[word].hasVerbNumber,
      isFollowedDirectly(word), isFollowedDirectly(word + 1), !isUsualOf(word + 1)
    else { return false }
    return self[word + 1].roles.contains(.preposition) && !self[word + 2].isNoun
  }
}
