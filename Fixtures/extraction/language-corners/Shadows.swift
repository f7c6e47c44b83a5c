import Foundation
import SwiftUI

// Project types that carry the names of SwiftUI's.
enum Tab: String, CaseIterable {
  case home = "Home tab"
  case search = "Search tab"
}

struct Section {
  var title: String
  init(_ title: String) { self.title = title }
}

private struct Label: View {
  let name: String
  init(_ name: String, icon: String) { self.name = name }
  var body: some View { Text(name) }
}

class Toolbar {
  func alert(_ message: String) { print(message) }
  func help(_ topic: String) -> Toolbar { self }
  func navigationTitle(_ title: String) -> Toolbar { self }
  func description(_ text: LocalizedStringKey) -> Toolbar { self }
}

func alert(_ s: String) { print("alert: \(s)") }
func report() {
  alert("Plain alert")
}

func show(_ s: String) {}
func show(_ key: LocalizedStringKey) {}
func open(_ key: LocalizedStringKey) {}
@_disfavoredOverload func open<S: StringProtocol>(_ s: S) {}
func build<S: StringProtocol>(_ s: S) {}
func build(_ key: LocalizedStringKey) {}
func mixed(_ key: LocalizedStringKey, _ id: String) {}
func labelled(title: LocalizedStringKey) {}
func labelled(name: String) {}
func arity(_ s: String) {}
func arity(_ key: LocalizedStringKey, comment: String) {}

struct Overloaded: View {
  let key: LocalizedStringKey?
  let string: String?

  init(_ key: LocalizedStringKey) { (self.key, string) = (key, nil) }
  @_disfavoredOverload init<S: StringProtocol>(_ string: S) { (key, self.string) = (nil, String(string)) }
  init(string: String) { (key, self.string) = (nil, string) }

  var body: some View { key.map { Text($0) } ?? Text(string ?? "plain fallback") }
}

struct ShadowUses: View {
  let sections = [Section("Plain section"), Section("Another plain section")]
  let name = "x"

  var body: some View {
    Label("Plain label", icon: "star")
    SwiftUI.Label("Qualified label", systemImage: "star")
    SwiftUI.Text("Qualified text")
    SwiftUI.Section("Qualified section") { SwiftUI.Text(verbatim: "content") }
    Overloaded("Overloaded literal")
    Overloaded(name)
    Overloaded(name + "plain")
    Overloaded(string: "plain string")
    Overloaded(name.isEmpty ? "Overloaded a" : "Overloaded b")
    Overloaded(name.isEmpty ? "plain ternary" : name)
    Text(Tab.home.rawValue)
    Text("Still SwiftUI’s")
  }

  func act(_ toolbar: Toolbar) {
    toolbar.alert("Plain method")
    toolbar.help("plain topic").navigationTitle("Plain title").description("Localized description").help("plain again")
    show("Plain by overload")
    show("Plain by overload \(name)")
    open("Localized by overload")
    open("Localized by overload \(name)")
    open(name)
    build("Plain by generic overload")
    mixed("First only", "plain second")
    labelled(title: "By label")
    labelled(name: "plain by label")
    arity("plain by arity")
    arity("By arity", comment: "plain comment")
    Self.log("Plain log")
  }

  static func log(_ message: @autoclosure () -> String) {}
}
