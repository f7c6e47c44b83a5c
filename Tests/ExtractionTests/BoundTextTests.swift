import Testing

/// What properties hold that SwiftUI keeps for a view is a key where the view is given it.
@Suite struct BoundTextTests {
  typealias Case = DeclaredUse

  private static let body = "var body: some View { Text(LocalizedStringKey(key)) }"
  private static let bound = "struct Title: View { @Binding var key: String; \(body) }\n"

  static let cases: [Case] = [
    Case("struct Title: View { @State var key: String; \(body) }", #"Title(key: "A")"#, ["A"]),
    Case(
      #"""
      struct Title: View {
        @State private var key = "A"
        var body: some View { Button("B") { key = "C" }; Text(LocalizedStringKey(key)) }
      }
      """#, "Title()", ["A", "B", "C"]),
    Case(bound, #"(Title(key: .constant("A")), Title(key: Binding.constant("B")))"#, ["A", "B"]),
    Case(
      bound + "func title(_ text: String) -> Title { Title(key: .constant(text)) }", #"title("A")"#,
      ["A"]),
    Case(
      bound
        + "struct Page: View { @State var name: String; var body: some View { Title(key: $name) } }",
      #"Page(name: "A")"#, ["A"]),
    Case(
      bound
        + "struct Page: View { @Binding var key: String; var body: some View { Title(key: self.$key) } }",
      #"Page(key: .constant("A"))"#, ["A"]),
    Case(
      """
      struct Title: View { @Binding var key: String; let id: Int; \(body) }
      struct Page: View { @State var key: String, id: String; var body: some View { Title(key: $key, id: 1) } }
      """, #"Page(key: "A", id: "b")"#, ["A"]),
    // What is kept between launches starts with a text.
    Case(
      bound
        + #"struct Page: View { @AppStorage("a") var id = "A"; var body: some View { Title(key: $id) } }"#,
      "Page()", ["A"]),
    Case(
      #"struct Title: View { @SceneStorage("a") private var key: String = "A"; \#(body) }"#,
      "Title()", ["A"]),
    Case(
      #"""
      struct Title: View {
        @AppStorage("a") var key = "A"
        var body: some View { Text(LocalizedStringKey(key)).onTapGesture { key = Other.load() } }
      }
      """#, "Title()", []),
    Case(
      #"""
      struct Page: View {
        @AppStorage("a") var id = "A"
        var body: some View { TextField("B", text: $id) }
      }
      """#, "Page()", ["B"]),
    // What is bound to something else comes from there.
    Case(
      bound
        + #"struct Page: View { @Other("a") var id = "A"; var body: some View { Title(key: $id) } }"#,
      "Page()", []),
    Case(
      #"""
      struct Title: View {
        @State private var key = "A"
        var body: some View { Text(LocalizedStringKey(key)).onAppear { key = Other.load() } }
      }
      """#, "Title()", []),
  ]

  private static let state = "struct Title: View { @State private var key: String; \(body); "

  /// Initializers give a view's property its first text by what keeps it.
  static let wrappers: [Case] = [
    Case(state + #"init() { _key = State(initialValue: "A") } }"#, "Title()", ["A"]),
    Case(state + #"init() { self._key = .init(initialValue: "A") } }"#, "Title()", ["A"]),
    Case(
      state + "init(_ text: String) { self._key = State(wrappedValue: text) } }", #"Title("A")"#,
      ["A"]),
    Case(
      state + "init(_ text: String) { _key = State<String>(initialValue: text) } }",
      #"Title("A")"#, ["A"]),
    Case(
      state + #"init(flag: Bool) { _key = State(initialValue: flag ? "A" : "B") } }"#,
      "Title(flag: flag)", ["A", "B"]),
    Case(
      "struct Item { let name: String }\n" + state
        + "init(_ item: Item) { _key = State(initialValue: item.name) } }",
      #"Title(Item(name: "A"))"#, ["A"]),
    Case(
      """
      struct Title: View {
        @Binding var key: String
        init(_ text: Binding<String>) { _key = text }
        \(body)
      }
      """, #"Title(.constant("A"))"#, ["A"]),
    // What isn't known, or something else is given.
    Case(state + #"init() { _key = State(initialValue: Other.load("A")) } }"#, "Title()", []),
    Case(
      #"""
      struct Title: View {
        @State private var key: String
        @State private var id: String
        \#(body)
        init(_ id: String) {
          _id = State(initialValue: id)
          _key = State(initialValue: "B")
        }
      }
      """#, #"Title("A")"#, ["B"]),
    Case(
      """
      final class Title {
        private let _key: String
        var key = "B"
        init(_ text: String) { _key = text }
        func text() -> String { NSLocalizedString(key, comment: "") }
      }
      """, #"Title("A")"#, ["B"]),
  ]

  private static let model = """
    struct Inner { var text = "A" }
    struct Model { var text = "B"; var inner = Inner() }

    """

  private static func keeping(_ property: String, _ view: String) -> String {
    "struct Page: View { \(property); var body: some View { \(view) } }"
  }

  /// Bindings of a part of what a view keeps, and those that are made of closures.
  static let parts: [Case] = [
    Case(
      bound + model + keeping("@State var model = Model()", "Title(key: $model.text)"), "Page()",
      ["B"]),
    Case(
      bound + model + keeping("@State var model = Model()", "Title(key: self.$model.inner.text)"),
      "Page()", ["A"]),
    Case(
      bound + "final class Model: ObservableObject { @Published var text = \"A\" }\n"
        + keeping("@ObservedObject var model: Model", "Title(key: $model.text)"),
      "Page(model: Model())", ["A"]),
    Case(
      bound + model
        + keeping("@State var model = Model()", #"TextField("C", text: $model.text)"#), "Page()",
      ["C"]),
    Case(bound, #"Title(key: Binding { "A" } set: { _ in })"#, ["A"]),
    Case(
      bound, #"Title(key: Binding<String>(get: { flag ? "A" : "B" }, set: { _ in }))"#,
      ["A", "B"]),
    Case(bound, #"Title(key: .init(get: { "A" }, set: { _ in }))"#, ["A"]),
    Case(
      bound + "struct Item { let name: String }\n"
        + "func title(_ item: Item) -> Title { Title(key: Binding(get: { item.name }, set: { _ in })) }",
      #"title(Item(name: "A"))"#, ["A"]),
    Case(
      """
      func title(_ text: Binding<String>) -> String {
        NSLocalizedString(text.wrappedValue, comment: "")
      }
      """, #"title(Binding(get: { "A" }, set: { _ in }))"#, ["A"]),
    Case(bound, #"Title(key: Binding(get: { Other.load("A") }, set: { _ in }))"#, []),
    Case(
      "func title(_ text: Binding<String>) -> some View { TextField(\"B\", text: text) }",
      #"title(Binding(get: { "A" }, set: { _ in }))"#, ["B"]),
  ]

  /// A function may be given the binding of a text.
  static let parameters: [Case] = [
    Case(
      bound + "func title(_ text: Binding<String>) -> Title { Title(key: text) }",
      #"title(.constant("A"))"#, ["A"]),
    Case(
      "func title(_ text: Binding<String>) -> Text { Text(LocalizedStringKey(text.wrappedValue)) }",
      #"title(.constant("A"))"#, ["A"]),
    Case(
      """
      func title(_ text: Binding<String>) -> String {
        NSLocalizedString(text.wrappedValue, comment: "")
      }
      struct Page: View { @State var name: String; var body: some View { Text(title($name)) } }
      """, #"Page(name: "A")"#, ["A"]),
    Case(
      #"func title(_ text: Binding<String>) -> some View { TextField("B", text: text) }"#,
      #"title(.constant("A"))"#, ["B"]),
    Case(
      """
      struct Words { let wrappedValue: String, other: String }
      func title(_ words: Words) -> Text { Text(LocalizedStringKey(words.wrappedValue)) }
      """, #"title(Words(wrappedValue: "A", other: "B"))"#, ["A"]),
  ]

  private static let page = """
    struct Page: View {
      @ObservedObject var model: Model
      var body: some View { Text(LocalizedStringKey(model.text)) }
    }

    """

  /// The model of a view publishes what it is set to.
  static let published: [Case] = [
    Case(
      page
        + #"final class Model: ObservableObject { @Published var text = ""; func fail() { text = "A" } }"#,
      "Page(model: Model())", ["A"]),
    Case(
      page
        + #"final class Model: ObservableObject { @Published private(set) var text: String = "A" }"#,
      "Page(model: Model())", ["A"]),
    Case(
      page
        + """
        final class Model: ObservableObject {
          @Published var text: String
          init() { _text = Published(wrappedValue: "A") }
        }
        """, "Page(model: Model())", ["A"]),
    Case(
      page
        + """
        final class Model: ObservableObject {
          @Published var text: String
          @Published var id: String
          init(_ text: String, id: String) { (self.text, self.id) = (text, id) }
        }
        """, #"Page(model: Model("A", id: "b"))"#, ["A"]),
    Case(
      page + #"final class Model: ObservableObject { @AppStorage("a") var text = "A" }"#,
      "Page(model: Model())", ["A"]),
    // What is kept elsewhere comes from there, and what nothing looks up is no key.
    Case(
      page + #"final class Model: ObservableObject { @Other("a") var text = "A" }"#,
      "Page(model: Model())", []),
    Case(
      page.replacing("LocalizedStringKey(model.text)", with: "model.text")
        + #"final class Model: ObservableObject { @Published var text = "A" }"#,
      "Page(model: Model())", []),
  ]

  /// All of it gives the same as what is read on demand.
  @Test(arguments: cases + wrappers + parameters + parts + published)
  func keys(example: Case) {
    for readsAll in [false, true] {
      let found = example.found(importing: "SwiftUI", readsAll: readsAll)
      #expect(found == example.keys, "\(readsAll)")
    }
  }
}
