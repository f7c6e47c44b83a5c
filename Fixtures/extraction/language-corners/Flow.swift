import Foundation
import SwiftUI

struct Item<Tag> {
  typealias Handler = (LocalizedStringKey) -> String
  var title: LocalizedStringKey
  var detail: LocalizedStringKey? = nil
  var tag: Tag
  var name: String = "plain"
}

typealias PlainItem = Item<String>

enum Banner {
  case hidden
  case message(title: LocalizedStringKey = "Default payload", code: Int)

  static func error(_ title: LocalizedStringKey, code: Int = 1) -> Banner { .message(title: title, code: code) }
  static let offline = Banner.message(title: "Offline", code: 0)

  struct Action {
    let label: LocalizedStringKey
    let id: String
    init(_ label: LocalizedStringKey, id: String? = nil) {
      self.label = label
      self.id = id ?? "plain.id"
    }
    static let ok = Self("Okay")
    static let cancel: Action = .init("Abort", id: "plain.abort")
  }
}

class Base {
  var title: LocalizedStringKey
  var items: [Item<Int>] = []
  var banner = Banner.hidden
  var next: Base?

  init(title: LocalizedStringKey) { self.title = title }
  convenience init() { self.init(title: "Convenience") }

  func heading(for name: String?) -> LocalizedStringKey? {
    guard let name else { return "No name" }
    if name.isEmpty { return nil }
    defer { print("plain defer") }
    return name == "plain comparison" ? "Same" : "Heading \(name)"
  }

  func parts() -> (title: LocalizedStringKey, id: String, count: Int) { ("Returned tuple", "plain id", 1) }
  func list() -> [LocalizedStringKey] { ["Returned a", "Returned b"] }
  func table() -> [String: (LocalizedStringKey, Int)] { ["plain": ("Table value", 1)] }
  func lookup(_ map: [Int: LocalizedStringKey]) -> LocalizedStringKey { map[1, default: "Default subscript"] }
}

final class Derived: Base {
  override init(title: LocalizedStringKey) { super.init(title: title) }

  init(kind: Int) {
    super.init(title: "From super")
    self.title = "Reassigned"
    next?.title = "Through optional"
    next!.next?.title = "Through two"
    items.append(Item(title: "Appended", tag: 1))
    items.append(.init(title: "Appended init", detail: "Appended detail", tag: 2))
    items += [Item<Int>(title: "Added", tag: 3, name: "plain added")]
    items[0].title = "Through subscript"
    items[0].detail = kind > 0 ? "Through ternary" : nil
    items[0].name = "plain name"
    self[keyPath: \.title] = "Through key path"
    banner = .error("Static factory")
    banner = .error(kind == 1 ? "Factory a" : "Factory b", code: 2)
    banner = .message(code: 3)
    banner = Banner.message(title: "Payload label", code: 4)
    let derived: Base = Derived(title: "Subclass")
    print(derived, banner)
  }

  override func heading(for name: String?) -> LocalizedStringKey? { super.heading(for: name) ?? "Fallback heading" }
}

struct Holder<Content: View>: View {
  var title: LocalizedStringKey = "Memberwise default"
  let content: (LocalizedStringKey) -> Content
  @State private var current: LocalizedStringKey? = nil
  @Binding var bound: LocalizedStringKey

  var body: some View {
    content("Passed to closure")
    content(current ?? "Passed default")
    if let current { Text(current) }
    Button("Change") {
      current = "Changed state"
      bound = "Changed binding"
      let text = "plain local"
      print(text)
    }
  }
}

@MainActor
func flows(_ base: Base, flag: Bool) -> some View {
  let plain: PlainItem = .init(title: "Alias", tag: "plain tag")
  let inferred = Item(title: "Inferred generic", tag: "plain inferred")
  let handler: PlainItem.Handler = { _ in "plain result" }
  let some = Optional<LocalizedStringKey>.some("Some")
  let result = Result<LocalizedStringKey, any Error>.success("Success")
  let (key, id): (LocalizedStringKey, String) = ("Destructured", "plain destructured")
  let keys = ["Listed a", "Listed b"].map { LocalizedStringKey($0) }
  let mapped: [LocalizedStringKey] = [1, 2].map { "Mapped number \($0)" }
  let chosen: LocalizedStringKey
  if flag { chosen = "Chosen later" } else { chosen = "Chosen otherwise" }
  func nested(_ key: LocalizedStringKey = "Nested default") -> LocalizedStringKey { flag ? key : "Nested result" }
  _ = handler("Handler argument")
  print(plain, inferred, some as Any, result, key, id, keys, mapped, base.lookup([1: "Dictionary argument"]), nested())
  return Group {
    Text(chosen)
    Text(base.heading(for: "plain heading") ?? "Heading default")
    Text(base.parts().title)
    Text(base.parts().id)
    Text(base.list()[0])
    Text(base.next?.title ?? "Optional chain default")
    Text(plain.detail ?? "Item detail default")
    Text(plain.name)
    Text(Banner.Action.ok.label)
    Text(flag ? base.title : "Title or literal")
    Text(flag ? plain.name : "plain or literal")
    Text([plain.title, "Array literal element"][0])
    Holder(content: { Text($0) }, bound: .constant("Constant binding"))
    Holder(title: "Holder title", content: Text.init(key:), bound: .constant("Second binding"))
  }
}

extension Text {
  init(key: LocalizedStringKey) { self.init(key) }
}
