import Catalogs
package import Diagnostics
import Reading

/// How what people read now differs from a snapshot of what they read before.
package struct SnapshotCheck: Hashable, Sendable {
  /// Renderings whose text or Markdown is another.
  package var changed = 0
  /// Renderings that the snapshot doesn't have.
  package var new = 0
  /// Renderings that only the snapshot has.
  package var gone = 0
  /// The difference in the unified format; empty if there is none.
  package var difference = ExactText("")
  /// Why the file can't be compared with, as a sentence.
  package var problem: String?

  package var isClean: Bool { difference.text.isEmpty && problem == nil }

  /// Compares renderings with a snapshot; who made it and when doesn't matter.
  ///
  /// - Parameter path: The file's name, for the difference.
  package init(_ report: PreviewReport, snapshot bytes: [UInt8], path: String) {
    let old = Lines(String(decoding: SourceText(decoding: bytes).utf8, as: UTF8.self))
    guard old.header.first.map(String.init) == PreviewSnapshot.title else {
      problem = "`\(path)` is no snapshot of this version; make it anew with --save-snapshot"
      return
    }
    let new = Lines(PreviewSnapshot(command: "").text(report))
    difference = ExactText(
      UnifiedDiff.text(
        old: Array(old.text(header: old.header).utf8),
        new: Array(new.text(header: old.header).utf8), path: path))
    guard !difference.text.isEmpty else { return }
    count(from: old.renderings, to: new.renderings)
  }

  private mutating func count(from old: [String: [String]], to new: [String: [String]]) {
    for (name, texts) in new {
      let before = old[name] ?? []
      changed += before == texts ? 0 : min(before.count, texts.count)
      self.new += max(0, texts.count - before.count)
    }
    for (name, texts) in old { gone += max(0, texts.count - (new[name]?.count ?? 0)) }
  }

  /// The counts as a sentence, or nil if nothing differs.
  package var summary: String? {
    guard !isClean, problem == nil else { return nil }
    let parts = [(changed, "changed"), (new, "new"), (gone, "gone")].filter { $0.0 > 0 }
    guard !parts.isEmpty else { return "the snapshot is written in another way" }
    let count = parts.reduce(0) { $0 + $1.0 }
    return parts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
      + (count == 1 ? " rendering" : " renderings")
  }
}

/// The lines of a snapshot.
private struct Lines {
  var header: [Substring]
  var body: [Substring]

  init(_ text: String) {
    var scalars = Substring(text).unicodeScalars
    if scalars.first == "\u{FEFF}" { scalars.removeFirst() }
    // By scalars: a combining mark that begins a line would join the line end to one `Character`.
    let lines = scalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      Substring(line.last == "\r" ? line.dropLast() : line)
    }
    header = Array(lines.prefix { $0.hasPrefix("#") })
    body = Array(lines.dropFirst(header.count))
    while body.last?.isEmpty == true { body.removeLast() }
  }

  func text(header: [Substring]) -> String {
    (header + body).joined(separator: "\n") + "\n"
  }

  /// The texts by what they are of; there is more than one if the same rendering came out twice.
  var renderings: [String: [String]] {
    var renderings: [String: [String]] = [:]
    var (key, name) = ("", "")
    for line in body {
      if line.hasPrefix("    Markdown: "), let last = renderings[name]?.indices.last {
        renderings[name]?[last] += "\n" + line
      } else if line.hasPrefix("    ") {
        renderings[name, default: []].append(String(line))
      } else if line.hasPrefix("  ") {
        name = key + "\n" + line
      } else {
        key = String(line)
      }
    }
    return renderings
  }
}

/// The file that a snapshot is kept in.
package struct SnapshotFile {
  private let path: String
  private let tree: any FileTree

  package init(_ path: String, in tree: any FileTree) {
    self.path = path
    self.tree = tree
  }

  /// Writes a snapshot over an older one.
  ///
  /// - Parameters:
  ///   - command: The command that makes it, for its header.
  ///   - replacesFiles: Whether another file is replaced, too.
  /// - Returns: Why it was not written, or what was lost by it.
  package func save(
    _ report: PreviewReport, command: String, replacesFiles: Bool
  ) -> [Diagnostic] {
    if !replacesFiles {
      let refusals = OwnFile.snapshot.refusals(toReplace: [path], in: tree)
      guard refusals.isEmpty else { return refusals }
    }
    do throws(FileError) {
      let text = PreviewSnapshot(command: command).text(report)
      return try tree.write(Array(text.utf8), to: path).notices
    } catch {
      return [error.diagnostic]
    }
  }

  /// Compares what people read with the snapshot.
  package func check(_ report: PreviewReport) throws(FileError) -> SnapshotCheck {
    SnapshotCheck(report, snapshot: try tree.read(path, .snapshot), path: path)
  }
}
