import Diagnostics
import Testing
import Workflows

/// `l10n rename` of keys in tables that are no text, or are broken.
@Suite struct UnreadTableRenameTests {
  private static let code = "import SwiftUI\nlet a = Text(\"Cup\")\n"

  private static func list(_ key: String, _ text: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
    \t<key>\(key)</key>
    \t<string>\(text)</string>
    </dict>
    </plist>

    """
  }

  private func renamed(_ tree: InMemoryFolder) -> RenameOutcome {
    RenameWorkflow(RenameOptions(old: "Cup", new: "menu.cup", paths: ["."])).run(on: tree)
  }

  @Test func aTableThatIsAPropertyListFollows() {
    let (english, french) = ("en.lproj/Localizable.strings", "fr.lproj/Localizable.strings")
    let tree = InMemoryFolder([
      "A.swift": Self.code, english: Self.list("Cup", "Cup"), french: Self.list("Cup", "Tasse"),
    ])
    let outcome = renamed(tree)
    #expect(outcome.status == .clean, "\(outcome.diagnostics)")
    #expect(outcome.changes.map(\.file) == ["A.swift", english, french])
    #expect(tree.text(at: english) == Self.list("menu.cup", "Cup"))
    #expect(tree.text(at: french) == Self.list("menu.cup", "Tasse"))
  }

  /// Its only text would be lost.
  @Test func aBinaryPropertyListIsNotLeftBehind() {
    // {"Cup": "Tasse"}, then where its objects and their list stand.
    var binary = Array("bplist00\u{51}\u{1}\u{2}\u{53}Cup\u{55}Tasse".utf8)
    binary[8] = 0xD1
    binary += [0x08, 0x0B, 0x0F]
    binary += [0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 3]
    binary += [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x15]
    let tree = InMemoryFolder(["A.swift": Self.code])
    tree.set(binary, at: "fr.lproj/Localizable.strings")
    let outcome = renamed(tree)
    #expect(outcome.status == .couldNotRun)
    #expect(outcome.diagnostics.contains { $0.message.contains("binary property list") })
    #expect(tree.text(at: "A.swift") == Self.code)
  }

  /// What is wrong with it hides the key, or may.
  @Test func aKeyThatABrokenTableMayHaveStays() {
    let files = [
      "A.swift": Self.code,
      "en.lproj/Localizable.strings": "\"Bean\" = \"Bean\";\n\"Cup = \"Cup\";\n",
      "fr.lproj/Localizable.strings": "\"Bean\" = \"Haricot\";\n\"Cup = \"Tasse\";\n",
    ]
    let tree = InMemoryFolder(files)
    let outcome = renamed(tree)
    #expect(outcome.status == .couldNotRun)
    #expect(
      Set(outcome.diagnostics.filter { $0.severity == .error }.compactMap(\.location?.file))
        == ["en.lproj/Localizable.strings", "fr.lproj/Localizable.strings"])
    #expect(tree.files == InMemoryFolder(files).files)
  }

  /// The text that the key was has to be written where nothing can write it.
  @Test func aPropertyListGetsNoText() {
    let files = [
      "A.swift": Self.code, "en.lproj/Localizable.strings": Self.list("Bean", "Bean"),
      "fr.lproj/Localizable.strings": "\"Cup\" = \"Tasse\";\n",
    ]
    let tree = InMemoryFolder(files)
    let outcome = renamed(tree)
    #expect(outcome.status == .couldNotRun)
    #expect(
      outcome.diagnostics.first { $0.severity == .error }?.location?.file
        == "en.lproj/Localizable.strings")
    #expect(tree.files == InMemoryFolder(files).files)
  }
}
