/// The schemas of a language.
///
/// A class, for it owns the memory of their cells.
package final class SchemaTable: @unchecked Sendable {
  // Written once, before anyone else sees it.
  private let cells: UnsafeMutableBufferPointer<FeatureSet>
  private let schemas: UnsafeMutableBufferPointer<Schema>
  private let numbers: [UInt8]
  /// The kinds by number, as the folder's lines say them.
  package let kinds: [SchemaLine]
  package let unread: [UnreadField]

  package init(_ lines: DataLines) {
    var (read, unread) = ([SchemaLine](), [UnreadField]())
    for line in lines.lines {
      do throws(UnreadField) {
        try Self.add(line, to: &read)
      } catch {
        unread.append(error)
      }
    }
    (kinds, self.unread) = (read, unread)
    // What a language's file doesn't name has one cell.
    let all = read.map(\.cells) + [[FeatureSet()]]
    cells = .allocate(capacity: all.reduce(0) { $0 + $1.count })
    schemas = .allocate(capacity: all.count)
    var start = 0
    for (number, own) in all.enumerated() {
      for (offset, cell) in own.enumerated() {
        cells.initializeElement(at: start + offset, to: cell)
      }
      let range = start..<(start + own.count)
      let view = UnsafeBufferPointer(rebasing: UnsafeBufferPointer(cells)[range])
      schemas.initializeElement(at: number, to: Schema(cells: view))
      start += own.count
    }
    numbers = (0..<UInt8(16)).map { raw in
      let part = LexicalPart(rawValue: raw)
      let found = read.firstIndex { part != nil && LexicalPart(name: $0.name) == part }
      return UInt8(clamping: found ?? read.count)
    }
  }

  /// Adds a line; a kind may have several, whose cells follow one another.
  private static func add(
    _ line: DataLines.Line, to read: inout [SchemaLine]
  ) throws(UnreadField) {
    let schema = try SchemaLine(line)
    guard let known = read.firstIndex(where: { $0.name == schema.name }) else {
      return read.append(schema)
    }
    let cells = read[known].cells + schema.cells
    guard cells.count <= SchemaLine.maximumCount else {
      throw UnreadField(line, 1, "\(schema.name) has more than \(SchemaLine.maximumCount) cells")
    }
    read[known] = SchemaLine(name: schema.name, cells: cells)
  }

  deinit {
    cells.deallocate()
    schemas.deallocate()
  }

  func number(of part: LexicalPart) -> UInt8 { numbers[Int(part.rawValue)] }

  subscript(part: LexicalPart) -> Schema { schemas[Int(number(of: part))] }

  subscript(number: UInt8) -> Schema { schemas[Int(number)] }

  subscript(name: String) -> Schema? {
    kinds.firstIndex { $0.name == name }.map { schemas[$0] }
  }

  /// The kind of the words that have a tag, which may be a part of speech.
  package func kind(ofTag tag: String) -> SchemaLine? {
    guard let part = LexicalPart(name: tag) else { return kinds.first { $0.name == tag } }
    let number = Int(self.number(of: part))
    return kinds.indices.contains(number)
      ? kinds[number] : SchemaLine(name: tag, cells: [FeatureSet()])
  }
}
