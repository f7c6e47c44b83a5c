package import Diagnostics
import Reading

/// What a renaming found and did.
package struct RenameOutcome: WorkflowOutcome {
  package var old = ""
  package var new = ""
  /// The table of the key, once it is known.
  package var table: String?
  /// The files that were changed, or would be, by path.
  package var changes: [Change] = []
  package var diagnostics: [Diagnostic] = []
  package var status = ExitStatus.clean
  package var isWritten = false

  /// A file with the key's places in it.
  package struct Change: Sendable {
    package var file: String
    /// How many literals or entries got the new key.
    package var places: Int
    package var before: [UInt8]
    package var after: [UInt8]
    /// What a file of code becomes the other by, in order.
    var edits: [TextEdit] = []
    /// Whether the file had no such key, and gets the text that the old key was.
    var addsText = false

    package var edit: FileEdit { FileEdit(path: file, old: before, new: after) }

    /// Where something stands in the file as the renaming leaves it that is no place of the key.
    func placeAfter(_ place: Int) -> Int { EditShift(edits).start(of: place) }

    /// Where something stands in the file as it is that the renaming leaves as it is.
    func placeBefore(_ range: Range<Int>) -> Range<Int> {
      var shift = 0
      for edit in edits {
        let end = edit.range.lowerBound + shift + edit.replacement.count
        guard range.lowerBound >= end else { break }
        shift += edit.replacement.count - edit.range.count
      }
      return range.lowerBound - shift..<range.upperBound - shift
    }
  }

  /// The changes as they are written: first what adds a text, for once all places have the new key
  /// nothing tells any more what the text was.
  var changesInWritingOrder: [Change] {
    changes.filter(\.addsText) + changes.filter { !$0.addsText }
  }
}

/// Puts it into words or JSON.
extension RenameOutcome {
  /// The files, a line each.
  package var text: ConsoleText {
    changes.map { change -> ConsoleText in
      "\(change.file): \(String.counted(change.places, "place"))\n"
    }.joined()
  }

  /// The difference that a renaming would make, file by file.
  package var difference: some Sequence<ExactText> {
    changes.lazy.flatMap { UnifiedDiff(old: $0.before, new: $0.after, path: $0.file).parts }
      .map { ExactText($0) }
  }

  /// One sentence for the end of a run, or nil if there is nothing to say.
  package var summary: ConsoleText? {
    guard status == .clean else { return nil }
    // Only a renaming that goes on can come to its end with nothing to do.
    guard !changes.isEmpty else {
      return "nothing was left to rename: \"\(new)\" stands everywhere"
    }
    let files = ConsoleText.counted(changes.count, "file")
    return isWritten
      ? "renamed \"\(old)\" to \"\(new)\" in \(files)" : "would rename \"\(old)\" in \(files)"
  }

  /// The outcome for machines.
  ///
  /// - Parameter diagnostics: The diagnostics in their JSON form.
  package func json(diagnostics: [JSONText]) -> JSONText {
    .object([
      ("version", .number(1)),
      ("old", .string(old)),
      ("new", .string(new)),
      ("table", table.map { .string($0) } ?? .null),
      ("written", .bool(isWritten)),
      (
        "changes",
        .array(
          changes.map {
            .object([("file", .string($0.file)), ("places", .number($0.places))])
          })
      ),
      ("diagnostics", .array(diagnostics)),
    ])
  }
}
