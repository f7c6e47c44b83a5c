import Testing

@testable import Workflows

/// The paths that links to the folders of languages give to the catalogs in them.
@Suite struct LinkedFolderTests {
  /// A folder with tables of English, and links to it from other folders.
  private static func linked(files: Int, links: Int) -> LinkedCatalogs {
    LinkedCatalogs(
      in: FileListing(
        files: (0..<files).map { "Shared/en.lproj/T\($0).strings" } + ["Shared/fr.lproj/A.strings"],
        links: Dictionary(
          uniqueKeysWithValues: (0..<links).map { ("App\($0)/en.lproj", "Shared/en.lproj") })))
  }

  @Test func eachLinkIsAnotherPathOfEachFile() {
    let files = Self.linked(files: 2, links: 2).files
    #expect(
      files == [
        "App0/en.lproj/T0.strings": "Shared/en.lproj/T0.strings",
        "App0/en.lproj/T1.strings": "Shared/en.lproj/T1.strings",
        "App1/en.lproj/T0.strings": "Shared/en.lproj/T0.strings",
        "App1/en.lproj/T1.strings": "Shared/en.lproj/T1.strings",
      ])
  }

  /// A repository may have thousands of both.
  @Test func manyLinksToManyFilesAreNotMultiplied() {
    #expect(Self.linked(files: 200, links: 200).files.count == 10_000)
  }
}
