import Diagnostics
import Foundation
import LocaleData
import Localization
import Messages
import TestSupport
import Testing

@Suite(
  "Real tables",
  .enabled(if: SharedData.folder("catalogs") != nil, "no public catalogs on this machine"))
struct RealTableTests {
  /// Every folder with tables, and all keys in all localizations, one for one count and the next for
  /// another.
  @Test("every key has a flat format in every localization")
  func formats() throws {
    let root = try #require(SharedData.folder("catalogs"))
    let files = SharedData.paths(
      in: "catalogs", withSuffix: ".strings", ".stringsdict", ".xcstrings")
    let folders = Set(
      files.map { path -> URL in
        let folder = root.appending(path: path).deletingLastPathComponent()
        return folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
      })
    try #require(!folders.isEmpty)
    var problems: [TableProblem: Int] = [:]
    for folder in folders.sorted(by: { $0.path < $1.path }) {
      let store = TableStore(folder: folder)
      #expect(store.diagnostics.filter { $0.severity == .error }.isEmpty, "\(folder.path)")
      let locales = store.localizations.compactMap { LanguageTag($0) }
      for table in store.tables {
        for (number, key) in store.keys(table: table).enumerated() {
          for (index, locale) in locales.enumerated() {
            check(
              store, key, table, locale, Self.counts[(number + index) % 2], &problems)
          }
        }
      }
    }
    // IceCubes has device variations without `other`.
    #expect(Set(problems.keys) == [.missingDevice], "\(problems)")
  }

  private static let counts = ["0", "2"].map {
    Array(repeating: PluralArgument.number($0), count: 5)
  }

  private func check(
    _ store: TableStore, _ key: String, _ table: String, _ locale: LanguageTag,
    _ arguments: [PluralArgument], _ problems: inout [TableProblem: Int]
  ) {
    guard let found = store.lookUp(key, table: table, locale: locale, arguments: arguments)
    else { return }
    for problem in found.problems { problems[problem, default: 0] += 1 }
    let variables = SpecifierScan(found.format, options: .catalogValue).specifiers.filter {
      $0.value == nil && !$0.isText && $0.kind != .percentSign
    }
    // What is expected of each of them is spelled out for those alone that it doesn't hold for.
    guard !variables.isEmpty else { return }
    Issue.record("\(key) \(locale): \(found.format)")
  }
}
