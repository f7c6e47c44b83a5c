import Diagnostics
import Grammar

/// The texts of a language's folder, with the place of each word, for those who check them.
struct CheckedFolder: Sendable {
  let language: String
  let files: [String: [UInt8]]
  let schemas: SchemaTable
  let paradigms: ParadigmTable
  let lexicon: CheckedLexicon
  let sandhi: SandhiRules
  let pronouns: PersonalPronouns
  private let path: String
  private let texts: [String: DataLines]

  /// - Parameters:
  ///   - path: What stands before the names of the files in diagnostics.
  ///   - files: By their names, with what they end in.
  init(_ language: String, path: String, files: [String: [UInt8]]) {
    self.language = language
    self.path = path
    self.files = files
    let texts = files.filter { $0.key.hasSuffix(Self.suffix) }
      .mapValues { $0.withUnsafeBufferPointer { DataLines($0) } }
    self.texts = texts
    let none = DataLines(UnsafeBufferPointer(start: nil, count: 0))
    func lines(_ name: String) -> DataLines { texts[name + Self.suffix] ?? none }
    schemas = SchemaTable(lines("features"))
    paradigms = (files["paradigms.txt"] ?? []).withUnsafeBufferPointer { ParadigmTable($0) }
    lexicon = CheckedLexicon(
      ["curated", "lexicon"].map { ($0, lines($0).lines) }, paradigms: paradigms)
    sandhi = SandhiRules(
      lines("sandhi"), soundNames: Languages.soundNames(of: language))
    pronouns = PersonalPronouns(lines("pronouns"))
  }

  private static let suffix = ".txt"

  /// A text by its name without `.txt`; no lines where there is none.
  func data(_ name: String) -> DataLines {
    texts[name + Self.suffix] ?? DataLines(UnsafeBufferPointer(start: nil, count: 0))
  }

  func lines(_ name: String) -> [DataLines.Line] { data(name).lines }

  /// The kind of the words with a tag; nil where its line of `features.txt` has a mistake, which is told
  /// there.
  func kind(ofTag tag: String) -> SchemaLine? {
    let broken = schemas.unread.contains { unread in
      lines("features").contains { $0.number == unread.line && $0.fields[0] == tag }
    }
    return broken ? nil : schemas.kind(ofTag: tag)
  }

  func cells(of tag: String) -> [FeatureSet]? { kind(ofTag: tag)?.cells }

  /// The classes of sounds that a word may start with.
  var soundNames: Set<String> { Languages.soundNames(of: language).union(sandhi.sounds.keys) }

  /// Whether `tags.txt` says what a word of a text means to people.
  func isDeclared(_ tag: String, in text: String) -> Bool {
    lines("tags").contains { $0.fields.count == 3 && $0.fields[0] == text && $0.fields[1] == tag }
  }
}

extension CheckedFolder {
  /// Something wrong with a field, or with a word in it.
  func problem(
    _ kind: FolderProblem, _ text: String, _ line: DataLines.Line, field: Int = 0,
    word: String = "", _ message: String
  ) -> Diagnostic {
    var start = line.offset(ofField: field)
    var length = field < line.fields.count ? line.fields[field].utf8.count : 0
    if !word.isEmpty, let offset = Self.offset(of: word, inField: field, of: line) {
      start += offset
      length = word.utf8.count
    }
    return diagnostic(kind, text + Self.suffix, start..<(start + length), message)
  }

  /// Something wrong with a file as a whole, or with some bytes of it.
  func problem(
    _ kind: FolderProblem, file: String, at range: Range<Int> = 0..<0, _ message: String
  ) -> Diagnostic {
    diagnostic(kind, file, range, message)
  }

  /// What a reader of the engine doesn't understand in a text.
  func problems(_ text: String, _ unread: [UnreadField]) -> [Diagnostic] {
    unread.compactMap { unread in
      lines(text).first { $0.number == unread.line }.map {
        problem(.notUnderstood, text, $0, field: unread.field, word: unread.word, unread.message)
      }
    }
  }

  private func diagnostic(
    _ kind: FolderProblem, _ file: String, _ range: Range<Int>, _ message: String
  ) -> Diagnostic {
    Diagnostic(
      id: kind.rawValue, severity: .error, message: message,
      location: Location(file: "\(path)/\(file)", range: range))
  }

  private static func offset(of word: String, inField field: Int, of line: DataLines.Line) -> Int? {
    guard field < line.fields.count else { return nil }
    var offset = 0
    for other in line.fields[field].split(separator: " ", omittingEmptySubsequences: false) {
      if other == word { return offset }
      if let range = other.firstRange(of: word), other.contains(where: { ",|".contains($0) }) {
        return offset + other.utf8.distance(from: other.startIndex, to: range.lowerBound)
      }
      offset += other.utf8.count + 1
    }
    return nil
  }
}
