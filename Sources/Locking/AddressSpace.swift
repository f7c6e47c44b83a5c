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

  /// In bytes: what the program and its libraries take before anything is read.
  private static let ofProgram = 300 << 20
  /// The stack of a thread, and what the system sets aside for it.
  private static let ofThread = LargeStack.size + (64 << 20)

  /// Whether a thread that works and one that works for it fit in: where one can't be made, what waits for
  /// it waits without end.
  package static func isEnough(_ limit: Int? = limit) -> Bool {
    limit.map { $0 >= ofProgram + 2 * ofThread } ?? true
  }

  /// How many threads with large stacks may work at a time, each with another one.
  package static func mostThreads(within limit: Int? = limit) -> Int {
    limit.map { max(1, ($0 - ofProgram) / (2 * ofThread)) } ?? .max
  }
}
