import Foundation
import Vocabulary

/// What the words of a text were read as.
struct WordTrace {
  let phrase: Phrase
  private var language: Language { phrase.language }

  init(phrase: Phrase) { self.phrase = phrase }

  var tokens: Explanation.Section {
    Explanation.Section(
      title: "tokens", columns: ["text", "kind", "capitals"],
      rows: phrase.tokens.tokens.indices.map { index in
        let token = phrase.tokens.tokens[index]
        let capitals = token.kind == .word ? "\(token.shape)" : "-"
        return ["“\(phrase.bytes(of: index).text)”", "\(token.kind)", capitals]
      })
  }

  var readings: Explanation.Section {
    Explanation.Section(
      title: "words", columns: ["word", "lemma", "part", "tags", "cells", "from"],
      rows: phrase.words.indices.flatMap { rows(of: $0) })
  }

  /// A row for each reading; those behind the first have no word.
  private func rows(of word: Int) -> [[String]] {
    let reading = phrase[word]
    var analyses = [reading.nouns, reading.adjectives, reading.specifiers, reading.pronouns]
      .flatMap { phrase.all($0) }
    if let verb = phrase.verb(of: word) { analyses.append(verb) }
    if analyses.isEmpty, let row = guess(word) { analyses.append(row) }
    var rows = analyses.map { row(of: $0) }
    if let roles = functionWord(word) { rows.append(roles) }
    if rows.isEmpty { rows = [["-", "-", "-", "-", "no lexicon has it"]] }
    return rows.enumerated().map { [$0.offset == 0 ? name(of: word) : ""] + $0.element }
  }

  /// A word as it was looked up; with the contraction that it is a half of.
  private func name(of word: Int) -> String {
    let text = phrase[word].word.text
    guard phrase.words[word].half != .whole else { return text }
    return "\(text) (of \(phrase.bytes(of: Int(phrase.words[word].token)).text))"
  }

  private func guess(_ word: Int) -> Analysis? {
    guard phrase.isUnknown(word) else { return nil }
    return phrase.looksLikeAdjective(word)
      ? phrase.guessedAdjective(phrase.lower(word)) : phrase.guessedNoun(word, shown: nil)
  }

  private func row(of analysis: Analysis) -> [String] {
    let lexeme = analysis.lexeme
    return [
      lexeme.prefix.text + lexeme.lemma.text + lexeme.suffix.text, lexeme.part.partOfSpeech.name,
      tags(of: lexeme), cells(of: analysis), source(of: lexeme),
    ]
  }

  private func functionWord(_ word: Int) -> [String]? {
    let reading = phrase[word]
    var found: [String]?
    language.index.forEach(reading.hash) { offset in
      guard let (kind, line) = language.texts.line(at: offset), kind == .functionWords,
        line.firstField.equals(reading.word)
      else { return }
      let place = language.texts.place(of: line) ?? "functionwords.txt"
      found = ["-", "-", line.behindFirstField.firstField.text, "-", place]
    }
    return found
  }

  private func tags(of lexeme: Lexeme) -> String {
    var tags = [lexeme.gender.map(\.tag), lexeme.features.description].compactMap { $0 }
    let traits: [(LexemeTraits, String)] = [
      (.mass, "mass"), (.pluralOnly, "plural only"), (.likeliest, "likeliest"), (.rare, "rare"),
      (.personal, "personal"),
    ]
    tags += traits.filter { lexeme.traits.contains($0.0) }.map(\.1)
    tags.removeAll(where: \.isEmpty)
    return tags.isEmpty ? "-" : tags.joined(separator: " ")
  }

  private func cells(of analysis: Analysis) -> String {
    let schema = language.schema(of: analysis.lexeme)
    if schema.cells.count == 1 { return "-" }
    if analysis.cells == schema.all { return "all" }
    let names = analysis.cells.map { schema.cells[min($0, schema.cells.count - 1)].description }
    return names.isEmpty ? "none" : names.joined(separator: " ")
  }

  /// The line that has the word.
  private func source(of lexeme: Lexeme) -> String {
    if lexeme.traits.contains(.own) { return "project" }
    if lexeme.isGuessed { return "rule of guess.txt" }
    if let place = language.texts.place(of: lexeme.lemma) { return place }
    return lexeme.traits.contains(.personal) ? "pronouns.txt" : "rule of guess.txt"
  }
}

extension LexemeGender {
  fileprivate var tag: String {
    switch self {
    case .masculine: "m"
    case .feminine: "f"
    case .neuter: "n"
    case .common: "c"
    case .masculineOrFeminine: "m/f"
    case .feminineOrMasculine: "f/m"
    case .masculineThenFeminine: "m-f"
    }
  }
}
