import Diagnostics
import Foundation
import Grammar
import Localization
import Messages
import Reading
import Vocabulary

/// Reads what a preview is asked with from JSON and from the command line: arguments, terms of
/// address, concepts (`docs/commands.md`, `l10n preview`).
package enum PreviewValues {
  /// The terms of address by their names; nil for a name that is none.
  static func terms(named name: String) -> [Grammar.TermOfAddress]? {
    switch name {
    case "feminine": [.feminine]
    case "masculine": [.masculine]
    case "neutral": [.neutral]
    case "unspecified": []
    default: nil
    }
  }

  package static let addressNames = ["feminine", "masculine", "neutral", "unspecified"]

  /// An attributed string as Markdown; it has no arguments, so percent signs mean themselves.
  static func markdown(_ text: String) -> Argument {
    .message(Message(text, syntax: [.markdown, .caretAttributes]))
  }

  // MARK: JSON

  static func argument(_ value: JSONValue) throws(PreviewFailure) -> Argument {
    switch value.content {
    case .string(let text): return .text(text.value)
    case .number(let number):
      if let whole = number.integer { return .integer(Int64(whole)) }
      if let decimal = Decimal(string: number.spelling) { return .decimal(decimal) }
    case .object:
      if case .string(let markdown)? = value["markdown"]?.content {
        return Self.markdown(markdown.value)
      }
    case .array, .bool, .null: break
    }
    throw PreviewFailure(
      "`\(shown(value))` is no argument; write a number, a string or {\"markdown\": \"…\"}")
  }

  static func address(_ value: JSONValue?) throws(PreviewFailure) -> [Grammar.TermOfAddress] {
    guard let value, value.content != .null else { return [] }
    if case .array(let values) = value.content {
      var terms: [Grammar.TermOfAddress] = []
      for value in values { terms += try Self.terms(value) }
      return terms
    }
    return try terms(value)
  }

  private static func terms(_ value: JSONValue) throws(PreviewFailure) -> [Grammar.TermOfAddress] {
    if case .string(let name) = value.content, let terms = terms(named: name.value) {
      return terms
    }
    if let localized = value["localized"] { return [try localizedTerm(localized)] }
    throw PreviewFailure(
      "`\(shown(value))` is no term of address; write \(addressNames.joined(separator: ", ")) "
        + "or {\"localized\": {\"language\": \"en\", \"pronouns\": […]}}")
  }

  private static func localizedTerm(_ value: JSONValue) throws(PreviewFailure)
    -> Grammar.TermOfAddress
  {
    guard case .string(let language)? = value["language"]?.content,
      case .array(let pronouns)? = value["pronouns"]?.content
    else { throw PreviewFailure("a localized term of address needs `language` and `pronouns`") }
    var forms: [Grammar.TermOfAddress.Pronoun] = []
    for pronoun in pronouns { forms.append(try self.pronoun(pronoun)) }
    return .localized(language: language.value, pronouns: forms)
  }

  private static func pronoun(_ value: JSONValue) throws(PreviewFailure)
    -> Grammar.TermOfAddress.Pronoun
  {
    guard case .object(let members) = value.content,
      case .string(let text)? = value["pronoun"]?.content
    else { throw PreviewFailure("a pronoun is an object such as {\"pronoun\": \"xey\"}") }
    var features = Features()
    for member in members where member.name.value != "pronoun" {
      guard case .string(let word) = member.value.content else { continue }
      // Foundation's names are good, too.
      let name = Feature(key: member.name.value)?.name ?? member.name.value
      if let problem = FeatureNames.set(name, to: word.value, in: &features) {
        throw PreviewFailure(problem)
      }
    }
    return Grammar.TermOfAddress.Pronoun(text: text.value, features: features)
  }

  static func concepts(_ value: JSONValue?) throws(PreviewFailure) -> [Concept] {
    guard let value, value.content != .null else { return [] }
    guard case .array(let values) = value.content else {
      throw PreviewFailure("`concepts` is an array such as [{\"localizedPhrase\": \"ensalada\"}]")
    }
    var concepts: [Concept] = []
    for value in values { concepts.append(try concept(value)) }
    return concepts
  }

  private static func concept(_ value: JSONValue) throws(PreviewFailure) -> Concept {
    if case .string(let phrase)? = value["localizedPhrase"]?.content {
      return .localizedPhrase(phrase.value)
    }
    if let terms = value["termsOfAddress"] { return .termsOfAddress(try address(terms)) }
    throw PreviewFailure(
      "`\(shown(value))` is no concept; write {\"localizedPhrase\": \"…\"} or "
        + "{\"termsOfAddress\": [\"feminine\"]}")
  }

  private static func shown(_ value: JSONValue) -> String {
    value.strictJSON.shortened(to: 60)
  }
}
