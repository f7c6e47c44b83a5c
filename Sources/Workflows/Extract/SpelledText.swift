import Reading

/// What one file spells out of some keys.
struct SpelledText: ByteCodable, Sendable {
  /// In the order of their bytes.
  var keys: [String] = []
  /// The cases of enumerations that are called as keys, where the file doesn't tell whether their raw
  /// values are texts.
  var cases: [Case] = []
  /// What the file calls other types.
  var aliases: [Alias] = []

  struct Case: ByteCodable, Hashable, Sendable {
    var key: String
    /// The enumeration's raw type, if it is one.
    var type: String
  }

  struct Alias: ByteCodable, Hashable, Sendable {
    var name: String
    var type: String
  }

  var isEmpty: Bool { keys.isEmpty && cases.isEmpty && aliases.isEmpty }

  /// The keys that files spell out together, with the first of the files that has each.
  static func firstFiles(_ texts: [(path: String, text: SpelledText)]) -> [ExactKey: String] {
    var first: [ExactKey: String] = [:]
    func add(_ key: String, _ path: String) {
      first[ExactKey(key)] = min(first[ExactKey(key)] ?? path, path)
    }
    let strings = namesOfString(texts.flatMap(\.text.aliases))
    for (path, text) in texts {
      for key in text.keys { add(key, path) }
      for found in text.cases where strings.contains(found.type) { add(found.key, path) }
    }
    return first
  }

  /// What `String` is called by aliases, and by aliases of these.
  private static func namesOfString(_ aliases: [Alias]) -> Set<String> {
    let names = Dictionary(grouping: aliases, by: \.type)
    var found: Set<String> = []
    var open = ["String"]
    while let type = open.popLast() {
      for alias in names[type] ?? [] where found.insert(alias.name).inserted {
        open.append(alias.name)
      }
    }
    return found
  }
}

// MARK: As bytes

extension SpelledText {
  func write(to writer: inout ByteWriter) {
    writer.write(keys)
    writer.write(cases)
    writer.write(aliases)
  }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    self.init(
      keys: try reader.textList(), cases: try reader.list(), aliases: try reader.list())
  }
}

extension SpelledText.Case {
  func write(to writer: inout ByteWriter) {
    writer.write(key)
    writer.write(type)
  }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    self.init(key: try reader.text(), type: try reader.text())
  }
}

extension SpelledText.Alias {
  func write(to writer: inout ByteWriter) {
    writer.write(name)
    writer.write(type)
  }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    self.init(name: try reader.text(), type: try reader.text())
  }
}
