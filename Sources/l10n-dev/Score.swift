import ArgumentParser
import Extraction
import Foundation

/// Compares what extraction finds in a folder with its `expected.txt`.
struct Score: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Score extraction against the expected keys of practice apps.",
    discussion: "Each folder holds Swift files and expected.txt: file:line, table and key a line.")

  @Argument(help: "Folders with an expected.txt.")
  var folders: [String]

  @Flag(help: "Print the type of every argument instead.")
  var explain = false

  func run() throws {
    if explain { return folders.forEach(printArguments) }
    for folder in folders {
      let score = try PracticeApp(folder: folder).score()
      print(
        "\(folder): found \(score.found) of \(score.expected), reported \(score.reported), "
          + "unexpected \(score.unexpected.count)")
      for line in score.missing { print("  - \(line)") }
      for line in score.unexpected { print("  + \(line)") }
    }
  }
}

extension Score {
  private func printArguments(of folder: String) {
    for entry in PracticeApp(folder: folder).extraction().entries {
      guard let place = entry.locations.first else { continue }
      for argument in entry.arguments {
        print(
          "\(place.file):\(place.line)\t\(argument.specifier)\t\(argument.type)\t"
            + "\(argument.certainty.rawValue)\t\(argument.expression)")
      }
    }
  }
}

/// A folder of Swift sources with the keys that Xcode would extract from it.
struct PracticeApp {
  var folder: String

  struct Outcome {
    var found: Int
    var expected: Int
    var reported: Int
    var missing: [String]
    var unexpected: [String]
  }

  func score() throws -> Outcome {
    let expected = try expectedLines()
    let reported = try extractedLines()
    let missing = expected.subtracting(reported)
    return Outcome(
      found: expected.count - missing.count, expected: expected.count, reported: reported.count,
      missing: missing.sorted(), unexpected: reported.subtracting(expected).sorted())
  }

  private func expectedLines() throws -> Set<String> {
    let text = try String(contentsOfFile: folder + "/expected.txt", encoding: .utf8)
    return Set(text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init))
  }

  func extraction() -> ExtractionResult {
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let root = folder
    return Extractor().extract(paths: paths.filter { $0.hasSuffix(".swift") }) { path in
      FileManager.default.contents(atPath: root + "/" + path).map { Array($0) }
    }
  }

  private func extractedLines() throws -> Set<String> {
    var lines: Set<String> = []
    for entry in extraction().entries {
      let key = Self.escaped(entry.key)
      for place in entry.locations {
        lines.insert("\(place.file):\(place.line)\t\(entry.table)\t\(key)")
      }
    }
    return lines
  }

  private static func escaped(_ key: String) -> String {
    key.replacing("\\", with: "\\\\").replacing("\n", with: "\\n").replacing("\t", with: "\\t")
  }
}
