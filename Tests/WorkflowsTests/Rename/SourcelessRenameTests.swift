import Diagnostics
import TestSupport
import Testing

@testable import Workflows

/// Renaming a key that is the text of a source language without a file of the table.
@Suite struct SourcelessRenameTests {
  private static let text = "\"drawer.shut\" = \"Shut the drawer\";\n"
  private static let files = [
    "A.swift": #"let a = NSLocalizedString("Shut the drawer", comment: "")"#,
    "de.lproj/Localizable.strings": "\"Shut the drawer\" = \"Schublade schließen\";\n",
    "fr.lproj/Localizable.strings": "\"Shut the drawer\" = \"Fermer le tiroir\";\n",
  ]

  private func renamed(
    _ old: String = "Shut the drawer", in files: [String: String], makesFiles: Bool = true
  ) -> (tree: InMemoryFolder, outcome: RenameOutcome) {
    let tree = InMemoryFolder(files)
    var options = RenameOptions(old: old, new: "drawer.shut", paths: ["."])
    options.makesFiles = makesFiles
    return (tree, RenameWorkflow(options).run(on: tree))
  }

  @Test func theTextGetsAFile() {
    let (tree, outcome) = renamed(in: Self.files)
    #expect(outcome.status == .clean)
    #expect(outcome.diagnostics.map(\.message) == [])
    #expect(tree.text(at: "en.lproj/Localizable.strings")?.contains(Self.text) == true)
    #expect(outcome.changesInWritingOrder.first?.file == "en.lproj/Localizable.strings")
    let again = ExtractWorkflow(ExtractOptions(paths: ["."], isCheck: true)).run(on: tree)
    #expect(again.status == .clean)
  }

  /// An Xcode project builds the files that it names.
  @Test func aProjectHasToNameTheFile() {
    var files = Self.files
    files["App.xcodeproj/project.pbxproj"] = SampleXcodeProject.text([
      "A.swift", "de.lproj/Localizable.strings", "fr.lproj/Localizable.strings",
    ])
    let (tree, outcome) = renamed(in: files)
    #expect(outcome.status == .clean)
    #expect(tree.text(at: "en.lproj/Localizable.strings")?.contains(Self.text) == true)
    #expect(outcome.diagnostics.map(\.id) == ["rename-untranslated"])
    #expect(outcome.diagnostics.first?.location?.file == "en.lproj/Localizable.strings")
  }

  @Test func whereNoFileIsMadeItIsSaid() {
    let (tree, outcome) = renamed(in: Self.files, makesFiles: false)
    #expect(outcome.status == .clean)
    #expect(tree.text(at: "en.lproj/Localizable.strings") == nil)
    #expect(outcome.diagnostics.map(\.id) == ["rename-untranslated"])
    #expect(outcome.diagnostics.first?.message.hasPrefix("en has no text") == true)
  }

  @Test func aStringCatalogKeepsTheText() {
    var files = Self.files
    files["Localizable.xcstrings"] = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "Shut the drawer" : {

          }
        },
        "version" : "1.0"
      }
      """
    let (tree, outcome) = renamed(in: files)
    #expect(outcome.status == .clean)
    #expect(tree.text(at: "en.lproj/Localizable.strings") == nil)
    #expect(tree.text(at: "Localizable.xcstrings")?.contains("\"Shut the drawer\"") == true)
  }

  /// Nobody knows whether a key that no code asks for is shown as it is.
  @Test func aKeyOfNoCodeGetsNoFile() {
    var files = Self.files
    files["A.swift"] = nil
    let (tree, outcome) = renamed(in: files)
    #expect(outcome.status == .clean)
    #expect(tree.text(at: "en.lproj/Localizable.strings") == nil)
    #expect(outcome.diagnostics.map(\.id) == ["rename-untranslated"])
  }

  @Test func aTextInTheCodeNeedsNoFile() {
    let (tree, outcome) = renamed(
      "drawer.close",
      in: [
        "A.swift": #"let a = String(localized: "drawer.close", defaultValue: "Shut it")"#,
        "de.lproj/Localizable.strings": "\"drawer.close\" = \"Schließen\";\n",
      ])
    #expect(outcome.status == .clean)
    #expect(outcome.diagnostics.map(\.message) == [])
    #expect(tree.text(at: "en.lproj/Localizable.strings") == nil)
  }
}
