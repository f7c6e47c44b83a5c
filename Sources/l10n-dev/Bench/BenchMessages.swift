import ArgumentParser
import Foundation
import Messages

/// Reading of messages: hostile ones against plain text, and those of real catalogs.
struct BenchMessages: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "messages",
    abstract: "Reading of 1 MB of hostile text against 1 MB of plain text; real translations.")

  @Option(help: "A folder of catalogs.")
  var catalogs = "../shared/data/catalogs"

  @Option(help: "The bytes of each hostile text.")
  var size = 1_000_000

  func run() throws {
    let plain = fastest(of: Self.repeating("It was a dark and stormy night. ", to: size))
    print("plain text: \(Measure.format(plain * 1000)) ms")
    for (name, text) in hostileTexts {
      let seconds = fastest(of: text)
      print(
        "\(name): \(Measure.format(seconds * 1000)) ms, \(Measure.format(seconds / plain)) times")
    }
    try benchCatalogs()
  }

  /// The least of several runs: what is more is the machine's noise.
  private func fastest(of text: String) -> Double {
    (0..<7).map { _ in Measure.seconds { Message(text) }.1 }.min() ?? 0
  }

  private func benchCatalogs() throws {
    let texts = try Corpus(folder: catalogs).texts
    let bytes = texts.reduce(0) { $0 + $1.utf8.count }
    var nodes = 0
    let seconds = (0..<5).map { _ in
      Measure.seconds { for text in texts { nodes += Message(text).nodes.count } }.1
    }.min()
    print(
      "\(texts.count) translations, \(Measure.megabytes(bytes)) MB, \(nodes / 5) nodes: "
        + Measure.rate(bytes, seconds ?? 0))
  }

  private var hostileTexts: [(String, String)] {
    let pieces = [
      "[", "*", "^[", "(", "`", "![", "_a", "*a ", "**a *b ", "a**", "~a ", "`a``", "<a ", "<!--",
      "&a", "\\", "[a](", "[a](b", "[a](b)", "^[a](", "^[a](b: {", "^[a](b: '(') ", "^[a](b: 1) ",
      "%@ ", "%", "*[", "[*a](b) ",
    ]
    return pieces.map { ("1 MB of \($0)", Self.repeating($0, to: size)) } + [
      ("nested brackets", Self.nested("[", "](b)", size)),
      ("nested attributes", Self.nested("^[", "](b: 1)", size)),
      ("nested emphasis", Self.nested("*a **b ", " b** a*", size)),
      ("nested payload", "^[a](b: " + Self.nested("{c: [", "]}", size) + ")"),
      (
        "runs of backticks",
        (1...1400).map { String(repeating: "`", count: $0) }.joined(separator: " ")
      ),
    ]
  }

  private static func repeating(_ piece: String, to size: Int) -> String {
    String(repeating: piece, count: size / piece.utf8.count)
  }

  private static func nested(_ open: String, _ close: String, _ size: Int) -> String {
    let count = size / (open + close).utf8.count
    return String(repeating: open, count: count) + String(repeating: close, count: count)
  }
}
