import Diagnostics
import Extraction
import Foundation
import LocaleData
import Messages
import Reading

/// Values of one kind, and lists of them.
extension ConfigurationReader {
  /// More than any project has: each locale is looked at for each text.
  static let mostLocales = 500
  /// Each folder is walked.
  static let mostFolders = 1_000
  /// Each is compared with each file.
  static let mostGlobs = 1_000
  /// Keys that a server names may be many, and stand in code nowhere.
  static let mostKeyGlobs = 5_000
  /// In bytes, of as many globs as there may be together.
  private static let lengthOfGlob = 100

  /// A text and where it stands.
  struct Text {
    var text: String
    var value: JSONValue
  }

  mutating func array(_ value: JSONValue, _ name: String, of what: String) -> [JSONValue] {
    if case .array(let values) = value.content { return values }
    reportType(value, name, expected: "a list of \(what)")
    return []
  }

  /// A string that is not empty.
  mutating func string(
    _ value: JSONValue, _ name: String, expected: String = "a string"
  ) -> String? {
    guard case .string(let string) = value.content else {
      reportType(value, name, expected: expected)
      return nil
    }
    guard string.value.contains(where: { !$0.isWhitespace }) else {
      reportValue(value, "`\(name)` is empty; write something, or leave it out")
      return nil
    }
    return string.value
  }

  mutating func strings(_ value: JSONValue, _ name: String) -> [Text] {
    array(value, name, of: "strings").compactMap { element in
      string(element, name, expected: "strings").map {
        Text(text: $0, value: element)
      }
    }
  }

  /// Whether a list is no longer than anybody needs it; reports it where it is.
  mutating func isShort(
    _ count: Int, _ value: JSONValue, _ name: String, _ what: String, atMost most: Int
  ) -> Bool {
    if count <= most { return true }
    reportValue(value, "`\(name)` has more than \(most) \(what); keep those that matter")
    return false
  }

  /// Globs, none of which is read where they are too many or too long.
  mutating func globs(
    _ value: JSONValue, _ name: String, atMost most: Int = ConfigurationReader.mostGlobs
  ) -> [String] {
    let globs = strings(value, name).map(\.text)
    guard isShort(globs.count, value, name, "globs", atMost: most) else { return [] }
    guard globs.reduce(0, { $0 + $1.utf8.count }) <= most * Self.lengthOfGlob else {
      reportValue(value, "the globs of `\(name)` are too long together; join some with `*`")
      return []
    }
    return globs
  }

  /// One of a few words.
  mutating func choice<Value: RawRepresentable<String>>(
    _ value: JSONValue, _ name: String, among all: [Value]
  ) -> Value? {
    choice(value, name, among: all.map { (word: $0.rawValue, value: $0) })
  }

  mutating func choice<Value>(
    _ value: JSONValue, _ name: String, among all: [(word: String, value: Value)]
  ) -> Value? {
    let list = all.map { "`\($0.word)`" }.joined(separator: ", ")
    guard let text = string(value, name, expected: "one of \(list)") else { return nil }
    if let choice = all.first(where: { $0.word == text }) { return choice.value }
    let nearest = NearestName.of(text, among: all.map(\.word))
    let hint = nearest.flatMap { $0.isSlip ? "; did you mean `\($0.name)`?" : nil }
    reportValue(
      value, "`\(Self.shown(text))` is no \(name)\(hint ?? "; expected one of \(list)")")
    return nil
  }

  mutating func boolean(_ value: JSONValue, _ name: String) -> Bool? {
    if case .bool(let bool) = value.content { return bool }
    reportType(value, name, expected: "true or false")
    return nil
  }

  // MARK: Locales

  mutating func locale(_ value: JSONValue, _ name: String) -> (text: String, tag: LanguageTag)? {
    guard let text = string(value, name, expected: "a language tag such as `es` or `es-MX`") else {
      return nil
    }
    return locale(text, at: value.range).map { (text, $0) }
  }

  mutating func locale(_ text: String, at range: Range<Int>) -> LanguageTag? {
    if let tag = LanguageName.tag(text) { return tag }
    report(
      "configuration-value", range,
      "`\(Self.shown(text))` is no locale; write a language tag such as `es` or `es-MX`")
    return nil
  }

  mutating func readLocales(_ value: JSONValue) -> [String] {
    var seen: Set<LanguageTag> = []
    let texts = strings(value, "locales")
    guard isShort(texts.count, value, "locales", "locales", atMost: Self.mostLocales) else {
      return []
    }
    return texts.compactMap { element in
      guard let tag = locale(element.text, at: element.value.range) else { return nil }
      guard seen.insert(tag).inserted else {
        reportValue(element.value, "the locale `\(element.text)` is here twice; keep one of them")
        return nil
      }
      return element.text
    }
  }

  // MARK: Folders and functions

  mutating func readFolders(_ value: JSONValue) -> [String] {
    let folders = paths(value, "catalogs")
    let isShort = isShort(folders.count, value, "catalogs", "folders", atMost: Self.mostFolders)
    return isShort ? folders : []
  }

  /// Paths inside of the project, without `.`.
  mutating func paths(_ value: JSONValue, _ name: String) -> [String] {
    strings(value, name).compactMap { element in
      let parts = element.text.split(separator: "/").filter { $0 != "." }
      guard !element.text.hasPrefix("/"), !element.text.contains("\0"), !parts.contains("..") else {
        reportValue(
          element.value,
          "`\(Self.shown(element.text))` leads out of the project; write a folder inside it, "
            + "relative to this file")
        return nil
      }
      return parts.joined(separator: "/")
    }
  }

  mutating func readFunctions(_ value: JSONValue) -> [LocalizingFunction] {
    strings(value, "functions").compactMap { element in
      if let function = LocalizingFunction(reading: element.text) { return function }
      reportValue(
        element.value,
        "`\(Self.shown(element.text))` is no function; write its name, such as `tr`, `tr(_:)` or "
          + "`tr(key:)`")
      return nil
    }
  }
}
