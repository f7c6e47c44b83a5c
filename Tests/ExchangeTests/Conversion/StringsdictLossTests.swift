import Catalogs
import Testing

@testable import Exchange

/// What a String Catalog made of a `.stringsdict` file has no place for.
@Suite struct StringsdictLossTests {
  private func losses(_ inside: String) -> [ConversionLoss] {
    let text = "<?xml version=\"1.0\"?>\n<plist version=\"1.0\"><dict>\(inside)</dict></plist>\n"
    let document = StringsdictDocument(parsing: Array(text.utf8), file: "")
    return StringCatalogAssembly(
      [.init(language: "en", strings: nil, dictionary: document)], sourceLanguage: "en"
    ).losses
  }

  private static func variable(_ more: String = "", rule: String = "NSStringPluralRuleType")
    -> String
  {
    "<key>v</key><dict><key>NSStringFormatSpecTypeKey</key><string>\(rule)</string>"
      + "<key>NSStringFormatValueTypeKey</key><string>d</string>\(more)"
      + "<key>other</key><string>%d cups</string></dict>"
  }

  private static let format = "<key>NSStringLocalizedFormatKey</key><string>%#@v@</string>"
  private static let widths =
    "<key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>w</string></dict>"

  private static func devices(_ more: String = "") -> String {
    "<key>NSStringDeviceSpecificRuleType</key><dict>\(more)"
      + "<key>other</key><string>tap</string></dict>"
  }

  private static let messages: [(String, [String])] = [
    (format + variable(), []),
    (
      format + variable("<key>a</key><integer>1</integer><key>male</key><string>x</string>")
        + "<key>b</key><array/>", ["a", "male", "b"]
    ),
    (format + variable(rule: "NSStringGenderRuleType"), ["NSStringGenderRuleType"]),
    (devices(), []),
    (devices() + widths, ["NSStringVariableWidthRuleType"]),
    (devices() + format + variable(), ["NSStringLocalizedFormatKey"]),
    (widths + format + variable(), ["NSStringLocalizedFormatKey"]),
    (devices("<key>mac</key><array/>"), ["mac"]),
    (devices("<key>mac</key><dict>\(format)\(variable())<key>c</key><true/></dict>"), ["c"]),
  ]

  @Test(arguments: messages.indices) func eachFieldWithoutAPlaceIsNamed(index: Int) {
    let (message, names) = Self.messages[index]
    let found = losses("<key>k</key><dict>\(message)</dict>").filter { $0.kind == .unknownField }
    #expect(found.map(\.detail) == names.map { "'\($0)' is left out" })
    #expect(found.allSatisfy { $0.key == "k" })
  }

  @Test func commentsThatNoCatalogHasAreNamed() {
    let found = losses(
      """
      <!-- Cups -->

      <!-- Above -->
      <key>a</key><!-- Between -->
      <dict>\(Self.format)<!-- Inside -->\(Self.variable())</dict>

      <!-- l10n: stale: not found in the source -->

      <key>b</key><string>B</string>
      <!-- End -->
      """
    ).filter { $0.kind == .comment }
    #expect(found.map(\.key) == [nil, "a", "a", nil])
    #expect(found.map(\.language) == Array(repeating: "en", count: 4))
  }
}
