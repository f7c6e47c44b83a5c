/// A reader of files with what it is tried with, and what holds for it whatever it reads.
package struct FuzzSubject: Sendable {
  package var name: String
  /// Ends of the names of files that are taken as seeds, where there are such files.
  package var suffixes: [String]
  /// Files that use most of the format, so that nothing else is needed.
  package var seeds: [String]
  /// Words of the format, which mutations put anywhere.
  package var tokens: [String]
  /// What does not hold for some bytes, or nil; trapping, or taking seconds, breaks a promise too.
  package var broken: @Sendable ([UInt8]) -> String?
  /// How many messages an input is, for those who read several of one.
  package var messageCount: (@Sendable ([UInt8]) -> Int)?

  /// All of them, by name.
  package static let all =
    (catalogs + exchanges + data + projects + sources + commands + keyCommands + servers)
    .sorted { $0.name < $1.name }

  /// What is tried besides, of texts: lines of batches, messages, and templates with arguments.
  package static let textTrials = ["lines", "messages", "renderings"]

  /// One by its name.
  package static func named(_ name: String) -> FuzzSubject? {
    (all + [tripwire]).first { $0.name == name }
  }

  /// A parser that is bad on purpose, which shows that what is bad is found.
  private static let tripwire = FuzzSubject(
    name: "tripwire", suffixes: [], seeds: ["one, two and three"], tokens: ["!", "?"]
  ) { bytes in
    if bytes.contains(UInt8(ascii: "!")) { return "it doesn't take exclamations" }
    // Traps, as a parser does that looks behind the end.
    if bytes.contains(UInt8(ascii: "?")) { return "\(bytes[bytes.count])" }
    return nil
  }

  /// An input that depends on the seed and the number alone.
  ///
  /// - Parameter files: Files that are taken as seeds besides.
  package func input(files: [[UInt8]] = [], seed: UInt64, number: Int) -> [UInt8] {
    ByteMutation(
      seeds: seeds.map { Array($0.utf8) } + files, tokens: tokens, seed: seed, number: number
    ).bytes
  }
}
