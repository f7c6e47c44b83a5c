import ArgumentParser
import Dispatch
import Foundation
import Fuzzing

/// Reads mutated messages until it is told to stop, and says which one broke a promise.
struct Fuzz: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Read mutated messages; a trap or a broken promise ends the run.",
    discussion:
      "Each message depends only on the seed and its number, so a failure can be repeated.")

  @Option(help: "How many messages to read.")
  var count = 1_000_000

  @Option(help: "Where the random numbers start.")
  var seed: UInt64 = 1

  @Option(help: "A folder of catalogs to mutate.")
  var catalogs = "../shared/data/catalogs"

  func run() throws {
    let seeds = MessageMutation.seeds + (try Corpus(folder: catalogs).texts)
    let cores = ProcessInfo.processInfo.activeProcessorCount
    DispatchQueue.concurrentPerform(iterations: cores) { core in
      for number in stride(from: core, to: count, by: cores) {
        let text = MessageMutation(seeds: seeds, seed: seed, number: number).text
        guard let broken = MessagePromise.broken(by: text) else { continue }
        print("message \(number): \(broken)\n\(text.debugDescription)")
        Foundation.exit(1)
      }
    }
    print("\(count) messages from seed \(seed): every promise held")
  }
}
