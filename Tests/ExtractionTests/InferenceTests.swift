import Extraction
import Testing

/// What inference follows to find an interpolated value's type.
@Suite struct InferenceTests {
  static let model = """
    import Foundation
    struct Item { var price: Double; let stock: Int32; var tags: [String] }
    final class Store {
      static let shared = Store()
      var items: [Item] = []
      var byName: [String: Item] = [:]
      lazy var first = items.first
      func load() -> (count: Int, error: String?) { (0, nil) }
      subscript(position: Int) -> Item { items[position] }
    }
    enum Level: UInt8 { case low, high }
    extension Array where Element == Item { var total: Double { reduce(0) { $0 + $1.price } } }
    """

  @Test(arguments: [
    ("store.items.count", "%lld"), ("store.items.first?.stock ?? 0", "%d"),
    ("store.items.map(\\.price).max() ?? 0", "%lf"), ("store[0].price", "%lf"),
    ("store.byName[\"a\"]?.stock", "%d"), ("store.load().count", "%lld"),
    ("Store.shared.items.total", "%lf"), ("Level.high.rawValue", "%u"),
    ("store.items.reduce(0) { $0 + $1.price }", "%lf"), ("Int(store[0].price)", "%lld"),
    ("store.items.map { $0.tags.count }.reduce(0, +)", "%lld"),
    ("store.first?.price", "%lf"), ("-store[0].stock", "%d"), ("2 * store[0].price", "%lf"),
    ("stride(from: 0, to: 9, by: 3).map { $0 }[0]", "%lld"), ("sqrt(2)", "%lf"),
    ("flag ? 1 : 0.5", "%lf"), ("store.items.isEmpty ? 0 : store[0].stock", "%d"),
    ("(store.items as [Item]).count", "%lld"), ("String(store.items.count)", "%@"),
    ("store.items.count.formatted()", "%@"), ("store.unheard.of", "%@"),
    ("Array(zip(store.items, 1...)).last?.1", "%lld"), ("[1.5, 2][0]", "%lf"),
  ])
  func expressions(expression: String, specifier: String) {
    let use = """
      func show(store: Store, flag: Bool) { _ = String(localized: "A \\(\(expression))") }
      """
    let keys = Extracted.from(["Model.swift": Self.model, "Use.swift": use]).entries.map(\.key)
    #expect(keys == ["A " + specifier])
  }

  /// Types of frameworks that a project's own types hold, and the values in these.
  @Test(arguments: [
    ("Product.SubscriptionInfo.RenewalState.RawValue", "value", "%lld"),
    ("Product.SubscriptionInfo.Status", "value.state.rawValue", "%lld"),
    ("UIDevice.BatteryState.RawValue", "value", "%lld"),
    ("LAError", "value.code.rawValue", "%lld"), ("CGError", "value.rawValue", "%d"),
    ("AVAudioSession.InterruptionType", "value.rawValue", "%llu"),
    ("Process", "value.terminationReason.rawValue", "%lld"),
  ])
  func valuesOfFrameworks(type: String, expression: String, specifier: String) {
    let use = """
      import StoreKit
      import UIKit
      struct Held { let value: \(type); var text: String { String(localized: "A \\(\(expression))") } }
      """
    #expect(Extracted.from(["Use.swift": use]).entries.map(\.key) == ["A " + specifier])
  }

  /// What functions of C give, whatever they are given.
  @Test(arguments: [
    ("let code = SecItemAdd(query as CFDictionary, nil)", "code", "%d"),
    ("let code = VTSessionSetProperty(session, key: key, value: 3 as CFNumber)", "code", "%d"),
    (
      """
      var code = AuthorizationCreate(nil, &environment, [], &reference)
      code = AuthorizationCopyRights(reference, &rights, nil, [.interactionAllowed], nil)
      """, "code", "%d"
    ),
    ("", "sqlite3_column_int64(statement, 0)", "%lld"), ("", "geteuid()", "%u"),
  ])
  func functionsOfC(statement: String, expression: String, specifier: String) {
    let use = """
      import Foundation
      func show() {
        \(statement)
        _ = String(localized: "A \\(\(expression))")
      }
      """
    #expect(Extracted.from(["Use.swift": use]).entries.map(\.key) == ["A " + specifier])
  }

  /// A method of the type at hand counts before a function of C.
  @Test func methodsThatAreCalledAsFunctionsOfC() {
    let use = """
      import Foundation
      struct Settings {
        func sysctl(_ name: String) -> String { name }
        func show() { _ = String(localized: "A \\(sysctl("a"))") }
      }
      """
    #expect(Extracted.from(["Use.swift": use]).entries.map(\.key) == ["A %@"])
  }

  @Test(arguments: [
    ("if let item = store.items.first { SAY(item.stock) }", "%d"),
    ("guard let item = store.items.first else { return }; SAY(item.price)", "%lf"),
    ("for item in store.items { SAY(item.stock) }", "%d"),
    ("for (index, item) in store.items.enumerated() { SAY(index) }", "%lld"),
    ("store.items.forEach { SAY($0.price) }", "%lf"),
    ("store.items.forEach { item in SAY(item.tags.count) }", "%lld"),
    ("let (count, _) = store.load(); SAY(count)", "%lld"),
    ("let items = store.items; let items = items.count; SAY(items)", "%lld"),
    ("switch store.items.first { default: break; case .some(let item): SAY(item.stock) }", "%d"),
    ("func inner(_ value: Float) { SAY(value) }", "%f"),
    ("let make = { (value: UInt16) in SAY(value) }", "%u"),
  ])
  func bindings(statement: String, specifier: String) {
    let body = statement.replacing("SAY(", with: "say(localized: \"\\(")
      .replacing(") }", with: ")\") }")
    let call = body.hasSuffix(")") ? body.dropLast() + ")\")" : body[...]
    let use = "func show(store: Store) { \(call) }"
      .replacing("say(localized:", with: "_ = String(localized:")
    let keys = Extracted.from(["Model.swift": Self.model, "Use.swift": use]).entries.map(\.key)
    #expect(keys == [specifier], "\(use)")
  }

  /// `RawValue` is what the raw values are, where the type doesn't name it.
  @Test(arguments: [
    ("Level", "%u"), ("Grade", "%@"), ("Flags", "%d"), ("Weight", "%lf"), ("Named", "%lld"),
    ("Plain", "%@"), ("Endless", "%@"), ("Unheard", "%@"),
  ])
  func rawValueTypes(type: String, specifier: String) {
    let model = """
      enum Level: UInt8 { case low, high }
      enum Grade: String { case good }
      struct Flags: OptionSet { let rawValue: Int8 }
      enum Weight: RawRepresentable { case one; var rawValue: Double { 1 } }
      enum Named: RawRepresentable { case one; typealias RawValue = Int }
      enum Plain { case one }
      struct Endless: RawRepresentable { let rawValue: Self.RawValue }
      func show(value: \(type).RawValue) { _ = String(localized: "A \\(value)") }
      """
    #expect(Extracted.from(model).entries.map(\.key) == ["A " + specifier])
  }

  @Test func certaintySaysHowTheTypeIsKnown() {
    let entries = Extracted.from(
      """
      func show(count: Int, other: Unheard) {
        _ = String(localized: "a \\(count)")
        _ = String(localized: "b \\(count + 1)")
        _ = String(localized: "c \\(other.thing)")
        _ = String(localized: "d \\(other.itemCount)")
      }
      """
    ).entries
    #expect(
      entries.map { $0.arguments[0].certainty } == [.declared, .inferred, .assumed, .assumed])
    #expect(entries.map(\.key) == ["a %lld", "b %lld", "c %@", "d %lld"])
  }

  @Test func finiteValuesAreListed() {
    let entries = Extracted.from(
      """
      enum Size {
        case small, large
        var name: String {
          switch self {
          case .small: return String(localized: "small")
          case .large: return String(localized: "large")
          }
        }
        var open: String { self == .small ? String(localized: "small") : "\\(self)" }
      }
      func show(size: Size) { _ = String(localized: "A \\(size.name)") }
      func show2(size: Size) { _ = String(localized: "B \\(size.open)") }
      """
    ).entries
    #expect(entries.first { $0.key == "A %@" }?.arguments[0].values == ["small", "large"])
    #expect(entries.first { $0.key == "B %@" }?.arguments[0].values == [])
  }
}
