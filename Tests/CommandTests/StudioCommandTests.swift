import Foundation
import TestSupport
import Testing

/// `l10n studio` before it serves anything.
@Suite struct StudioCommandTests {
  /// Lines can be shown only by who may read the file.
  @Test func aBrokenFileElsewhereIsNamedWithItsPlace() throws {
    let (folder, other) = (try TemporaryFolder(), try TemporaryFolder())
    try folder.write("<xliff version=\"1.2\">\n  <file></body>\n</xliff>\n", to: "a.xliff")
    let run = try ToolRun(["studio", "--no-open", folder.path + "/a.xliff"], in: other.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("a.xliff:2:"), "\(run.errors)")
  }

  @Test(.enabled(if: geteuid() != 0, "root may read everything"))
  func aCatalogThatMayNotBeReadIsNoneThatIsMissing() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "L.xcstrings")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0], ofItemAtPath: folder.path + "/L.xcstrings")
    let run = try ToolRun(["studio", "--no-open", folder.path], in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("L.xcstrings:1:1: error: this can't be read"), "\(run.errors)")
  }

  @Test func aFolderWithoutCatalogsIsTold() throws {
    let folder = try TemporaryFolder()
    let run = try ToolRun(["studio", "--no-open"], in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("there are no catalogs here"), "\(run.errors)")
  }
}
