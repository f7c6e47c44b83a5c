import Foundation
import Grammar
import LocaleData
import Messages
import Reading
import Vocabulary

/// The project's own words.
extension ConfigurationReader {
  mutating func readLexicon(_ value: JSONValue) -> ProjectLexicon {
    var words: [LanguageTag: [ProjectLexicon.Word]] = [:]
    for member in members(of: value, "lexicon") {
      let name = Self.shown(member.name.value)
      let list = array(member.value, name, of: "words").compactMap { readWord($0) }
      guard let tag = locale(member.name.value, at: member.name.range) else { continue }
      words[tag, default: []] += list
    }
    return ProjectLexicon(words)
  }

  enum WordKey: String, CaseIterable { case word, partOfSpeech, gender, forms }

  private mutating func readWord(_ value: JSONValue) -> ProjectLexicon.Word? {
    guard case .object = value.content else {
      reportType(
        value, "lexicon",
        expected: "words such as `{word: \"latte\", partOfSpeech: \"noun\"}`")
      return nil
    }
    var (text, part, gender): (String?, PartOfSpeech?, (ProjectLexicon.Gender, JSONValue)?)
    var forms: [ProjectLexicon.Form: String] = [:]
    let members = members(of: value, WordKey.self, "lexicon")
    for (key, value) in members {
      switch key {
      case .word: text = word(value, "word")
      case .partOfSpeech:
        part = choice(
          value, "partOfSpeech", among: ProjectLexicon.partsOfSpeech.map { ($0.name, $0) })
      case .gender:
        gender = choice(value, "gender", among: ProjectLexicon.Gender.allCases).map { ($0, value) }
      case .forms: forms = readForms(value)
      }
    }
    for key in [WordKey.word, .partOfSpeech] where !members.contains(where: { $0.key == key }) {
      reportValue(value, "`\(key.rawValue)` is missing from this word")
    }
    guard let text, let part else { return nil }
    if let gender, part != .noun {
      reportValue(gender.1, "only a noun has a gender; leave it out of this \(part.name)")
    }
    return ProjectLexicon.Word(text, part, gender: gender?.0, forms: forms)
  }

  private mutating func readForms(_ value: JSONValue) -> [ProjectLexicon.Form: String] {
    var forms: [ProjectLexicon.Form: String] = [:]
    for member in members(of: value, "forms") {
      guard let form = ProjectLexicon.Form(name: member.name.value) else {
        reportUnknown(member.name, among: ProjectLexicon.Form.names.map(\.name))
        continue
      }
      forms[form] = word(member.value, member.name.value)
    }
    return forms
  }

  /// A word in the letters that texts are made of.
  private mutating func word(_ value: JSONValue, _ name: String) -> String? {
    guard let text = string(value, name) else { return nil }
    let composed = text.precomposedStringWithCanonicalMapping
    guard composed.utf8.count <= ProjectLexicon.maximumLength else {
      reportValue(
        value,
        "`\(name)` has more than \(ProjectLexicon.maximumLength) bytes; a word is shorter")
      return nil
    }
    return composed
  }
}
