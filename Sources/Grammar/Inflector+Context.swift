import Foundation

/// What stands before words and decides their form, although it is no part of them.
extension Inflector {
  /// How many bytes before words are looked at: what decides stands close before.
  package static let longestContext = 64

  /// How much of a text's end has to be read with the words behind it: a preposition that asks for a case
  /// (`mit` before 5 Freunden), or the verb that says what the reader is (`du bist jetzt`).
  ///
  /// - Parameters:
  ///   - before: What stands before the words, up to the space before them.
  ///   - isAboutReader: Whether a verb is looked for, too.
  /// - Returns: A number of bytes; nil if nothing there decides anything.
  package func context(in before: String, isAboutReader: Bool) -> Int? {
    guard language.hasCases || isAboutReader && language.agreesInGender,
      before.utf8.last == UInt8(ascii: " ")
    else { return nil }
    let near = String(decoding: before.utf8.suffix(Self.longestContext), as: UTF8.self)
    let start = withPhrase(near) { phrase in
      phrase.governingContext ?? (isAboutReader ? phrase.readersContext : nil)
    }
    return (start ?? nil).map { near.utf8.count - $0 }
  }

  /// Whether the words behind a text say what someone is, for it ends in als, como or their like.
  ///
  /// - Parameter before: What stands before the words, up to the space before them.
  package func saysWhatOneIs(behind before: String) -> Bool {
    guard before.utf8.last == UInt8(ascii: " ") else { return false }
    let near = String(decoding: before.utf8.suffix(Self.longestContext), as: UTF8.self)
    return withPhrase(near) { $0.endsInWordForWhatOneIs } ?? false
  }

  /// Whether the first word of a text may be a preposition.
  package func startsWithPreposition(_ text: String) -> Bool {
    withPhrase(text) { phrase in
      phrase.words.indices.first.map { phrase[$0, lower: true].roles.contains(.preposition) }
        ?? false
    } ?? false
  }
}

extension Phrase {
  /// Where a preposition stands that asks for a case, with nothing but determiners and adjectives behind
  /// it.
  fileprivate var governingContext: Int? {
    guard language.hasCases, var word = lastWord else { return nil }
    while word > 0, isFollowedDirectly(word - 1), isBeforeCount(word), !self[word].endsPhrase {
      word -= 1
    }
    // Which of two cases is meant (in 5 Ordnern, in 5 Ordner), a verb before it may tell.
    let cases = language.government.cases(of: lower(word))
    let isSure = cases.count == 1 || cases.count > 1 && word == 0 && !language.countsByCase
    return isSure ? Int(token(word).start) : nil
  }

  /// Where a verb stands that says what the reader is, or its subject, with nothing but adverbs behind it.
  fileprivate var readersContext: Int? {
    guard language.agreesInGender, var word = lastWord else { return nil }
    while word > 0, isFollowedDirectly(word - 1), self[word].isAdverb, !self[word].isCopula {
      word -= 1
    }
    guard isOfReader(verb: word) else { return nil }
    let isSubject = word > 0 && isFollowedDirectly(word - 1) && isSubjectPronoun(word - 1)
    return Int(token(isSubject ? word - 1 : word).start)
  }

  /// The last word, if only a space stands behind it.
  private var lastWord: Int? {
    guard let last = words.indices.last, words[last].half != .second,
      Int(token(last).end) + 1 == text.count
    else { return nil }
    return last
  }
}
