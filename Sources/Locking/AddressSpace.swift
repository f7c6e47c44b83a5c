#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// How much memory the system lets this process address (`ulimit -v`).
package enum AddressSpace {
  /// In bytes; nil where there is no limit.
  package static let limit: Int? = {
    var limit = rlimit()
    #if canImport(Glibc)
    let resource = __rlimit_resource_t(RLIMIT_AS.rawValue)
    #else
    let resource = RLIMIT_AS
    #endif
    guard getrlimit(resource, &limit) == 0, limit.rlim_cur < rlim_t(Int.max) else { return nil }
    return Int(limit.rlim_cur)
  }()

  /// The least that a thread that works and one that parses for it are sure to fit into: where a thread
  /// can't be made, what waits for it waits without end.
  private static let least = 1_400 << 20
  private static let ofProgram = 700 << 20
  /// The stacks of both, and what the system sets aside for each thread.
  private static let ofThread = 2 * (LargeStack.size + (64 << 20))

  /// Whether there is enough to begin.
  package static func isEnough(_ limit: Int? = limit) -> Bool { limit.map { $0 >= least } ?? true }

  /// How many threads with large stacks may work at a time.
  package static func mostThreads(within limit: Int? = limit) -> Int {
    limit.map { max(1, ($0 - ofProgram) / ofThread) } ?? .max
  }
}
