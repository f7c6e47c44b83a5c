import Foundation
import SwiftUI

typealias Key = LocalizedStringKey
typealias Keys = [Key]
typealias Callback = (LocalizedStringKey) -> Void

struct Row<Content: View>: View {
  let title: Key
  var subtitle: LocalizedStringKey?
  var icon: String = "circle"
  @ViewBuilder var content: () -> Content

  var body: some View {
    VStack {
      Text(title)
      if let subtitle { Text(subtitle) }
      content()
    }
  }
}

struct TitledRow: View {
  private let text: LocalizedStringKey
  private let note: String

  init(_ text: LocalizedStringKey, note: String = "plain note") {
    self.text = text
    self.note = note
  }

  init(named name: String) {
    self.init("Named \(name)", note: name)
  }

  init() { self.init("Delegated") }

  var body: some View { Row(title: text, subtitle: nil) { Text(note) } }
}

struct Wrapper<T> {
  var value: T
  var caption: LocalizedStringKey = "Default caption"
  init(_ value: T, caption: LocalizedStringKey) {
    self.value = value
    self.caption = caption
  }
}

struct Box<Title> {
  var title: Title
}

enum Payload {
  case text(LocalizedStringKey)
  case plain(String)
  case pair(title: LocalizedStringKey, id: String)
  case optional(LocalizedStringKey?, Int)
  case resource(LocalizedStringResource)
  case keyed(String.LocalizationValue)
}

struct Style {
  static let title: LocalizedStringKey = "Static title"
  static var computed: LocalizedStringKey { "Static computed" }
  static let optional: LocalizedStringKey? = "Static optional"
  static let list: Keys = ["List a", "List b"]
  static let set: Set<String> = ["plain set"]
  static let table: [String: LocalizedStringKey] = ["id.a": "Value a", "id.b": "Value b"]
  static let nested: [[LocalizedStringKey]] = [["Nested a"], ["Nested b", "Nested c"]]
  static let tuple: (LocalizedStringKey, String) = ("Tuple key", "tuple plain")
  static let named: (title: LocalizedStringKey, id: Int) = (title: "Named tuple", id: 1)
  static let payloads: [Payload] = [.text("Payload"), .plain("plain payload"), .pair(title: "Pair", id: "pair.id"), .optional("Optional payload", 1), .optional(nil, 2)]
  static let boxed = Box<LocalizedStringKey>(title: "Boxed")
  static let unboxed = Box(title: "Plain box")
  static let optionals: [LocalizedStringKey?] = [nil, "Optional element"]
  static let closure: () -> LocalizedStringKey = { "From closure" }
  static let mapper: (Int) -> LocalizedStringKey = { number in number > 0 ? "Positive \(number)" : "Not positive" }
  static let immediate: LocalizedStringKey = {
    let plain = "plain inside"
    print(plain)
    return "From immediate closure"
  }()
  lazy var lazyTitle: LocalizedStringKey = "Lazy title"
  var observed: LocalizedStringKey = "Observed" { didSet { print("observed changed") } }
  @State var state: LocalizedStringKey = "State"
  let value: String.LocalizationValue = "Localization value"
  let plain: String = "Plain property"
  let literal: StaticString = "static string"

  subscript(key: LocalizedStringKey) -> Text { Text(key) }
  subscript(plain plain: String) -> String { plain }

  func callAsFunction(_ key: LocalizedStringKey) -> Text { Text(key) }
}

func emit(_ keys: LocalizedStringKey..., separator: String = ", ") {}
func withDefault(_ key: LocalizedStringKey = "Parameter default", other: String = "plain default") {}
func generic<S: View>(_ key: LocalizedStringKey, view: S) -> some View { view.accessibilityLabel(key) }
func inOut(_ key: inout LocalizedStringKey) { key = "Through inout" }
func resource(_ resource: LocalizedStringResource) -> String { String(localized: resource) }
func value(_ value: String.LocalizationValue, table: String? = nil) -> String { String(localized: value, table: table) }
func perform(_ title: LocalizedStringKey, _ action: @escaping () -> Void, then done: Callback) { done(title) }

extension View {
  func banner(_ message: LocalizedStringKey, isError: Bool = false) -> some View {
    overlay { Text(message) }
  }

  func tagged(_ name: String) -> some View { accessibilityIdentifier(name) }
}

extension Text {
  static func caption(_ key: LocalizedStringKey) -> Text { Text(key).font(.caption) }
  init(twice key: LocalizedStringKey) { self = Text(key) }
}

extension LocalizedStringKey {
  static let shared: LocalizedStringKey = "Shared key"
  static var other: Self { "Other key" }
}

protocol Screen {
  var screenTitle: LocalizedStringKey { get }
  static var menuTitle: LocalizedStringKey { get }
  func row(_ title: LocalizedStringKey) -> Text
}

struct HomeScreen: Screen {
  let screenTitle: LocalizedStringKey = "Home screen"
  static var menuTitle: LocalizedStringKey = "Home menu"
  func row(_ title: LocalizedStringKey) -> Text { Text(title) }
}

@MainActor
struct Uses: View {
  @State private var payload = Payload.text("Initial payload")
  var style = Style()
  var screen: any Screen = HomeScreen()

  var body: some View {
    Row(title: "Row title", subtitle: "Row subtitle", icon: "star") { Text("Row content") }
    TitledRow("Titled row")
    TitledRow("With note", note: "a plain note")
    TitledRow(named: "plain name")
    style["Subscripted"]
    Text(style[plain: "plain subscript"])
    style("Called")
    Text.caption("Caption")
    Text(twice: "Twice")
    Text(.shared)
    screen.row("Screen row")
    generic("Generic label", view: EmptyView())
    EmptyView().banner("Banner").tagged("tag")
    EmptyView().banner("Banner \("x")", isError: true)
    Button { act() } label: { Text(Style.title) }
      .onAppear { payload = .pair(title: "Assigned payload", id: "id") }
    Text(value("Value argument")).onTapGesture { print("tapped") }
  }

  func act() {
    emit("Variadic a", "Variadic b", separator: "; ")
    withDefault("Given", other: "given plain")
    var key: LocalizedStringKey = "Local variable"
    inOut(&key)
    key = .other
    let keys: [LocalizedStringKey] = ["Local a"] + ["Local b"]
    var map = [String: LocalizedStringKey]()
    map["plain id"] = "Assigned value"
    let wrapped = Wrapper<Int>(1, caption: "Wrapped caption")
    let inferred = Wrapper("plain value", caption: "Inferred caption")
    perform("Performed", { print("plain action") }, then: { title in print(title) })
    perform("Trailing") { print("first") } then: { _ in print("second") }
    let compute: (Bool) -> LocalizedStringKey = { $0 ? "Computed yes" : "Computed no" }
    let titles = Phase.allCases.map { phase -> LocalizedStringKey in
      switch phase {
      case .idle: return "Mapped idle"
      default: return "Mapped default"
      }
    }
    let strings = Phase.allCases.map { phase in phase == .idle ? "plain mapped" : phase.rawValue }
    print(resource("Resource argument"), resource(.init("Resource init", comment: "c")), keys, wrapped, inferred, compute(true), titles, strings, map)
    let payloads: [Payload] = [.resource("Payload resource"), .keyed("Payload value \(1)")]
    _ = payloads
    func local(_ title: LocalizedStringKey) -> Text { Text(title) }
    _ = local("Local function")
    if case .plain(let text) = payload, text == "plain comparison" { return }
  }
}
