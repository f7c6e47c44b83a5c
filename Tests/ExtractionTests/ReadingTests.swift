import Extraction
import Testing

/// How the code at each place reads a string.
@Suite struct ReadingTests {
  static let cases: [(code: String, reading: StringReading?)] = [
    (#"Text("k")"#, .attributed),
    (#"Button("k") {}"#, .attributed),
    (#"Label("k", systemImage: "cup")"#, .attributed),
    (#"LocalizedStringKey("k")"#, .attributed),
    (#"view.navigationTitle("k")"#, .attributed),
    (#"isBig ? Text("k") : Text(verbatim: "x")"#, .attributed),
    (#"AttributedString(localized: "k")"#, .attributed),
    (#"AttributedString(localized: "k", defaultValue: "Text")"#, .attributed),
    (#"AttributedString(localized: isBig ? "k" : "k")"#, .attributed),
    (#"AttributedString(localized: LocalizedStringResource("k"))"#, .attributed),
    (#"Bundle.main.localizedAttributedString(forKey: "k", value: nil, table: nil)"#, .attributed),
    (#"String(localized: "k")"#, .plain),
    (#"String(localized: "k", defaultValue: "Text", table: "Other")"#, .plain),
    (#"String(localized: String.LocalizationValue("k"))"#, .plain),
    (#"NSLocalizedString("k", comment: "")"#, .plain),
    (#"Bundle.main.localizedString(forKey: "k", value: nil, table: nil)"#, .plain),
    (#"Text(String(localized: "k"))"#, .plain),
    (#"tr("k")"#, .plain),
    (#"plain("k")"#, .plain),
    (#"shown("k")"#, .attributed),
    (#"Text(LocalizedStringResource("k"))"#, .attributed),
    (#"LocalizedStringResource("k")"#, nil),
    (#"LocalizedStringResource("k", defaultValue: "Text")"#, nil),
    (#"later("k")"#, nil),
    (#"AttributedString(markdown: String(localized: "k"))"#, nil),
    (#"Text(LocalizedStringKey(NSLocalizedString("k", comment: "")))"#, nil),
    (#"IntentDialog("k")"#, nil),
  ]

  @Test("how a string is read", arguments: cases)
  func reading(code: String, reading: StringReading?) throws {
    let source = """
      import AppIntents
      import SwiftUI
      func plain(_ value: String.LocalizationValue) -> String { String(localized: value) }
      func shown(_ key: LocalizedStringKey) {}
      func later(_ value: String.LocalizationValue) {}
      func use(isBig: Bool, view: some View) throws { _ = \(code) }
      """
    let entries = Extracted.from(
      ["File.swift": source], functions: [LocalizingFunction(name: "tr")]
    ).entries
    let readings = entries.filter { $0.key == "k" }.flatMap { $0.locations.map(\.reading) }
    #expect(!readings.isEmpty)
    #expect(readings.allSatisfy { $0 == reading }, "\(readings)")
  }

  @Test func eachPlaceOfAKeyHasItsReading() {
    let entries = Extracted.from(
      """
      import SwiftUI
      let one = Text("k")
      let two = String(localized: "k")
      let three = LocalizedStringResource("k")
      """
    ).entries
    #expect(entries.first?.locations.map(\.reading) == [.attributed, .plain, nil])
  }
}
