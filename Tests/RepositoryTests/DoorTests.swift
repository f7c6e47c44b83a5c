import Foundation
import TestSupport
import Testing

/// Files are opened in one place.
@Suite struct DoorTests {
  /// What else opens files, and why it may.
  private static let exceptions = [
    // The door itself.
    "Sources/Workflows/Files/Disk/",
    // Puts /dev/null in the place of a stream that is closed.
    "Sources/l10n/ConsoleStream.swift",
    // The engine reads the tables of the app that links it.
    "Sources/Localization/Tables/", "Sources/Messages/AttributedStrings/",
    // Looks where the tool is.
    "Sources/Plugins/",
    // Not part of the tool.
    "Sources/Generation/", "Sources/l10n-dev/",
  ]

  /// Types and functions that open, make, move or remove files.
  private static let ways =
    #"FileManager|(Data|String)\(contentsOf|FileHandle\(for|\.write\(to(File)?: [^&]|Stream\(url"#
    + #"|(^|[^.\w])(fopen|freopen|opendir|creat|openat|mkdirat|renameat|unlinkat|readlinkat)\("#
    + #"|(^|[^.\w])(mkdir|rmdir|symlink|readlink|mkstemp)\(|open\(.*O_"#

  @Test(arguments: [
    "let file = open(path, O_RDONLY)", "try Data(contentsOf: url)", "unlinkat(folder, name, 0)",
    "FileManager.default.contents(atPath: path)", "try data.write(to: url)",
  ])
  func waysAreSeen(line: String) throws {
    #expect(line.contains(try Regex(Self.ways)))
  }

  @Test func nothingElseOpensFiles() throws {
    for path in Repository.files(in: "Sources", withSuffix: ".swift")
    where !Self.exceptions.contains(where: path.hasPrefix) {
      let text = try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
      // `Regex` takes seconds for all lines in a debug build.
      guard text.range(of: "(?m)" + Self.ways, options: .regularExpression) != nil else { continue }
      let way = try Regex(Self.ways)
      for line in text.split(separator: "\n") where line.contains(way) {
        let code = line.drop { $0 == " " }
        guard !code.hasPrefix("//") else { continue }
        Issue.record("\(path) opens files by itself: \(code)")
      }
    }
  }
}
