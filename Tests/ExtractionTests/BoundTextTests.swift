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
    // What is bound to something else comes from there.
    Case(
      bound
        + #"struct Page: View { @AppStorage("a") var id = "A"; var body: some View { Title(key: $id) } }"#,
      "Page()", []),
    Case(bound, #"Title(key: Binding { "A" } set: { _ in })"#, []),
    Case(
      #"""
      struct Title: View {
        @State private var key = "A"
        var body: some View { Text(LocalizedStringKey(key)).onAppear { key = Other.load() } }
      }
      """#, "Title()", []),
  ]

  /// All of it gives the same as what is read on demand.
  @Test(arguments: cases)
  func keys(example: Case) {
    for readsAll in [false, true] {
      let found = example.found(importing: "SwiftUI", readsAll: readsAll)
      #expect(found == example.keys, "\(readsAll)")
    }
  }
}
