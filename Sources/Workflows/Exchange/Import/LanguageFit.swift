import LocaleData

/// Whose texts are, of two languages: their letters tell it, or else their short words.
struct LanguageFit {
  private enum Signs {
    case scripts(own: ScriptSet, other: ScriptSet)
    case words(own: Set<String>, other: Set<String>)
  }

  private let signs: Signs

  /// - Returns: nil where nothing is known that tells one language from the other.
  init?(of own: LanguageTag, besides other: LanguageTag) {
    if let scripts = own.scripts, let others = other.scripts, scripts.isDisjoint(with: others) {
      signs = .scripts(own: scripts, other: others)
      return
    }
    let words = Set(LanguageFact.shortWords.list(of: own.language))
    let others = Set(LanguageFact.shortWords.list(of: other.language))
    guard !words.isEmpty else { return nil }
    signs = .words(own: words.subtracting(others), other: others.subtracting(words))
  }

  /// How many signs some texts have of the language itself, less those of the other one.
  func score(_ texts: [String]) -> Int {
    texts.reduce(0) { sum, text in
      let words = text.plainWords
      switch signs {
      case .scripts(let own, let other):
        let letters = words.joined(separator: "").unicodeScalars.map { ScriptSet(ofAny: $0) }
        let ownCount = letters.count { !own.isDisjoint(with: $0) }
        let otherCount = letters.count { !other.isDisjoint(with: $0) }
        return sum + (ownCount - otherCount).signum()
      case .words(let own, let other):
        // Elided articles are words of their own, and single letters may be anything.
        let parts = words.flatMap { $0.lowercased().split { $0 == "'" || $0 == "’" } }
          .map(String.init).filter { $0.count > 1 }
        return sum + parts.count { own.contains($0) } - parts.count { other.contains($0) }
      }
    }
  }
}

extension String {
  /// The words of a text but for specifiers, addresses, codes, single letters and markup.
  var plainWords: [Substring] {
    let tokens = split { $0.isWhitespace || $0.isPunctuation && !$0.isASCII && $0 != "’" }
    return tokens.compactMap { token in
      guard !token.contains(where: { "%$@{}<>&\\".contains($0) }),
        let first = token.firstIndex(where: \.isLetter),
        let last = token.lastIndex(where: \.isLetter)
      else { return nil }
      let word = token[first...last]
      let isPlain = word.allSatisfy { $0.isLetter || "'’-".contains($0) }
      return isPlain && word.count > 1 ? word : nil
    }
  }

  /// Whether a text has words enough that they are hardly the same in two languages.
  var hasSeveralWords: Bool {
    let words = plainWords
    return words.count > 1
      || words.contains { word in
        word.count > 3
          && word.unicodeScalars.contains {
            !ScriptSet.unspaced.isDisjoint(with: ScriptSet(of: $0))
          }
      }
  }
}
