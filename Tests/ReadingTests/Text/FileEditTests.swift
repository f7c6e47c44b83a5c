import Reading
import Testing

@Suite("Edits of files in their encoding")
struct FileEditTests {
  /// Characters of one to four bytes, then half of a pair, which is nobody's to mend here.
  private static let before = Array("\"é山😀\" = \"".utf16) + [0xD83D]
  private static let behind = Array("\";\r\n/* 😀 */\r\n".utf16)

  private static func file(_ text: String, isBigEndian: Bool, hasMark: Bool) -> [UInt8] {
    let mark: [UInt16] = hasMark ? [0xFEFF] : []
    return (mark + before + Array(text.utf16) + behind).flatMap { unit -> [UInt8] in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return isBigEndian ? [high, low] : [low, high]
    }
  }

  /// Half of a code unit at the end stays, too.
  @Test(arguments: [true, false], [true, false])
  func nothingButTheirPlacesChangesInUTF16(isBigEndian: Bool, hasMark: Bool) throws {
    let old = Self.file("old", isBigEndian: isBigEndian, hasMark: hasMark)
    let new = Self.file("neu 🎉", isBigEndian: isBigEndian, hasMark: hasMark)
    let place = try #require(SourceText(decoding: old).utf8.firstRange(of: Array("old".utf8)))
    for end in [[], [0x61]] as [[UInt8]] {
      #expect(SourceText.applying([TextEdit(place, "neu 🎉")], toFile: old + end) == new + end)
      #expect(SourceText.applying([], toFile: old + end) == old + end)
    }
  }

  @Test func placesInUTF8AreThoseOfTheFile() {
    let edits = [TextEdit(4..<7, "neu")]
    #expect(
      SourceText.applying(edits, toFile: [0xEF, 0xBB, 0xBF, 0xFF] + Array("old\r\n".utf8))
        == [0xEF, 0xBB, 0xBF, 0xFF] + Array("neu\r\n".utf8))
  }
}
