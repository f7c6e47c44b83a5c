/// A place where code chooses between keys and does the same with each:
/// `count == 1 ? Text("\(count) salad") : Text("\(count) salads")`.
package struct KeyChoice: Hashable, Sendable {
  /// When a key is taken.
  package enum Condition: Hashable, Sendable {
    case number(NumberTest)
    /// Cases of an enum, without their dots.
    case names([String])
    /// When no other is.
    case otherwise
  }

  /// One of the keys.
  package struct Branch: Hashable, Sendable {
    package var condition: Condition
    package var key: ChosenKey
    /// What has to go so that only this key is left there, in UTF-8 offsets of the file.
    package var removals: [Range<Int>]
  }

  /// What is compared or switched over, as it is written.
  package var subject: String
  /// Where the choice starts: a UTF-8 offset in the file.
  package var offset: Int
  /// Two or more; at most one is for what no other is for.
  package var branches: [Branch]
  /// Numbers for which the code does something else, as with a `case 0:` of its own.
  package var otherNumbers: Set<Int> = []

  /// The key that is taken for a number; nil where the choice is none by number, or takes none.
  package func branch(for number: Int) -> Branch? {
    guard !otherNumbers.contains(number) else { return nil }
    let exact = branches.first { branch in
      if case .number(let test) = branch.condition { test.holds(for: number) } else { false }
    }
    return exact ?? branches.first { $0.condition == .otherwise }
  }

  /// Whether keys are chosen by a number.
  package var isByNumber: Bool {
    branches.contains { if case .number = $0.condition { true } else { false } }
  }
}

/// A literal that spells a key, and the code around it.
package struct KeyLiteral: Hashable, Sendable {
  /// Where the literal starts: a UTF-8 offset in the file.
  package var offset: Int
  package var written: WrittenLiteral
  /// What fills the key's specifiers, as it is written: interpolations, or the arguments that a call
  /// of `String(format:)` has; nil where the code around doesn't show it.
  package var arguments: [String]?
  /// The edits that make a `String(localized:)` around the literal read an attributed string, in
  /// which words agree; empty where there is none.
  package var attributedReading: [InsertedCode] = []
}

/// Code to put in at a UTF-8 offset of a file.
package struct InsertedCode: Hashable, Sendable {
  package var offset: Int
  package var code: String
}
