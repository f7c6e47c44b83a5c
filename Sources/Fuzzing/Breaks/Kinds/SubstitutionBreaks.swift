import Catalogs
import Messages

/// Mistakes in `%#@name@` and `%arg`.
enum SubstitutionBreaks {
  static let all: [TextBreak] = [
    TextBreak("lost-substitution") { respelled($0, &$1) { _, _ in "" } },
    TextBreak("space-in-substitution") { respelled($0, &$1) { "\($0)#@\($1) @" } },
    TextBreak("space-before-substitution") { respelled($0, &$1) { "\($0)# @\($1)@" } },
    TextBreak("substitution-without-number-sign") { respelled($0, &$1) { "\($0)@\($1)@" } },
    TextBreak("substitution-without-first-at") { respelled($0, &$1) { "\($0)#\($1)@" } },
    TextBreak("substitution-without-last-at") { respelled($0, &$1) { "\($0)#@\($1)" } },
    TextBreak("renamed-substitution") { respelled($0, &$1) { "\($0)#@\($1)x@" } },
    TextBreak("capital-substitution") { respelled($0, &$1) { "\($0)#@\($1.uppercased())@" } },
    TextBreak("translated-substitution") { respelled($0, &$1) { "\($0)#@\($1)ы@" } },
    TextBreak("lost-count-argument") { subject, _ in argument(subject, "") },
    TextBreak("misspelt-count-argument") { subject, _ in argument(subject, "%agr") },
  ]

  /// - Parameter spelling: Of what stands before `#`, and the name.
  private static func respelled(
    _ subject: BreakSubject, _ random: inout Random, _ spelling: (String, String) -> String
  ) -> String? {
    let specifiers = SpecifierScan(subject.text, options: subject.options).specifiers
    let found = specifiers.compactMap { specifier -> (Range<Int>, VariableSpecifier)? in
      if case .variable(let variable) = specifier.kind { (specifier.range, variable) } else { nil }
    }
    guard !found.isEmpty else { return nil }
    let (range, variable) = random.pick(found)
    let start = subject.text[utf8: range].prefix { $0 != "#" }
    let broken = spelling(String(start), variable.name.text)
    guard broken != String(subject.text[utf8: range]) else { return nil }
    return subject.replacing(range, broken)
  }

  /// `%arg` in a form for many numbers.
  private static func argument(_ subject: BreakSubject, _ replacement: String) -> String? {
    guard !subject.mayLeaveOutCount, subject.source.contains("%arg") else { return nil }
    let specifiers = SpecifierScan(subject.text, options: subject.options).specifiers
    let found = specifiers.filter(\.isSubstitutionArgument)
    guard found.count == 1, let only = found.first else { return nil }
    return subject.replacing(only.range, replacement)
  }
}
