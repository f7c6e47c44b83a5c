import Foundation
import Grammar
import LocaleData
import TestSupport
import Testing

@testable import Localization

/// What Caffé's readers see is what `Fixtures/caffe-matrix` says, to the letter.
@Suite struct CaffeMatrixTests {
  static let rows = ["de", "en", "es", "fr", "it", "pl", "pt"].flatMap(MatrixRow.rows)

  static let stores = Dictionary(
    uniqueKeysWithValues: Set(rows.map(\.folder)).map { folder in
      (folder, TableStore(folder: Repository.fixtures.appending(path: "Caffe/\(folder)/Resources")))
    })

  @Test func theMatrixIsThere() {
    #expect(Self.rows.count > 1_200)
  }

  @Test(arguments: rows)
  func readersSeeWhatTheyMust(row: MatrixRow) throws {
    let store = try #require(Self.stores[row.folder])
    let locale = try #require(LanguageTag(row.locale))
    let found = try #require(
      store.lookUp(
        row.key, table: row.table, locale: locale,
        arguments: row.arguments.map(\.pluralArgument), device: nil, width: nil))
    for address in row.addresses {
      var context = RenderingContext(locale: Locale(identifier: row.locale))
      context.address = address
      let text = Renderer(context).render(found.format, row.arguments.map(\.argument)).text
      #expect(text.replacing("\u{A0}", with: "⍽") == row.text, "for \(address)")
    }
  }
}

/// One line of the matrix.
struct MatrixRow: Sendable, CustomTestStringConvertible {
  enum Value: Sendable {
    case count(Int64)
    case text(String)

    /// Digits alone are a number.
    init(_ text: String) {
      self = Int64(text).map(Value.count) ?? .text(text.replacing("⍽", with: "\u{A0}"))
    }

    var argument: Argument {
      switch self {
      case .count(let count): .integer(count)
      case .text(let text): .text(text)
      }
    }

    var pluralArgument: PluralArgument {
      if case .count(let count) = self { .number(String(count)) } else { .other }
    }
  }

  var locale: String
  /// All terms of address for which the text is the same.
  var addresses: [[Grammar.TermOfAddress]]
  var folder: String
  var table: String
  var key: String
  var arguments: [Value]
  var text: String

  var testDescription: String { "\(locale): \(text)" }

  static func rows(in language: String) -> [MatrixRow] {
    let path = "Fixtures/caffe-matrix/\(language).txt"
    guard let file = try? Repository.text(path) else { return [] }
    return file.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap(MatrixRow.init)
  }

  private init?(_ line: Substring) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 6, let addresses = Self.addresses(fields[1]) else { return nil }
    let place = fields[2].split(separator: "/").map(String.init)
    guard place.count == 2 else { return nil }
    (locale, self.addresses, key, text) = (fields[0], addresses, fields[3], fields[5])
    (folder, table) = (place[0], place[1])
    arguments = fields[4] == "-" ? [] : fields[4].split(separator: " | ").map { Value(String($0)) }
  }

  private static func addresses(_ field: String) -> [[Grammar.TermOfAddress]]? {
    let all: [String: [Grammar.TermOfAddress]] = [
      "feminine": [.feminine], "masculine": [.masculine], "neutral": [.neutral], "unknown": [],
    ]
    return field == "-" ? Array(all.values) : all[field].map { [$0] }
  }
}
