import Foundation

/// How many calls a second several threads make together.
struct CallRate {
  let perSecond: Double
  /// Of the processor's time, in which other programs don't count.
  let perProcessorSecond: Double

  /// - Parameter count: How many calls each thread makes.
  init(
    of call: @escaping LocalizingCall.Call, _ target: LocalizingCall.Target, count: Int,
    threads: Int
  ) {
    let ((_, seconds), processorSeconds) = Measure.processorSeconds {
      Measure.seconds {
        let group = DispatchGroup()
        for thread in 0..<threads {
          group.enter()
          Thread.detachNewThread {
            let start = thread * count
            let bytes = (start..<start + count).reduce(0) { $0 &+ call($1, target) }
            if bytes < 0 { print(bytes) }
            group.leave()
          }
        }
        group.wait()
      }
    }
    let calls = Double(count * threads)
    perSecond = calls / max(seconds, .leastNonzeroMagnitude)
    perProcessorSecond = calls / max(processorSeconds, .leastNonzeroMagnitude)
  }
}
