import Extraction

/// A source file with the keys that its literals spell.
struct KeyedFile: Sendable {
  struct Key: Sendable {
    var table: String
    var key: String
    var reference: SourceReference
    /// Whether an interpolation chooses what it is.
    var hasChoice: Bool
  }

  let path: String
  /// By where their literals start; none for a literal that spells several keys.
  private(set) var keys: [Int: Key] = [:]

  /// The Swift files of some entries, by their paths.
  static func files(of entries: [ExtractedEntry]) -> [KeyedFile] {
    var files: [String: KeyedFile] = [:]
    var shared: [String: Set<Int>] = [:]
    for entry in entries {
      let hasChoice = entry.arguments.contains { $0.expression.contains("?") }
      for reference in entry.locations where reference.file.hasSuffix(".swift") {
        let key = Key(
          table: entry.table, key: entry.key, reference: reference, hasChoice: hasChoice)
        let old = files[reference.file, default: KeyedFile(path: reference.file)].keys
          .updateValue(key, forKey: reference.offset)
        if let old, old.key != key.key || old.table != key.table {
          shared[reference.file, default: []].insert(reference.offset)
        }
      }
    }
    for (file, offsets) in shared {
      for offset in offsets { files[file]?.keys[offset] = nil }
    }
    return files.values.sorted { $0.path < $1.path }
  }

  private init(path: String) { self.path = path }

  /// Whether it is worth parsing.
  var mayChoose: Bool { keys.count > 1 || keys.values.contains(where: \.hasChoice) }

  /// What the file chooses, by numbers and by names; to be called on the threads of `parallelMap`.
  func choices(in bytes: [UInt8]) -> (numbers: [CodeChoice], variants: [VariantChoice]) {
    let found = FileChoices(inSwift: bytes, keysAt: Set(keys.keys))
    let choices =
      found.keys.compactMap { CodeChoice($0, in: self) }
      + found.words.compactMap { CodeChoice($0, in: self) }
    return (
      choices.sorted { $0.reference.offset < $1.reference.offset },
      found.keys.compactMap { VariantChoice($0, in: self) }
    )
  }
}
