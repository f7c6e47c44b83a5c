import Diagnostics
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

  /// A file without keys.
  init(path: String) { self.path = path }

  /// Whether it is worth parsing.
  var mayChoose: Bool { keys.count > 1 || keys.values.contains(where: \.hasChoice) }

  /// The constants that it declares, with their keys; to be called on a large stack.
  func constants(in bytes: [UInt8]) -> [(KeyConstant, ConstantKeys.Entry)] {
    KeyConstant.constants(inSwift: bytes, keysAt: Set(keys.keys)).compactMap { constant, offset in
      keys[offset].map { key in
        (
          constant,
          .init(
            table: key.table, key: key.key,
            reading: constant.name.hasPrefix(KeyConstant.implicitType + ".")
              ? nil : key.reference.reading, file: path)
        )
      }
    }
  }

  /// What the file chooses, by numbers and by names; to be called on a large stack.
  func choices(
    in bytes: [UInt8], _ constants: ConstantKeys
  ) -> (numbers: [CodeChoice], variants: [VariantChoice]) {
    let found = FileChoices(
      inSwift: bytes, keysAt: Set(keys.keys), constants: constants.constants)
    guard !found.keys.isEmpty || !found.words.isEmpty else { return ([], []) }
    let source = KeyedSource(file: self, constants: constants, lines: LineMap(bytes))
    let choices =
      found.keys.compactMap { CodeChoice($0, in: source) }
      + found.words.compactMap { CodeChoice($0, in: self) }
    return (
      choices.sorted { $0.reference.offset < $1.reference.offset },
      found.keys.compactMap { VariantChoice($0, in: source) }
    )
  }
}

/// A file's keys, those that it names by constants among them.
struct KeyedSource {
  let file: KeyedFile
  let constants: ConstantKeys
  let lines: LineMap

  func key(of chosen: ChosenKey) -> KeyedFile.Key? {
    switch chosen {
    case .literal(let literal): return file.keys[literal.offset]
    case .constant(let named):
      guard let entry = constants.entry(of: named) else { return nil }
      let (line, column) = lines.shownPosition(at: named.offset)
      return KeyedFile.Key(
        table: entry.table, key: entry.key,
        reference: SourceReference(
          file: file.path, offset: named.offset, line: line, column: column,
          reading: entry.reading), hasChoice: false)
    }
  }
}
