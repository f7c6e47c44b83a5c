import AppIntents
import Foundation
import OSLog

struct OpenBookIntent: OpenIntent {
  static let title: LocalizedStringResource = "Open Book"
  static let description = IntentDescription(
    "Opens a book at the last page.",
    categoryName: "Reading",
    searchKeywords: ["novel", "e-book"],
    resultValueName: "Opened Book")
  static let openAppWhenRun = true
  static let isDiscoverable: Bool = true

  @Parameter(title: "Book", description: "The book to open", requestValueDialog: "Which book?")
  var target: BookEntity

  @Parameter(title: "Mode", default: .paged)
  var mode: ReadingMode

  static var parameterSummary: some ParameterSummary {
    When(\.$mode, .equalTo, .aloud) {
      Summary("Read \(\.$target) aloud")
    } otherwise: {
      Summary("Open \(\.$target) in \(\.$mode)") {
        \.$mode
      }
    }
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    Logger(subsystem: "books", category: "intents").notice("Opening \(target.title)")
    guard target.pages > 0 else {
      throw $target.needsValueError("Which of the books?")
    }
    if target.rating < 1 {
      return .result(dialog: IntentDialog("“\(target.title)” has no pages"))
    }
    let dialog: IntentDialog = target.author == nil ? "Opened an anonymous book." : "Opened a book by \(target.author!)."
    _ = dialog
    return .result(dialog: IntentDialog(full: "Opened “\(target.title)” with \(target.pages) pages, rated \(target.rating)", supporting: "Opened"))
  }
}

struct LogPagesIntent: AppIntent {
  static var title: LocalizedStringResource { "Log Pages" }
  static var description: IntentDescription? { IntentDescription("Adds pages to the log") }

  @Parameter(title: "Pages", default: 10, inclusiveRange: (1, 500))
  var pages: Int

  @Parameter(title: LocalizedStringResource("Minutes", table: "Intents"), requestValueDialog: IntentDialog("How long did you read?"))
  var minutes: Double?

  @Parameter(title: "Private")
  var isPrivate: Bool

  @Dependency private var store: Store

  static var parameterSummary: some ParameterSummary {
    Summary("Log \(\.$pages) pages") {
      \.$minutes
      \.$isPrivate
    }
  }

  init() {}

  init(pages: Int) {
    self.pages = pages
  }

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let total = try await store.add(pages)
    guard total < 10_000 else { throw LogError.tooMany(total) }
    try await requestConfirmation(result: .result(dialog: "Log \(pages) pages?"))
    return .result(value: total, dialog: "You read \(total) pages in \(minutes ?? 0) minutes")
  }
}

actor Store {
  private(set) var total = 0
  func add(_ pages: Int) throws -> Int {
    total += pages
    return total
  }
}

enum LogError: Error, CustomLocalizedStringResourceConvertible {
  case tooMany(Int)
  case offline(host: String)

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .tooMany(let count): return "\(count) pages are too many"
    case .offline(let host): return "“\(host)” can’t be reached"
    }
  }
}

struct BooksFocusFilter: SetFocusFilterIntent {
  static let title: LocalizedStringResource = "Set Shelf"
  static let description: LocalizedStringResource? = "Shows one shelf while a Focus is on"

  @Parameter(title: "Shelf") var shelf: ShelfEntity?
  @Parameter(title: "Hide covers", default: false) var hidesCovers: Bool

  var displayRepresentation: DisplayRepresentation {
    var title: LocalizedStringResource = "All shelves"
    if let shelf { title = shelf.name }
    let subtitle: LocalizedStringResource? = hidesCovers ? "Covers hidden" : nil
    return DisplayRepresentation(title: title, subtitle: subtitle)
  }

  func perform() async throws -> some IntentResult { .result() }
}
