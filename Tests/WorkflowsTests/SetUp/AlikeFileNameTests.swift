import Diagnostics
import Linting
import Reading
import Testing

@testable import Workflows

/// What `l10n doctor` and `l10n lint` say of catalogs that a Mac can't tell apart.
@Suite struct AlikeFileNameTests {
  private func folder(_ files: [String]) -> InMemoryFolder {
    var contents: [String: String] = [:]
    for file in files {
      contents[file] =
        file.hasSuffix(".xcstrings")
        ? #"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"# : "\"a\" = \"b\";\n"
    }
    return InMemoryFolder(contents)
  }

  private func found(_ files: [String]) -> [Diagnostic] {
    let outcome = DoctorWorkflow().run(
      around: ["."], on: folder(files), project: ProjectConfiguration())
    return outcome.diagnostics.filter { $0.id == "alike-file-names" }
  }

  private func linted(
    _ files: [String], _ change: (inout LintOptions) -> Void = { _ in }
  ) -> [Diagnostic] {
    var options = LintOptions(paths: ["."])
    change(&options)
    let folder = folder(files)
    let project = ProjectConfiguration(explicit: nil, paths: ["."], in: folder)
    let outcome = LintWorkflow(options).run(on: folder, project: project)
    return outcome.findings.map(\.diagnostic).filter { $0.id == "alike-file-names" }
  }

  @Test(arguments: [
    (["L.xcstrings", "l.xcstrings"], "('L.xcstrings', 'l.xcstrings')"),
    (["App/Cups.xcstrings", "app/Cups.xcstrings"], "('App/Cups.xcstrings', 'app/Cups.xcstrings')"),
    (
      ["en.lproj/L.strings", "en.lproj/l.strings", "de.lproj/L.strings", "de.lproj/l.strings"],
      "('de.lproj/L.strings', 'de.lproj/l.strings')"
    ),
  ])
  func catalogsOfOneFileAreToldOnce(files: [String], names: String) {
    let warnings = found(files)
    #expect(warnings.count == 1 && warnings.allSatisfy { $0.message.contains(names) })
    #expect(warnings.allSatisfy { $0.severity == .warning && $0.location != nil })
    #expect(linted(files) == warnings)
  }

  @Test(arguments: [
    ["L.xcstrings", "Kit/l.xcstrings"], ["L.xcstrings", "M.xcstrings"],
    ["en.lproj/L.strings", "de.lproj/l.strings"], ["L.xliff", "l.xliff", "L.xcstrings"],
    ["en.lproj/L.strings", "en.lproj/L.stringsdict"],
  ])
  func othersAreFine(files: [String]) {
    #expect(found(files) == [])
    #expect(linted(files) == [])
  }

  @Test func aNamedFileIsComparedWithNone() {
    let files = ["L.xcstrings", "l.xcstrings"]
    #expect(linted(files) { $0.scope.paths = ["l.xcstrings"] } == [])
    #expect(linted(files) { $0.disabled = ["alike-file-names"] } == [])
  }

  /// A file that comes or goes changes nothing in the other.
  @Test func whatIsKeptOfAFileDependsOnTheOther() {
    let cache = ProjectCache(in: "cache", of: InMemoryFolder([:]), tool: ContentHash())
    let (one, both) = (["l.xcstrings"], ["L.xcstrings", "l.xcstrings"])
    for (files, count) in [(one, 0), (both, 1), (one, 0)] {
      #expect(linted(files) { $0.cache = cache }.count == count)
    }
  }

  /// Of many the warning names the first ones, and stands at the last.
  @Test func whatIsKeptDependsOnTheFileThatIsTold() {
    let cache = ProjectCache(in: "cache", of: InMemoryFolder([:]), tool: ContentHash())
    let first = ["ABCD", "ABCd", "ABcD", "ABcd", "AbCD"]
    for (others, last) in [(["aBcd", "abcd"], "abcd"), (["aBCD", "aBcd"], "aBcd")] {
      let found = linted((first + others).map { $0 + ".xcstrings" }) { $0.cache = cache }
      #expect(found.map(\.location?.file) == [last + ".xcstrings"])
    }
  }
}
