import Catalogs
import Diagnostics
import JSONRPC
import LanguageServer
import Locking
import ModelContext
import Workflows

extension FuzzSubject {
  /// What the servers are sent, over folders in memory.
  static let servers = [languageServer, modelContext]

  private static let servedCatalog = """
    {"sourceLanguage":"en","strings":{"%lld files":{"comment":"A count","localizations":{"es":{
    "stringUnit":{"state":"machine_translated","value":"%lld archivos"}}}},"Open":{}},
    "version":"1.0"}
    """

  private static let folder = [
    "/p/Localizable.xcstrings": servedCatalog,
    "/p/de.lproj/Other.strings": "\"Save\" = \"Sichern\";\n",
    "/p/en.lproj/Other.strings": "\"Save\" = \"Save\";\n\"Close\" = \"Close\";\n",
    "/p/View.swift": "import SwiftUI\nlet title = Text(\"Open\")\n",
  ]

  private static let tokens =
    jsonTokens + [
      "null", "-1", "1e9", "9007199254740993", "{}", "[]", "\"id\":1", "\"method\":", "\"params\":",
      "\"jsonrpc\":\"2.0\"", "\n", "\r\n", "\\u0000", "\\ud800", "%@", "%lld", "plural.one", "es",
      "../../etc/passwd", "file:///p/Localizable.xcstrings", "initialize",
      "notifications/cancelled",
    ]

  // MARK: Model Context Protocol

  private static let modelContext = FuzzSubject(
    name: "mcp", suffixes: [], seeds: calls,
    tokens: tokens + [
      "tools/call", "tools/list", "plan", "read", "context", "check", "edit", "edit_many",
      "preview", "ping",
    ]
  ) { bytes in
    let tree = InMemoryFolder(folder)
    let output = Locked<[UInt8]>([])
    let server = ContextServer(["/p"], allowsEdits: true, on: tree) { bytes in
      output.withLock { $0 += bytes }
    }
    _ = server.receive(bytes)
    _ = server.receive(Array("\n{\"jsonrpc\":\"2.0\",\"id\":\"last\",\"method\":\"ping\"}\n".utf8))
    server.finish()
    guard Set(tree.files.keys).subtracting(newFiles) == Set(folder.keys) else {
      return "files came or went"
    }
    let path = "/p/Localizable.xcstrings"
    let document = StringCatalogDocument(parsing: tree.files[path] ?? [], file: path)
    guard !document.hasErrors, document.entries.count == 2 else { return "the catalog is broken" }
    return output.withLock { $0 }.contains(answering: "last") ? nil : "the server has died"
  } messageCount: { bytes in
    // The last one asks whether the server lives.
    MessageFrames.count(bytes, .lines) + 1
  }

  /// What `edit` may begin: the tables have no others in the project's languages.
  private static let newFiles = ["/p/es.lproj/Other.strings"]

  private static let hello = """
    {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}

    """

  private static let calls: [String] = [
    call("plan", "{}"),
    call("read", #"{"language":"es","progress":["missing"],"limit":1}"#),
    call("context", #"{"table":"Localizable.xcstrings","key":"%lld files","language":"es"}"#),
    call("check", proposal("Localizable.xcstrings", "%lld files", #""text":"%@ archivos""#)),
    call(
      "edit",
      proposal(
        "Localizable.xcstrings", "Open", #""forms":{"plural.one":"Uno","plural.other":"Abrir"}"#)
    ),
    call("edit", proposal("Localizable.xcstrings", "Open", #""text":"Abrir""#)),
    call("edit", proposal("Other", "Close", #""text":"Cerrar""#)),
    call(
      "edit_many",
      #"{"edits":["# + proposal("Localizable.xcstrings", "Open", #""text":"Abrir""#) + ","
        + proposal("Other", "Save", #""text":"Guardar %@""#) + "]}"),
    call("preview", #"{"table":"Other","key":"Save","language":"de","arguments":["1"]}"#),
  ]

  private static func proposal(_ table: String, _ key: String, _ texts: String) -> String {
    #"{"table":"\#(table)","key":"\#(key)","language":"es",\#(texts)}"#
  }

  private static func call(_ tool: String, _ arguments: String) -> String {
    let parameters = #"{"name":"\#(tool)","arguments":\#(arguments)}"#
    let call = #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":\#(parameters)}"#
    return hello + call + "\n" + #"{"jsonrpc":"2.0","id":2,"method":"resources/list"}"# + "\n"
  }

  // MARK: Language Server Protocol

  private static let languageServer = FuzzSubject(
    name: "lsp", suffixes: [], seeds: conversations,
    tokens: tokens + [
      "Content-Length: 10\r\n\r\n", "textDocument/hover", "textDocument/didChange", "shutdown",
      "textDocument/completion", "textDocument/rename", "textDocument/codeAction", "View.swift",
      "\"character\":4294967295", "\"line\":-1",
    ]
  ) { bytes in
    let tree = InMemoryFolder(folder)
    let server = Server(files: { _ in tree }, pause: 0) { _ in }
    // Bodies are mutated, and framed as they are after that, so that they are read.
    for body in bytes.split(separator: UInt8(ascii: "\n")) {
      _ = server.receive(Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
    }
    _ = server.receive(bytes)
    server.settle()
    return tree.files == folder.mapValues { Array($0.utf8) } ? nil : "files were changed"
  } messageCount: { bytes in
    bytes.split(separator: UInt8(ascii: "\n")).count
      + MessageFrames.count(bytes, .contentLength)
  }

  private static let greeting = [
    request("initialize", #"{"rootUri":"file:///p","capabilities":{}}"#),
    #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#,
  ]

  private static let conversations: [String] = [
    [
      request(
        "textDocument/hover", position(file: "Localizable.xcstrings", line: 0, character: 40)),
      request("textDocument/documentSymbol", "{\(document("Localizable.xcstrings"))}"),
      request("textDocument/hover", position(file: "View.swift", line: 1, character: 19)),
      request("textDocument/formatting", "{\(document("Localizable.xcstrings")),\"options\":{}}"),
      request("workspace/symbol", #"{"query":"o"}"#), request("workspace/diagnostic", "{}"),
      request("shutdown", "null"),
    ],
    [
      opening("View.swift", version: 1, folder["/p/View.swift"] ?? ""),
      change("View.swift", version: 2, line: 1, from: 19, to: 20, #"\"\"\"\n  ^[\\(n) a](in"#),
    ] + asked(of: "View.swift", line: 2, character: 5),
    [
      opening("Localizable.xcstrings", version: 1, servedCatalog),
      change("Localizable.xcstrings", version: 2, line: 1, from: 54, to: 54, "%"),
    ] + asked(of: "Localizable.xcstrings", line: 1, character: 55),
    [
      opening("de.lproj/Other.strings", version: 1, #""Save" = "^[Sichern](inflect: ";"#),
      change("de.lproj/Other.strings", version: 2, line: 0, from: 0, to: 0, "/* x */ "),
    ] + asked(of: "de.lproj/Other.strings", line: 0, character: 30),
  ].map { (greeting + $0).joined(separator: "\n") }

  /// What an editor asks for at a place and of its file, which it saves and closes then.
  private static func asked(of file: String, line: Int, character: Int) -> [String] {
    let place = String(position(file: file, line: line, character: character).dropLast())
    let end = #"{"line":\#(line),"character":\#(character)}"#
    let range = #""range":{"start":{"line":0,"character":0},"end":\#(end)}"#
    var messages = ["hover", "completion", "signatureHelp", "definition", "prepareRename"].map {
      request("textDocument/" + $0, place + "}")
    }
    messages.append(request("textDocument/references", place + #","context":{}}"#))
    messages.append(request("textDocument/rename", place + #","newName":"Other"}"#))
    messages += ["inlayHint", "semanticTokens/range", "codeAction"].map {
      request(
        "textDocument/" + $0, #"{\#(document(file)),\#(range),"context":{"diagnostics":[]}}"#)
    }
    messages += ["documentSymbol", "foldingRange", "semanticTokens/full", "diagnostic"].map {
      request("textDocument/" + $0, "{\(document(file))}")
    }
    messages += ["didSave", "didClose"].map { notification($0, "{\(document(file))}") }
    return messages
  }

  private static func opening(_ name: String, version: Int, _ text: String) -> String {
    let text = JSONText.string(text).text()
    return notification(
      "didOpen",
      #"{"textDocument":{"uri":"file:///p/\#(name)","version":\#(version),"text":\#(text)}}"#)
  }

  /// - Parameter text: As JSON spells it.
  private static func change(
    _ name: String, version: Int, line: Int, from start: Int, to end: Int, _ text: String
  ) -> String {
    let document = #"{"uri":"file:///p/\#(name)","version":\#(version)}"#
    let places = [start, end].map { #"{"line":\#(line),"character":\#($0)}"# }
    let change =
      #"{"range":{"start":\#(places[0]),"end":\#(places[1])},"text":"\#(text)"}"#
    return notification(
      "didChange", #"{"textDocument":\#(document),"contentChanges":[\#(change)]}"#)
  }

  private static func notification(_ method: String, _ parameters: String) -> String {
    #"{"jsonrpc":"2.0","method":"textDocument/\#(method)","params":\#(parameters)}"#
  }

  private static func request(_ method: String, _ parameters: String) -> String {
    #"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":\#(parameters)}"#
  }

  private static func document(_ name: String) -> String {
    #""textDocument":{"uri":"file:///p/\#(name)"}"#
  }

  private static func position(file: String, line: Int, character: Int) -> String {
    let place = #""position":{"line":\#(line),"character":\#(character)}"#
    return "{\(document(file)),\(place)}"
  }
}

extension MessageFrames {
  /// How many messages some bytes are, those that are too long included.
  fileprivate static func count(_ bytes: [UInt8], _ framing: MessageFraming) -> Int {
    var frames = MessageFrames(framing, limit: 64 << 20)
    frames.append(bytes)
    var count = 0
    while let frame = try? frames.next() { count += frame.isEmpty ? 0 : 1 }
    return count
  }
}

extension [UInt8] {
  /// Whether among lines of answers is one to a request, and each line is an object.
  fileprivate func contains(answering id: String) -> Bool {
    split(separator: UInt8(ascii: "\n")).contains { line in
      String(decoding: line, as: UTF8.self).contains("\"id\":\"\(id)\"")
    }
  }
}
