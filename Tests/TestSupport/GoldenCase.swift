package import Foundation

/// One run of a command with everything it is expected to print and change.
///
/// `Fixtures/commands/<command>/<case>/` holds `case.txt` (the arguments, then `exit N`), `in/`
/// (copied to a temporary folder, where the command runs), `out/` (the folder afterwards; absent:
/// unchanged), `stdout.txt` and `stderr.txt` (absent: empty).
package struct GoldenCase: CustomStringConvertible, Sendable {
  package var folder: URL

  package static let all: [GoldenCase] = Repository.files(
    in: "Fixtures/commands", withSuffix: "case.txt"
  ).map { GoldenCase(folder: Repository.root.appending(path: $0).deletingLastPathComponent()) }

  package var description: String {
    folder.pathComponents.suffix(2).joined(separator: "/")
  }

  /// Runs the case.
  ///
  /// - Returns: The differences from what is expected; empty when all is as it should be. With
  ///   `UPDATE_GOLDEN=1` the expectations are rewritten and that is reported as a difference, so
  ///   that a recording never passes.
  package func run() throws -> [String] {
    let work = try TemporaryFolder()
    let input = folder.appending(path: "in")
    let place = work.url.appending(path: "work")
    try FileManager.default.copyItem(at: input, to: place)
    let lines = try text("case.txt").split(separator: "\n").map(String.init)
    let run = try ToolRun(Self.words(lines.first ?? ""), in: place)
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try record(run, arguments: lines.first ?? "", from: place)
      return ["recorded; run again without UPDATE_GOLDEN"]
    }
    let expected = folder.appending(path: "out")
    let hasOutput = FileManager.default.fileExists(atPath: expected.path)
    var differences: [String] = []
    compare("exit code", "exit \(run.status)", lines.dropFirst().first ?? "", &differences)
    compare("stdout", clean(run.output, place), (try? text("stdout.txt")) ?? "", &differences)
    compare("stderr", clean(run.errors, place), (try? text("stderr.txt")) ?? "", &differences)
    compareFolders(place, hasOutput ? expected : input, &differences)
    return differences
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  private func clean(_ text: String, _ place: URL) -> String {
    text.replacing(place.path, with: "<root>")
  }

  private func compare(
    _ what: String, _ found: String, _ expected: String, _ differences: inout [String]
  ) {
    guard found != expected else { return }
    differences.append("\(what) is\n\(found)\nbut should be\n\(expected)")
  }

  private func compareFolders(_ found: URL, _ expected: URL, _ differences: inout [String]) {
    let (own, other) = (Self.contents(of: found), Self.contents(of: expected))
    for name in Set(own.keys).union(other.keys).sorted() {
      compare(name, own[name] ?? "(no file)", other[name] ?? "(no file)", &differences)
    }
  }

  private static func contents(of folder: URL) -> [String: String] {
    let names =
      FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    var contents: [String: String] = [:]
    for name in names {
      let file = folder.appending(path: name)
      guard !file.hasDirectoryPath, let data = try? Data(contentsOf: file) else { continue }
      contents[name] = String(decoding: data, as: UTF8.self)
    }
    return contents
  }

  private func record(_ run: ToolRun, arguments: String, from place: URL) throws {
    let manager = FileManager.default
    try Data("\(arguments)\nexit \(run.status)\n".utf8).write(
      to: folder.appending(path: "case.txt"))
    for (name, text) in [("stdout.txt", run.output), ("stderr.txt", run.errors)] {
      let file = folder.appending(path: name)
      try? manager.removeItem(at: file)
      if !text.isEmpty { try Data(clean(text, place).utf8).write(to: file) }
    }
    let output = folder.appending(path: "out")
    try? manager.removeItem(at: output)
    let input = folder.appending(path: "in")
    if Self.contents(of: place) != Self.contents(of: input) {
      try manager.copyItem(at: place, to: output)
    }
  }

  /// Splits a command line; double quotes keep words together.
  package static func words(_ line: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isQuoted = false
    for character in line {
      if character == "\"" {
        isQuoted.toggle()
      } else if character == " ", !isQuoted {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    return word.isEmpty ? words : words + [word]
  }
}
