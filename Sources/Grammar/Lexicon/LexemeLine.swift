import Foundation
import Vocabulary

/// Reads the lines of a language's folder.
package struct LexemeLine {
  let language: Language

  /// Reads `lemma<TAB>part tags…<TAB>paradigm[<TAB>form|form|…]`.
  ///
  /// - Parameter isCurated: Whether the line was written by hand. Wikidata says too often that a noun
  ///   has no plural.
  func lexeme(_ line: Bytes, isCurated: Bool) -> Lexeme? {
    var fields = (Bytes.none, Bytes.none, Bytes.none, Bytes.none)
    line.parts(UInt8(ascii: "\t")) { number, field in
      switch number {
      case 0: fields.0 = field
      case 1: fields.1 = field
      case 2: fields.2 = field
      default: fields.3 = field
      }
      return number < 3
    }
    var tags = LexemeTags()
    guard tags.read(fields.1), let part = tags.part, !fields.2.isEmpty else { return nil }
    var lexeme = Lexeme(
      part: part, gender: tags.gender, traits: tags.traits, inflection: .invariable,
      schema: language.schemas.number(of: part), lemma: fields.0, stem: fields.0,
      pair: tags.pair, features: tags.features)
    if !isCurated { lexeme.traits = lexeme.traits.subtracting(.mass).union(.uncurated) }
    return inflected(lexeme, fields.2, listed: fields.3)
  }

  private func inflected(_ lexeme: Lexeme, _ name: Bytes, listed: Bytes) -> Lexeme? {
    if name.equals("=") { return lexeme }
    var lexeme = lexeme
    if name.equals("!") {
      guard !listed.isEmpty else { return nil }
      lexeme.inflection = .listed
      lexeme.listed = listed
      return lexeme
    }
    guard let number = language.paradigms.number(of: lexeme.part, name) else { return nil }
    let ending = language.paradigms.table[Int(number)].ending(0)
    guard lexeme.lemma.hasSuffix(ending) else { return nil }
    lexeme.inflection = .paradigm(number)
    lexeme.stem = lexeme.lemma.slice(0..<(lexeme.lemma.count - ending.count))
    return lexeme
  }

  /// A verb of `form<TAB>singular<TAB>plural`, or of the forms `singular|plural`.
  func verb(_ line: Bytes) -> Lexeme? {
    var start: Int?
    for index in line.indices where line[index] == UInt8(ascii: "\t") {
      start = index + 1
      break
    }
    guard let start else { return nil }
    return verb(listed: line.slice(start..<line.count))
  }

  func verb(listed: Bytes) -> Lexeme? {
    guard let bar = listed.firstIndex(of: UInt8(ascii: "|")) else { return nil }
    let first = listed.slice(0..<bar)
    return Lexeme(
      part: .verb, inflection: .listed, schema: language.schemas.number(of: .verb),
      lemma: first, stem: first, listed: listed)
  }

  /// Whether a tag of a lexicon's line says something to the engine; others are for people.
  package static func hasTag(_ name: String) -> Bool {
    var (name, tags) = (name, LexemeTags())
    return name.withUTF8 { tags.add($0) }
  }
}

extension LexicalPart {
  /// The part of speech of a lexicon's tag; names are nouns.
  init?(tag: Bytes) {
    if tag.equals("noun") || tag.equals("name") {
      self = .noun
    } else if tag.equals("adj") {
      self = .adjective
    } else if tag.equals("verb") {
      self = .verb
    } else if tag.equals("adv") {
      self = .adverb
    } else if tag.equals("det") {
      self = .determiner
    } else if tag.equals("pron") {
      self = .pronoun
    } else if tag.equals("prep") {
      self = .preposition
    } else if tag.equals("conj") {
      self = .conjunction
    } else if tag.equals("num") {
      self = .numeral
    } else if tag.equals("intj") {
      self = .interjection
    } else if tag.equals("abbr") {
      self = .abbreviation
    } else {
      return nil
    }
  }
}
