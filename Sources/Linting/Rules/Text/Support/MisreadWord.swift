import LocaleData
import PlainBytes

/// A word of Cyrillic or Greek whose code page was taken for Latin-1, or whose UTF-8 for that code page:
/// `Ñîõðàíèòü` and `РЎРѕС…СЂР°РЅРёС‚СЊ` for `Сохранить`.
struct MisreadWord {
  /// Among the scalars of the prose.
  let place: Range<Int>
  let meant: String

  /// Those of a text in a language that is written in one of the two scripts alone.
  static func all(in unit: LintUnit) -> [MisreadWord] {
    guard let page = page(of: unit), unit.isSource || unit.target.value != unit.source.value
    else { return [] }
    let isLatin = unit.target.bytes.contains(0xC3)
    let words = isLatin ? wordsInLatin1(unit, page) : []
    return words.isEmpty ? wordsInUTF8(unit, page) : words
  }

  private static func page(of unit: LintUnit) -> CodePage? {
    let scripts = unit.languageScripts
    if scripts == .greek { return .windows1253 }
    return scripts == .cyrillic && ForeignLetter.knowsLetters(of: unit.language)
      ? .windows1251 : nil
  }

  /// Words whose letters are those of Latin-1 beyond ASCII; no language has three of them in a row.
  private static func wordsInLatin1(_ unit: LintUnit, _ page: CodePage) -> [MisreadWord] {
    let prose = unit.target.prose
    let scalars = prose.scalars
    var words: [MisreadWord] = []
    var index = 0
    while index < scalars.count {
      let start = index
      var meant = String.UnicodeScalarView()
      while index < scalars.count, let letter = page.letter(scalars[index].windows1252) {
        meant.append(letter)
        index += 1
      }
      if stands(start..<index, in: scalars), isWord(meant, unit.language),
        !isUTF8(scalars[start..<index])
      {
        words.append(MisreadWord(place: start..<index, meant: String(meant)))
      }
      index = max(index, start + 1)
    }
    let isCertain = words.lazy.filter { $0.place.count > 2 }.prefix(ScanLimit.parts).contains {
      unit.isSource || !unit.source.value.contains(prose.text($0.place))
    }
    return isCertain ? words : []
  }

  /// Words whose letters are pairs of characters; none has two such pairs in a row.
  private static func wordsInUTF8(_ unit: LintUnit, _ page: CodePage) -> [MisreadWord] {
    let scalars = unit.target.prose.scalars
    var words: [MisreadWord] = []
    var index = 0
    while index < scalars.count {
      let start = index
      var meant = String.UnicodeScalarView()
      while index + 1 < scalars.count,
        let letter = page.letter(ofUTF8: scalars[index], scalars[index + 1])
      {
        meant.append(letter)
        index += 2
      }
      let isWhole = meant.count > 2 || stands(start..<index, in: scalars)
      if isWhole, isWord(meant, unit.language) {
        words.append(MisreadWord(place: start..<index, meant: String(meant)))
      }
      index = max(index, start + 1)
    }
    return words.contains { $0.place.count > 2 } ? words : []
  }

  /// Whether nearly all characters are bytes of letters in UTF-8, which `Ð¡Ð¾Ñ` is.
  private static func isUTF8(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    let bytes = scalars.map(\.windows1252)
    let pairs = zip(bytes, bytes.dropFirst()).count { lead, next in
      lead >= 0xC2 && next.isUTF8Continuation
    }
    return pairs > 0 && pairs * 2 + 1 >= bytes.count
  }

  /// Whether no letter stands beside a place.
  private static func stands(_ place: Range<Int>, in scalars: [Unicode.Scalar]) -> Bool {
    (place.lowerBound == 0 || !scalars[place.lowerBound - 1].isWordPart)
      && (place.upperBound == scalars.count || !scalars[place.upperBound].isWordPart)
  }

  /// Whether some letters are a language's own, and capitals stand among them as they do in words.
  private static func isWord(_ letters: String.UnicodeScalarView, _ language: String) -> Bool {
    let rest = letters.dropFirst()
    return !letters.isEmpty && letters.allSatisfy { isOwn($0, language) }
      && (rest.allSatisfy(\.isSmallLetter) || letters.allSatisfy(\.isCapital))
  }

  private static func isOwn(_ letter: Unicode.Scalar, _ language: String) -> Bool {
    guard let small = letter.properties.lowercaseMapping.unicodeScalars.first else { return false }
    return !ForeignLetter.isForeign(small, to: language)
  }
}
