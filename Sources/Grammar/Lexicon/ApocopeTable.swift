import Foundation
import Vocabulary

/// Short forms that words take before a noun, such as `buen` for `bueno`.
struct ApocopeTable: Sendable {
  private var fullByShort: [[UInt8]: [UInt8]] = [:]
  private var shortByFull: [[UInt8]: Short] = [:]

  private enum Condition: String {
    case masculine = "m.sg"
    case anyGender = "sg"
    case masculinePlural = "m.pl"
  }

  struct Short: Sendable {
    var form: [UInt8]
    /// Whether it stands before nouns of both genders, as `gran` does.
    var isForAnyGender: Bool
    /// Whether it stands before plurals, as `veintiún` does.
    var isPlural: Bool
  }

  /// - Parameter text: Lines of `full<TAB>short<TAB>m.sg|sg|m.pl`; other conditions are for people.
  init(_ text: LexiconText) {
    for line in text.allLines {
      let fields = line.split(separator: UInt8(ascii: "\t")).map { Array($0) }
      guard fields.count >= 3, let condition = Condition(rawValue: fields[2].text) else { continue }
      fullByShort[fields[1]] = fields[0]
      shortByFull[fields[0]] = Short(
        form: fields[1], isForAnyGender: condition == .anyGender,
        isPlural: condition == .masculinePlural)
    }
  }

  subscript(short: [UInt8]) -> [UInt8]? { fullByShort[short] }

  /// The short form of a lemma before a noun, if it has one.
  func short(
    of full: [UInt8], before gender: GrammaticalGender, isPlural: Bool = false
  ) -> [UInt8]? {
    guard let short = shortByFull[full], short.isPlural == isPlural,
      short.isForAnyGender || gender == .masculine
    else { return nil }
    return short.form
  }
}
