import Foundation
import Generation
import Testing

@Suite struct ReleaseTests {
  private static let changelog = """
    # Changes

    ## 0.10.0 – 2026-12-01

    - Later.

    ## 0.1.0 – 2026-11-03

    - `first`
      of all.

    ## Older
    """

  @Test func aVersionHasItsPartOfTheChanges() throws {
    let notes = try #require(ReleaseNotes(version: "0.1.0", changelog: Self.changelog))
    #expect(notes.text == "- `first`\n  of all.\n")
    #expect(notes.epoch == 1_793_664_000)
    let later = try #require(ReleaseNotes(version: "0.10.0", changelog: Self.changelog))
    #expect(later.text == "- Later.\n")
  }

  @Test(arguments: ["0.1", "0.2.0", "Older", ""])
  func othersHaveNone(version: String) {
    #expect(ReleaseNotes(version: version, changelog: Self.changelog) == nil)
  }

  @Test func aPackageNamesWhatItNeeds() throws {
    var control = DebianControl(
      version: "1.2.3", architecture: "arm64", dependencies: "libc6 (>= 2.34)",
      installedSize: 1025, maintainer: try DebianMaintainer("Ana Díaz <ana@l10n.dev>"))
    let fields = control.text.split(separator: "\n")
    for field in [
      "Version: 1.2.3", "Architecture: arm64", "Installed-Size: 2",
      "Maintainer: Ana Díaz <ana@l10n.dev>",
    ] {
      #expect(fields.contains { $0 == field })
    }
    #expect(fields.contains("Depends: libc6 (>= 2.34)"))
    control.dependencies = ""
    #expect(!control.text.contains("Depends"))
    #expect(control.text.hasSuffix("included.\n"))
  }

  @Test(arguments: [
    ("Ana  Díaz <ana@mail.l10n.dev> ", DebianMaintainer.Problem.form),
    ("ana@l10n.dev", .form), ("<ana@l10n.dev>", .form), ("Ana <ana>", .form),
    ("Ana <a na@l10n.dev>", .form), ("Ana\nX: y <ana@l10n.dev>", .form),
    ("The authors <l10n@localhost>", .unreachable("localhost")),
    ("Ana <ana@example.com>", .unreachable("example.com")),
    ("Ana <ana@host.example>", .unreachable("host.example")),
    ("Ana <1+ana@users.noreply.github.com>", .unreachable("users.noreply.github.com")),
  ])
  func aMaintainerThatNobodyCanWriteToIsRefused(
    text: String, problem: DebianMaintainer.Problem
  ) {
    #expect(throws: problem) { try DebianMaintainer(text) }
  }

  @Test func allLicencesAreInOneFile() {
    let file = ReleaseFile.licences(tool: "OWN", packages: [("a", "TEXT A"), ("b", "TEXT B")])
    let text = String(decoding: file.contents, as: UTF8.self)
    #expect(text.hasPrefix("OWN"))
    for part in ["TEXT A", "TEXT B", "\na\n-"] { #expect(text.contains(part)) }
    #expect(file.permissions == 0o644)
  }
}
