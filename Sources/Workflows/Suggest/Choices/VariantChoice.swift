import Extraction
import LocaleData
import Reading

/// A place where code chooses between texts by the cases of an enum.
struct VariantChoice: Sendable {
  /// What tells choices apart.
  struct Keys: Hashable, Sendable {
    var table: String
    /// The cases, and the keys that are taken for them.
    var cases: [String]
    var keys: [String]
  }

  let keys: Keys
  let subject: String
  /// Where the first text stands.
  let reference: SourceReference
  private let literals: [KeyLiteral]
  let references: [SourceReference]

  /// Nil for a choice by number, by a test that says little of the word, or between texts that
  /// take arguments.
  init?(_ choice: KeyChoice, in source: KeyedSource) {
    guard !choice.isByNumber, choice.branches.count > 1 else { return nil }
    var cases: [String] = []
    var found: [KeyedFile.Key] = []
    for branch in choice.branches {
      guard let key = source.key(of: branch.key),
        (branch.key.arguments ?? []).isEmpty
      else { return nil }
      switch branch.condition {
      case .names(let names): cases.append(names.joined(separator: ", "))
      case .otherwise: cases.append("default")
      case .number: return nil
      }
      found.append(key)
    }
    guard let first = found.first, found.allSatisfy({ $0.table == first.table }),
      Set(found.map(\.key)).count == found.count
    else { return nil }
    keys = Keys(table: first.table, cases: cases, keys: found.map(\.key))
    subject = choice.subject
    references = found.map(\.reference)
    reference = first.reference
    literals = choice.branches.compactMap(\.key.literal)
  }

  /// Whether the cases say who is spoken of.
  var isByGender: Bool {
    keys.cases.flatMap { $0.lowercased().split(separator: ", ") }
      .contains { Self.genders.contains(String($0)) }
  }

  private static let genders = Set(LanguageFact.codeNames.list(of: "people"))

  /// What the literals become, each with its word put in as a string of its own.
  func places(
    for key: String, words: [String]
  ) -> [(reference: SourceReference, place: SuggestedCode.Place)] {
    let around = key.split(separator: "%@", omittingEmptySubsequences: false).map(String.init)
    // A constant is spelled elsewhere.
    guard around.count == 2, literals.count == references.count, words.count == literals.count
    else { return [] }
    return zip(zip(references, literals), words).compactMap { source, word in
      let (reference, literal) = source
      // A literal with signs around it or of several lines is spelled in another way.
      guard let part = literal.written.parts.first, literal.written.parts.count == 1,
        part.range.lowerBound == literal.offset + 1
      else { return nil }
      let spelled = literal.written.spelled
      let code =
        spelled(around[0]) + "\\(String(localized: \"" + spelled(word) + "\"))" + spelled(around[1])
      var place = SuggestedCode.Place(literal: literal, isPlain: reference.reading == .plain)
      place.text = (TextEdit(part.range, code), around)
      return (reference, place)
    }
  }
}
