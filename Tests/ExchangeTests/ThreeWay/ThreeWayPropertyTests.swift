import Catalogs
import Exchange
import Messages
import Reading
import TestSupport
import Testing

@Suite("Properties of three-way merges")
struct ThreeWayPropertyTests {
  typealias Table = [(key: String, text: String, comment: String)]

  /// A table with random changes.
  private func changed(_ table: Table, _ random: inout SeededGenerator) -> Table {
    var table = table
    for _ in 0..<Int.random(in: 0..<5, using: &random) {
      let key = "k\(Int.random(in: 0..<12, using: &random))"
      let text = "t\(Int.random(in: 0..<3, using: &random))"
      let index = table.firstIndex { $0.key == key }
      switch (Int.random(in: 0..<4, using: &random), index) {
      case (0, let index?): table.remove(at: index)
      case (1, let index?): table[index].text = text
      case (2, let index?): table[index].comment = text
      case (_, nil):
        table.insert((key, text, "c"), at: Int.random(in: 0...table.count, using: &random))
      default: break
      }
    }
    return table
  }

  private func bytes(_ table: Table, _ format: CatalogFormat) -> [UInt8] {
    switch format {
    case .strings:
      Array(table.map { "/* \($0.comment) */\n\"\($0.key)\" = \"\($0.text)\";\n\n" }.joined().utf8)
    case .stringsdict:
      StringsThreeWayTests.plurals(
        table.map { ($0.key, [("other", $0.text), ("zero", $0.comment)]) })
    case .stringCatalog:
      StringCatalogThreeWayTests.catalog(
        table.map {
          (
            $0.key,
            StringCatalogThreeWayTests.localized(
              [("es", "translated", $0.text)], comment: $0.comment)
          )
        })
    }
  }

  /// The keys and what stands behind them, without order.
  private func content(_ bytes: [UInt8], _ format: CatalogFormat) -> [String: String]? {
    switch format {
    case .strings:
      let document = StringsDocument(parsing: bytes, file: "T")
      guard !document.hasErrors else { return nil }
      return Dictionary(
        document.entries.map {
          (document.key(of: $0), document.value(of: $0) + (document.comment(of: $0) ?? ""))
        }
      ) { $0 + $1 }
    case .stringsdict:
      let document = StringsdictDocument(parsing: bytes, file: "T")
      guard !document.hasErrors else { return nil }
      return Dictionary(document.entries.map { ($0.key, "\($0.content)") }) { $0 + $1 }
    case .stringCatalog:
      let document = StringCatalogDocument(parsing: bytes, file: "T")
      guard document.diagnostics.isEmpty else { return nil }
      return Dictionary(
        document.entries.map { entry in
          let text = entry.localization(in: "es")?.content.unit?.value?.text ?? ""
          return (entry.key.value, text + (entry.comment?.text ?? ""))
        }
      ) { $0 + $1 }
    }
  }

  private static let formats = CatalogFormat.allCases

  @Test("nothing is lost, and sides may be swapped", arguments: formats, 0..<60)
  func merges(_ format: CatalogFormat, _ seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let base = changed(changed(changed([], &random), &random), &random)
    let (ours, theirs) = (changed(base, &random), changed(base, &random))
    let sides = [base, ours, theirs].map { bytes($0, format) }
    let forth = ThreeWayMerge(base: sides[0], ours: sides[1], theirs: sides[2]).outcome(
      format: format)
    let back = ThreeWayMerge(base: sides[0], ours: sides[2], theirs: sides[1]).outcome(
      format: format)
    #expect(Set(forth.conflicts.map(\.key)) == Set(back.conflicts.map(\.key)))
    let merged = try #require(forth.bytes)
    let text = String(decoding: merged, as: UTF8.self)
    for (side, other) in [(ours, theirs), (theirs, ours)] {
      for entry in side {
        let isRemoved = base.contains { $0 == entry } && !other.contains { $0.key == entry.key }
        #expect(text.contains(entry.key) || isRemoved, "\(entry.key)")
        let isOld = base.contains { $0.key == entry.key && $0.text == entry.text }
        #expect(isOld || text.contains(entry.text), "\(entry.key) = \(entry.text)")
      }
    }
    if forth.conflicts.isEmpty || format == .stringCatalog {
      let found = try #require(content(merged, format))
      if forth.conflicts.isEmpty { #expect(found == content(try #require(back.bytes), format)) }
      for entry in base where ours.contains(where: { $0 == entry }) {
        if theirs.contains(where: { $0 == entry }) { #expect(found[entry.key] != nil) }
      }
    }
  }

  @Test("a side that didn't change gives the other one", arguments: formats, 0..<30)
  func unchangedSides(_ format: CatalogFormat, _ seed: Int) {
    var random = SeededGenerator(seed: seed)
    let base = changed(changed([], &random), &random)
    let (old, new) = (bytes(base, format), bytes(changed(base, &random), format))
    #expect(ThreeWayMerge(base: old, ours: old, theirs: new).outcome(format: format).bytes == new)
    #expect(ThreeWayMerge(base: old, ours: new, theirs: old).outcome(format: format).bytes == new)
    #expect(ThreeWayMerge(base: old, ours: new, theirs: new).outcome(format: format).bytes == new)
  }

  @Test("any bytes are merged or refused", arguments: 0..<60)
  func anyBytes(_ seed: Int) {
    var random = SeededGenerator(seed: seed)
    let sides = (0..<3).map { _ in
      Array((random.text(upTo: 8) + "a=1;" + random.text(upTo: 8)).utf8)
    }
    for format in Self.formats {
      let outcome = ThreeWayMerge(base: sides[0], ours: sides[1], theirs: sides[2])
        .outcome(format: format)
      #expect((outcome.bytes == nil) == !outcome.diagnostics.isEmpty)
    }
  }
}
