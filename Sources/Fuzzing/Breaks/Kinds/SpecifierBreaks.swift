import Catalogs
import Messages
import Reading

/// Mistakes in format specifiers.
enum SpecifierBreaks {
  static let all: [TextBreak] = [
    TextBreak("lost-specifier") { lost($0, &$1) { _ in "" } },
    TextBreak("lost-percent") { lost($0, &$1) { String($0.spelling.dropFirst()) } },
    TextBreak("lost-conversion") {
      lost($0, &$1) { String($0.spelling.dropLast($0.value.typeSpelling.count)) }
    },
    TextBreak("foreign-placeholder") { lost($0, &$1) { "{\($0.value.argument - 1)}" } },
    TextBreak("escaped-specifier") { lost($0, &$1) { "%" + $0.spelling } },
    TextBreak("added-specifier", added),
    TextBreak("text-as-number") { retyped($0, &$1, where: \.isObject, to: "d") },
    TextBreak("number-as-text") { retyped($0, &$1, where: { !$0.isObject }, to: "@") },
    TextBreak("integer-as-fraction") {
      retyped($0, &$1, where: { $0.value.type.isInteger }, to: "f")
    },
    TextBreak("capital-conversion") {
      retyped($0, &$1, where: { $0.value.typeSpelling == "lld" || $0.value.typeSpelling == "ld" }) {
        $0.value.typeSpelling.uppercased()
      }
    },
    TextBreak("swapped-types", swappedTypes),
    TextBreak("lost-numbering", lostNumbering),
    TextBreak("renumbered", renumbered),
    TextBreak("swapped-numbers", swappedNumbers),
    TextBreak("same-number-twice", sameNumberTwice),
    TextBreak("dollar-before-number") {
      respelled($0, &$1, where: { $0.value.position != nil }) { placed in
        let rest = placed.spelling.drop { $0 != "$" }.dropFirst()
        return "%$\(placed.value.position ?? 1)" + rest
      }
    },
    TextBreak("full-width-percent") { respelled($0, &$1) { "％" + $0.spelling.dropFirst() } },
    TextBreak("space-in-specifier") { respelled($0, &$1) { "% " + $0.spelling.dropFirst() } },
    TextBreak("space-before-conversion") {
      respelled($0, &$1, where: { $0.value.position != nil }) {
        $0.typed(" " + $0.value.typeSpelling)
      }
    },
    TextBreak("translated-conversion") { respelled($0, &$1) { $0.typed(translated($0)) } },
    TextBreak("percent-without-escape") { subject, _ in percent(subject, "%") },
    TextBreak("percent-with-space") { subject, _ in percent(subject, "% ") },
  ]

  private static func respelled(
    _ subject: BreakSubject, _ random: inout Random,
    where condition: (BreakSubject.Placed) -> Bool = { _ in true },
    _ spelling: (BreakSubject.Placed) -> String
  ) -> String? {
    let values = subject.values.filter(condition)
    guard !values.isEmpty else { return nil }
    let chosen = random.pick(values)
    return subject.replacing(chosen.range, spelling(chosen))
  }

  private static func retyped(
    _ subject: BreakSubject, _ random: inout Random, where condition: (BreakSubject.Placed) -> Bool,
    to type: (BreakSubject.Placed) -> String
  ) -> String? {
    respelled(subject, &random, where: condition) { $0.typed(type($0)) }
  }

  private static func retyped(
    _ subject: BreakSubject, _ random: inout Random, where condition: (BreakSubject.Placed) -> Bool,
    to type: String
  ) -> String? {
    retyped(subject, &random, where: condition) { _ in type }
  }

  /// An argument of the source that the text shows once and then no more.
  ///
  /// A form for one number may do without the number.
  private static func lost(
    _ subject: BreakSubject, _ random: inout Random, _ rest: (BreakSubject.Placed) -> String
  ) -> String? {
    let shown = subject.values.map(\.value.argument)
    let asked = Set(
      SpecifierScan(subject.source, options: subject.options).specifiers.compactMap {
        $0.value?.argument
      })
    return respelled(
      subject, &random,
      where: { placed in
        let argument = placed.value.argument
        return shown.count { $0 == argument } == 1 && asked.contains(argument)
          && (placed.isObject || !subject.mayLeaveOutCount)
      }, rest)
  }

  private static func added(_ subject: BreakSubject, _ random: inout Random) -> String? {
    guard let last = subject.values.last else { return nil }
    let count = subject.values.map(\.value.argument).max() ?? 1
    return subject.text + " " + (last.value.position == nil ? last.spelling : "%\(count + 1)$@")
  }

  /// `%@ %lld` for `%lld %@`.
  private static func swappedTypes(_ subject: BreakSubject, _ random: inout Random) -> String? {
    let values = subject.values.filter { $0.value.position == nil }
    let pairs = zip(values, values.dropFirst()).filter { $0.isObject != $1.isObject }
    guard !pairs.isEmpty else { return nil }
    let (first, second) = random.pick(pairs.map { ($0.0, $0.1) })
    return subject.applying([
      TextEdit(first.range, second.spelling), TextEdit(second.range, first.spelling),
    ])
  }

  // MARK: Numbers

  /// The specifiers of a text that numbers all of them.
  private static func numbered(_ subject: BreakSubject) -> [BreakSubject.Placed] {
    let values = subject.values
    return values.allSatisfy { $0.value.position != nil } ? values : []
  }

  /// Only where arguments of another type come to stand there; else nothing tells the order any more.
  private static func lostNumbering(_ subject: BreakSubject, _ random: inout Random) -> String? {
    let values = numbered(subject)
    let order = values.map(\.value.argument)
    let isReordered = order != order.sorted() && Set(order).count == order.count
    let byNumber = values.sorted { $0.value.argument < $1.value.argument }
    let isTold = zip(values, byNumber).contains { $0.isObject != $1.isObject }
    guard isReordered, isTold else { return nil }
    return subject.applying(
      values.map { TextEdit($0.range, "%" + $0.spelling.drop { $0 != "$" }.dropFirst()) })
  }

  private static func renumbered(_ subject: BreakSubject, _ random: inout Random) -> String? {
    let values = numbered(subject)
    guard !values.isEmpty, !subject.options.contains(.partOfMessage) else { return nil }
    let chosen = random.pick(values)
    let last = values.map(\.value.argument).max() ?? 1
    return subject.replacing(chosen.range, chosen.numbered(last + 1))
  }

  private static func swappedNumbers(_ subject: BreakSubject, _ random: inout Random) -> String? {
    let values = numbered(subject)
    guard let object = values.first(where: \.isObject),
      let other = values.first(where: { !$0.isObject })
    else { return nil }
    return subject.applying([
      TextEdit(object.range, object.numbered(other.value.argument)),
      TextEdit(other.range, other.numbered(object.value.argument)),
    ])
  }

  private static func sameNumberTwice(_ subject: BreakSubject, _ random: inout Random) -> String? {
    let values = numbered(subject)
    guard values.count > 1, Set(values.map(\.value.argument)).count == values.count,
      values[0].isObject == values[1].isObject, !subject.mayLeaveOutCount
    else { return nil }
    return subject.replacing(values[1].range, values[1].numbered(values[0].value.argument))
  }

  // MARK: Letters and percent signs

  /// What a keyboard of another script has for the last letter.
  private static func translated(_ placed: BreakSubject.Placed) -> String {
    switch placed.value.conversion {
    case .object: "＠"
    case .decimal: "д"
    case .cString: "с"
    case .fixed: "ф"
    default: "и"
    }
  }

  private static func percent(_ subject: BreakSubject, _ replacement: String) -> String? {
    let source = SpecifierScan(subject.source, options: subject.options).specifiers
    let target = SpecifierScan(subject.text, options: subject.options).specifiers
    guard source.contains(where: { $0.kind == .percentSign }),
      let first = target.first(where: { $0.kind == .percentSign })
    else { return nil }
    return subject.replacing(first.range, replacement)
  }
}
