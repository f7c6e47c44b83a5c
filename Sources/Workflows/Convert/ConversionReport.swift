import Catalogs
package import Diagnostics
import Exchange

/// Puts a conversion's outcome into words or JSON.
package struct ConversionReport {
  private let outcome: ConversionOutcome

  package init(_ outcome: ConversionOutcome) { self.outcome = outcome }

  /// The files, one a line.
  package var text: ConsoleText { outcome.files.map { "\($0.path)\n" }.joined() }

  /// What was lost, by kind and detail, with a few keys as examples.
  package var lossText: ConsoleText {
    var groups: [Group] = []
    var indices: [[String]: Int] = [:]
    for loss in outcome.losses {
      let name = [loss.file, loss.loss.kind.rawValue, loss.loss.detail]
      if let index = indices[name] {
        groups[index].losses.append(loss.loss)
      } else {
        indices[name] = groups.count
        groups.append(Group(file: loss.file, losses: [loss.loss]))
      }
    }
    return groups.map(\.text).joined()
  }

  /// What is left to do where String Catalogs were made beside the old files, for people.
  package var nextText: ConsoleText {
    guard !outcome.files.isEmpty, !outcome.oldFiles.isEmpty else { return "" }
    let count = outcome.oldFiles.count
    let files = count == 1 ? "old file" : "\(count) old files"
    return "next: remove the \(files), for only one form of a table is to be built, and add the "
      + "new catalogs to the targets, but for those in folders that Xcode synchronizes\n"
  }

  private struct Group {
    var file: String
    var losses: [ConversionLoss]

    var text: ConsoleText {
      guard let first = losses.first else { return "" }
      var keys: [String] = []
      for key in losses.compactMap(\.key) where !keys.contains(key) && keys.count < 4 {
        keys.append(key)
      }
      let shown = keys.prefix(3).map { "\"\($0.shortened())\"" as ConsoleText }.joined(
        separator: ", ")
      let count: ConsoleText = losses.count == 1 ? "" : " (\(losses.count) times)"
      let more: ConsoleText = keys.count > 3 ? ", …" : ""
      let examples: ConsoleText = keys.isEmpty ? "" : ": \(shown)\(more)"
      return "\(file): note: not carried: \(first.detail)\(count)\(examples) "
        + "[\(first.kind.rawValue)]\n"
    }
  }

  /// - Parameter diagnostics: The diagnostics in their JSON form.
  package func json(diagnostics: [JSONText]) -> JSONText {
    .object([
      ("version", .number(1)),
      ("files", .array(outcome.files.map { .string($0.path) })),
      ("losses", .array(outcome.losses.map(Self.json))),
      ("diagnostics", .array(diagnostics)),
    ])
  }

  private static func json(_ loss: ConversionOutcome.Loss) -> JSONText {
    .object([
      ("file", .string(loss.file)), ("kind", .string(loss.loss.kind.rawValue)),
      ("key", loss.loss.key.map { .string($0) } ?? .null),
      ("locale", loss.loss.language.map { .string($0) } ?? .null),
      ("detail", .string(loss.loss.detail)),
    ])
  }
}
