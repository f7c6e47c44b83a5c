import LocaleData

/// Words that tell a language from another one that shares many of its short words with it, as Spanish
/// and Portuguese do, or whose short words aren't known.
struct NeighbourWords {
  private let words: Set<String>
  private let endings: [String]

  /// The neighbour that a text is in: the one of which it has several words and the most, besides those
  /// of its source, and none that only its own language has.
  ///
  /// Words with a capital don't count for the neighbour, since names have them.
  static func language(of unit: LintUnit) -> String? {
    guard let neighbours = all[unit.language], unit.target.isShort,
      looks[unit.language]?.mayHaveWords(unit.target) ?? true
    else { return nil }
    let prose = unit.target.prose
    let words = Set(prose.words.map(prose.text))
    guard words.count > 2, unit.isComparable else { return nil }
    lazy var known = SourceWords(unit.source)
    var best: (language: String, count: Int)?
    for neighbour in neighbours {
      let count = words.count { neighbour.other.contains($0) && !known.contains($0) }
      guard count > max(1, best?.count ?? 0),
        !words.contains(where: { neighbour.own.contains($0.lowercased()) })
      else { continue }
      best = (neighbour.language, count)
    }
    return best?.language
  }

  private typealias Neighbour = (language: String, other: NeighbourWords, own: NeighbourWords)

  /// The neighbours of each language, with what tells them from it and it from them.
  private static let all: [String: [Neighbour]] = {
    var all: [String: [Neighbour]] = [:]
    for key in LanguageFact.shortWords.keys {
      let codes = key.split(separator: ".").map(String.init)
      guard codes.count == 2, let other = NeighbourWords(of: codes[0], not: codes[1]),
        let own = NeighbourWords(of: codes[1], not: codes[0])
      else { continue }
      all[codes[1], default: []].append((codes[0], other, own))
    }
    return all
  }()

  private static let looks = all.mapValues { Look(at: $0) }

  private init?(of language: String, not other: String) {
    let list = LanguageFact.shortWords.list(of: language + "." + other)
    guard !list.isEmpty else { return nil }
    words = Set(list.filter { !$0.hasPrefix("*") })
    endings = list.filter { $0.hasPrefix("*") }.map { String($0.dropFirst()) }
  }

  private func contains(_ word: String) -> Bool {
    words.contains(word)
      || endings.contains { word.hasSuffix($0) } && word.unicodeScalars.allSatisfy(\.isSmallLetter)
  }
}

extension NeighbourWords {
  /// A look at a text for words of a language's neighbours, of which nearly none has two.
  private struct Look: Sendable {
    /// The ends of words that tell a neighbour, too.
    private let endings: [[Unicode.Scalar]]
    /// By bytes where no endings tell, else by scalars.
    private let hashes: WordHashes

    init(at neighbours: [Neighbour]) {
      let words = neighbours.flatMap { $0.other.words }
      endings = neighbours.flatMap { $0.other.endings }.map { Array($0.unicodeScalars) }
      hashes = WordHashes(
        endings.isEmpty
          ? words.map { WordHash.hash(of: $0) }
          : words.map { WordHash.hash(ofScalars: $0.unicodeScalars) })
    }

    func mayHaveWords(_ text: LintText) -> Bool {
      var count = 0
      guard endings.isEmpty else {
        let prose = text.prose
        for word in prose.words where mayBe(prose.scalars[word]) {
          count += 1
          if count > 1 { return true }
        }
        return false
      }
      WordHash.visit(text.value) { hash in
        if hashes.contains(hash) { count += 1 }
        return count < 2
      }
      return count > 1
    }

    /// Whether a word may be one of a neighbour, as far as its scalars tell.
    private func mayBe(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
      // A letter and its mark may be written as two.
      if word.contains(where: { (0x300...0x36F).contains($0.value) }) { return true }
      return hashes.contains(WordHash.hash(ofScalars: word))
        || endings.contains { word.suffix($0.count).elementsEqual($0) }
    }
  }
}
