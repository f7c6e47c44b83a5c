import Foundation
import Fuzzing

/// An input that broke a promise.
struct FuzzFinding {
  /// What it did.
  enum Kind: String {
    case broken, slow, hang, memory, trap
  }

  var number: Int
  var kind: Kind
  var detail: String

  /// For people, without the subject.
  var line: String { "\(number): \(kind.rawValue) \(detail)" }
}

/// What a worker said, and how it ended.
struct FuzzWork {
  var findings: [FuzzFinding] = []
  /// The number that it was at last.
  var last: Int?
  /// Whether it got through all of its numbers.
  var isDone: Bool
  /// How many inputs were begun.
  private(set) var inputCount = 0
  /// How many messages were sent that did no harm.
  private(set) var messageCount = 0

  /// What stands between an input's number and how many messages it was.
  static let messages = "messages"

  /// Runs a worker and waits for its end.
  ///
  /// - Parameter arguments: Those of the command that make it a worker.
  init(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = arguments
    // A trap's message says enough; Swift looks seconds for the names of a backtrace.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let (output, errors) = (Pipe(), try StreamFile())
    process.standardOutput = output
    process.standardError = errors.handle
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    isDone = process.terminationStatus == 0 && process.terminationReason == .exit
    for line in String(decoding: said, as: UTF8.self).split(separator: "\n") { read(line) }
    guard !isDone, let last else { return }
    if let finding = Self.finding(last, process, errors.text) { findings.append(finding) }
  }

  private mutating func read(_ line: Substring) {
    let parts = line.split(separator: " ", maxSplits: 2)
    guard let number = parts.first.flatMap({ Int($0) }) else { return }
    last = number
    if parts.count == 1 { inputCount += 1 }
    if parts.count == 3, parts[1] == Self.messages { messageCount += Int(parts[2]) ?? 0 }
    guard parts.count == 3, let kind = FuzzFinding.Kind(rawValue: String(parts[1])) else { return }
    findings.append(FuzzFinding(number: number, kind: kind, detail: String(parts[2])))
  }

  private static func finding(_ number: Int, _ process: Process, _ errors: String) -> FuzzFinding? {
    let status = process.terminationStatus
    switch process.terminationReason == .exit ? FuzzWorker.End(rawValue: status) : nil {
    case .hang: return FuzzFinding(number: number, kind: .hang, detail: "")
    case .memory: return FuzzFinding(number: number, kind: .memory, detail: "")
    case .worn: return nil
    case nil:
      let fatal = errors.split(separator: "\n").first { $0.contains("atal error") } ?? ""
      return FuzzFinding(number: number, kind: .trap, detail: "status \(status) \(fatal)")
    }
  }
}

/// A file for what a process says, which takes any amount of it.
final class StreamFile {
  private let url = FileManager.default.temporaryDirectory.appending(path: "l10n-dev-\(UUID())")
  let handle: FileHandle

  init() throws {
    try Data().write(to: url)
    handle = try FileHandle(forWritingTo: url)
  }

  deinit {
    try? handle.close()
    try? FileManager.default.removeItem(at: url)
  }

  var text: String { String(decoding: (try? Data(contentsOf: url)) ?? Data(), as: UTF8.self) }
}
