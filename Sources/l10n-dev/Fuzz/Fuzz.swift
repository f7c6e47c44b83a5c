import ArgumentParser
import Dispatch
import Foundation
import Fuzzing
import Workflows

/// Reads mutated input until it is told to stop, and says which one broke a promise.
struct Fuzz: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Try mutated input; a trap or a broken promise ends the run.",
    discussion:
      "Each input depends only on the seed and its number, so a failure can be repeated.")

  /// What is tried.
  enum Subject: String, ExpressibleByArgument, CaseIterable {
    case messages
    case renderings
    case lines
  }

  @Argument(help: "messages, renderings (templates with arguments) or lines (of batches).")
  var subject = Subject.messages

  @Option(help: "How many to try.")
  var count = 1_000_000

  @Option(help: "Where the random numbers start.")
  var seed: UInt64 = 1

  @Option(help: "A folder of catalogs to mutate.")
  var catalogs = "../shared/data/catalogs"

  func run() throws {
    let seeds = try seeds()
    let cores = ProcessInfo.processInfo.activeProcessorCount
    DispatchQueue.concurrentPerform(iterations: cores) { core in
      for number in stride(from: core, to: count, by: cores) {
        guard let broken = broken(number, seeds) else { continue }
        print("\(subject) \(number): \(broken)")
        Foundation.exit(1)
      }
    }
    print("\(count) \(subject) from seed \(seed): every promise held")
  }

  private func seeds() throws -> [String] {
    switch subject {
    case .messages: MessageMutation.seeds + (try Corpus(folder: catalogs).texts)
    case .renderings: RenderingSample.seeds + (try Corpus(folder: catalogs).texts)
    case .lines: LinePromise.seeds
    }
  }

  private func broken(_ number: Int, _ seeds: [String]) -> String? {
    switch subject {
    case .messages:
      let text = MessageMutation(seeds: seeds, seed: seed, number: number).text
      return MessagePromise.broken(by: text).map { "\($0)\n\(text.debugDescription)" }
    case .renderings:
      let sample = RenderingSample(seeds: seeds, seed: seed, number: number)
      return RenderingPromise.broken(by: sample).map {
        "\($0)\n\(sample.template.debugDescription) with \(sample.arguments)"
      }
    case .lines:
      let line = MessageMutation(seeds: seeds, seed: seed, number: number).text
      var batch = PreviewBatch()
      let inflection = InflectBatch(locale: "es", describes: false)
      let broken =
        LinePromise.broken(by: line, answer: batch.answer(line))
        ?? LinePromise.broken(by: line, answer: inflection.answer(line))
      return broken.map { "\($0)\n\(line.debugDescription)" }
    }
  }
}
