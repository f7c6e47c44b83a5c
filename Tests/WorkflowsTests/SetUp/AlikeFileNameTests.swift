import Diagnostics
import Testing

@testable import Workflows

/// What `l10n doctor` says of catalogs that a Mac can't tell apart.
@Suite struct AlikeFileNameTests {
  private func found(_ files: [String]) -> [Diagnostic] {
    var contents: [String: String] = [:]
    for file in files {
      contents[file] =
        file.hasSuffix(".xcstrings")
        ? #"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"# : "\"a\" = \"b\";\n"
    }
    let outcome = DoctorWorkflow().run(
      around: ["."], on: InMemoryFolder(contents), project: ProjectConfiguration())
    return outcome.diagnostics.filter { $0.id == "alike-file-names" }
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
  }

  @Test(arguments: [
    ["L.xcstrings", "Kit/l.xcstrings"], ["L.xcstrings", "M.xcstrings"],
    ["en.lproj/L.strings", "de.lproj/l.strings"], ["en.lproj/L.strings", "en.lproj/L.stringsdict"],
  ])
  func othersAreFine(files: [String]) {
    #expect(found(files) == [])
  }
}
