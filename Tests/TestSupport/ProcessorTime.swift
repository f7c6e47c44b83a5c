#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The processor time that this thread spends on some work.
///
/// Tests run side by side on few cores, so that time on the clock says how busy the machine is.
///
/// - Parameter work: What is done, on this thread alone.
/// - Returns: The time, as the system's clock of the thread counts it.
package func processorTime(_ work: () throws -> Void) rethrows -> Duration {
  let start = threadTime()
  try work()
  return threadTime() - start
}

private func threadTime() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
