import ArgumentParser
import Foundation

/// Calls of the localization API, as a server makes them for each request.
struct BenchAPI: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "api",
    abstract: "Calls of String(localized:) and AttributedString(localized:) a second.",
    discussion: """
      The texts are 1,000 keys in three languages, in a folder that is made for it. Each call has \
      another key, and other arguments than the calls before; it is measured beside as many calls of \
      Bundle.localizedString(forKey:value:table:), which only looks a key up, both by the \
      processor's time.
      """)

  @Option(help: "How many calls each thread makes.")
  var count = 100_000

  @Option(help: "How many threads there are; may be given several times.")
  var threads = [1, 2, 8]

  @Option(help: "Only this kind of call: \(LocalizingCall.names).")
  var kind: LocalizingCall?

  @Option(help: "The locale of the texts.")
  var locale = "es-MX"

  func validate() throws {
    guard count > 0, threads.allSatisfy({ $0 > 0 }) else {
      throw ValidationError("Calls and threads are one or more.")
    }
  }

  func run() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "l10n-bench-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try BenchTexts.write(to: folder)
    guard let bundle = Bundle(url: folder) else {
      throw ValidationError("There is no bundle at \(folder.path).")
    }
    let target = LocalizingCall.Target(bundle: bundle, locale: Locale(identifier: locale))
    print("kind       threads   calls/s    of CPU    Bundle's    ratio   example")
    for threads in threads {
      for kind in kind.map({ [$0] }) ?? LocalizingCall.allCases {
        measure(kind, target, threads: threads)
      }
    }
    print("peak memory \(Measure.megabytes(Measure.peakMemory())) MB")
  }

  private func measure(_ kind: LocalizingCall, _ target: LocalizingCall.Target, threads: Int) {
    // A tenth first, so that a server is measured and not its start.
    _ = CallRate(of: kind.call, target, count: count / 10, threads: threads)
    let rate = CallRate(of: kind.call, target, count: count, threads: threads)
    let key = LocalizingCall.foundationCall(of: kind)
    _ = CallRate(of: key, target, count: count / 10, threads: threads)
    let foundation = CallRate(of: key, target, count: count, threads: threads)
    let columns = [
      kind.rawValue.padding(toLength: 10, withPad: " ", startingAt: 0),
      Self.column(threads, 7), Self.column(Int(rate.perSecond), 9),
      Self.column(Int(rate.perProcessorSecond), 9),
      Self.column(Int(foundation.perProcessorSecond), 11),
    ]
    let ratio = Measure.format(rate.perProcessorSecond / foundation.perProcessorSecond)
    print(columns.joined(separator: " ") + "  \(ratio)   \(kind.example(target))")
  }

  private static func column(_ number: Int, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
