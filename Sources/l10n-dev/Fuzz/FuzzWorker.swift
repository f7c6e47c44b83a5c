import Foundation

/// Tries inputs in a process of its own, so that whatever they do to it ends nothing else.
///
/// It says on standard output which number it starts with, and what it found; when it ends itself,
/// the exit code says why.
struct FuzzWorker {
  /// What an input may take.
  ///
  /// Times are of the processor, for machines are busy.
  struct Limits {
    /// Longer is told.
    var slowSeconds = 1.0
    /// After so long nobody waits any more.
    var hangSeconds = 5.0
    var megabytes = 500
    /// What each message of an input may take besides.
    var messageSeconds = 0.02

    /// The same for an input of so many messages.
    func allowing(messages: Int) -> Limits {
      var limits = self
      limits.slowSeconds += Double(messages) * messageSeconds
      limits.hangSeconds += Double(messages) * messageSeconds
      return limits
    }
  }

  /// How the process ends where it ends itself.
  enum End: Int32 {
    case hang = 97
    case memory = 98
    /// Its memory is half used up by what inputs before left; another goes on.
    case worn = 96
  }

  var trial: FuzzTrial
  var limits = Limits()

  /// Tries the numbers, until so many messages were sent where inputs are messages.
  func run(_ numbers: StrideTo<Int>, messages: Int = .max) {
    let watch = FuzzWatch()
    var sent = 0
    for number in numbers {
      print("\(number)")
      fflush(nil)
      let count = trial.messageCount?(number)
      let limits = limits.allowing(messages: count ?? 0)
      watch.begin(limits)
      let broken = trial.broken(number)
      report(number, broken, seconds: watch.end(), limits)
      if let count {
        sent += count
        print("\(number) \(FuzzWork.messages) \(count)")
      }
      guard sent < messages else { break }
      if Measure.peakMemory() > limits.megabytes << 19 {
        fflush(nil)
        _exit(End.worn.rawValue)
      }
    }
  }

  /// Tries one input.
  func replay(_ bytes: [UInt8]) {
    let watch = FuzzWatch()
    print("0")
    fflush(nil)
    let limits = limits.allowing(messages: trial.replayedMessageCount?(bytes) ?? 0)
    watch.begin(limits)
    let broken = trial.replayed(bytes)
    report(0, broken, seconds: watch.end(), limits)
  }

  private func report(_ number: Int, _ broken: String?, seconds: Double, _ limits: Limits) {
    if let broken {
      print("\(number) broken \(broken.replacing("\n", with: "\\n"))")
    } else if seconds > limits.slowSeconds {
      print("\(number) slow \((seconds * 10).rounded() / 10) s")
    }
  }
}

/// Ends the process when the input that is being tried takes too much.
private final class FuzzWatch: @unchecked Sendable {
  private let lock = NSLock()
  private var start: (processor: Double, clock: Date, limits: FuzzWorker.Limits)?

  /// Of the processor, since the process started.
  private static var seconds: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }

  init() {
    let thread = Thread { [self] in
      while true {
        Thread.sleep(forTimeInterval: 0.02)
        check()
      }
    }
    thread.start()
  }

  func begin(_ limits: FuzzWorker.Limits) {
    lock.withLock { start = (Self.seconds, Date(), limits) }
  }

  /// - Returns: The seconds of the processor since the start.
  func end() -> Double {
    lock.withLock {
      defer { start = nil }
      return Self.seconds - (start?.processor ?? 0)
    }
  }

  private func check() {
    guard let start = lock.withLock({ start }) else { return }
    let limits = start.limits
    // What waits for something that never comes takes no time of the processor.
    if Self.seconds - start.processor > limits.hangSeconds
      || Date().timeIntervalSince(start.clock) > limits.hangSeconds * 10
    {
      quit(.hang)
    }
    if Measure.peakMemory() > limits.megabytes << 20 { quit(.memory) }
  }

  private func quit(_ reason: FuzzWorker.End) {
    fflush(nil)
    _exit(reason.rawValue)
  }
}
