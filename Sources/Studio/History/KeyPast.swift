import Catalogs
import Dispatch
import Locking
import Reading
import Sessions
import Workflows

/// How a key's texts in a language came to be what they are.
struct KeyPast: Sendable {
  struct Change: Sendable {
    var state: FileState
    /// By path; empty where there was no text.
    var old: [String: String]
    var new: [String: String]
  }

  /// The newest first.
  private(set) var changes: [Change] = []
  /// Whether it was given up before all states were looked at.
  private(set) var isCut = false

  private static let mostStates = 200
  private static let mostChanges = 8
  private static let longest = Duration.seconds(4)

  /// Looks through the states of a file, as long as a person waits.
  init(of key: String, in language: String, at path: String, _ history: any FileHistory) {
    let start = ContinuousClock.now
    let states = history.states(of: path, most: Self.mostStates)
    var newer: (state: FileState, texts: [String: String])?
    for state in states {
      guard changes.count < Self.mostChanges, ContinuousClock.now - start < Self.longest else {
        isCut = true
        return
      }
      guard let bytes = history.bytes(of: path, in: state) else {
        isCut = true
        return
      }
      let texts = Self.texts(of: key, in: language, bytes, path)
      if let newer { add(newer.state, from: texts, to: newer.texts) }
      newer = (state, texts)
    }
    isCut = states.count == Self.mostStates
    if !isCut, let newer { add(newer.state, from: [:], to: newer.texts) }
  }

  private mutating func add(
    _ state: FileState, from old: [String: String], to new: [String: String]
  ) {
    if old != new { changes.append(Change(state: state, old: old, new: new)) }
  }

  private static func texts(
    of key: String, in language: String, _ bytes: [UInt8], _ path: String
  ) -> [String: String] {
    // Most states of a large catalog differ in other keys, but each has to be read to know that.
    guard let file = CatalogFile(bytes, path: path), let entry = file.lastEntry(forKey: key) else {
      return [:]
    }
    return file.texts(ofEntry: entry).reduce(into: [:]) { texts, text in
      guard text.language ?? language == language, !text.leaf.text.isEmpty else { return }
      texts[text.leaf.path.spelling] = text.leaf.text
    }
  }
}

/// A look at a key's past, beside other work.
struct PastSearch: Sendable {
  var id: KeyID
  /// What the table was when it began.
  var version: Int
  var found: KeyPast?
}

extension StudioSession {
  /// How a key's texts came to be; nil while that is looked for.
  func past(of id: KeyID) throws(StudioProblem) -> KeyPast? {
    guard let past, exchange == nil else {
      throw StudioProblem(.unknown, "nothing is known of earlier texts here")
    }
    let (open, version) = (try OpenKey(id, in: self), try table(id.table).version)
    let (known, begins) = state.withLock { state in
      let known = state.pastSearch.flatMap { $0.id == id && $0.version == version ? $0 : nil }
      if known == nil { state.pastSearch = PastSearch(id: id, version: version) }
      return (known, known == nil)
    }
    if begins {
      let (path, language) = (open.fileOfTexts, open.language)
      DispatchQueue.global(qos: .utility).async { [self] in
        let found = KeyPast(of: id.key, in: language, at: path, past)
        state.withLock { state in
          guard state.pastSearch?.id == id, state.pastSearch?.version == version else { return }
          state.pastSearch?.found = found
        }
      }
    }
    return known?.found
  }
}

extension OpenKey {
  /// The file that has the key's texts in the language, or would have them.
  fileprivate var fileOfTexts: String {
    let having = Set(table.files.filter { $0.value.index(of: key) != nil }.keys)
    let own = knowledge.catalogs(ofTableWith: check.file).first { catalog in
      having.contains(catalog.path) && catalog.language ?? language == language
    }
    return own?.path ?? check.file
  }
}
