import Foundation
import Vocabulary

/// The personal pronouns of a language: I, me, my, mine, myself.
///
/// A line of `pronouns.txt`: what the pronoun says of whom it stands for, and its forms in the order of
/// the cells of `personal`, with strokes between; those behind a slash are accepted as well. A form that
/// several lines have belongs to the first. A line with `-` is of a word that stands for no one in
/// particular, such as who; one that starts with `relative` is of a pronoun that starts a clause, and says
/// what the noun is that the clause is about. One that starts with `possessive` says of whom a possessive
/// is, which it names as a dictionary does: its ending is of what is theirs.
package struct PersonalPronouns: Sendable {
  package struct Row: Sendable {
    package var features: FeatureSet
    /// Of each cell the preferred form and those accepted beside it.
    package var forms: [[[UInt8]]]
    /// Whether it stands for a person or thing by itself.
    package var isPersonal: Bool
    /// Its line in the text, from one; zero for a row that was made elsewhere.
    package var line = 0

    func form(_ cell: Int) -> [UInt8] {
      (forms.indices.contains(cell) ? forms[cell] : forms.last)?.first ?? []
    }

    /// The form of a cell that is of the same kind as another row's: of a language that has several in
    /// a cell, such as one behind a preposition, each goes over into its like.
    func form(_ cell: Int, like word: Bytes, of other: Row) -> [UInt8] {
      let place =
        other.forms.indices.contains(cell)
        ? other.forms[cell].firstIndex { word.elementsEqual($0) } : nil
      guard let place, forms.indices.contains(cell), forms[cell].indices.contains(place) else {
        return form(cell)
      }
      return forms[cell][place]
    }

    /// The cells that a word fills.
    func cells(of word: Bytes) -> Cells {
      var cells = Cells()
      for (index, accepted) in forms.enumerated()
      where accepted.contains(where: { word.elementsEqual($0) }) {
        cells.insert(index)
      }
      return cells
    }
  }

  package private(set) var rows: [Row] = []
  /// Those that start a clause, which a language may have as articles besides: der, die, das.
  package private(set) var relatives: [Row] = []
  /// Those that say whose something is, of a third person: sein, ihr.
  package private(set) var possessives: [Row] = []
  package private(set) var unread: [UnreadField] = []

  package init(_ lines: DataLines) {
    for line in lines.lines {
      guard line.fields.count == 2 else {
        unread.append(UnreadField(line, 0, "expected `features<TAB>form|form…`"))
        continue
      }
      let forms = line.fields[1].split(separator: "|").map { cell in
        cell.split(separator: "/").map { Array($0.utf8) }
      }
      let kind = [Self.relative, Self.possessive].first { line.fields[0].hasPrefix($0) }
      let names = line.fields[0].dropFirst(kind?.count ?? 0)
      let features = names == "-" ? FeatureSet() : FeatureSet(names: names)
      if features == nil { unread.append(UnreadField(line, 0, "unknown features \(names)")) }
      let row = Row(
        features: features ?? FeatureSet(), forms: forms, isPersonal: kind == nil && names != "-",
        line: line.number)
      switch kind {
      case Self.relative: relatives.append(row)
      case Self.possessive: possessives.append(row)
      default: rows.append(row)
      }
    }
  }

  /// What stands before the features of those that start a clause.
  private static let relative = "relative "
  /// What stands before the features of whom a possessive is.
  private static let possessive = "possessive "

  /// The first row that has a word; in the letters of the table.
  func row(of word: Bytes, isPersonal: Bool = true) -> Row? {
    rows.first { $0.isPersonal == isPersonal && !$0.cells(of: word).isEmpty }
  }

  /// The rows of those that start a clause about a noun, in either number if that shows none.
  func relatives(_ gender: GrammaticalGender, _ number: GrammaticalNumber?) -> [Row] {
    var wanted = FeatureSet(gender)
    if let number { wanted = wanted.union(CountingRules.features(uncounted: number)) }
    return relatives.filter { $0.features.unifies(with: wanted) }
  }

  /// Whether a word, as a dictionary has it, says whose something is, of a third person, and may be said of one: son, but
  /// not leur.
  func isPossessive(_ lemma: Bytes) -> Bool {
    possessives.contains { !$0.features.contains(.plural) && !$0.cells(of: lemma).isEmpty }
  }

  /// The possessive, as a dictionary has it, of what is one person's of a gender.
  func possessive(of gender: GrammaticalGender) -> [UInt8]? {
    let wanted = FeatureSet(gender).union(.singular)
    return possessives.first { $0.features.unifies(with: wanted) }?.form(0)
  }

  /// The same of what belongs to one thing or to several; nil where neither shows which it is.
  func possessive(of owner: Features) -> [UInt8]? {
    guard let number = owner.number, number != .singular else {
      return owner.gender.flatMap { possessive(of: $0) }
    }
    return possessives.first { $0.features.contains(.plural) }?.form(0)
  }

  /// What a pronoun says of whom it stands for.
  func features(of word: Bytes) -> FeatureSet? { row(of: word)?.features }

  /// The row that says most of what is wanted, and least besides.
  func row(for wanted: FeatureSet) -> Row? {
    var best: (row: Row, score: Int)?
    for row in rows where row.isPersonal && row.features.unifies(with: wanted) {
      let shared = (row.features.bits & wanted.bits).nonzeroBitCount
      let others = (row.features.bits & ~wanted.bits).nonzeroBitCount
      let score = shared * 16 - others
      if best.map({ score > $0.score }) ?? true { best = (row, score) }
    }
    return best?.row
  }
}
