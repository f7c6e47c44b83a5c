/// The paradigms of a language, for the engine: endings by number, in bytes that stay where they are.
///
/// A class, for it owns these bytes.
final class Paradigms: @unchecked Sendable {
  // Written once, before anyone else sees it.
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private let endings: UnsafeMutableBufferPointer<Bytes>
  let table: UnsafeMutableBufferPointer<Endings>
  private var numbers: [Name: Int16] = [:]
  let names: [String]

  private struct Name: Hashable {
    var part: LexicalPart
    var name: [UInt8]
  }

  /// The endings of one paradigm, in the order of its schema's cells.
  struct Endings {
    /// The preferred ending of each cell, and behind them those that are accepted as well.
    var endings: UnsafeBufferPointer<Bytes>
    /// The cell of each of them.
    var cells: UnsafeBufferPointer<UInt8>
    var preferredCount: Int

    /// The ending in a cell; the last one stands in for cells that the paradigm doesn't have.
    func ending(_ cell: Int) -> Bytes {
      endings[min(cell, preferredCount - 1)]
    }

    func analysis(ofEnding ending: Bytes, _ lexeme: Lexeme) -> Analysis? {
      var cells = Cells()
      for index in 0..<preferredCount where endings[index].equals(ending) { cells.insert(index) }
      if !cells.isEmpty { return Analysis(lexeme: lexeme, cells: cells) }
      for index in preferredCount..<endings.count where endings[index].equals(ending) {
        cells.insert(Int(self.cells[index]))
      }
      return cells.isEmpty ? nil : Analysis(lexeme: lexeme, cells: cells, isPreferred: false)
    }
  }

  private let cells: UnsafeMutableBufferPointer<UInt8>

  init(_ source: ParadigmTable) {
    let paradigms = source.paradigms
    let all = paradigms.flatMap { $0.endings + $0.accepted.map(\.ending) }
    bytes = .allocate(capacity: max(1, all.reduce(0) { $0 + $1.count }))
    endings = .allocate(capacity: max(1, all.count))
    cells = .allocate(capacity: max(1, all.count))
    table = .allocate(capacity: max(1, paradigms.count))
    names = paradigms.map { "\($0.tag.text) \($0.name.text)" }
    var (byte, ending) = (0, 0)
    for (number, paradigm) in paradigms.enumerated() {
      let start = ending
      for (cell, text) in Self.cells(of: paradigm) {
        _ = bytes[byte...].update(fromContentsOf: text)
        let view = UnsafeBufferPointer(
          rebasing: UnsafeBufferPointer(bytes)[byte..<(byte + text.count)])
        endings.initializeElement(at: ending, to: view)
        cells[ending] = UInt8(clamping: cell)
        (byte, ending) = (byte + text.count, ending + 1)
      }
      let own = Endings(
        endings: UnsafeBufferPointer(rebasing: UnsafeBufferPointer(endings)[start..<ending]),
        cells: UnsafeBufferPointer(rebasing: UnsafeBufferPointer(cells)[start..<ending]),
        preferredCount: paradigm.endings.count)
      table.initializeElement(at: number, to: own)
      guard let part = LexicalPart(paradigm.part) else { continue }
      numbers[Name(part: part, name: paradigm.name)] = Int16(clamping: number)
    }
  }

  private static func cells(of paradigm: Paradigm) -> [(cell: Int, ending: [UInt8])] {
    paradigm.endings.enumerated().map { ($0.offset, $0.element) }
      + paradigm.accepted.map { ($0.cell, $0.ending) }
  }

  deinit {
    bytes.deallocate()
    endings.deallocate()
    cells.deallocate()
    table.deallocate()
  }

  /// The number of the paradigm of that name, which is unique within a part of speech.
  func number(of part: LexicalPart, _ name: Bytes) -> Int16? {
    numbers[Name(part: part, name: Array(name))]
  }
}
