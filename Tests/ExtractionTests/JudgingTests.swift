import Testing

@testable import Extraction

/// Files are judged again only where something has come in that they mention; what is found then has to
/// be what judging all of them again would find.
@Suite struct JudgingTests {
  @Test(arguments: [wrappersOfWrappers, typesOfTexts, operators, heldTexts])
  func judgingSomeIsJudgingAll(_ sources: [String]) {
    let bytes = sources.map { Array(("import SwiftUI\n" + $0).utf8) }
    let outlines = bytes.map { SourceOutline.of($0, separatesBodies: true) }
    let paths = sources.indices.map { "\($0).swift" }
    var selection = SourceSelection(
      paths: paths, outlines: outlines, names: LocalizingNames(functions: []),
      attributeMarks: [], findsShownTexts: false, readsAll: false)
    var changes = 0
    var before: [FileVerdict] = []
    while case let next = selection.next(), !next.isEmpty {
      #expect(selection.verdicts == outlines.map { selection.lastJudge?.verdict(on: $0) })
      if !before.isEmpty, before != selection.verdicts { changes += 1 }
      before = selection.verdicts
      selection.add(
        next.map { position, keeps in
          let program = SourceReader.read(
            path: paths[position], bytes: bytes[position], outline: outlines[position],
            keeping: keeps)
          return (position, program)
        })
    }
    #expect(changes > 0)
    #expect(selection.reasons.allSatisfy { $0 != nil })
  }

  /// Each file hands on to the one before it; the last one calls the last of them.
  private static let wrappersOfWrappers = [
    "func first(_ key: String) -> String { NSLocalizedString(key, comment: \"\") }",
    "func second(_ key: String) -> String { first(key) }",
    "struct Third { init(_ key: String) { _ = second(key) } }",
    "extension Third { static func make() -> Third { Self(\"Made\") } }",
    "let third = Third(\"Text\")",
  ]

  /// A type that holds texts makes others such that hold it.
  private static let typesOfTexts = [
    "struct Row { var title: LocalizedStringKey }",
    "struct Part { var row: Row }",
    "func show(_ part: Part) {}",
    "func page() { show(.init(row: .init(title: \"Text\"))) }",
  ]

  /// An operator may localize any text, whatever stands beside it.
  private static let operators = [
    "prefix operator §\nprefix func § (key: String) -> String { later(key) }",
    "func later(_ key: String) -> String { NSLocalizedString(key, comment: \"\") }",
    "let text = §\"Text\"",
  ]

  /// A text is looked up by who reads the property that holds it.
  private static let heldTexts = [
    "struct Item { let name: String }",
    "func show(_ item: Item) -> String { told(item.name) }",
    "func told(_ key: String) -> String { NSLocalizedString(key, comment: \"\") }",
    "func items() -> [Item] { [Item(name: \"Text\")] }",
  ]
}
