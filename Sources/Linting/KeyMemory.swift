import Locking
package import Reading

/// What single keys of a table were found to have, so that a look at the same table after edits takes
/// over what they left as it was.
package final class KeyMemory: Sendable {
  /// What rules find in a key that need no other.
  package struct Known: Sendable {
    /// What was found, and in how many texts.
    package typealias Found = (findings: [LintDiagnostic], units: Int)

    fileprivate var findings: [LintDiagnostic]
    fileprivate var units: Int
    fileprivate var key: ExactKey
    fileprivate var traits: Traits
  }

  /// What a key has of its table, which edits of other keys may change.
  fileprivate struct Traits: Equatable, Sendable {
    var keysAreNames: Bool
    var keyIsSource: Bool
    var isUnknownToSource: Bool
    var isLeftOutOfSource: Bool
    var meantKeys: [String: String]
    var sparseLanguages: Set<String>
    var languages: [String]
    var use: KeyUse
    var textsForOne: Int?
    var languagesWithKeptTerm: [String]

    init(_ key: LintKey) {
      keysAreNames = key.keysAreNames
      keyIsSource = key.keyIsSource
      isUnknownToSource = key.isUnknownToSource
      isLeftOutOfSource = key.isLeftOutOfSource
      meantKeys = key.meantKeys
      sparseLanguages = key.sparseLanguages
      languages = key.translations.map(\.language)
      use = key.use
      // Only what counts something is compared with them.
      textsForOne = key.source.hasSpecifiers ? key.textsForOne?.fingerprint : nil
      languagesWithKeptTerm = key.languagesWithKeptTerm
    }
  }

  /// By the number of the key.
  private let earlier: [Int: Known]
  private let touched: Set<ExactKey>
  private let moved: @Sendable (LintDiagnostic) -> LintDiagnostic
  private let found = Locked<[Int: Known]>([:])

  /// A memory of nothing.
  package convenience init() { self.init([:], touched: []) { $0 } }

  private init(
    _ earlier: [Int: Known], touched: Set<ExactKey>,
    moved: @escaping @Sendable (LintDiagnostic) -> LintDiagnostic
  ) {
    self.earlier = earlier
    self.touched = touched
    self.moved = moved
  }

  /// What is known after edits.
  ///
  /// - Parameters:
  ///   - touched: The keys that were edited.
  ///   - moved: The finding of another key, where it is now.
  package func after(
    touching touched: Set<ExactKey>,
    moved: @escaping @Sendable (LintDiagnostic) -> LintDiagnostic
  ) -> KeyMemory {
    KeyMemory(found.withLock { $0 }, touched: touched, moved: moved)
  }

  /// What a key was found to have before; nil where it, or what it has of its table, has changed.
  package func earlierFindings(in key: LintKey, at index: Int) -> Known.Found? {
    let name = ExactKey(key.key)
    guard var known = earlier[index], known.key == name, !touched.contains(name),
      known.traits == Traits(key)
    else { return nil }
    known.findings = known.findings.map(moved)
    let kept = known
    found.withLock { $0[index] = kept }
    return (known.findings, known.units)
  }

  /// Takes down what was found in a key now.
  package func keep(_ findings: Known.Found, in key: LintKey, at index: Int) {
    let known = Known(
      findings: findings.findings, units: findings.units, key: ExactKey(key.key),
      traits: Traits(key))
    found.withLock { $0[index] = known }
  }
}
