import Foundation

struct Formats {
  let count: Int
  let bytes: Int64
  let date: Date
  let url: URL
  let ok: Bool
  let list: [String]
  let amount: Decimal
  let letter: Character
  let part: Substring

  func strings() -> [String] {
    [
      String(localized: "Simple"),
      String(localized: "With comment", comment: "comment"),
      String(localized: "In table \(count)", table: "Other"),
      String(localized: "corner.key", defaultValue: "Default \(count) of \(bytes)", table: "Other", bundle: .main, comment: "c"),
      String(localized: "options", options: .init(), table: nil),
      String(localized: "Bytes \(bytes)"),
      String(localized: "Formatted \(bytes.formatted(.byteCount(style: .file)))"),
      String(localized: "Date \(date.formatted())"),
      String(localized: "Date: \(date, format: .dateTime.day().month())"),
      String(localized: "List \(list.formatted())"),
      String(localized: "URL \(url.absoluteString) (\(url.host ?? ""))"),
      String(localized: "Port \(url.port ?? 80)"),
      String(localized: "Path \(url.pathComponents.count)"),
      String(localized: "Placeholders \(placeholder: .int) \(placeholder: .uint) \(placeholder: .double) \(placeholder: .object)"),
      String(localized: "Seconds \(date.timeIntervalSinceNow)"),
      String(localized: "Year \(Calendar.current.component(.year, from: date))"),
      String(localized: "Described \(String(describing: ok))"),
      String(localized: "Optional \(list.first ?? "none")"),
      String(localized: "Index \(list.firstIndex(of: "a") ?? -1)"),
      String(localized: "Parsed \(Int("42") ?? 0)"),
      String(localized: "Forced \(Double("4.2")!)"),
      String(localized: "Min \(min(count, 3))"),
      String(localized: "Uppercase \(list[0].uppercased())"),
      String(localized: "Character count \(list[0].count)"),
      String(localized: "Hex \(String(count, radix: 16))"),
      String(localized: "Nested \(String(localized: "Nested localized"))"),
      String(localized: "Exists \(list.filter { $0.count > 1 }.count)"),
      String(localized: "Sorted \(list.sorted().joined(separator: "-"))"),
      String(localized: "Round \((Double(count) / 3).rounded())"),
      String(localized: "Power \(pow(2.0, Double(count)))"),
      String(localized: "Type \(String(describing: type(of: self)))"),
      String(localized: "Optional chain \(list.last?.count ?? 0)"),
      String(localized: ok ? "Ternary argument" : "Other ternary argument"),
      String(AttributedString(localized: "**Attributed**").characters),
      NSLocalizedString("Objective-C style", comment: ""),
      NSLocalizedString("legacy.key", tableName: "Legacy", bundle: Bundle.main, value: "Legacy value", comment: "with all"),
      NSLocalizedString("concatenated comment", comment: "one " + "two"),
      Bundle.main.localizedString(forKey: "bundle.key", value: "Bundle value", table: "Legacy"),
      String(format: NSLocalizedString("%1$@ has %2$d", comment: ""), "plain name", count),
      String(format: "plain format %d", count),
      "plain \(count)",
    ]
  }

  func dynamic(_ key: String) -> String {
    let plain = NSLocalizedString(key, comment: "dynamic")
    let stored = "plain key"
    return plain + NSLocalizedString(stored, comment: "") + String(localized: String.LocalizationValue(key))
  }
}
