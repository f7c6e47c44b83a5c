import Catalogs
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
      "\"character\":4294967295", "\"line\":-1",
    ]
  ) { bytes in
    let tree = InMemoryFolder(folder)
    let server = Server(files: { _ in tree }) { _ in }
    // Bodies are mutated, and framed as they are after that, so that they are read.
    for body in bytes.split(separator: UInt8(ascii: "\n")) {
      _ = server.receive(Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
    }
    _ = server.receive(bytes)
    server.finish()
    return tree.files == folder.mapValues { Array($0.utf8) } ? nil : "files were changed"
  }

  private static let conversations: [String] = [
    [
      request("initialize", #"{"rootUri":"file:///p","capabilities":{}}"#),
      request(
        "textDocument/hover", position(file: "Localizable.xcstrings", line: 0, character: 40)),
      request("textDocument/documentSymbol", "{\(document("Localizable.xcstrings"))}"),
    ].joined(separator: "\n"),
    [
      request("initialize", #"{"rootUri":"file:///p","capabilities":{}}"#),
      request("textDocument/hover", position(file: "View.swift", line: 1, character: 19)),
      request("textDocument/formatting", "{\(document("Localizable.xcstrings")),\"options\":{}}"),
    ].joined(separator: "\n"),
  ]

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

extension [UInt8] {
  /// Whether among lines of answers is one to a request, and each line is an object.
  fileprivate func contains(answering id: String) -> Bool {
    split(separator: UInt8(ascii: "\n")).contains { line in
      String(decoding: line, as: UTF8.self).contains("\"id\":\"\(id)\"")
    }
  }
}
