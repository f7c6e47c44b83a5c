import TestSupport
import Testing
import Workflows

/// French has `many`, for a million; an export to `.strings` fills it with the source's `other`.
@Suite struct FilledFormTests {
  private static func forms(_ one: String, _ other: String) -> String {
    stringsdictText(
      "<key>days</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>"
        + "<key>n</key><dict><key>NSStringFormatSpecTypeKey</key>"
        + "<string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key>"
        + "<string>d</string><key>one</key><string>\(one)</string>"
        + "<key>other</key><string>\(other)</string></dict></dict>")
  }

  private static func variations(_ one: String, _ other: String) -> String {
    func form(_ text: String) -> String {
      #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"#
    }
    return #"{"variations":{"plural":{"one":\#(form(one)),"other":\#(form(other))}}}"#
  }

  private static let catalog =
    #"{"sourceLanguage":"en","version":"1.0","strings":{"%d days":{"localizations":{"#
    + #""en":"# + variations("%d day", "%d days") + ","
    + #""fr":"# + variations("%d jour", "%d jouers") + "}}}}"

  /// People read `other` where `many` is missing, which is French.
  @Test(arguments: [
    ["L.xcstrings": catalog],
    [
      "en.lproj/L.stringsdict": forms("%d day", "%d days"),
      "fr.lproj/L.stringsdict": forms("%d jour", "%d jouers"),
    ],
  ])
  func aFormThatOnlyTheExportFilledIsNone(files: [String: String]) {
    let tree = InMemoryFolder(files)
    var export = ExportOptions(
      catalogs: ExchangeCatalogOptions(roots: ["."]), format: .strings, output: "out")
    export.locales = ["fr"]
    _ = ExportWorkflow(export).run(on: tree)
    let sent = tree.text(at: "out/fr.lproj/L.strings") ?? ""
    #expect(sent.contains("\"%d days\";"))
    tree.set(Array(sent.replacing("jouers", with: "jours").utf8), at: "out/fr.lproj/L.strings")
    let options = ImportOptions(catalogs: ExchangeCatalogOptions(roots: ["."]), files: ["out"])
    let outcome = ImportWorkflow(options).run(on: tree)
    #expect(outcome.files.flatMap(\.changes).map(\.new) == ["%d jours"])
    #expect(outcome.untranslated > 0)
  }
}
