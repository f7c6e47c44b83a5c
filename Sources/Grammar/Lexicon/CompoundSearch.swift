import PlainBytes

/// Words that no lexicon has and whose last part one has: Benutzerkonto, dunkelblau.
///
/// A compound has the gender and the forms of its last part. It is known if its first part is a word, too,
/// with or without what may join parts (`compounds` of `phrase.txt`); else it is a guess.
struct CompoundSearch {
  let language: Language

  /// Shorter last parts are rather endings, but for those behind a hyphen, and the first part has at least
  /// so many bytes.
  private static let shortest = 3
  /// A last part behind what is no word has to be longer.
  private static let shortestBehindUnknown = 4
  /// How many compounds a first part may be made of.
  private static let maximumDepth = 3

  /// The readings of a word by its last part; none where it is no compound.
  ///
  /// A first part that is a word as it stands is surer than one that has lost its ending: Abreise-tage,
  /// not Abreis-etage.
  func analyses(of word: Bytes, _ arena: ByteArena) -> [Analysis] {
    let endings = endings(of: word)
    let shortest = shortestLastPart(endings)
    for mayLose in [false, true] {
      for start in starts(in: word) where word.count - start >= shortest {
        let found = lastPart(of: word, at: start)
        guard !found.isEmpty, isFirstPart(word.slice(0..<start), of: found, mayLose: mayLose)
        else { continue }
        return found.map { compound($0, word, start, arena) }
      }
    }
    // A long ending tells more than a last part behind what is no word: Prumschaft.
    let isTold = endings.contains { $0.count >= Self.shortest }
    return isTold ? [] : guesses(of: word, arena)
  }

  /// The longest part of a word that is a noun, whatever stands before it.
  private func guesses(of word: Bytes, _ arena: ByteArena) -> [Analysis] {
    for start in starts(in: word) where word.count - start >= Self.shortestBehindUnknown {
      let found = lastPart(of: word, at: start).filter { $0.lexeme.part == .noun }
      guard !found.isEmpty, hasVowel(word.slice(0..<start)) else { continue }
      return found.map { analysis in
        var whole = compound(analysis, word, start, arena)
        whole.lexeme.traits.insert(.guessed)
        return whole
      }
    }
    return []
  }

  /// The endings by which rules know a noun.
  private func endings(of word: Bytes) -> [[UInt8]] {
    [GuessRules.Kind.noun, .nounPlural].compactMap { language.guesses.rule($0, for: word)?.ending }
  }

  /// How long a last part has to be: as an ending that is no word itself, for Treib-erinnen is no Rinnen.
  private func shortestLastPart(_ endings: [[UInt8]]) -> Int {
    let own = endings.filter { ending in
      ending.withUnsafeBufferPointer { !isListed($0) && !isWord($0) }
    }
    return own.map(\.count).max() ?? 0
  }

  /// Of adjectives the whole first part has to be a word: many end in what is an ending as well.
  ///
  /// - Parameter mayLose: Whether it may lack its ending.
  private func isFirstPart(_ part: Bytes, of last: [Analysis], mayLose: Bool) -> Bool {
    if last.contains(where: { $0.lexeme.part == .noun }) {
      return isFirstPart(part, depth: Self.maximumDepth, mayLose: mayLose)
    }
    // `3D-fähig`
    if part.last == UInt8(ascii: "-") { return true }
    return part.count > Self.shortest && !mayLose && isFirstPart(part, depth: 1, mayLose: false)
  }

  /// Where the last part of a word may start, the longest one first.
  private func starts(in word: Bytes) -> some Sequence<Int> {
    // Behind a hyphen an abbreviation has two letters, too: Raum-ID.
    let isAbbreviation =
      word.count > Self.shortest && word[word.count - Self.shortest] == UInt8(ascii: "-")
    let last = word.count - Self.shortest + (isAbbreviation ? 1 : 0)
    // A byte that continues a letter starts no word.
    return stride(from: Self.shortest - 1, through: max(last, 0), by: 1).lazy
      .filter { word.count > Self.shortest && !word[$0].isUTF8Continuation }
  }

  /// What the rest of a word is by itself: a noun in a word with a capital, an adjective in another; behind a
  /// hyphen its own first letter tells (iOS-App, 3D-fähig).
  private func lastPart(of word: Bytes, at start: Int) -> [Analysis] {
    let rest = word.slice(start..<word.count)
    if language.order.capitalizesNouns, word[start - 1] == UInt8(ascii: "-") {
      return analyses(of: rest, language.startsWithCapital(rest) ? .noun : .adjective)
    }
    let isNoun = !language.order.capitalizesNouns || language.startsWithCapital(word)
    if isNoun, language.order.capitalizesNouns {
      let capitalized = language.capitalized(rest)
      return capitalized.withUnsafeBufferPointer { analyses(of: $0, .noun) }
    }
    let nouns = isNoun ? analyses(of: rest, .noun) : []
    return nouns.isEmpty ? analyses(of: rest, .adjective) : nouns
  }

  private func analyses(of part: Bytes, _ kind: LexicalPart) -> [Analysis] {
    let hash = WordHash.of(part)
    guard language.index.mayHave(hash) else { return [] }
    let found = WordSearch(language: language).facts(of: part, hash).analyses.filter {
      $0.lexeme.part == kind && !$0.lexeme.traits.contains(.standsAlone)
    }
    // Of homonyms the likeliest: Armband is no rock band.
    let likeliest = found.filter { $0.lexeme.traits.contains(.likeliest) }
    return found.filter { one in
      one.lexeme.traits.contains(.likeliest)
        || !likeliest.contains { $0.lexeme.lemma.equals(one.lexeme.lemma) }
    }
  }

  // MARK: The first part

  private func isFirstPart(_ part: Bytes, depth: Int, mayLose: Bool) -> Bool {
    // `Hin- und Rückflug` is one word here.
    if part.last == UInt8(ascii: "-") || part.last == UInt8(ascii: " ") { return true }
    for joint in language.order.joints {
      let isJoined = joint.withUnsafeBufferPointer { part.hasSuffix($0) }
      guard isJoined, part.count - joint.count >= Self.shortest - 1 else { continue }
      if isWord(part.slice(0..<(part.count - joint.count))) { return true }
    }
    if mayLose, isShortened(part) { return true }
    guard depth > 1 else { return false }
    return starts(in: part).contains { start in
      let rest = part.slice(start..<part.count)
      return isLastOfFirst(rest)
        && isFirstPart(part.slice(0..<start), depth: depth - 1, mayLose: mayLose)
    }
  }

  /// Whether a word lacks its ending as a first part: Schul-e, such-en.
  private func isShortened(_ part: Bytes) -> Bool {
    guard part.count >= Self.shortest else { return false }
    return language.order.lostEndings.contains { ending in
      let whole = Array(part) + ending
      // What is no syllable only verbs lose, which have small letters: Sammel-n, but no Cla-n.
      guard !ending.contains(where: { "aeiou".utf8.contains($0) }) else {
        return whole.withUnsafeBufferPointer { isWord($0) }
      }
      let small = language.writing.casing.lowercased(String(decoding: whole, as: UTF8.self))
      return small.withUnsafeBufferPointer { isListed($0) }
    }
  }

  /// Whether a part of a first part is a word, with or without a joint.
  private func isLastOfFirst(_ part: Bytes) -> Bool {
    language.order.joints.contains { joint in
      joint.withUnsafeBufferPointer { part.hasSuffix($0) }
        && part.count - joint.count >= Self.shortest
        && isWord(part.slice(0..<(part.count - joint.count)))
    }
  }

  /// Whether any lexicon has a word, with a capital or in small letters.
  private func isWord(_ part: Bytes) -> Bool {
    let capitalized = language.capitalized(part)
    if capitalized.withUnsafeBufferPointer({ isListed($0) }) { return true }
    return language.writing.casing.lowercased(part.text).withUnsafeBufferPointer { isListed($0) }
  }

  private func isListed(_ word: Bytes) -> Bool {
    let hash = WordHash.of(word)
    return language.index.mayHave(hash)
      && !WordSearch(language: language).facts(of: word, hash).isEmpty
  }

  private func hasVowel(_ part: Bytes) -> Bool {
    part.count >= Self.shortest && part.contains { $0 > 0x7F || "aeiouyAEIOUY".utf8.contains($0) }
  }

  // MARK: The whole

  /// The whole word as a word of its own, with the forms of its last part.
  private func compound(
    _ analysis: Analysis, _ word: Bytes, _ start: Int, _ arena: ByteArena
  ) -> Analysis {
    var whole = analysis
    let (last, prefix) = (analysis.lexeme, word.slice(0..<start))
    // `PlusPunkt` keeps its capital.
    let isOwnWord =
      word[start - 1] == UInt8(ascii: "-") || TextScalar(at: start, in: word).isCapital
    func small(_ text: Bytes) -> [UInt8] {
      isOwnWord ? Array(text) : language.writing.casing.lowercased(text.text)
    }
    whole.lexeme.lemma = arena.copy(Array(prefix) + small(last.lemma))
    whole.lexeme.stem = arena.copy(Array(prefix) + small(last.stem))
    if last.listed.count > 0 {
      whole.lexeme.listed = arena.copy(small(last.listed))
      whole.lexeme.prefix = prefix
    }
    if last.pair.count > 0 { whole.lexeme.pair = arena.copy(Array(prefix) + small(last.pair)) }
    return whole
  }
}

extension Language {
  /// A word with a capital at its start.
  func capitalized(_ word: Bytes) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(word.count + 1)
    writing.casing.appendCapitalized(word, to: &result)
    return result
  }

  func startsWithCapital(_ word: Bytes) -> Bool { capitalized(word).elementsEqual(word) }
}
