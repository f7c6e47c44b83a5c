import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Workflows

/// `l10n convert` of tables of which links inside the project are a part.
@Suite struct LinkedLanguageTests {
  /// Links by their paths, with where they lead, seen from the folder that they lie in.
  private func converted(
    _ files: [String: String], links: [String: String]
  ) throws -> (outcome: ConversionOutcome, paths: [String], old: [String]) {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
    for (path, target) in links {
      let link = folder.url.appending(path: path)
      try FileManager.default.createDirectory(
        at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: link.path, withDestinationPath: target)
    }
    var options = ConvertOptions()
    options.scope.paths = [folder.path]
    options.format = .xcstrings
    let outcome = ConvertWorkflow(options).run(on: DiskFileTree(inputs: [folder.path]))
    let prefix = folder.path + "/"
    let cut = { (path: String) in path.replacing(prefix, with: "") }
    return (outcome, outcome.files.map { cut($0.path) }, outcome.oldFiles.map(cut).sorted())
  }

  private static let english = "\"Cup\" = \"Cup\";\n"
  private static let french = "\"Cup\" = \"Tasse\";\n"

  private static let plural = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>%lld cups</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@cups@</string>
    <key>cups</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string>
    <key>one</key><string>%lld tasse</string><key>other</key><string>%lld tasses</string>
    </dict></dict></dict></plist>
    """

  private static let incomplete: [(files: [String: String], link: String, target: String)] = [
    // A language's folder, or a file of it, that lies with other tables.
    (["Shared/fr.lproj/Menu.strings": french], "App/fr.lproj", "../Shared/fr.lproj"),
    (
      ["Shared/fr.lproj/Menu.strings": french], "App/fr.lproj/Menu.strings",
      "../../Shared/fr.lproj/Menu.strings"
    ),
    // A file in no language's folder.
    (["Shared/French.strings": french], "App/fr.lproj/Menu.strings", "../../Shared/French.strings"),
    // Another language of the same table.
    (["App/pt-BR.lproj/Menu.strings": french], "App/pt-PT.lproj", "pt-BR.lproj"),
    // Plural forms.
    (["Shared/fr.lproj/Menu.stringsdict": plural], "App/fr.lproj", "../Shared/fr.lproj"),
  ]

  /// A String Catalog without the language would look as if nobody had translated it.
  @Test(arguments: incomplete.indices) func aTableWithALanguageBehindALinkStays(
    index: Int
  ) throws {
    let (files, link, target) = Self.incomplete[index]
    let (outcome, paths, old) = try converted(
      files.merging(["App/en.lproj/Menu.strings": Self.english]) { $1 }, links: [link: target])
    #expect(outcome.status == .couldNotRun)
    #expect(paths == [] && old == [])
    #expect(Set(outcome.diagnostics.map(\.id)) == ["linked-catalog"])
    #expect(outcome.diagnostics.allSatisfy { $0.location?.file.hasSuffix("/" + link) == true })
  }

  /// Each is removed, or converted, with what the links of both lead to.
  @Test func linksToTablesOfTwoPlacesKeepBoth() throws {
    let (outcome, paths, _) = try converted(
      [
        "A/en.lproj/Menu.strings": Self.english, "B/fr.lproj/Menu.strings": Self.french,
        "A/en.lproj/Other.strings": Self.english,
      ],
      links: ["App/en.lproj": "../A/en.lproj", "App/fr.lproj": "../B/fr.lproj"])
    #expect(outcome.status == .couldNotRun)
    #expect(paths == ["A/Other.xcstrings"])
  }

  /// Another target has the same table, which stays one.
  @Test func aTableWithASecondPlaceIsConverted() throws {
    let (outcome, paths, old) = try converted(
      ["Kit/en.lproj/Menu.strings": Self.english, "Kit/fr.lproj/Menu.strings": Self.french],
      links: ["App/en.lproj": "../Kit/en.lproj", "App/fr.lproj": "../Kit/fr.lproj"])
    #expect(outcome.status == .clean)
    #expect(outcome.diagnostics == [])
    #expect(paths == ["Kit/Menu.xcstrings"])
    #expect(old == ["Kit/en.lproj/Menu.strings", "Kit/fr.lproj/Menu.strings"])
  }

  /// A link to one table says nothing of another.
  @Test func otherTablesAreConverted() throws {
    let (outcome, paths, _) = try converted(
      [
        "App/en.lproj/Menu.strings": Self.english, "App/en.lproj/Tip.strings": Self.english,
        "App/de.lproj/Tip.strings": Self.french, "Shared/fr.lproj/Menu.strings": Self.french,
      ], links: ["App/fr.lproj": "../Shared/fr.lproj"])
    #expect(outcome.status == .couldNotRun)
    #expect(paths == ["App/Tip.xcstrings"])
  }
}
