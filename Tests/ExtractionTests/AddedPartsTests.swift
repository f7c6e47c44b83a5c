import Foundation
import Reading
import TestSupport
import Testing

@testable import Extraction

/// A file of which more matters than before is read again only where that is.
@Suite struct AddedPartsTests {
  /// What is read bit by bit is what is read at once, whichever parts come first.
  @Test(
    arguments: ["Fixtures", "Sources/Workflows"].flatMap { folder in
      Repository.files(in: folder, withSuffix: ".swift").enumerated()
        .filter { $0.offset.isMultiple(of: folder == "Fixtures" ? 4 : 24) }.map(\.element)
    })
  func readingBitByBitIsReadingAtOnce(path: String) throws {
    let bytes = try Array(Data(contentsOf: Repository.root.appending(path: path)))
    let outline = SourceOutline.of(bytes, separatesBodies: true)
    var random = SeededGenerator(seed: bytes.count)
    var parts = Self.someParts(of: outline, every: 3, &random)
    var program = SourceReader.read(path: path, bytes: bytes, outline: outline, keeping: parts)
    for _ in 0..<2 {
      let before = parts
      parts.formUnion(Self.someParts(of: outline, every: 4, &random))
      program = SourceReader.read(
        after: KnownProgram(keeps: before, form: .program(program, nil)), path: path,
        bytes: bytes, outline: outline, keeping: parts)
      let whole = SourceReader.read(path: path, bytes: bytes, outline: outline, keeping: parts)
      #expect(Self.bytes(of: program) == Self.bytes(of: whole))
      #expect(program.hasText == whole.hasText)
      #expect(program.candidates.count == whole.candidates.count)
    }
  }

  private static let source = """
    struct Model {
      let title: String
      init(title: String) { self.title = title }
      func shown() -> String { localized(title) }
      func other() -> Int { let count = 1; return count }
      var size: Int { get { count("a") } set { count(newValue) } }
      typealias Name = String
      enum Kind { case small, large }
    }
    func localized(_ text: String) -> String { NSLocalizedString(text, comment: "") }
    """

  /// Only what is added is parsed, beside what no outline can leave out.
  @Test func onlyWhatIsAddedIsParsed() throws {
    let bytes = Array(Self.source.utf8)
    let outline = SourceOutline.of(bytes, separatesBodies: true)
    var old = KeptParts.all(of: outline)
    old.bodies[1] = false
    old.members[1] = false
    let added = try #require(AddedParts(of: outline, to: old, for: .all(of: outline)))
    let parsed = CondensedSource(bytes, outline, keeping: added.parts).bytes
    let text = String(decoding: parsed, as: UTF8.self)
    #expect(text.contains("localized(title)"))
    for left in ["count", "NSLocalizedString", "self.title"] { #expect(!text.contains(left)) }
  }

  /// What calls something counts again once that is known to look texts up.
  @Test func bodiesThatCallWhatCountsNowAreParsedAgain() throws {
    let bytes = Array(Self.source.utf8)
    let outline = SourceOutline.of(bytes, separatesBodies: true)
    let old = KeptParts.all(of: outline)
    var new = old
    new.lookUps = [Identifier.hash("localized")]
    let added = try #require(AddedParts(of: outline, to: old, for: new))
    let parsed = CondensedSource(bytes, outline, keeping: added.parts).bytes
    let text = String(decoding: parsed, as: UTF8.self)
    #expect(text.contains("localized(title)"))
    #expect(!text.contains("count = 1"))
  }

  /// About one part of several, and one name of twenty as what looks texts up.
  private static func someParts(
    of outline: SourceOutline, every number: Int, _ random: inout SeededGenerator
  ) -> KeptParts {
    KeptParts(
      bodies: outline.bodies.map { _ in random.next() % UInt64(number) == 0 },
      members: outline.members.map { $0.stays || random.next() % UInt64(number) == 0 },
      lookUps: Set(outline.bodyIdentifiers.filter { _ in random.next() % 20 == 0 }))
  }

  /// A name without a base stands for all of its file, wherever the first of them is.
  private static func bytes(of program: SourceProgram) -> [UInt8] {
    var writer = ByteWriter()
    writer.countsPlaces = false
    writer.write(program.members)
    return writer.bytes
  }
}
