import Dispatch
import Foundation
import Locking

/// Finds which of some keys stand, word for word, between quotation marks or tags of some files.
///
/// A key that the code looks up by a name, as the raw value of an enumeration does, is spelled out
/// somewhere; what is spelled out nowhere can't be looked up.
struct LiteralSearch {
  private let wanted: Set<ArraySlice<UInt8>>

  init(_ keys: some Sequence<String>) {
    wanted = Set(keys.map { Array($0.utf8)[...] })
  }

  /// The keys that were found, with the first of the files that has each.
  ///
  /// - Parameter read: The bytes of a file; called from several threads.
  func found(
    in paths: [String], read: @escaping @Sendable (String) -> [UInt8]?
  ) -> [String: String] {
    guard !wanted.isEmpty else { return [:] }
    let found = Locked<[String: String]>([:])
    DispatchQueue.concurrentPerform(iterations: paths.count) { index in
      guard let bytes = read(paths[index]) else { return }
      let keys = literals(in: bytes)
      guard !keys.isEmpty else { return }
      found.withLock { found in
        for key in keys {
          found[key] = min(found[key] ?? paths[index], paths[index])
        }
      }
    }
    return found.withLock { $0 }
  }

  /// The wanted texts of one file.
  func literals(in bytes: [UInt8]) -> Set<String> {
    var found: Set<String> = []
    var start: Int?
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: ">"), UInt8(ascii: "<"):
        if let start { take(bytes[start..<index], &found) }
        start = index + 1
      case UInt8(ascii: "\n"): start = nil
      default: break
      }
      index += 1
    }
    return found
  }

  private func take(_ literal: ArraySlice<UInt8>, _ found: inout Set<String>) {
    if wanted.contains(literal) {
      return _ = found.insert(String(decoding: literal, as: UTF8.self))
    }
    guard literal.contains(UInt8(ascii: "\\")) else { return }
    let plain = Self.unescaped(literal)
    if wanted.contains(plain[...]) { found.insert(String(decoding: plain, as: UTF8.self)) }
  }

  /// What the commonest escapes of Swift, Objective-C and JSON stand for.
  private static func unescaped(_ literal: ArraySlice<UInt8>) -> [UInt8] {
    var plain: [UInt8] = []
    var escapes = false
    for byte in literal {
      guard escapes || byte == UInt8(ascii: "\\") else {
        plain.append(byte)
        continue
      }
      if escapes {
        switch byte {
        case UInt8(ascii: "n"): plain.append(UInt8(ascii: "\n"))
        case UInt8(ascii: "t"): plain.append(UInt8(ascii: "\t"))
        case UInt8(ascii: "r"): plain.append(UInt8(ascii: "\r"))
        default: plain.append(byte)
        }
      }
      escapes.toggle()
    }
    return plain
  }
}
