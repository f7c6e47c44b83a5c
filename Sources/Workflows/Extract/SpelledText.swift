import Reading

/// What one file spells out of some keys.
struct SpelledText: ByteCodable, Sendable {
  /// Those that something else than a literal of code spells out, in the order of their bytes.
  var keys: [String] = []
  /// The literals that are or may become keys, by key and offset.
  var literals: [Literal] = []
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

  struct Literal: ByteCodable, Hashable, Sendable {
    var key: String
    /// Where it starts.
    var offset: Int
  }

  /// What this text has, and of some keys what another one has, too.
  func adding(_ other: SpelledText, of some: Set<ExactKey>) -> SpelledText {
    var text = self
    let own = Set(keys.map { ExactKey($0) })
    text.keys += other.keys.filter { some.contains(ExactKey($0)) && !own.contains(ExactKey($0)) }
    text.keys.sort { $0.precedesInBytes($1) }
    text.literals = other.literals.filter {
      some.contains(ExactKey($0.key)) || literals.contains($0)
    }
    text.cases = other.cases.filter { some.contains(ExactKey($0.key)) || cases.contains($0) }
    return text
  }

  var isEmpty: Bool { keys.isEmpty && literals.isEmpty && cases.isEmpty && aliases.isEmpty }

  /// The keys that files spell out together, with the places of each by file and offset.
  static func places(in texts: [(path: String, text: SpelledText)]) -> [ExactKey: [SpelledPlace]] {
    var places: [ExactKey: [SpelledPlace]] = [:]
    func add(_ key: String, _ file: String, _ offset: Int? = nil) {
      places[ExactKey(key), default: []].append(SpelledPlace(file: file, offset: offset))
    }
    let strings = namesOfString(texts.flatMap(\.text.aliases))
    for (path, text) in texts.sorted(by: { $0.path < $1.path }) {
      for key in text.keys { add(key, path) }
      for found in text.cases where strings.contains(found.type) { add(found.key, path) }
      for literal in text.literals { add(literal.key, path, literal.offset) }
    }
    return places
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
    writer.write(literals)
    writer.write(cases)
    writer.write(aliases)
  }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    self.init(
      keys: try reader.textList(), literals: try reader.list(), cases: try reader.list(),
      aliases: try reader.list())
  }
}

extension SpelledText.Literal {
  func write(to writer: inout ByteWriter) {
    writer.write(key)
    writer.write(offset)
  }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    self.init(key: try reader.text(), offset: try reader.number())
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
