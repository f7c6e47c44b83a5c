import Grammar

/// What a word's ending says about it, from a language's `endings.txt`.
///
/// A line is kind, answer and endings. Of the endings that a word has, the longest decides; of
/// equally long ones the last in the file. A whole word is an ending too, written `^word`.
struct EndingRules: Sendable {
  /// What the rules are about.
  enum Kind: String, Sendable {
    /// The paradigms that need no person's look, the regular one first.
    case plural
    /// The genders that words with the ending have.
    case gender
    /// Whether an empty plural means a mass noun.
    case mass
    /// Whether a word with a capital is a common noun (Italian) and no name (Italy).
    case proper
    /// The paradigm of acronyms.
    case acronym
    /// The letters that words are written with.
    case letters
  }

  private var answers: [Kind: [String: [String]]] = [:]
  private(set) var unread: [UnreadField] = []

  init(text: String) {
    let bytes = Array(text.utf8)
    self.init(bytes.withUnsafeBufferPointer { DataLines($0) })
  }

  init(_ lines: DataLines) {
    for line in lines.lines {
      let fields = line.fields.map { $0.split(separator: " ").map(String.init) }
      guard (2...3).contains(fields.count), let kind = Kind(rawValue: fields[0].joined()) else {
        unread.append(UnreadField(line, 0, "expected `kind<TAB>answer<TAB>endings`"))
        continue
      }
      for ending in fields.count == 3 ? fields[2] : ["-"] {
        answers[kind, default: [:]][ending == "-" ? "" : ending] = fields[1]
      }
    }
  }

  /// What the longest ending of `word` says, and that ending; empty when no rule knows the word.
  func answer(_ kind: Kind, for word: String) -> (answer: [String], ending: String) {
    guard let rules = answers[kind] else { return ([], "") }
    var ending = Substring("^" + word.lowercased())
    while true {
      if let answer = rules[String(ending)] { return (answer, String(ending)) }
      if ending.isEmpty { return ([], "") }
      ending.removeFirst()
    }
  }

  /// All that rules of this kind can answer.
  func answers(_ kind: Kind) -> Set<String> {
    Set((answers[kind] ?? [:]).values.joined())
  }

  /// Whether the language has rules of this kind at all.
  func has(_ kind: Kind) -> Bool { answers[kind] != nil }
}
