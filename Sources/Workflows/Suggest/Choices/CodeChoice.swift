import Exchange
import Extraction
import Reading

/// A place where code chooses what it says by a number, with the keys that it chooses between.
struct CodeChoice: Sendable {
  /// The key for 1 and that for most numbers; the same where only words in it are chosen.
  struct Keys: Hashable, Sendable {
    var table: String
    var one: String
    var other: String
    /// The words that code puts into the key, by their arguments.
    var words: [WordChoice.Word]
    /// The number's argument, from 1.
    var argument: Int
    /// For which numbers the first is taken.
    var test: NumberTest
    /// Numbers for which code says something else.
    var otherNumbers: Set<Int>
    /// Whether the number is put in as text, so that a text that agrees takes the number instead.
    var takesText = false
  }

  /// What is known of the arguments: nil where they can be the same text's.
  enum Finding: Sendable {
    case keys(Keys)
    case refused(SuggestOutcome.Reason)
  }

  var finding: Finding
  /// Both keys, for those who are told why they stay.
  var table: String
  var one: String
  var other: String
  /// Where the text for most numbers stands.
  var reference: SourceReference
  /// The code that names the keys, where constants stand for them.
  private(set) var named: (one: NamedKey?, other: NamedKey?) = (nil, nil)
  /// The source that declares the constants.
  private(set) var declaringFile: String?
  private(set) var subject: String
  /// The code that writes the number out; nil where the number itself is put in.
  private(set) var numberText: String?
  /// Nil where a constant stands for the key.
  private var literal: KeyLiteral?
  private var joined: WrittenLiteral?
  private var removals: [Range<Int>]

  // MARK: Reading

  /// Nil for a choice that is none between 1 and other numbers.
  init?(_ choice: KeyChoice, in source: KeyedSource) {
    guard let one = choice.branch(for: 1), let other = choice.branch(for: 5), one != other,
      case .number(let test) = one.condition == .otherwise ? other.condition : one.condition,
      let first = source.key(of: one.key), let second = source.key(of: other.key),
      first.table == second.table
    else { return nil }
    (table, self.one, self.other) = (second.table, first.key, second.key)
    (reference, subject) = (second.reference, choice.subject)
    (literal, removals) = (other.key.literal, other.removals)
    named = (one.key.named, other.key.named)
    declaringFile = named.other.flatMap { source.constants.entry(of: $0)?.file }
    switch Self.argument(subject, one.key.arguments, other.key.arguments) {
    case .success(let argument):
      numberText = argument.text
      finding = .keys(
        Keys(
          table: table, one: first.key, other: second.key, words: [], argument: argument.number,
          test: one.condition == .otherwise ? .not(test) : test,
          otherNumbers: choice.otherNumbers,
          // What a generator makes of `%@` takes anything, and writes it out.
          takesText: argument.text != nil || named.other != nil))
    case .failure(let reason): finding = .refused(reason.reason)
    }
  }

  init?(_ choice: WordChoice, in file: KeyedFile) {
    guard let key = file.keys[choice.literal.offset],
      choice.test.holds(for: 1) != choice.test.holds(for: 5)
    else { return nil }
    (table, one, other) = (key.table, key.key, key.key)
    (reference, subject) = (key.reference, choice.subject)
    (literal, joined, removals) = (choice.literal, choice.joined, [])
    var arguments = choice.literal.arguments
    for word in choice.words.reversed() { arguments?.remove(at: word.argument - 1) }
    switch Self.argument(choice.subject, arguments, arguments) {
    case .success(let argument):
      finding = .keys(
        Keys(
          table: table, one: one, other: other, words: choice.words, argument: argument.number,
          test: choice.test, otherNumbers: [], takesText: argument.text != nil))
    case .failure(let reason): finding = .refused(reason.reason)
    }
  }

  private struct Refusal: Error { var reason: SuggestOutcome.Reason }

  /// The number's argument in the text for most numbers, if both texts take the same arguments, or
  /// the text for 1 none; and the code that makes text of the number.
  private static func argument(
    _ subject: String, _ one: [String]?, _ other: [String]?
  ) -> Result<(number: Int, text: String?), Refusal> {
    let places = (other ?? []).indices.filter { index in
      other.map { $0[index] == subject || isText($0[index], of: subject) } ?? false
    }
    guard let other, places.count == 1, let index = places.first else {
      return .failure(
        Refusal(
          reason: .init(.noNumber, "code doesn't show that it puts '\(subject)' into the text once")
        )
      )
    }
    guard one == other || other.count == 1 && (one ?? []).isEmpty else {
      return .failure(
        Refusal(reason: .init(.otherArguments, "the texts are filled with different arguments")))
    }
    return .success((index + 1, other[index] == subject ? nil : other[index]))
  }

  /// Whether code writes a number out: `count.formatted()`, or a `count.localized()` of the project.
  private static func isText(_ code: String, of subject: String) -> Bool {
    [
      "\(subject).formatted()", "\(subject).localized()", "\(subject).description",
      "String(\(subject))", "\"\\(\(subject))\"",
    ].contains(code)
  }

  // MARK: Writing

  /// What the place becomes; nil where code names the keys by constants.
  func place(for suggestion: SuggestOutcome.Suggestion) -> SuggestedCode.Place? {
    guard let literal, named.one == nil else { return nil }
    var pair = suggestion.newKey.map { KeyPair(old: other, new: $0) }
    if let newKey = suggestion.newKey, case .keys(let keys) = finding, !keys.words.isEmpty {
      pair = KeyPair(old: ChoiceTexts.joined(other, keys.words) { _ in "" }, new: newKey)
    }
    return SuggestedCode.Place(
      literal: literal, joined: joined, pair: pair, removals: removals,
      isPlain: reference.reading == .plain)
  }
}
