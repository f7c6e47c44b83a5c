import ModelContext
import Testing
import Workflows

/// A file that another program writes while a call is worked on.
@Suite("files that change meanwhile")
struct MeddledFileTests {
  private static let path = "App/es.lproj/Menu.strings"
  private static let theirs = "\"Save\" = \"Guardar ya\";\n"

  private func client() -> Client {
    Client(on: { MeddledFiles($0, changing: Self.path, to: Self.theirs) })
  }

  @Test("edit writes nothing over it")
  func edit() throws {
    let client = client()
    let result = try client.call(
      "edit", ["table": "Menu", "key": "Close", "language": "es", "text": "Cerrar"])
    #expect(result["isError"].flag == true)
    #expect(result["content"][0]["text"].text?.contains("nothing was written") == true)
    let refusal = result["structuredContent"]["refusals"][0]
    #expect(refusal["reason"].text == "unwritable_file")
    #expect(refusal["untrusted"]["detail"].text == "es.lproj/Menu.strings")
    #expect(client.tree.text(at: Self.path) == Self.theirs)
  }

  @Test("edit_many writes the other files, and says of this one that it didn't")
  func editMany() throws {
    let client = client()
    let result = try client.call(
      "edit_many",
      [
        "edits": [
          ["table": "Menu", "key": "Close", "language": "es", "text": "Cerrar"],
          [
            "table": "Localizable.xcstrings", "key": "Open %@", "language": "es",
            "text": "Abrir %@",
          ],
        ]
      ])["structuredContent"]
    #expect(result["written"].number == 1)
    let refusal = result["results"][0]["refusals"][0]
    #expect(refusal["reason"].text == "unwritable_file")
    #expect(refusal["untrusted"]["detail"].text == "es.lproj/Menu.strings")
    #expect(result["results"][1]["isWritten"].flag == true)
    #expect(client.tree.text(at: Self.path) == Self.theirs)
    #expect(result["files"].all.compactMap(\.text) == ["Localizable.xcstrings"])
  }
}

/// Files one of which gets another text just before something is written.
private struct MeddledFiles: FilesOverFiles {
  private let folder: InMemoryFolder
  private let path: String
  private let text: String

  init(_ base: InMemoryFolder, changing path: String, to text: String) {
    (folder, self.path, self.text) = (base, path, text)
  }

  var base: any FileTree { folder }

  func write(
    _ bytes: [UInt8], to path: String, replacing old: [UInt8]?
  ) throws(FileError) -> FileChange {
    folder.set(Array(text.utf8), at: self.path)
    return try folder.write(bytes, to: path, replacing: old)
  }
}
