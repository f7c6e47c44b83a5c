import Extraction
import Testing

/// How keys are spelled: escapes, percent signs and the specifier of each interpolated type.
@Suite struct KeySpellingTests {
  @Test(arguments: [
    (#"Text("Plain")"#, "Plain"),
    (#"Text("100% sure")"#, "100% sure"),
    (#"Text("Tab\tand \u{E9} \"quoted\"")"#, "Tab\tand é \"quoted\""),
    (##"Text(#"Raw \n and \#u{41}"#)"##, "Raw \\n and A"),
    ("Text(\"\"\"\n    First\n      Second \\\n    joined\n    \"\"\")", "First\n  Second joined"),
    (#"Text("\(1)% of \("x")")"#, "%lld%% of %@"),
    // A mark behind a percent sign makes one Character of both.
    ("Text(\"\\(1)%\u{20E3}\")", "%lld%%\u{20E3}"),
    (#"Text("")"#, ""),
  ])
  func literalsAreResolved(source: String, key: String) {
    #expect(Extracted.keys(in: source) == [key])
  }

  @Test(arguments: [
    ("Int", "%lld"), ("Int64", "%lld"), ("UInt", "%llu"), ("UInt64", "%llu"), ("Int8", "%d"),
    ("Int16", "%d"), ("Int32", "%d"), ("UInt8", "%u"), ("UInt16", "%u"), ("UInt32", "%u"),
    ("Double", "%lf"), ("CGFloat", "%lf"), ("Float", "%f"), ("TimeInterval", "%lf"),
    ("String", "%@"), ("Substring", "%@"), ("Decimal", "%@"), ("Date", "%@"), ("URL", "%@"),
    ("Int?", "%lld"), ("Unheard", "%@"),
  ])
  func typesDecideSpecifiers(type: String, specifier: String) {
    let source = "func show(value: \(type)) { _ = String(localized: \"A \\(value)\") }"
    #expect(Extracted.keys(in: source) == ["A " + specifier])
  }

  @Test(arguments: [
    (#"Text("\(x, specifier: "%.2f") km")"#, "%.2f km"),
    (#"Text("\(x, format: .percent) done")"#, "%@ done"),
    (#"Text("\(Date.now, style: .time) h")"#, "%@ h"),
    (#"Text("\(Text("inner")) outer")"#, "%@ outer"),
    (#"Text("\(Image(systemName: "star")) outer")"#, "%@ outer"),
    (#"String(localized: "\(placeholder: .int) left")"#, "%lld left"),
  ])
  func labelsDecideSpecifiers(source: String, key: String) {
    #expect(Extracted.keys(in: "let x: Double = 1\n_ = \(source)").contains(key))
  }

  @Test func severalArgumentsAreNumberedInTheSourceText() {
    let entries = Extracted.from(#"_ = String(localized: "\(1) of \("x") at 5%")"#).entries
    #expect(entries.map(\.key) == ["%lld of %@ at 5%%"])
    #expect(entries.map(\.sourceText) == ["%1$lld of %2$@ at 5%%"])
  }
}
