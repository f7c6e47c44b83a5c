import Sessions
import Testing
import Workflows

@Suite struct KeyPlaceTests {
  private let folder = InMemoryFolder([
    "/app/Sources/View.swift": """
    let title = String(localized: "order.title", comment: "On top")
    let count = String(localized: "\\(orders.count) orders")
    let orders = [1]
    """,
    "/app/en.lproj/Localizable.strings": """
    /* On top */
    "order.title" = "Orders";
    "%lld orders" = "%lld orders";
    """,
    "/app/es.lproj/Localizable.strings": """
    "order.title" = "Pedidos";
    """,
  ])

  /// The place of a piece of text in a file.
  private func place(of piece: String, in path: String) throws -> KeyPlace? {
    let session = Session(["/app"], on: folder)
    let text = try #require(folder.text(at: path))
    let range = try #require(text.firstRange(of: piece))
    let offset = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    return KeyPlace(at: offset + 1, of: path, in: session)
  }

  @Test(
    arguments: [
      ("order.title", "/app/es.lproj/Localizable.strings", "order.title", nil),
      ("Pedidos", "/app/es.lproj/Localizable.strings", "order.title", "es"),
      ("Orders", "/app/en.lproj/Localizable.strings", "order.title", "en"),
      ("%lld orders", "/app/en.lproj/Localizable.strings", "%lld orders", nil),
      ("order.title", "/app/Sources/View.swift", "order.title", nil),
      ("(orders.count)", "/app/Sources/View.swift", "%lld orders", nil),
    ] as [(String, String, String, String?)])
  func meansAKey(piece: String, path: String, key: String, language: String?) throws {
    let place = try #require(try place(of: piece, in: path))
    #expect(place.key == key)
    #expect(place.language == language)
    #expect(place.table == "Localizable")
    #expect(
      place.catalogs.map(\.path) == [
        "/app/en.lproj/Localizable.strings", "/app/es.lproj/Localizable.strings",
      ])
  }

  @Test(arguments: [
    ("let title", "/app/Sources/View.swift"), ("comment:", "/app/Sources/View.swift"),
    ("/* On top", "/app/en.lproj/Localizable.strings"),
  ])
  func meansNothing(piece: String, path: String) throws {
    #expect(try place(of: piece, in: path) == nil)
  }
}
