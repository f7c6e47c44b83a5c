import ArgumentParser
import Foundation

/// Somebody who opens a document, types, and asks for what an editor asks for.
final class EditorSession {
  private let document: EditedDocument
  private let program: EditorProgram
  private var version = 1

  init(_ document: EditedDocument, _ program: EditorProgram) {
    (self.document, self.program) = (document, program)
  }

  /// How long something took, in several rounds.
  struct Figure {
    var name: String
    /// Milliseconds, from the shortest on.
    var times: [Double]

    init(_ name: String, _ times: [Double]) { (self.name, self.times) = (name, times.sorted()) }

    /// A row of a table in Markdown.
    var row: String {
      "| \(name) | \(Self.shown(times[times.count / 2])) | \(Self.shown(times[times.count - 1])) |"
    }

    private static func shown(_ time: Double) -> String {
      time.formatted(
        .number.precision(.fractionLength(time < 10 ? 1 : 0)).locale(Locale(identifier: "en")))
    }
  }

  private static let rounds = 5
  /// In seconds; longer than the server waits before it looks at what was typed.
  private static let pause = 0.4

  /// - Throws: Where the server doesn't answer.
  func figures() throws -> [Figure] {
    defer { program.close() }
    var figures = [Figure("opening, from the program's start", [try milliseconds(open)])]
    // The look at the whole that follows an opening is over.
    sleep(2)
    figures.append(Figure("key presses, one after the other", try times(after: 0, press)))
    figures.append(Figure("a key press after a pause", try times(after: Self.pause, press)))
    for (name, method, asked) in features {
      let ask = { [program] in _ = program.ask(method, asked) }
      let peace = try times(after: 0) { ask() }
      let times = try times(after: Self.pause) {
        self.send(inserting: "x")
        ask()
      }
      figures.append(Figure(name, peace))
      figures.append(Figure("\(name), right after a key press", times))
    }
    return figures
  }

  private func times(after pause: Double, _ body: () throws -> Void) throws -> [Double] {
    try (0..<Self.rounds).map { _ in
      usleep(UInt32(pause * 1_000_000))
      return try milliseconds(body)
    }
  }

  private func milliseconds(_ body: () throws -> Void) throws -> Double {
    let (result, seconds) = Measure.seconds { Result { try body() } }
    try result.get()
    return seconds * 1000
  }

  // MARK: Messages

  private func open() throws {
    program.ask("initialize", Greeting(rootUri: "file://" + document.root))
    program.notify("initialized", [String: String]())
    program.notify(
      "textDocument/didOpen",
      Opened(textDocument: .init(uri: uri, version: version, text: document.text)))
    try waitForFindings()
  }

  private func press() throws {
    send(inserting: "x")
    try waitForFindings()
  }

  private func send(inserting text: String) {
    version += 1
    program.notify(
      "textDocument/didChange",
      Changed(
        textDocument: .init(uri: uri, version: version),
        contentChanges: [.init(range: .init(start: place, end: place), text: text)]))
  }

  private func waitForFindings() throws {
    guard program.waitForFindings(of: version) else {
      throw ValidationError("\(document.name): no findings came within a minute")
    }
  }

  private var uri: String { "file://" + document.path }
  private var place: Place { Place(line: document.line, character: document.column) }

  /// What an editor asks for, with its parameters.
  private var features: [(name: String, method: String, Asked)] {
    let window = PlaceRange(
      start: Place(line: max(0, document.line - 30), character: 0),
      end: Place(line: document.line + 30, character: 0))
    let here = Asked(textDocument: .init(uri: uri), position: place)
    let seen = Asked(textDocument: .init(uri: uri), range: window)
    let point = Asked(textDocument: .init(uri: uri), range: .init(start: place, end: place))
    let whole = Asked(textDocument: .init(uri: uri))
    return [
      ("hover", "textDocument/hover", here),
      ("completion", "textDocument/completion", here),
      ("signature", "textDocument/signatureHelp", here),
      ("definition", "textDocument/definition", here),
      ("references", "textDocument/references", here),
      ("preparing a renaming", "textDocument/prepareRename", here),
      ("code actions", "textDocument/codeAction", point),
      ("semantic tokens", "textDocument/semanticTokens/full", whole),
      ("semantic tokens of 60 lines", "textDocument/semanticTokens/range", seen),
      ("inlay hints of 60 lines", "textDocument/inlayHint", seen),
      ("document symbols", "textDocument/documentSymbol", whole),
      ("workspace symbols", "workspace/symbol", Asked(query: "open")),
      ("renaming", "textDocument/rename", here.renaming("other.name")),
    ]
  }
}

// MARK: What is sent

private struct Greeting: Encodable {
  struct Capabilities: Encodable {
    struct General: Encodable { var positionEncodings = ["utf-8"] }
    struct Documents: Encodable { var publishDiagnostics: [String: String] = [:] }

    var general = General()
    var textDocument = Documents()
  }

  var rootUri: String
  var capabilities = Capabilities()
}

private struct Document: Encodable {
  var uri: String
  var languageId = "l10n"
  var version: Int?
  var text: String?
}

private struct Place: Encodable {
  var line: Int
  var character: Int
}

private struct PlaceRange: Encodable {
  var start: Place
  var end: Place
}

private struct Opened: Encodable { var textDocument: Document }

private struct Changed: Encodable {
  struct Change: Encodable {
    var range: PlaceRange
    var text: String
  }

  var textDocument: Document
  var contentChanges: [Change]
}

private struct Asked: Encodable {
  var textDocument: Document?
  var position: Place?
  var range: PlaceRange?
  var query: String?
  var newName: String?
  var context: [String: [String]] = ["diagnostics": []]

  func renaming(_ name: String) -> Asked {
    var asked = self
    asked.newName = name
    return asked
  }
}
