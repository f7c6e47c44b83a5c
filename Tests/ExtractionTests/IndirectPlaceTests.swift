import Extraction
import Testing

/// Which places of a key Xcode sees.
@Suite struct IndirectPlaceTests {
  /// Whether Xcode sees a key: a literal where an API takes one, and what a function is given that a
  /// build setting names.
  @Test func keysThatXcodeSees() throws {
    let macro = LocalizingFunction(macro: "MacroString")
    let extraction = Extracted.from(
      [
        "A.swift": """
        import SwiftUI
        func localized(_ key: String) -> String { NSLocalizedString(key, comment: "") }
        func MacroString(_ key: String) -> String { NSLocalizedString(key, comment: "") }
        func row(_ key: LocalizedStringKey) -> Text { Text(key, tableName: "More") }
        let a = NSLocalizedString("seen", comment: ""), b = Text("seen as text")
        let c = localized("by function"), d = NSLocalizedString(a.isEmpty ? "one" : "other", comment: "")
        let e = MacroString("by macro"), g = row("elsewhere")
        let h = localized("seen"), i = NSLocalizedString("in " + "parts", comment: "")
        """
      ], functions: [macro])
    let seen = extraction.entries.filter { !$0.isIndirect }.map(\.key)
    #expect(seen == ["by macro", "in parts", "seen", "seen as text"])
    #expect(extraction.entries.count == 8)
  }

  /// Of keys that are chosen Xcode sees none where the call says the table or the bundle.
  @Test(arguments: [
    (#"Text(flag ? "Close" : "Open")"#, false),
    (#"Text(flag ? "Close" : "Open", comment: "A door")"#, false),
    (#"Text(flag ? "Close" : "Open", tableName: "Doors")"#, true),
    (#"Text(flag ? "Close" : "Open", bundle: .module)"#, true),
    (#"String(localized: flag ? "Close" : "Open", bundle: .module, locale: .current)"#, true),
    (#"String(localized: flag ? "Close" : "Open", table: "Doors")"#, true),
  ])
  func chosenKeys(code: String, areIndirect: Bool) {
    let extraction = Extracted.from("import SwiftUI\nlet flag = true\nlet text = \(code)")
    #expect(extraction.entries.map(\.isIndirect) == [areIndirect, areIndirect])
  }

  /// Xcode sees the text that such a value takes, and not the one around it.
  @Test(arguments: [
    (#"Text("Tap \(symbol: "plus")")"#, ["Tap %@"], []),
    (#"Text("Tap \("blue", color: .blue)")"#, ["Tap %@"], ["blue"]),
    (#"Text("Tap \("blue")")"#, [], ["Tap %@"]),
    (#"Text("Take \(2.5, specifier: "%.1f")")"#, [], ["Take %.1f"]),
    (#"Text("Wait \(Date.now, style: .timer)")"#, [], ["Wait %@"]),
  ])
  func interpolationsOfOnesOwn(code: String, indirect: [String], direct: [String]) {
    let extraction = Extracted.from(
      """
      import SwiftUI
      extension LocalizedStringKey.StringInterpolation {
        mutating func appendInterpolation(_ value: LocalizedStringKey, color: Color? = nil) {}
        mutating func appendInterpolation(symbol name: String, color: Color? = nil) {}
      }
      let text = \(code)
      """)
    #expect(extraction.entries.filter(\.isIndirect).map(\.key) == indirect)
    #expect(extraction.entries.filter { !$0.isIndirect }.map(\.key) == direct)
  }
}
