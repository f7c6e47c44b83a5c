import Foundation
import Vocabulary

/// The cells that the words of one kind fill, each with the features that its form shows.
///
/// Plain data: the cells are in the memory of the table that the schema is from.
struct Schema: @unchecked Sendable {
  // Written before the schema is made.
  /// At most 64.
  let cells: UnsafeBufferPointer<FeatureSet>
  let all: Cells
  /// Those in the case of the first one, in which words are where nothing asks for another; all where the first
  /// one says no case.
  let usual: Cells
  /// All values that its cells have.
  private let said: FeatureSet
  /// Whether some cells say something of a feature of which others say nothing.
  private let isUneven: Bool

  init(cells: UnsafeBufferPointer<FeatureSet>) {
    self.cells = cells
    all = Cells(bits: cells.count >= 64 ? .max : (1 << UInt64(cells.count)) - 1)
    let said = cells.reduce(FeatureSet()) { $0.union($1) }
    self.said = said
    isUneven = GrammaticalFeature.allCases.contains { feature in
      !said[feature].isEmpty && cells.contains { $0[feature].isEmpty }
    }
    let usualCase = cells.first?[.grammaticalCase] ?? FeatureSet()
    usual = Cells(
      bits: cells.enumerated().reduce(0) { bits, cell in
        cell.element.unifies(with: usualCase) ? bits | 1 << UInt64(cell.offset) : bits
      })
  }

  /// Whether its cells differ in a feature.
  func shows(_ feature: GrammaticalFeature) -> Bool { cells.contains { !$0[feature].isEmpty } }

  /// The cells whose features fit.
  func cells(for features: FeatureSet) -> Cells {
    var result = Cells()
    for (index, cell) in cells.enumerated() where cell.unifies(with: features) {
      result.insert(index)
    }
    return result
  }

  /// Whether any cell has one of the values of a feature.
  func has(_ features: FeatureSet) -> Bool { said.bits & features.bits != 0 }

  /// What each of several cells may say; nothing of a feature of which one of them says nothing.
  func features(of cells: Cells) -> FeatureSet {
    var result = FeatureSet()
    for cell in cells where cell < self.cells.count { result = result.union(self.cells[cell]) }
    guard isUneven else { return result }
    for feature in GrammaticalFeature.allCases where !result[feature].isEmpty {
      let isUnsaid = cells.contains { $0 < self.cells.count && self.cells[$0][feature].isEmpty }
      if isUnsaid { result = result.dropping(feature) }
    }
    return result
  }

  /// The cell with these features, or the nearest one: values that no cell has are left out, then one
  /// feature, then two.
  func cell(for features: FeatureSet) -> Int {
    if let first = cells(for: features).first { return first }
    let known = FeatureSet(bits: features.bits & said.bits)
    if let first = cells(for: known).first { return first }
    for feature in Self.dropped {
      if let first = cells(for: known.dropping(feature)).first { return first }
    }
    for (number, one) in Self.dropped.enumerated() {
      for other in Self.dropped[(number + 1)...] {
        if let first = cells(for: known.dropping(one).dropping(other)).first { return first }
      }
    }
    return 0
  }

  /// What is given up for a form, the least first.
  private static let dropped: [GrammaticalFeature] = [
    .declension, .animacy, .gender, .grammaticalCase, .number,
  ]
}

/// A line of `features.txt`.
package struct SchemaLine: Sendable {
  /// The kind as a language's folder names it: `noun`, `adj`.
  package let name: String
  package let cells: [FeatureSet]

  /// So many bits have the cells of an analysis.
  static let maximumCount = 64

  init(name: String, cells: [FeatureSet]) {
    self.name = name
    self.cells = cells
  }

  /// Whether its cells differ in a feature.
  package func shows(_ feature: GrammaticalFeature) -> Bool {
    cells.contains { !$0[feature].isEmpty }
  }

  /// Reads `noun<TAB>sg,pl nom,gen`: every combination of the values between commas is a cell, those
  /// of the last list change fastest.
  ///
  /// - Throws: For anything else, and for more than 64 cells.
  package init(_ line: DataLines.Line) throws(UnreadField) {
    guard line.fields.count == 2, !line.fields[0].isEmpty else {
      throw UnreadField(line, 0, "expected `kind<TAB>values,… values,…`")
    }
    var cells = [FeatureSet()]
    for factor in line.fields[1].split(separator: " ") where factor != "-" {
      var values: [FeatureSet] = []
      for name in factor.split(separator: ",") {
        guard let value = FeatureSet(names: name) else {
          throw UnreadField(line, 1, word: String(name), "unknown feature \(name)")
        }
        values.append(value)
      }
      guard !values.isEmpty, cells.count * values.count <= Self.maximumCount else {
        throw UnreadField(
          line, 1, "\(line.fields[0]) has more than \(Self.maximumCount) cells, or an empty list")
      }
      cells = cells.flatMap { cell in values.map { cell.union($0) } }
    }
    self.init(name: line.fields[0], cells: cells)
  }
}

/// Cells of a schema, as bits.
///
/// A set of cells keeps what a set of features would lose: that German "die" is feminine singular or
/// any plural.
package struct Cells: Hashable, Sendable, Sequence {
  var bits: UInt64 = 0

  init(bits: UInt64 = 0) { self.bits = bits }

  var isEmpty: Bool { bits == 0 }
  var count: Int { bits.nonzeroBitCount }
  var first: Int? { bits == 0 ? nil : bits.trailingZeroBitCount }

  mutating func insert(_ cell: Int) { if cell < 64 { bits |= 1 << UInt64(cell) } }

  func contains(_ cell: Int) -> Bool { cell < 64 && bits & 1 << UInt64(cell) != 0 }

  func intersection(_ other: Cells) -> Cells { Cells(bits: bits & other.bits) }

  func isSubset(of other: Cells) -> Bool { bits & ~other.bits == 0 }

  package struct Iterator: IteratorProtocol {
    var rest: UInt64

    package mutating func next() -> Int? {
      guard rest != 0 else { return nil }
      defer { rest &= rest - 1 }
      return rest.trailingZeroBitCount
    }
  }

  package func makeIterator() -> Iterator { Iterator(rest: bits) }
}
