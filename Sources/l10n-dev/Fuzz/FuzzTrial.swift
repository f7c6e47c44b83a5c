import Foundation
import Fuzzing
import Workflows

/// A row of inputs that follow from a seed, and what each is tried with.
struct FuzzTrial {
  var name: String
  /// What does not hold for the input with a number, or nil.
  var broken: (Int) -> String?
  /// The input with a number; nil where it is more than bytes.
  var input: ((Int) -> [UInt8])?
  /// What does not hold for some bytes, or nil.
  var replayed: ([UInt8]) -> String?
  /// How many messages the input with a number is; nil where inputs are no messages.
  var messageCount: ((Int) -> Int)?
  /// The same of some bytes.
  var replayedMessageCount: (([UInt8]) -> Int)?

  /// The trials that one can ask for by name.
  static let names = FuzzSubject.textTrials + FuzzSubject.all.map(\.name)

  static func knows(_ name: String) -> Bool {
    names.contains(name) || FuzzSubject.named(name) != nil
  }

  /// - Parameters:
  ///   - folders: Where files are looked for that can be mutated, if they are there.
  ///   - seed: Where the random numbers start.
  init?(named name: String, seed: UInt64, folders: [String]) throws {
    switch name {
    case "messages":
      let seeds = MessageMutation.seeds + (try folders.flatMap { try Corpus(folder: $0).texts })
      self.init(name, Self.brokenMessage) {
        MessageMutation(seeds: seeds, seed: seed, number: $0).text
      }
    case "renderings":
      let seeds = RenderingSample.seeds + (try folders.flatMap { try Corpus(folder: $0).texts })
      // More than bytes: a template with arguments.
      self.init(name: name) {
        Self.brokenRendering(RenderingSample(seeds: seeds, seed: seed, number: $0))
      } replayed: { _ in
        nil
      }
    case "lines":
      self.init(name, Self.brokenLine) {
        MessageMutation(seeds: LinePromise.seeds, seed: seed, number: $0).text
      }
    default:
      guard let subject = FuzzSubject.named(name) else { return nil }
      let files = SeedFiles.contents(subject.suffixes, in: folders)
      let input = { subject.input(files: files, seed: seed, number: $0) }
      self.init(
        name: name, broken: { subject.broken(input($0)) }, input: input, replayed: subject.broken)
      messageCount = subject.messageCount.map { count in { count(input($0)) } }
      replayedMessageCount = subject.messageCount
    }
  }

  private init(
    name: String, broken: @escaping (Int) -> String?, input: ((Int) -> [UInt8])? = nil,
    replayed: @escaping ([UInt8]) -> String?
  ) {
    self.name = name
    self.broken = broken
    self.input = input
    self.replayed = replayed
  }

  /// A trial of texts.
  private init(
    _ name: String, _ broken: @escaping (String) -> String?, text: @escaping (Int) -> String
  ) {
    self.init(
      name: name, broken: { broken(text($0)) }, input: { Array(text($0).utf8) },
      replayed: { broken(String(decoding: $0, as: UTF8.self)) })
  }

  private static func brokenMessage(_ text: String) -> String? {
    MessagePromise.broken(by: text).map { "\($0)\n\(text.debugDescription)" }
  }

  private static func brokenRendering(_ sample: RenderingSample) -> String? {
    RenderingPromise.broken(by: sample).map {
      "\($0)\n\(sample.template.debugDescription) with \(sample.arguments)"
    }
  }

  private static func brokenLine(_ line: String) -> String? {
    var batch = PreviewBatch()
    let inflection = InflectBatch(locale: "es", describes: false)
    let broken =
      LinePromise.broken(by: line, answer: batch.answer(line))
      ?? LinePromise.broken(by: line, answer: inflection.answer(line))
    return broken.map { "\($0)\n\(line.debugDescription)" }
  }
}

/// Real files that mutations start from.
enum SeedFiles {
  /// Larger files are mutated too rarely in any one place.
  private static let longest = 100_000
  private static let most = 300

  /// The contents of the files whose names end so, in the order of their paths.
  static func contents(_ suffixes: [String], in folders: [String]) -> [[UInt8]] {
    let paths = folders.flatMap { folder in
      (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
        .filter { path in suffixes.contains(where: path.hasSuffix) }
        .sorted().map { folder + "/" + $0 }
    }
    let files = paths.compactMap { FileManager.default.contents(atPath: $0).map(Array.init) }
      .filter { $0.count <= longest }
    let step = max(1, files.count / most)
    return stride(from: 0, to: files.count, by: step).map { files[$0] }
  }
}
