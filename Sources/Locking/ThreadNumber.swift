#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Numbers for threads, in the order in which they first ask.
@usableFromInline package enum ThreadNumber {
  private static let last = Locked(0)

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// The number of this thread, from 1; it has no other as long as it lives.
  @usableFromInline package static var current: Int {
    let known = Int(bitPattern: pthread_getspecific(key))
    return known > 0 ? known : next()
  }

  private static func next() -> Int {
    let number = last.withLock { last in
      last += 1
      return last
    }
    pthread_setspecific(key, UnsafeRawPointer(bitPattern: number))
    return number
  }

  /// How many copies of a value suit the machine: as many as threads that run at once, and as many
  /// again for those that wait.
  package static let suggestedShards: Int = {
    let processors = Int(sysconf(Int32(_SC_NPROCESSORS_CONF)))
    return min(64, max(8, 2 * processors))
  }()
}
