import LocaleData

/// A word and its plural that code chooses between: `count == 1 ? "item" : "items"`.
struct PluralPair {
  let one: String
  let other: String

  init?(_ condition: Expression, _ then: Expression, _ otherwise: Expression) {
    guard condition.comparesWithNumber, let first = then.pluralText,
      let second = otherwise.pluralText
    else { return nil }
    let isReversed = first.utf8.count > second.utf8.count
    one = isReversed ? second : first
    other = isReversed ? first : second
    guard Self.isPlural(other, of: one) else { return nil }
  }

  /// Whether one text is the other but for the endings that English makes plurals with, and for
  /// the number that may stand for 1.
  private static func isPlural(_ other: String, of one: String) -> Bool {
    if one.isEmpty { return ["s", "es"].contains(other) }
    let (ones, others) = (words(of: one), words(of: other))
    guard ones.count == others.count, !ones.isEmpty else { return false }
    let changed = zip(ones, others).filter { $0 != $1 }
    let plurals = changed.filter { isPluralWord($1, of: $0) }
    let rest = changed.filter { !isPluralWord($1, of: $0) }
    return plurals.count == 1
      && rest.allSatisfy { one, other in
        verbs.contains("\(one)/\(other)") || isNumber(one) && other == "…"
      }
  }

  private static func words(of text: String) -> [String] {
    text.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private static func isPluralWord(_ other: String, of one: String) -> Bool {
    guard one.utf8.count > 1, let last = one.unicodeScalars.last, last.properties.isAlphabetic
    else { return false }
    if other == one + "s" || other == one + "es" { return true }
    return one.hasSuffix("y") && other == one.dropLast() + "ies"
  }

  private static func isNumber(_ word: String) -> Bool {
    word == "…" || wordsForOne.contains(word)
  }

  private static let wordsForOne = Set(LanguageFact.codeNames.list(of: "one"))

  /// Each with the word that goes with one in front of the one that goes with more.
  private static let verbs = Set(LanguageFact.codeNames.list(of: "plurals"))
}

extension Expression {
  fileprivate var comparesWithNumber: Bool {
    switch kind {
    case .infix("==", let left, let right), .infix("!=", let left, let right),
      .infix(">", let left, let right), .infix("<", let left, let right),
      .infix(">=", let left, let right), .infix("<=", let left, let right):
      left.isInteger || right.isInteger
    case .infix("&&", let left, let right), .infix("||", let left, let right):
      left.comparesWithNumber && right.comparesWithNumber
    default: false
    }
  }

  private var isInteger: Bool {
    switch kind {
    case .integer, .float: true
    case .prefix("-", let operand): operand.isInteger
    default: false
    }
  }

  /// The text of a literal, localized or not; specifiers and interpolations as `…`.
  fileprivate var pluralText: String? {
    switch kind {
    case .string(let literal):
      let shown = ShownLiteral(literal, at: FilePlace(file: 0, offset: 0))
      return LiteralWords.withoutSpecifiers(shown.text)
    case .call(let callee, let arguments):
      return callee.localizedKey(arguments).map(LiteralWords.withoutSpecifiers)
    default: return nil
    }
  }
}
