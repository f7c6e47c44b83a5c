import LocaleData

/// Words that tell a language from a neighbour that shares most of its short words with it, as Spanish
/// and Portuguese do.
struct NeighbourWords {
  private let words: Set<String>
  private let endings: [String]

  /// The neighbour that a text is in: the one of which it has several words, besides those of its
  /// source, and none that only its own language has.
  ///
  /// Words with a capital don't count for the neighbour, since names have them.
  static func language(of unit: LintUnit) -> String? {
    guard let neighbours = all[unit.language], unit.target.isShort else { return nil }
    let prose = unit.target.prose
    let words = Set(prose.words.map(prose.text))
    guard words.count > 2, unit.isComparable else { return nil }
    let known = SourceWords(unit.source)
    return neighbours.first { neighbour in
      words.count { neighbour.other.contains($0) && !known.contains($0) } > 1
        && !words.contains { neighbour.own.contains($0.lowercased()) }
    }?.language
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
