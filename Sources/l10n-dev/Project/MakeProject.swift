import ArgumentParser
import Foundation

/// Writes a project to measure with.
struct MakeProject: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "make-project",
    abstract: "Write a package of any size: sources, catalogs, translations.",
    discussion: "The same numbers and seed give the same bytes.")

  @Option(help: "How many Swift files.")
  var files = 500

  @Option(help: "How many keys.")
  var keys = 5000

  @Option(help: "How many languages beside English.")
  var locales = 10

  @Option(help: "Where the random numbers start.")
  var seed: UInt64 = 1

  @Option(name: [.short, .long], help: "The folder to write, which must not be there yet.")
  var output: String

  func validate() throws {
    guard files > 0, keys >= 0, locales >= 0 else {
      throw ValidationError("a project has a file, and no fewer keys or languages than none")
    }
    guard !FileManager.default.fileExists(atPath: output) else {
      throw ValidationError("\(output) is there already")
    }
  }

  func run() throws {
    let project = SyntheticProject(
      fileCount: files, keyCount: keys, localeCount: locales, seed: seed)
    var (count, bytes) = (0, 0)
    try project.makeFiles { path, text in
      try Self.write(text, to: output + "/" + path)
      count += 1
      bytes += text.utf8.count
    }
    print("\(output): \(count) files, \(Measure.megabytes(bytes)) MB")
  }

  /// Writes a file, and the folders that lead to it.
  static func write(_ text: String, to path: String) throws {
    let file = URL(filePath: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
