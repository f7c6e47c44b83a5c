import Foundation
import PlainBytes
import Vocabulary

/// Numbers that name one thing, and count nothing: usuario 5 eliminado, código postal 1010 incorrecto.
extension Phrase {
  /// Whether the number before a word names what stands before that.
  ///
  /// - Parameter isAlone: Whether no other number counts.
  func isBehindName(_ word: Int, isAlone: Bool) -> Bool {
    isAlone && word > 0 && !isCut(after: word - 1) && isNumbered(word - 1, behind: word)
      || describesNumbered(word)
  }

  /// Whether a number names what stands before it though that may be an adjective as well, as one behind the number shows
  /// that fits it as it is written, and stands before no noun.
  ///
  /// - Parameters:
  ///   - label: The word right before the number.
  ///   - word: The word right behind it.
  private func isNumbered(_ label: Int, behind word: Int) -> Bool {
    guard language.hasRomanceSyntax, let noun = noun(numbered: label), startsNamed(noun) else {
      return false
    }
    var adjective = word
    while adjective < word + 3, self[adjective].isAdverb, !self[adjective].isAdjective,
      isFollowedDirectly(adjective)
    {
      adjective += 1
    }
    return maySay(adjective, ofNumbered: noun) && fitsOne(adjective, noun)
  }

  /// `Página 5 de 8 impresa`: whether an adjective behind the number of a whole describes what another number names.
  private func describesNumbered(_ word: Int) -> Bool {
    word > 1 && language.hasRomanceSyntax && isBehindNumber(word) && isBehindNumber(word - 1)
      && self[word - 1].roles.contains(.preposition) && self[word - 2].isNoun
      && !self[word - 2].isSpecifier && !isCut(after: word - 1) && !isCut(after: word - 2)
      && maySay(word, ofNumbered: word - 2) && fitsOne(word, word - 2)
  }

  /// The noun at a word, or before an adjective there that fits it: código postal.
  private func noun(numbered label: Int) -> Int? {
    let reading = self[label]
    guard !isPreposition(label), !reading.isSpecifier, !reading.isAdverb, !isArgument(label) else {
      return nil
    }
    if label > 0, isFollowedDirectly(label - 1), reading.isAdjective, self[label - 1].isNoun,
      !self[label - 1].isSpecifier, fits(adjective: label, label - 1)
    {
      return label - 1
    }
    return reading.isNoun ? label : nil
  }

  /// Whether a noun starts a text or a clause of it, or stands behind the definite article.
  private func startsNamed(_ noun: Int) -> Bool {
    noun == 0 || isCut(after: noun - 1) || self[noun - 1].roles.contains(.definite)
  }

  /// Whether a word describes what stands before it, and is neither rather a noun itself nor before one.
  ///
  /// What may be both is a noun behind what may be an adjective: activo 2 pedido.
  private func maySay(_ word: Int, ofNumbered noun: Int) -> Bool {
    let (reading, name) = (self[word], self[noun])
    guard reading.isAdjective, !reading.isSpecifier, reading.likeliest != .noun,
      !reading.isNoun || reading.likeliest == .adjective || name.isOnlyNoun
        || name.likeliest == .noun
    else { return false }
    guard isFollowedDirectly(word) else { return true }
    let next = self[word + 1]
    return next.endsPhrase || next.isCoordination || next.isAdjective || !next.isNominal
      || isPreposition(word + 1)
  }

  /// Whether an adjective fits a noun of one thing as both are written.
  private func fitsOne(_ adjective: Int, _ noun: Int) -> Bool {
    all(self[adjective].adjectives).contains { adjective in
      number(of: adjective) != .plural
        && all(self[noun].nouns).contains {
          number(of: $0) != .plural && fits(adjective, gender: gender(of: $0), noun: $0)
        }
    }
  }
}

/// Numbers that belong to a word, or to what is no thing that they count.
extension Phrase {
  /// Whether a number is a part of a word (8-hour), an ordinal (the German point), or a percentage.
  func isPartOfName(numberAt offset: Int) -> Bool {
    guard let number = token(ofNumberAt: offset), number + 1 < tokens.tokens.count else {
      return false
    }
    if isWord(numberAt: number) || isDate(numberAt: number) || isBehindNumberSign(number) {
      return true
    }
    if language.order.isHeadLast, let behind = word(behindNumberAt: offset),
      isBetweenNumbers(behind) || isMeasureOfOne(behind)
    {
      return true
    }
    if let behind = word(behindNumberAt: offset), isOrdinal(numberBefore: behind) { return true }
    let isApart = tokens.tokens[number + 1].kind == .space && number + 2 < tokens.tokens.count
    let mark = bytes(of: isApart ? number + 2 : number + 1)
    if mark.equals("%") || mark.equals("‰") { return true }
    // `5ª edição`
    if !isApart, mark.hasPrefix("ª") || mark.hasPrefix("º") { return true }
    guard !isApart, number + 2 < tokens.tokens.count else { return false }
    let next = tokens.tokens[number + 2].kind
    return mark.equals("-") || mark.equals("‑") ? next == .word : mark.equals(".")
  }

  /// `Pedido nº 5`, `Pedido n.º 5`: whether the abbreviation for number stands before one.
  private func isBehindNumberSign(_ token: Int) -> Bool {
    var end = Int(tokens.tokens[token].start)
    while end > 0, text[end - 1] == UInt8(ascii: " ") { end -= 1 }
    if end > 1, text[end - 2] == 0xC2, text[end - 1] == 0xA0 { end -= 2 }
    // The raised o, or the sign for degrees in its place.
    guard end > 3, text[end - 2] == 0xC2, text[end - 1] == 0xBA || text[end - 1] == 0xB0 else {
      return false
    }
    let letter = text[end - 3] == UInt8(ascii: ".") ? text[end - 4] : text[end - 3]
    return letter == UInt8(ascii: "n") || letter == UInt8(ascii: "N")
  }

  /// The token of a number in digits, by a UTF-8 offset in it.
  func token(ofNumberAt offset: Int) -> Int? {
    let all = tokens.tokens
    // Hostile texts have thousands of numbers.
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(all[middle].end) <= offset { low = middle + 1 } else { high = middle }
    }
    guard low < all.count, all[low].kind == .number, Int(all[low].start) <= offset else {
      return nil
    }
    return low
  }

  /// Whether a number is that of a day or an hour: le 5 mai, 5 Uhr, 5 pm.
  private func isDate(numberAt token: Int) -> Bool {
    let word = firstWord(from: Int(tokens.tokens[token].end))
    guard word < count, Int(words[word].token) <= token + 2, isBehindNumber(word) else {
      return false
    }
    return isDate(word)
  }

  /// Whether a word names a month or an hour; with its capital, for May is a month, and may is none.
  func isDate(_ word: Int) -> Bool {
    WordSearch(language: language).roles(of: original(word)).contains(.date)
  }

  /// Whether letters make an ordinal or a name of a number (2nd, 4x, 4x4), but not thousands of it (10K), as only a value
  /// surely has them: 4K video.
  private func isWord(numberAt token: Int) -> Bool {
    let bytes = bytes(of: token)
    guard let last = bytes.last, last.isASCIILetter else {
      return endsRaised(bytes)
        || language.order.isHeadLast && bytes.contains(where: \.isASCIILetter)
    }
    let isThousands = bytes.dropLast().last?.isASCIIDigit ?? false
    guard isThousands, "KMBk".utf8.contains(last) else { return true }
    let start = Int(tokens.tokens[token].start)
    return language.order.isHeadLast && !arguments.contains { $0.contains(start) }
  }

  /// `5ᵉ édition`: whether small raised letters make an ordinal.
  private func endsRaised(_ number: Bytes) -> Bool {
    guard let last = number.last, last >= 0x80 else { return false }
    return number.text.unicodeScalars.last?.properties.generalCategory == .modifierLetter
  }
}
