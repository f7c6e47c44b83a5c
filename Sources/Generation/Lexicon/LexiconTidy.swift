import Foundation
import Grammar
import Vocabulary

/// A lexicon or curated file, sorted, and what is wrong with it.
struct LexiconTidy: Sendable {
  /// Something wrong with a line, which counts from 1.
  struct Problem: Equatable, Sendable {
    var line: Int
    var message: String
  }

  /// The file's text with its lexemes sorted, the comments before them first and the others last.
  private(set) var text = ""
  private(set) var problems: [Problem] = []

  private let paradigms: ParadigmTable
  private var places: [String: Int] = [:]

  init(text source: String, paradigms: ParadigmTable) {
    self.paradigms = paradigms
    var head: [String] = []
    var foot: [String] = []
    var lexemes: [LexiconLine] = []
    let written = source.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in written.enumerated() where !line.isEmpty {
      if line.hasPrefix("#") {
        if lexemes.isEmpty { head.append(String(line)) } else { foot.append(String(line)) }
      } else if let lexeme = LexiconLine(text: line) {
        check(lexeme, written: line, after: lexemes.last, line: index + 1)
        lexemes.append(lexeme)
      } else {
        problems.append(Problem(line: index + 1, message: "not `lemma<TAB>part tags<TAB>paradigm`"))
        foot.append(String(line))
      }
    }
    lexemes.sort(by: LexiconLine.precedes)
    text = (head + lexemes.map(\.text) + foot).joined(separator: "\n") + "\n"
  }

  private mutating func check(
    _ lexeme: LexiconLine, written: Substring, after previous: LexiconLine?, line: Int
  ) {
    // Homographs of one part of speech differ in their tags: orden f, orden m.
    let key = ([lexeme.lemma, lexeme.part] + lexeme.tags.filter { $0 != "1" }).joined(
      separator: "\t")
    var messages = messages(about: lexeme)
    if let first = places[key] {
      messages.append("\(lexeme.lemma) stands in line \(first) as \(lexeme.part) already")
    }
    places[key] = places[key] ?? line
    if let previous, LexiconLine.precedes(lexeme, previous) {
      messages.append("\(lexeme.lemma) stands after \(previous.lemma)")
    }
    if !written.utf8.elementsEqual(String(written).precomposedStringWithCanonicalMapping.utf8) {
      messages.append("\(lexeme.lemma) isn't in NFC")
    }
    if lexeme.text != written { messages.append("\(lexeme.lemma): superfluous spaces or bars") }
    problems += messages.map { Problem(line: line, message: $0) }
  }

  private func messages(about lexeme: LexiconLine) -> [String] {
    var messages = paradigmMessages(about: lexeme)
    let unknown = lexeme.tags.filter {
      !LexiconVocabulary.tags.contains($0) && !$0.hasPrefix(LexiconVocabulary.pair)
    }
    messages += unknown.map { "\(lexeme.lemma): unknown tag \($0)" }
    if PartOfSpeech(tag: lexeme.part.utf8) == nil {
      messages.append("\(lexeme.lemma): unknown part of speech \(lexeme.part)")
    }
    return messages
  }

  private func paradigmMessages(about lexeme: LexiconLine) -> [String] {
    let name = lexeme.paradigm
    if (name == Paradigm.irregular) == lexeme.forms.isEmpty {
      return ["\(lexeme.lemma): the paradigm ! alone has forms, and must have them"]
    }
    if [Paradigm.irregular, Paradigm.invariable].contains(name) { return [] }
    guard let part = PartOfSpeech(tag: lexeme.part.utf8), let paradigm = paradigms[part, name.utf8]
    else {
      return ["\(lexeme.lemma): no \(lexeme.part) paradigm \(name)"]
    }
    if paradigm.forms(of: Array(lexeme.lemma.utf8)) != nil { return [] }
    return ["\(lexeme.lemma) doesn't end as the paradigm \(name) says"]
  }
}
