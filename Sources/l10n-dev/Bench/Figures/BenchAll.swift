import ArgumentParser
import Foundation

/// Everything that has a reference, in one table.
struct BenchAll: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "all",
    abstract: "Everything, each beside a reference of the same run (default).",
    discussion:
      "The seconds are those of the fastest of several runs, by turns with the reference. Machines "
      + "differ and are busy, so the ratio is what to compare.")

  @Option(help: "How often each is run.")
  var runs = 3

  @Option(help: "Only what has this in its name (repeatable).")
  var only: [String] = []

  @Option(help: "Another l10n-dev, to compare with: it runs each by turns with this one.")
  var compare: String?

  @Flag(help: "Print machine-readable JSON.")
  var json = false

  func run() throws {
    let subjects = BenchSubject.all.filter { subject in
      only.isEmpty || only.contains { subject.name.contains($0) }
    }
    if json {
      let figures = subjects.compactMap { $0.figure(runs: runs) }
      return print(String(decoding: try JSONEncoder().encode(figures), as: UTF8.self))
    }
    print(Self.line("", ["s", "ratio"] + (compare == nil ? [] : ["other", "new/old"]) + ["to"]))
    for subject in subjects {
      let other = try compare.map { try otherFigure(of: subject, by: $0) }
      print(Self.line(subject, subject.figure(runs: runs), other))
      // Who sends the table elsewhere sees its lines as they come.
      fflush(nil)
    }
    print("peak memory: \(Measure.megabytes(Measure.peakMemory())) MB")
  }

  /// What another program measures for the subject; nil if it doesn't know it.
  private func otherFigure(of subject: BenchSubject, by program: String) throws -> BenchFigure? {
    let arguments = ["bench", "all", "--json", "--runs", "\(runs)", "--only", subject.name]
    let data = try Program(program, arguments).output()
    let figures = try? JSONDecoder().decode([BenchFigure].self, from: data)
    return figures?.first { $0.name == subject.name && $0.reference == subject.reference }
  }

  /// - Parameter other: nil if there is nothing to compare with.
  private static func line(
    _ subject: BenchSubject, _ figure: BenchFigure?, _ other: BenchFigure??
  ) -> String {
    var columns = [figure?.seconds, figure?.ratio].map(number)
    if let other {
      let quotient = figure.flatMap { figure in other.map { figure.ratio / $0.ratio } }
      columns += [number(other?.ratio), number(quotient)]
    }
    return line(subject.name, columns + [subject.reference])
  }

  private static func number(_ value: Double?) -> String { value.map(Measure.format) ?? "-" }

  /// The last column is a text.
  private static func line(_ name: String, _ columns: [String]) -> String {
    let numbers = columns.dropLast().map {
      String(repeating: " ", count: max(1, 9 - $0.count)) + $0
    }
    return name.padding(toLength: max(name.count, 46), withPad: " ", startingAt: 0)
      + numbers.joined() + "  " + (columns.last ?? "")
  }
}
