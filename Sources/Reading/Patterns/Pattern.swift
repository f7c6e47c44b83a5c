/// A regular expression that is matched in time proportional to the text, whatever it says.
///
/// Patterns come from configurations that anybody may have written, so none may hang: there is no
/// backtracking, and no construct that needs it. Of several matches the leftmost is taken, and of
/// those the longest. docs/configuration.md lists what a pattern may have.
package struct Pattern: Hashable, Sendable {
  /// Longer patterns are refused.
  package static let largestPattern = 1000
  /// So many steps a program may have; the time for a character grows with them.
  static let mostSteps = 1000

  /// A match is cut off behind so many characters, so that many matches take no longer than one.
  static let longestMatch = 1000

  /// As it is written.
  package let text: String
  let program: PatternProgram

  /// Reads a pattern.
  package init(_ text: String) throws(PatternError) {
    guard text.utf8.count <= Self.largestPattern else {
      throw PatternError("it has more than \(Self.largestPattern) bytes")
    }
    self.text = text
    var parser = PatternParser(text)
    program = try PatternProgram(parser.parse())
    guard !program.fitsEverywhere else {
      throw PatternError("it fits an empty text, so it would be found everywhere")
    }
  }

  /// A pattern for whole texts in which `*` stands for any characters and `?` for one.
  package init(wildcards text: String) throws(PatternError) {
    guard text.utf8.count <= Self.largestPattern else {
      throw PatternError("it has more than \(Self.largestPattern) bytes")
    }
    self.text = text
    let any = PatternTree.one(PatternClass.any)
    let parts = text.unicodeScalars.map { scalar -> PatternTree in
      switch scalar {
      case "*": .repeated(any, 0, nil)
      case "?": any
      default: .one(PatternClass(scalar))
      }
    }
    program = try PatternProgram(
      .sequence([.assertion(.start)] + parts + [.assertion(.end)]))
  }

  /// How much work a character of a text may make.
  package var size: Int { program.steps.count }

  /// The UTF-8 offsets of matches that have at least one character, from the left.
  ///
  /// - Parameter limit: How many are looked for.
  package func ranges(in text: String, limit: Int) -> [Range<Int>] {
    var search = PatternSearch(program, text, longest: Self.longestMatch)
    var ranges: [Range<Int>] = []
    var start = 0
    while ranges.count < limit, let range = search.first(from: start) {
      if !range.isEmpty { ranges.append(search.utf8Range(range)) }
      start = max(range.upperBound, range.lowerBound + 1)
    }
    return ranges
  }

  /// Whether it fits anywhere in a text.
  package func matches(_ text: String) -> Bool {
    var search = PatternSearch(program, text)
    return search.first(from: 0) != nil
  }
}

/// Why a pattern can't be used, as a clause: "its group is never closed".
package struct PatternError: Error, Hashable {
  package let message: String

  init(_ message: String) { self.message = message }
}
