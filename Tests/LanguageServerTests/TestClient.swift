import Foundation
import JSONRPC
import LanguageServer
import Locking
import Reading
import Workflows

/// An editor that talks to a server whose files are in memory, below `/app`, unless others are given.
final class TestClient {
  let server: Server
  let folder: InMemoryFolder
  private let root: String
  private let encoding: String
  private let output: Locked<[UInt8]>
  private var texts: [String: String]
  private var nextID = 1
  /// The result of `initialize`.
  private(set) var greeting = Answer(nil)

  /// - Parameters:
  ///   - files: Texts by their paths below `/app`.
  ///   - encoding: What columns count: `utf-8`, `utf-16` or `utf-32`.
  ///   - capabilities: What else the client says of itself.
  ///   - root: The folder that is opened.
  ///   - greets: Whether the conversation is begun.
  ///   - tree: Makes what the server reads of the files in memory.
  init(
    _ files: [String: String], encoding: String = "utf-16", capabilities: [String: Any] = [:],
    root: String = "/app", greets: Bool = true,
    on tree: @escaping @Sendable (InMemoryFolder) -> any FileTree = { $0 }
  ) {
    (self.encoding, self.root) = (encoding, root)
    texts = files
    let folder = InMemoryFolder(
      Dictionary(uniqueKeysWithValues: files.map { (root + "/" + $0.key, $0.value) }))
    let output = Locked<[UInt8]>([])
    (self.folder, self.output) = (folder, output)
    server = Server(files: { _ in tree(folder) }) { bytes in output.withLock { $0 += bytes } }
    guard greets else { return }
    var capabilities = capabilities
    capabilities["general"] = ["positionEncodings": [encoding]]
    var document = capabilities["textDocument"] as? [String: Any] ?? [:]
    document["completion"] = document["completion"] ?? ["completionItem": ["snippetSupport": true]]
    capabilities["textDocument"] = document
    greeting = ask("initialize", ["rootUri": "file://" + root, "capabilities": capabilities])
    notify("initialized", [:])
  }

  // MARK: Messages

  /// Sends a request, and waits for its answer: the result, or else the error.
  @discardableResult
  func ask(_ method: String, _ parameters: [String: Any]) -> Answer {
    let id = nextID
    nextID += 1
    send(["jsonrpc": "2.0", "id": id, "method": method, "params": parameters])
    return answer(to: id)
  }

  /// Sends a request, and waits for nothing.
  ///
  /// - Returns: What ``answer(to:)`` takes.
  func begin(_ method: String, _ parameters: [String: Any]) -> Int {
    let id = nextID
    nextID += 1
    send(["jsonrpc": "2.0", "id": id, "method": method, "params": parameters], waits: false)
    return id
  }

  func cancel(_ id: Int) {
    send(["jsonrpc": "2.0", "method": "$/cancelRequest", "params": ["id": id]], waits: false)
  }

  /// The result of a request, or else the error, as far as it came.
  func answer(to id: Int) -> Answer {
    let answer = messages.last { $0["id"].int == id && $0["method"].string == nil }
    return answer?.has("error") == true
      ? answer?["error"] ?? Answer(nil) : answer?["result"] ?? Answer(nil)
  }

  func notify(_ method: String, _ parameters: [String: Any]) {
    send(["jsonrpc": "2.0", "method": method, "params": parameters])
  }

  func send(_ message: [String: Any], waits: Bool = true) {
    guard let body = try? JSONSerialization.data(withJSONObject: message) else { return }
    _ = server.receive(Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
    if waits { server.finish() }
  }

  /// All that came from the server so far.
  var messages: [Answer] {
    let bytes = output.withLock { $0 }
    var frames = MessageFrames(.contentLength, limit: 64 << 20)
    frames.append(bytes)
    var messages: [Answer] = []
    while let body = try? frames.next() {
      messages.append(Answer(try? JSONSerialization.jsonObject(with: Data(body))))
    }
    return messages
  }

  // MARK: Documents

  /// Opens a file, with the disk's text or another one.
  func open(_ file: String, _ text: String? = nil) {
    if let text { texts[file] = text }
    notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": uri(file), "languageId": "x", "version": 1, "text": texts[file] ?? "",
        ]
      ])
  }

  /// Replaces the whole text of an open file.
  func change(_ file: String, to text: String, version: Int = 2) {
    texts[file] = text
    notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": uri(file), "version": version],
        "contentChanges": [["text": text]],
      ])
  }

  /// Replaces the first occurrence of a part of an open file, as an editor tells it.
  func edit(_ file: String, replacing old: String, with new: String, version: Int = 2) {
    let range = range(file, old)
    let text = texts[file] ?? ""
    if let found = text.range(of: old) {
      texts[file] = text.replacingCharacters(in: found, with: new)
    }
    notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": uri(file), "version": version],
        "contentChanges": [["range": range, "text": new]],
      ])
  }

  /// Writes a file of the disk, as another program does, and tells the server of it.
  func write(_ file: String, _ text: String) {
    texts[file] = text
    folder.set(Array(text.utf8), at: "\(root)/\(file)")
    notify("workspace/didChangeWatchedFiles", ["changes": [["uri": uri(file), "type": 2]]])
  }

  /// The text of a file as the editor has it.
  func current(_ file: String) -> String { texts[file] ?? "" }

  static func uri(_ file: String) -> String { "file:///app/" + file }

  func uri(_ file: String) -> String { "file://\(root)/\(file)" }

  /// What is asked of a place in a file.
  ///
  /// - Parameters:
  ///   - marked: A part of the file's text; the place is where the part's `|` stands, or its start.
  func place(_ file: String, _ marked: String) -> [String: Any] {
    ["textDocument": ["uri": uri(file)], "position": position(file, marked)]
  }

  /// Where a part of a file starts, or where its `|` stands.
  func position(_ file: String, _ marked: String) -> [String: Any] {
    let text = texts[file] ?? ""
    let parts = marked.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    let lead = parts.count > 1 ? String(parts[0]) : ""
    let needle = parts.map(String.init).joined()
    guard let found = text.range(of: needle) else { return ["line": -1, "character": -1] }
    let before = String(text[..<found.lowerBound]) + lead
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    return ["line": lines.count - 1, "character": units(lines.last ?? "")]
  }

  /// A range from the start of a part of a file to its end.
  func range(_ file: String, _ part: String) -> [String: Any] {
    ["start": position(file, "|" + part), "end": position(file, part + "|")]
  }

  private func units(_ text: Substring) -> Int {
    switch encoding {
    case "utf-8": text.utf8.count
    case "utf-32": text.unicodeScalars.count
    default: text.utf16.count
    }
  }

  /// The part of a file that a range covers.
  func text(_ file: String, at range: Answer) -> String {
    guard let start = offset(file, range["start"]), let end = offset(file, range["end"]),
      start <= end
    else { return "(no range)" }
    return String(decoding: Array((texts[file] ?? "").utf8)[start..<end], as: UTF8.self)
  }

  private func offset(_ file: String, _ position: Answer) -> Int? {
    guard let line = position["line"].int, let character = position["character"].int else {
      return nil
    }
    let lines = (texts[file] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(line) else { return nil }
    let before = lines[..<line].reduce(0) { $0 + $1.utf8.count + 1 }
    var part = lines[line][...]
    while units(part) > character { part.unicodeScalars.removeLast() }
    return before + part.utf8.count
  }

  /// A file after the edits of a workspace edit; nil where it has none for it.
  func text(of file: String, after edit: Answer) -> String? {
    let edits = edit["changes"][uri(file)].array
    guard !edits.isEmpty else { return nil }
    var bytes = Array((texts[file] ?? "").utf8)
    let placed = edits.compactMap { edit -> TextEdit? in
      guard let start = offset(file, edit["range"]["start"]),
        let end = offset(file, edit["range"]["end"]), let text = edit["newText"].string
      else { return nil }
      return TextEdit(start..<end, text)
    }
    bytes = bytes.applying(placed)
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A part of a message; what isn't there is nil at any depth.
struct Answer {
  let value: Any?

  init(_ value: Any?) { self.value = value }

  subscript(key: String) -> Answer { Answer((value as? [String: Any])?[key]) }

  subscript(index: Int) -> Answer {
    let array = value as? [Any]
    return Answer(array?.indices.contains(index) == true ? array?[index] : nil)
  }

  func has(_ key: String) -> Bool { (value as? [String: Any])?[key] != nil }

  var string: String? { value as? String }
  var int: Int? { (value as? NSNumber)?.intValue }
  var bool: Bool? { (value as? NSNumber)?.boolValue }
  var array: [Answer] { (value as? [Any] ?? []).map { Answer($0) } }
  /// The names of an object's members, sorted.
  var names: [String] { (value as? [String: Any] ?? [:]).keys.sorted() }
}

extension Answer {
  /// As JSON, to be compared.
  var text: String {
    guard let value,
      let data = try? JSONSerialization.data(
        withJSONObject: value, options: [.sortedKeys, .fragmentsAllowed, .withoutEscapingSlashes])
    else { return "nothing" }
    return String(decoding: data, as: UTF8.self)
  }
}
