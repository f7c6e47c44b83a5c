#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension [UInt8] {
  /// Whether the bytes are the same, in debug builds as quickly as in others: ten megabytes take a
  /// millisecond.
  package func hasSameBytes(as other: [UInt8]) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBytes { own in
      other.withUnsafeBytes { given in
        guard let left = own.baseAddress, let right = given.baseAddress else { return true }
        return memcmp(left, right, own.count) == 0
      }
    }
  }
}
