import Foundation
import TestSupport
import Testing

/// Git, told of the merge driver by the tool, merges branches of a real repository with it.
@Suite struct MergeInstallTests {
  private static let file = "App/Localizable.xcstrings"

  @discardableResult
  private func git(_ arguments: String..., in folder: TemporaryFolder) throws -> ToolRun {
    try ToolRun(
      ["git", "-c", "user.name=a", "-c", "user.email=a@example.com"] + arguments, in: folder.url,
      tool: URL(filePath: "/usr/bin/env"))
  }

  private func install(_ arguments: String..., in folder: TemporaryFolder) throws -> ToolRun {
    try ToolRun(["merge", "--install"] + arguments, in: folder.url)
  }

  /// A catalog as Xcode writes it, of keys with one Spanish text each.
  private func catalog(_ texts: KeyValuePairs<String, String>) -> String {
    let entries = texts.map { key, text in
      """
          "\(key)" : {
            "localizations" : {
              "es" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "\(text)"
                }
              }
            }
          }
      """
    }
    return """
      {
        "sourceLanguage" : "en",
        "strings" : {
      \(entries.joined(separator: ",\n"))
        },
        "version" : "1.0"
      }
      """
  }

  /// A repository on the branch `ours`, with another, `theirs`.
  private func repository(
    ours: KeyValuePairs<String, String>, theirs: KeyValuePairs<String, String>,
    prepare: (TemporaryFolder) throws -> Void
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try git("init", "-q", "-b", "ours", ".", in: folder)
    try folder.write(catalog(["Open": "Abrir"]), to: Self.file)
    try prepare(folder)
    try commit("start", in: folder)
    try git("checkout", "-qb", "theirs", in: folder)
    try folder.write(catalog(theirs), to: Self.file)
    try commit("theirs", in: folder)
    try git("checkout", "-q", "ours", in: folder)
    try folder.write(catalog(ours), to: Self.file)
    try commit("ours", in: folder)
    return folder
  }

  private func commit(_ name: String, in folder: TemporaryFolder) throws {
    try git("add", "-A", in: folder)
    try #require(try git("commit", "-qm", name, in: folder).status == 0)
  }

  private func installs(in folder: TemporaryFolder) throws {
    let run = try install(in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("next: commit .gitattributes"))
  }

  @Test func aPathThatIsNotThereIsTold() throws {
    let folder = try TemporaryFolder()
    try git("init", "-q", ".", in: folder)
    let run = try install("Nowhere", in: folder)
    #expect(run.status == 2, "\(run.output)")
    #expect(run.errors.contains("there is no such file or folder"), "\(run.errors)")
    #expect(folder.contents()[".gitattributes"] == nil)
  }

  @Test func keysOfBothBranchesStay() throws {
    let folder = try repository(
      ours: ["Close": "Cerrar", "Open": "Abrir"], theirs: ["Cancel": "Cancelar", "Open": "Abrir"],
      prepare: installs)
    let merge = try git("merge", "-q", "theirs", in: folder)
    #expect(merge.status == 0, "\(merge.output)\(merge.errors)")
    let merged = try folder.text(at: Self.file)
    #expect(
      merged == catalog(["Cancel": "Cancelar", "Close": "Cerrar", "Open": "Abrir"]), "\(merged)")
  }

  /// Without this, the test above could pass because git does it by itself.
  @Test func gitAloneFindsAConflict() throws {
    let folder = try repository(
      ours: ["Close": "Cerrar", "Open": "Abrir"], theirs: ["Cancel": "Cancelar", "Open": "Abrir"],
      prepare: { _ in })
    #expect(try git("merge", "-q", "theirs", in: folder).status == 1)
  }

  @Test func aConflictIsMarked() throws {
    let folder = try repository(
      ours: ["Open": "Abre"], theirs: ["Open": "Ábrelo"], prepare: installs)
    let merge = try git("merge", "-q", "theirs", in: folder)
    #expect(merge.status == 1)
    #expect(merge.errors.contains("\(Self.file): 'Open': both sides changed it"), "\(merge.errors)")
    let merged = try folder.text(at: Self.file)
    #expect(merged.contains("Open [l10n conflict]") && merged.contains("needs_review"))
    #expect(merged.contains("\"Abre\"") && merged.contains("\"Ábrelo\""), "\(merged)")
    let status = try git("status", "--porcelain", in: folder).output
    #expect(status.contains("UU \(Self.file)"))
  }

  @Test func aSecondTimeChangesNothing() throws {
    let folder = try TemporaryFolder()
    try git("init", "-q", ".", in: folder)
    try installs(in: folder)
    let (attributes, settings) = try (
      folder.text(at: ".gitattributes"), folder.text(at: ".git/config")
    )
    #expect(attributes.hasPrefix("*.xcstrings merge=l10n\n"))
    let again = try install(in: folder)
    #expect(again.output == "nothing to do: git merges catalogs with l10n here\n")
    #expect(try folder.text(at: ".gitattributes") == attributes)
    #expect(try folder.text(at: ".git/config") == settings)
  }

  @Test func aFolderInsideBelongsToTheRepository() throws {
    let folder = try TemporaryFolder()
    try git("init", "-q", ".", in: folder)
    try folder.write("{}", to: Self.file)
    let dry = try install("--dry-run", "App", in: folder)
    #expect(dry.output.hasSuffix("nothing is written\n"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/.gitattributes"))
    #expect(try install(Self.file, in: folder).status == 0)
    #expect(FileManager.default.fileExists(atPath: folder.path + "/.gitattributes"))
  }

  @Test func outsideOfARepositoryNothingIsDone() throws {
    let folder = try TemporaryFolder()
    let run = try install(in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("run git init in it first"), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  /// What a repository's configuration says of its work tree moves no file to where nobody looks.
  @Test func aWorkTreeElsewhereIsRefused() throws {
    let (folder, elsewhere) = (try TemporaryFolder(), try TemporaryFolder())
    try git("init", "-q", ".", in: folder)
    try git("config", "core.worktree", elsewhere.path, in: folder)
    #expect(try install(in: folder).status == 2)
    #expect(elsewhere.contents().isEmpty)
  }
}
