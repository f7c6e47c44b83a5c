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
}
