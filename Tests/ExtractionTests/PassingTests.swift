import Diagnostics
import Extraction
import Testing

/// What a body hands on, by the names that texts have in it.
@Suite struct PassingTests {
  /// A property's name stands for something else where it is bound anew, up to the block's end.
  @Test(arguments: [
    ("names.forEach { key in shown(key) }", false),
    ("for key in names { shown(key) }", false),
    ("let key = suffixed(key); shown(key)", false),
    ("if case .some(let key) = other { shown(key) }", false),
    ("func inner(_ key: String) { shown(key) }", false),
    ("names.forEach { key in print(key) }; shown(key)", true),
    ("for key in names { print(key) } ; shown(key)", true),
    ("if ready { let key = names[0]; print(key) } ; shown(key)", true),
    ("switch other { case let key?: print(key) default: shown(key) }", true),
    ("if let key = other?.count { print(key) } else { shown(key) }", true),
    ("guard let key = other?.count else { return shown(key) }", true),
    ("func inner(_ key: String) { print(key) }; shown(key)", true),
  ])
  func namesThatAreBoundAnew(body: String, isWrapper: Bool) {
    let keys = Extracted.from([
      "Wrapper.swift": """
      import Foundation
      let ready = true, names = CommandLine.arguments, other: String? = nil
      class Row {
        let key: String
        init(key: String) { self.key = key }
        func show() { \(body) }
      }
      func shown(_ text: String) { print(NSLocalizedString(text, comment: "")) }
      """,
      "Use.swift": #"let row = Row(key: "Cup")"#,
    ]).entries.map(\.key)
    #expect(keys == (isWrapper ? ["Cup"] : []))
  }

  /// What a function gives says which type `.init` makes.
  @Test(arguments: [
    "static func of(_ text: String) -> Row { .init(key: text) }",
    "static func of(_ text: String) -> Row? { return .init(key: text) }",
    "static func of(_ text: String) -> Self { .init(key: text) }",
    "static func of(_ text: String) -> [Row] { [.init(key: text), .init(key: text)] }",
  ])
  func valuesAreMadeOfWhatIsReturned(function: String) {
    let keys = Extracted.from([
      "Row.swift": """
      import SwiftUI
      struct Row: View {
        let key: String
        var body: some View { Text(LocalizedStringKey(key)) }
      }
      struct Other { let key: String }
      """,
      "Making.swift": """
      extension Row { \(function) }
      func plain(_ text: String) -> Other { .init(key: text) }
      """,
      "Use.swift": #"let row = Row.of("Cup"), other = plain("No key")"#,
    ]).entries.map(\.key)
    #expect(keys == ["Cup"])
  }

  /// A body in which no text stands may make its own type of what a property holds.
  @Test(arguments: ["Self(item.title)", "Row(item.title)", "self.init(item.title)"])
  func ownTypesAreMadeOfProperties(making: String) {
    let isInitializer = making.hasPrefix("self")
    let member = isInitializer ? "init(item: Item)" : "static func of(_ item: Item) -> Row"
    let keys = Extracted.from([
      "Row.swift": """
      import Foundation
      struct Row {
        let label: String
        init(_ text: String) { label = NSLocalizedString(text, comment: "") }
      }
      """,
      "Making.swift": "extension Row { \(member) { \(making) } }",
      "Item.swift": "struct Item { var title: String }",
      "Use.swift": #"let item = Item(title: "Cup")"#,
    ]).entries.map(\.key)
    #expect(keys == ["Cup"])
  }

  /// A body in which no text stands may look up what a property holds, and give what is found.
  @Test(arguments: [
    "func name() -> String { word(title) }", "var name: String { word(title) }",
    "func name(_ count: Int) -> String { return word(title) }",
    "func name<Text: StringProtocol>(_ other: Text) -> String { word(title) }",
    "var name: String { get throws { let found = word(title); return found } }",
    "func name() -> (Int) -> String { { _ in word(title) } }",
  ])
  func foundTextsAreGiven(member: String) {
    let found = Extracted.from([
      "Word.swift": """
      import Foundation
      func word(_ key: String) -> String { String(localized: String.LocalizationValue(key)) }
      """,
      "Row.swift": "struct Row { let title: String; \(member) }",
      "Open.swift": "func open(_ number: Int) -> String { word(String(number)) }",
      "Use.swift": #"let row = Row(title: "Cup")"#,
    ])
    #expect(found.entries.map(\.key) == ["Cup"])
    #expect(found.diagnostics.map(\.id) == ["dynamic-key"])
  }

  /// What storyboards set is set in code through an outlet, whose type stands in another file.
  @Test(arguments: [false, true])
  func outletsSayNoTypes(readsAll: Bool) {
    let keys = Extracted.from(
      [
        "TitledButton.swift": """
        import UIKit
        class TitledButton: UIButton {
          @IBInspectable var shown: String? {
            didSet { if let shown { accessibilityLabel = NSLocalizedString(shown, comment: "") } }
          }
        }
        """,
        "Screen.swift": """
        import UIKit
        class Screen: UIViewController { @IBOutlet var button: TitledButton! }
        """,
        "Model.swift": """
        class Model {
          weak var screen: Screen?
          func update(isOn: Bool) { screen?.button.shown = isOn ? "On" : "Off" }
        }
        """,
      ], readsAll: readsAll
    ).entries.map(\.key)
    #expect(keys.sorted() == ["Off", "On"])
  }

  /// What is read looks texts up by any name, and needs neither a bracket nor a text beside it.
  @Test(
    arguments: ["title.told", "self.title.told", "title.shown", "title.shown.uppercased()"],
    [false, true])
  func whatIsReadLooksTextsUp(body: String, readsAll: Bool) {
    let found = Extracted.from(
      [
        "Text.swift": """
        import Foundation
        extension String {
          var told: String { NSLocalizedString(self, comment: "") }
          var shown: String { told }
        }
        """,
        "Row.swift": """
        struct Row {
          let title: String
          var text: String { \(body) }
        }
        """,
        "Use.swift": #"let row = Row(title: "Cup")"#,
      ], readsAll: readsAll)
    #expect(found.entries.map(\.key) == ["Cup"])
  }

  /// A property that is found out about after a function of its name is read nevertheless.
  @Test(arguments: [false, true])
  func aFunctionHasThePropertysName(readsAll: Bool) {
    let found = Extracted.from(
      [
        "Word.swift": """
        import Foundation
        func told(_ text: String) -> String { NSLocalizedString(text, comment: "") }
        func word(_ text: String) -> String { NSLocalizedString(text, comment: "") }
        """,
        "Text.swift": "extension String { var told: String { word(self) } }",
        "Row.swift": "struct Row { let title: String; var text: String { title.told } }",
        "Use.swift": #"let row = Row(title: "Cup")"#,
      ], readsAll: readsAll)
    #expect(found.entries.map(\.key) == ["Cup"])
  }
}
