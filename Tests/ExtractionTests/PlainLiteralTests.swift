import Extraction
import Testing

/// Literals that SwiftUI takes for plain texts, as no key can have their values in it.
@Suite struct PlainLiteralTests {
  /// Of a view with values of all kinds.
  private func keys(_ code: String, _ more: String = "") -> [String] {
    Extracted.keys(
      in: """
        import SwiftUI
        enum Roast { case light, dark }
        struct Bean { var origin = "" }
        final class Mill: NSObject {}
        extension Optional where Wrapped == String { var orNone: String { self ?? "" } }
        \(more)
        struct Cup: View {
          let roast = Roast.light
          let bean = Bean()
          let mill = Mill()
          let other: Unheard
          let isHot: Bool
          let id: AnyHashable
          let name: String
          let maybe: Int?
          let given: UUID?
          let forced: Int!
          let beans: [Bean]
          @Binding var count: Int
          @Binding var perhaps: String?
          var body: some View { \(code) }
        }
        """)
  }

  @Test(arguments: [
    (#"Text("Roast: \(roast)")"#, []), (#"Text("Bean: \(bean)")"#, []),
    (#"Button("Hot: \(isHot)") {}"#, []), (#"Label("\(id)", systemImage: "cup")"#, []),
    (#"Text("").help("\(name): \($count)")"#, [""]),
    (#"Text(isHot ? "Hot" : "Roast: \(roast)")"#, []),
    // An optional is none of what is taken, whatever is in it.
    (#"Text("Maybe: \(maybe)")"#, []), (#"Text("Given: \(given)")"#, []),
    (#"Text("First: \(beans.first?.origin)")"#, []),
    (#"Text("Of \(other?.kind.name)")"#, []),
    (#"Text(isHot ? "Hot" : "First: \(beans.first)")"#, []),
    // What is inside of the values is none of it.
    (#"Text("Hot: \(roast == .dark ? "yes" : String(localized: "No"))")"#, ["Hot: %@", "No"]),
  ])
  func valuesThatNoKeyTakes(code: String, keys: [String]) {
    #expect(self.keys(code) == keys)
  }

  @Test(arguments: [
    (#"Text("Cup \(name), \(count)")"#, ["Cup %@, %lld"]),
    (#"Text("Of \(other.kind), \(mill)")"#, ["Of %@, %@"]),
    (#"Text("Maybe: \(maybe ?? 0), \(maybe!)")"#, ["Maybe: %lld, %lld"]),
    (#"if let maybe { Text("Maybe: \(maybe)") }"#, ["Maybe: %lld"]),
    (#"if let first = beans.first { Text("Bean: \(first.origin)") }"#, ["Bean: %@"]),
    (#"Text("Forced: \(forced)")"#, ["Forced: %lld"]),
    (#"Text("First: \(beans.first!.origin)")"#, ["First: %@"]),
    (#"ForEach(beans, id: \.origin) { Text("Each: \($0.origin)") }"#, ["Each: %@"]),
    (#"Text("Or: \((beans.first?.origin).orNone)")"#, ["Or: %@"]),
    (#"if let on = Binding($perhaps) { Text("On: \(on.wrappedValue)") }"#, ["On: %@"]),
    (#"Text("Count: \(Binding($count).wrappedValue)")"#, ["Count: %lld"]),
    (#"Text("With \(bean, format: .short)")"#, ["With %@"]),
    (#"Text(String(localized: "Said: \(roast)"))"#, ["Said: %@"]),
    (#"Text(LocalizedStringResource("Meant: \(isHot)"))"#, ["Meant: %@"]),
    (#"Text("Kept: \(roast)", comment: "What it is")"#, ["Kept: %@"]),
  ])
  func valuesThatAreTaken(code: String, keys: [String]) {
    #expect(self.keys(code) == keys)
  }

  /// Where one side is made by what only a text has, the literal beside it is one, too.
  @Test(arguments: [
    ("isHot ? .init() : \"Hot\"", "", [""]),
    ("isHot ? \"Hot\" : .init(describing: bean)", "", [""]),
    ("isHot ? .iced : \"Hot\"", "extension String { static let iced = \"\" }", [""]),
    // What a key may be made by, too.
    ("isHot ? .init(name) : \"Hot\"", "", ["", "Hot"]),
    (
      "isHot ? .init() : \"Hot\"",
      "extension LocalizedStringKey { init() { self.init(stringLiteral: \"Iced\") } }",
      ["", "Hot", "Iced"]
    ),
    (
      "isHot ? .iced : \"Hot\"",
      "extension LocalizedStringKey { static let iced: Self = \"Iced\" }",
      ["", "Hot", "Iced"]
    ),
    ("isHot ? .iced : \"Hot\"", "", ["", "Hot"]),
  ])
  func implicitMembers(value: String, declaration: String, keys: [String]) {
    #expect(self.keys("Text(\"\").help(\(value))", declaration) == keys)
  }

  /// The project may say how keys take more types.
  @Test(arguments: [
    "extension Roast: _FormatSpecifiable {}",
    """
    extension LocalizedStringKey.StringInterpolation {
      mutating func appendInterpolation(_ roast: Roast) { appendInterpolation("") }
    }
    """,
  ])
  func typesThatTheProjectAdds(declaration: String) {
    #expect(keys(#"Text("Roast: \(roast)")"#, declaration) == ["Roast: %@"])
  }
}
