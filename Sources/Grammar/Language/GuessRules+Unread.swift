extension GuessRules {
  /// What no rule is made of, for whoever edits `guess.txt`.
  package static func unread(in lines: DataLines, paradigms: ParadigmTable) -> [UnreadField] {
    lines.lines.compactMap { unread(in: $0, paradigms) }
  }

  private static func unread(
    in line: DataLines.Line, _ paradigms: ParadigmTable
  ) -> UnreadField? {
    guard line.fields.count == 3 else {
      return UnreadField(line, 0, "expected `kind<TAB>answer<TAB>endings`")
    }
    guard let kind = Kind(name: line.fields[0]) else {
      let known = Kind.allCases.map(\.name).joined(separator: ", ")
      return UnreadField(line, 0, "unknown kind \(line.fields[0]); known are \(known)")
    }
    let answer = line.fields[1]
    if let part = kind.part {
      return unread(answer, of: part, in: line, paradigms)
    }
    if kind == .gender {
      return LexemeGender(name: answer) == nil
        ? UnreadField(line, 1, "unknown gender \(answer); expected m, f, n or c") : nil
    }
    guard let answers = kind.answers, !answers.contains(answer) else { return nil }
    let expected = answers.joined(separator: " or ")
    return UnreadField(line, 1, "unknown answer \(answer); expected \(expected)")
  }

  /// An answer that names a paradigm, and the tags behind the name.
  private static func unread(
    _ answer: String, of part: LexicalPart, in line: DataLines.Line, _ paradigms: ParadigmTable
  ) -> UnreadField? {
    let words = answer.split(separator: " ")
    guard answer != "no", let name = words.first else { return nil }
    if paradigms[part.partOfSpeech, name.utf8] == nil {
      return UnreadField(line, 1, "no \(part) paradigm \(name); expected its name, or no")
    }
    let other = words.dropFirst().first { !LexemeLine.hasTag(String($0)) }
    return other.map { UnreadField(line, 1, word: String($0), "unknown tag \($0)") }
  }
}

extension GuessRules.Kind {
  /// The kind of that name in the file.
  package init?(name: String) {
    guard let kind = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = kind
  }

  /// The part of speech whose paradigms its rules name; nil where they name none.
  var part: LexicalPart? {
    switch self {
    case .noun, .nounPlural, .shownPlural, .mixedNoun: .noun
    case .adjective, .sureAdjective, .saidAdjective: .adjective
    case .verbForm, .sureVerb: .verb
    default: nil
    }
  }

  /// What a rule may answer that names neither a paradigm nor a gender; nil where it answers with letters.
  fileprivate var answers: [String]? {
    switch self {
    case .comparative, .enclitic, .saysHow, .superlative: nil
    case .relational: ["yes", "no", "timed"]
    case .aloneAdjective: ["yes", "no"]
    case .foreignPlural: ["yes", "known"]
    case .participleShape: ["yes", "prefixed"]
    case .quality: ["yes", "before"]
    case .bareObject: ["yes", "partitive", "weather"]
    default: ["yes"]
    }
  }

  /// The cells of which a word that fits is a form: a noun's singular is its lemma; of plurals,
  /// adjectives and verbs any form may be the one that is met.
  func cells(in schemas: SchemaTable) -> Cells {
    switch self {
    case .noun, .mixedNoun: Cells(bits: 1)
    case .nounPlural, .shownPlural: schemas[.noun].cells(for: .plural)
    default: part.map { schemas[$0].all } ?? Cells()
    }
  }

  /// The endings of a paradigm of which a word that fits has one.
  package func endings(_ paradigm: Paradigm, in schemas: SchemaTable) -> [[UInt8]] {
    cells(in: schemas).filter { $0 < paradigm.endings.count }.map { paradigm.endings[$0] }
  }

  /// The paradigm that an answer names.
  package func paradigm(_ answer: String, in table: ParadigmTable) -> Paradigm? {
    part.flatMap { table[$0.partOfSpeech, answer.prefix { $0 != " " }.utf8] }
  }
}
