import Diagnostics

/// The first keys of a table in a locale that stop a check, by what stops it: to find them.
package struct FirstKeys: Hashable, Sendable {
  /// How many are named.
  static let limit = 3

  private var places: [StatusFailure: [Location]] = [:]

  /// No keys.
  package init() {}

  subscript(failure: StatusFailure) -> [Location] { places[failure] ?? [] }

  func isFull(_ failure: StatusFailure) -> Bool { self[failure].count >= Self.limit }

  mutating func add(_ failure: StatusFailure, _ key: String, _ file: String, _ range: Range<Int>) {
    guard !isFull(failure) else { return }
    places[failure, default: []].append(Location(file: file, range: range, keyPath: [key]))
  }

  /// The keys as a part of a sentence; empty where none is known.
  ///
  /// - Parameter count: How many there are.
  func names(_ failure: StatusFailure, of count: Int) -> String {
    let names = self[failure].compactMap(\.keyPath.first).map { "'\($0.shortened(to: 60))'" }
    guard !names.isEmpty else { return "" }
    return " (\(names.joined(separator: ", "))\(count > names.count ? ", …" : ""))"
  }
}
