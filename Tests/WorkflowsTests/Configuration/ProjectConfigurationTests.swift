import Diagnostics
import Foundation
import TestSupport
import Testing
import Workflows

/// Where a configuration is found, and what it changes.
@Suite struct ProjectConfigurationTests {
  private func load(
    _ files: [String: String], explicit: String? = nil, paths: [String] = ["."]
  ) -> ProjectConfiguration {
    ProjectConfiguration(explicit: explicit, paths: paths, in: InMemoryFolder(files))
  }

  private static func naming(_ locale: String) -> String { "{locales: ['\(locale)']}" }

  @Test(
    "the nearest file around the paths counts",
    arguments: [
      (["."], "l10n.json"), (["App"], "App/l10n.json"), (["App/Views"], "App/l10n.json"),
      (["App/Views/A.swift"], "App/l10n.json"), (["App", "Kit"], "l10n.json"),
      (["App/Views", "App/A.swift"], "App/l10n.json"), (["Kit"], "l10n.json"),
      (["Nowhere"], nil),
    ])
  func nearest(paths: [String], expected: String?) {
    let files = [
      "l10n.json": Self.naming("es"), "App/l10n.json": Self.naming("fr"), "App/A.swift": "",
      "App/Views/A.swift": "", "Kit/K.swift": "",
    ]
    #expect(load(files, paths: paths).file == expected)
  }

  @Test func aNamedFileCountsAlone() {
    let files = ["l10n.json": "{", "ci/l10n.json": Self.naming("es")]
    let project = load(files, explicit: "ci/l10n.json")
    #expect(project.configuration.locales == ["es"])
    #expect(!project.isBroken)
  }

  @Test func aNamedFileMustBeThere() {
    let project = load([:], explicit: "l10n.json5")
    #expect(project.diagnostics.map(\.id) == ["missing-path"])
    #expect(project.isBroken)
  }

  @Test func aProjectMayHaveNone() {
    let project = load(["App/A.swift": ""], paths: ["App"])
    #expect(project.file == nil)
    #expect(!project.isBroken)
  }

  // MARK: On a disk

  private func onDisk(_ folder: TemporaryFolder, _ path: String) -> ProjectConfiguration {
    ProjectConfiguration(
      explicit: nil, paths: [folder.url.appending(path: path).path],
      in: DiskFileTree(inputs: [folder.path]))
  }

  @Test func theSearchEndsAtTheRepositorysRoot() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.naming("es"), to: "l10n.json")
    try folder.write("", to: "inner/.git/HEAD")
    try folder.write("", to: "inner/App/A.swift")
    #expect(onDisk(folder, "inner/App").file == nil)
    try folder.write(Self.naming("fr"), to: "inner/l10n.json")
    #expect(onDisk(folder, "inner/App").configuration.locales == ["fr"])
  }

  @Test func outsideOfARepositoryOnlyThePathsFolderCounts() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.naming("es"), to: "l10n.json")
    try folder.write("", to: "App/A.swift")
    #expect(onDisk(folder, "App").file == nil)
    #expect(onDisk(folder, "").configuration.locales == ["es"])
  }

  @Test func aLinkOutOfTheProjectIsNotRead() throws {
    let folder = try TemporaryFolder()
    let outside = try TemporaryFolder()
    try outside.write("{secret: 1}", to: "l10n.json")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "l10n.json").path,
      withDestinationPath: outside.url.appending(path: "l10n.json").path)
    let project = onDisk(folder, "")
    #expect(project.diagnostics.map(\.id) == ["configuration-link"])
    #expect(project.diagnostics.map(\.location) == [nil])
  }

  @Test func aLinkInsideTheProjectIsRead() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.naming("es"), to: "Config/project.json5")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "l10n.json").path,
      withDestinationPath: "Config/project.json5")
    #expect(onDisk(folder, "").configuration.locales == ["es"])
  }

  @Test func catalogFoldersAreNoLinksOutOfTheProject() throws {
    let folder = try TemporaryFolder()
    let outside = try TemporaryFolder()
    try folder.write("{catalogs: ['Strings/App']}", to: "l10n.json")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "Strings").path, withDestinationPath: outside.path)
    #expect(onDisk(folder, "").diagnostics.map(\.id) == ["configuration-link"])
  }

  @Test func aRuleThatThereIsNotIsTold() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "{rules: [{id: 'mine', pattern: 'a', message: 'b'}],\n severities: {mine: 'off', 'html-tag': 'off'}}",
      to: "l10n.json")
    let project = onDisk(folder, "")
    #expect(
      project.diagnostics.map(\.message) == [
        "there is no rule `html-tag`; did you mean `html-tags`?"
      ])
    #expect(project.isBroken && project.diagnostics[0].location?.range.lowerBound == 79)
  }

  @Test func aFolderIsNoConfiguration() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "l10n.json/A.swift")
    #expect(onDisk(folder, "").diagnostics.map(\.id) == ["not-a-file"])
  }
}
