import Foundation

/// Time and memory of this process.
enum Measure {
  static func seconds<Result>(_ body: () -> Result) -> (Result, Double) {
    let clock = ContinuousClock()
    let start = clock.now
    let result = body()
    let elapsed = start.duration(to: clock.now).components
    return (result, Double(elapsed.seconds) + Double(elapsed.attoseconds) * 1e-18)
  }

  /// The seconds that the processor spent on this process: others on the machine don't count.
  static func processorSeconds<Result>(_ body: () -> Result) -> (Result, Double) {
    let start = clock()
    let result = body()
    return (result, Double(clock() - start) / Double(CLOCKS_PER_SEC))
  }

  /// Seconds by the clock, and of the processor on all cores.
  struct Time {
    var seconds: Double
    var processor: Double

    var text: String { "\(format(seconds)) s (\(format(processor)) s of the processor)" }
  }

  static func time<Result>(_ body: () -> Result) -> (Result, Time) {
    let ((result, processor), seconds) = seconds { processorSeconds(body) }
    return (result, Time(seconds: seconds, processor: processor))
  }

  /// The most memory that the process has held so far, in bytes.
  static func peakMemory() -> Int {
    var usage = rusage()
    #if canImport(Darwin)
    getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss
    #else
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss * 1024
    #endif
  }

  static func megabytes(_ bytes: Int) -> String { format(Double(bytes) / 1_000_000) }

  static func rate(_ bytes: Int, _ seconds: Double) -> String {
    format(Double(bytes) / 1_000_000 / seconds) + " MB/s"
  }

  static func format(_ number: Double) -> String {
    number.formatted(.number.precision(.fractionLength(2)).locale(Locale(identifier: "en")))
  }
}
