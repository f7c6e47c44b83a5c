import Catalogs
import Diagnostics
import Foundation
import Reading
import TestSupport
import Testing

/// What an attacker could put into a catalog that somebody sends.
@Suite("Hostile .stringsdict files")
struct StringsdictSafetyTests {
  private static let bomb = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>
    <plist><dict><key>k</key><string>&b;</string></dict></plist>
    """

  @Test(
    "entity bombs are refused in every encoding",
    arguments: [
      Array(bomb.utf8),
      bytes(of: bomb.replacing("UTF-8", with: "UTF-16"), .utf16LittleEndian),
      bytes(of: bomb.replacing("UTF-8", with: "UTF-16"), .utf16BigEndian),
      bomb.unicodeScalars.flatMap { [0, 0, 0, UInt8($0.value)] },
      bomb.unicodeScalars.flatMap { [UInt8($0.value), 0, 0, 0] },
      [0xFF, 0xFE, 0, 0] + bomb.unicodeScalars.flatMap { [UInt8($0.value), 0, 0, 0] },
      [0, 0, 0xFE, 0xFF] + bomb.unicodeScalars.flatMap { [0, 0, 0, UInt8($0.value)] },
    ] as [[UInt8]])
  func bombs(_ file: [UInt8]) {
    let document = StringsdictDocument(parsing: file, file: "Test.stringsdict")
    #expect(document.hasErrors)
    #expect(document.entries.isEmpty)
    #expect(document.serialized() == file)
  }

  @Test("no other file is read")
  func externalEntities() throws {
    let secret = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).dtd")
    try "<!ENTITY secret \"leaked\">".write(to: secret, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: secret) }
    let document = StringsdictDocument(
      """
      <!DOCTYPE plist SYSTEM "\(secret.absoluteString)">
      <plist><dict><key>k</key><string>&secret;</string></dict></plist>
      """)
    #expect(!document.entries.contains { $0.content == .text("leaked") })
  }

  @Test("an entity that nobody declared is an error")
  func unknownEntity() {
    let document = StringsdictDocument(
      "<plist><dict><key>k</key><string>&x;</string></dict></plist>")
    #expect(document.hasErrors)
  }
}
