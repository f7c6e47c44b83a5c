import Foundation
import Vocabulary

/// The personal pronouns of a language: I, me, my, mine, myself.
///
/// A line of `pronouns.txt`: what the pronoun says of whom it stands for, and its forms in the order of
/// the cells of `personal`, with strokes between; those behind a slash are accepted as well. A form that
/// several lines have belongs to the first. A line with `-` is of a word that stands for no one in
/// particular, such as who.
struct PersonalPronouns: Sendable {
  struct Row: Sendable {
    var features: FeatureSet
    /// Of each cell the preferred form and those accepted beside it.
    var forms: [[[UInt8]]]
    /// Whether it stands for a person or thing.
    var isPersonal: Bool

    func form(_ cell: Int) -> [UInt8] {
      (forms.indices.contains(cell) ? forms[cell] : forms.last)?.first ?? []
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

  private(set) var rows: [Row] = []

  init(_ text: Bytes) {
    for line in DataLines(text).lines where line.fields.count == 2 {
      let forms = line.fields[1].split(separator: "|").map { cell in
        cell.split(separator: "/").map { Array($0.utf8) }
      }
      let isPersonal = line.fields[0] != "-"
      rows.append(
        Row(
          features: isPersonal ? FeatureSet(names: line.fields[0]) ?? FeatureSet() : FeatureSet(),
          forms: forms, isPersonal: isPersonal))
    }
  }

  /// The first row that has a word; in the letters of the table.
  func row(of word: Bytes, isPersonal: Bool = true) -> Row? {
    rows.first { $0.isPersonal == isPersonal && !$0.cells(of: word).isEmpty }
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
