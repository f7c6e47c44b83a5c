import AppIntents
import Foundation

struct BookEntity: AppEntity, Identifiable {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
  static let defaultQuery = BookQuery()

  let id: UUID
  @Property(title: "Title") var title: String
  @Property(title: "Pages") var pages: Int
  var author: String?
  var rating: Double
  var chapters: [String] = []

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(title)",
      subtitle: "\(pages) pages by \(author ?? "unknown")",
      image: .init(systemName: "book.closed")
    )
  }

  init(id: UUID, rating: Double) {
    self.id = id
    self.rating = rating
  }
}

struct ShelfEntity: AppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: "Shelf", numericFormat: "\(placeholder: .int) shelves")
  }

  static var defaultQuery = ShelfQuery()
  var id: String
  var name: LocalizedStringResource
  var count: UInt16

  var displayRepresentation: DisplayRepresentation { .init(title: name, subtitle: "Holds \(count) books") }
}

struct BookQuery: EntityStringQuery {
  func entities(for identifiers: [UUID]) async throws -> [BookEntity] { [] }
  func entities(matching string: String) async throws -> [BookEntity] { [] }
  func suggestedEntities() async throws -> IntentItemCollection<BookEntity> {
    IntentItemCollection(sections: [
      IntentItemSection("Recently read", items: [] as [BookEntity]),
    ])
  }
}

struct ShelfQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [ShelfEntity] {
    [
      ShelfEntity(id: "new", name: "New Books", count: 3),
      ShelfEntity(id: "old", name: LocalizedStringResource("Old Books", table: "Shelves"), count: 0),
      ShelfEntity(id: "mine", name: LocalizedStringResource(stringLiteral: identifiers[0]), count: 0),
    ]
  }
}

enum ReadingMode: String, AppEnum {
  case paged
  case scrolling
  case aloud = "read-aloud"

  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Reading Mode")

  static let caseDisplayRepresentations: [ReadingMode: DisplayRepresentation] = [
    .paged: "Paged",
    .scrolling: DisplayRepresentation(title: "Scrolling", subtitle: "One long page", image: .init(systemName: "scroll")),
    .aloud: "Read aloud",
  ]
}

enum Genre: Int, AppEnum, CaseIterable {
  case novel, essay

  static var typeDisplayRepresentation: TypeDisplayRepresentation = .init(name: LocalizedStringResource("Genre", table: "Genres"))
  static var caseDisplayRepresentations: [Genre: DisplayRepresentation] {
    [
      .novel: DisplayRepresentation(title: LocalizedStringResource("genre.novel", defaultValue: "Novel", table: "Genres")),
      .essay: "Essay",
    ]
  }

  var localizedName: LocalizedStringResource {
    switch self {
    case .novel: return "A novel"
    case .essay: return "An essay"
    }
  }
}
