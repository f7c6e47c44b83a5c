import ArgumentParser
import Dispatch
import Foundation
import Fuzzing

/// Reads mutated input until it is told to stop, and keeps what broke a promise.
struct Fuzz: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Try mutated input, and keep what breaks a promise, as small as it can be.",
    discussion: """
      An input that traps, takes more than five seconds (and 20 ms for each of its messages) or \
      500 MB, or breaks a promise of its format is a finding. Each depends only on the seed and its \
      number, so that it can be had again. Inputs are tried in processes of their own.
      """)

  @Argument(help: "\(FuzzTrial.names.joined(separator: ", ")), or all.")
  var subject = "messages"

  @Option(help: "How many to try, of each subject.")
  var count = 100_000

  @Option(help: "Go on until so many messages were sent, whatever --count says (lsp, mcp).")
  var messages: Int?

  @Option(help: "Where the random numbers start.")
  var seed: UInt64 = 1

  @Option(help: "Folders with files to mutate, besides those that each subject has.")
  var seeds = ["Fixtures", "../shared/data/catalogs", "../shared/data/projects"]

  @Option(help: "Where findings are written, in a folder for each subject.")
  var findings = ".build/fuzz"

  @Option(help: "How many processes try inputs at a time (default: one for each core).")
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  @Option(help: "How often a finding is tried to be made smaller.")
  var tries = 400

  @Option(help: "Try the bytes of this file instead.")
  var file: String?

  @Option(help: "Try the input with this number alone, and keep what it breaks.")
  var number: Int?

  @Option(help: .hidden)
  var worker: Int?

  func validate() throws {
    guard subject == "all" || FuzzTrial.knows(subject) else {
      throw ValidationError("There is no subject \(subject).")
    }
    guard jobs > 0, count > 0, number ?? 0 >= 0, messages ?? 1 > 0 else {
      throw ValidationError("There is nothing to try.")
    }
    if messages != nil, FuzzSubject.named(subject)?.messageCount == nil {
      throw ValidationError("Inputs of \(subject) are no messages.")
    }
    if file != nil, subject == "all" || subject == "renderings" {
      throw ValidationError("A file is tried with one subject that reads bytes.")
    }
  }

  func run() throws {
    if let worker { return try work(from: worker) }
    let subjects = subject == "all" ? FuzzTrial.names : [subject]
    var total = 0
    for name in subjects {
      let found = try findings(of: name)
      total += found.findings.count
      try keep(found.findings, of: name)
      print(summary(of: found, name))
    }
    if total > 0 { throw ExitCode(1) }
  }

  private var isOne: Bool { file != nil || number != nil }

  private func summary(of found: Gathered, _ name: String) -> String {
    let inputs = isOne ? "1" : "\(messages == nil ? count : found.inputs) from seed \(seed)"
    let sent = found.messages > 0 ? ", \(found.messages) messages" : ""
    return "\(name): \(inputs)\(sent), \(found.findings.count) findings"
  }

  /// The part of a worker: the numbers from one on, as far apart as there are workers.
  private func work(from first: Int) throws {
    guard let trial = try FuzzTrial(named: subject, seed: seed, folders: file == nil ? seeds : [])
    else { return }
    let worker = FuzzWorker(trial: trial)
    if let file {
      worker.replay(Array(try Data(contentsOf: URL(filePath: file))))
    } else {
      worker.run(stride(from: first, to: count, by: jobs), messages: messages ?? .max)
    }
  }

  private func findings(of name: String) throws -> Gathered {
    let gathered = Gathered()
    if let file {
      gathered.add(try FuzzWork(arguments(name, from: 0) + ["--file", file]))
    } else if let number {
      gathered.add(try FuzzWork(arguments(name, from: number)))
    } else {
      DispatchQueue.concurrentPerform(iterations: jobs) { job in
        do { try work(on: name, from: job, gathered) } catch { gathered.add(error) }
      }
    }
    if let error = gathered.errors.first { throw error }
    return gathered
  }

  /// Runs workers, one after the other as each ends at what it found.
  private func work(on name: String, from first: Int, _ gathered: Gathered) throws {
    var next = first
    var left = messages.map { ($0 + jobs - 1) / jobs }
    while next < end, left ?? 1 > 0 {
      let work = try FuzzWork(arguments(name, from: next, messages: left))
      gathered.add(work)
      for finding in work.findings { print("\(name) \(finding.line)") }
      fflush(nil)
      guard !work.isDone else { return }
      guard let last = work.last else {
        throw ValidationError("A worker for \(name) ended before its first input.")
      }
      next = last + jobs
      left = left.map { $0 - work.messageCount }
    }
  }

  /// Behind the last number.
  private var end: Int { number.map { $0 + 1 } ?? (messages == nil ? count : Int.max - jobs) }

  private func arguments(_ name: String, from number: Int, messages: Int? = nil) -> [String] {
    ["fuzz", name, "--worker", "\(number)", "--count", "\(end)", "--seed", "\(seed)"]
      + ["--jobs", "\(jobs)"] + seeds.flatMap { ["--seeds", $0] }
      + (messages.map { ["--messages", "\($0)"] } ?? [])
  }

  // MARK: What is kept

  private func keep(_ found: [FuzzFinding], of name: String) throws {
    guard file == nil, !found.isEmpty,
      let input = try FuzzTrial(named: name, seed: seed, folders: seeds)?.input
    else { return }
    let folder = findings + "/" + name
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for finding in found.prefix(20) {
      let path = "\(folder)/\(finding.kind.rawValue)-\(seed)-\(finding.number)"
      let bytes = input(finding.number)
      try Data(bytes).write(to: URL(filePath: path + ".whole"))
      // A hang takes five seconds of each try.
      let end = Date(timeIntervalSinceNow: 120)
      var minimization = Minimization(tries: tries) { smaller in
        Date() < end && (try? again(smaller, name, at: path))?.kind == finding.kind
      }
      let smallest = minimization.smallest(bytes)
      let last = try again(smallest, name, at: path)
      try Data(smallest).write(to: URL(filePath: path))
      print("\(path): \(smallest.count) bytes, \(last?.line ?? "not when it is tried alone")")
    }
  }

  /// What some bytes do when nothing else is tried in the process.
  private func again(_ bytes: [UInt8], _ name: String, at path: String) throws -> FuzzFinding? {
    try Data(bytes).write(to: URL(filePath: path))
    return try FuzzWork(arguments(name, from: 0) + ["--file", path]).findings.first
  }
}

/// What all workers found.
private final class Gathered: @unchecked Sendable {
  private let lock = NSLock()
  private var found: [FuzzFinding] = []
  private(set) var errors: [any Error] = []
  /// How many inputs were tried.
  private(set) var inputs = 0
  private(set) var messages = 0

  var findings: [FuzzFinding] { found.sorted { $0.number < $1.number } }

  func add(_ work: FuzzWork) {
    lock.withLock {
      found += work.findings
      inputs += work.inputCount
      messages += work.messageCount
    }
  }

  func add(_ error: any Error) { lock.withLock { errors.append(error) } }
}
