/// What the texts of a language say of one word.
struct WordFacts {
  /// Lexemes that it is a form of, the surest first.
  var analyses: [Analysis] = []
  var roles: Roles = []
  /// The verb that it is a form of, by the function words or by the verbs.
  var functionVerb: Lexeme?
  var verb: Lexeme?
  /// The parts of speech of a word that is often several, the likeliest first.
  var parts: [LexicalPart] = []
  /// Whether the project has it.
  var isOwn = false

  var isEmpty: Bool { analyses.isEmpty && roles.isEmpty && verb == nil && parts.isEmpty }
}

extension Language {
  /// What the function words say of a lemma.
  func roles(of lexeme: Lexeme) -> Roles { WordSearch(language: self).roles(of: lexeme.lemma) }

  /// What they say of a word, or of several in one line.
  func roles(of words: [UInt8]) -> Roles {
    words.withUnsafeBufferPointer { WordSearch(language: self).roles(of: $0) }
  }

  /// The lexeme of a part of speech that a dictionary has in this form.
  func lexeme(_ lemma: [UInt8], _ part: LexicalPart) -> Lexeme? {
    lemma.withUnsafeBufferPointer { lemma in
      WordSearch(language: self).lexemes(of: lemma).first { $0.part == part }
    }
  }

  /// The verb that a word in small letters is a form of.
  func verb(withForm form: [UInt8]) -> Lexeme? {
    form.withUnsafeBufferPointer {
      WordSearch(language: self).facts(of: $0, WordHash.of($0)).verb
    }
  }
}

/// Reads all lines about a word, one probe of the index.
struct WordSearch {
  let language: Language

  func facts(of word: Bytes, _ hash: UInt64) -> WordFacts {
    var facts = WordFacts()
    var found: [Found] = []
    language.index.forEach(hash) { offset in
      guard let (kind, line) = language.texts.line(at: offset) else { return }
      add(line, kind, offset, word, &facts, &found)
    }
    settle(&found)
    found.sort { $0.order < $1.order }
    if let own = language.project?.analyses(of: word) {
      facts.isOwn = true
      let lemmas = own.map(\.lexeme.lemma)
      found.removeAll { other in lemmas.contains { $0.equals(other.analysis.lexeme.lemma) } }
      facts.analyses = own
    }
    for one in found where !(language.project?.has(one.analysis.lexeme.lemma) ?? false) {
      facts.analyses.append(one.analysis)
    }
    return facts
  }

  /// A reading with what says where it stands among others.
  private struct Found {
    var analysis: Analysis
    /// Smaller is surer.
    var order: Int
    var isCurated: Bool
  }

  private func add(
    _ line: Bytes, _ kind: LexicalTexts.Kind, _ offset: Int, _ word: Bytes,
    _ facts: inout WordFacts, _ found: inout [Found]
  ) {
    switch kind {
    case .curated, .lexicon:
      let reader = LexemeLine(language: language)
      guard let lexeme = reader.lexeme(line, isCurated: kind == .curated),
        let analysis = language.analysis(of: word, as: lexeme)
      else { return }
      let order = order(of: analysis, word, kind, offset)
      found.append(Found(analysis: analysis, order: order, isCurated: kind == .curated))
    case .functionWords where line.firstField.equals(word):
      let fields = line.behindFirstField
      facts.roles = Roles(tags: fields.firstField)
      facts.functionVerb = LexemeLine(language: language).verb(listed: fields.behindFirstField)
    case .verbs where line.firstField.equals(word):
      facts.verb = LexemeLine(language: language).verb(listed: line.behindFirstField)
    case .ambiguous where line.firstField.equals(word):
      var parts: [LexicalPart] = []
      line.behindFirstField.parts(UInt8(ascii: " ")) { _, tag in
        if let part = LexicalPart(tag: tag) { parts.append(part) }
        return true
      }
      facts.parts = parts
    case .functionWords, .verbs, .ambiguous, .sounds, .pronouns: break
    }
  }

  /// Forms that are preferred before those that are only accepted; words that are in use before rare ones;
  /// of forms with cases those that may stand alone; then those that a line lists for itself, the lemma
  /// as it stands, curated words, forms with longer endings.
  private func order(
    of analysis: Analysis, _ word: Bytes, _ kind: LexicalTexts.Kind, _ offset: Int
  ) -> Int {
    let lexeme = analysis.lexeme
    let isLemma = lexeme.lemma.equals(word)
    let isListed = lexeme.inflection == .listed && !isLemma
    let tier = isListed ? 0 : isLemma ? 1 : 2
    let ending = max(0, 60 - (word.count - lexeme.stem.count))
    var order = analysis.isPreferred ? 0 : 1
    order = order << 1 | (lexeme.traits.contains(.rare) ? 1 : 0)
    order = order << 1 | (language.mayBeNominative(analysis) ? 0 : 1)
    order = order << 2 | tier
    order = order << 1 | (lexeme.traits.contains(.likeliest) ? 0 : 1)
    order = order << 1 | (kind == .curated ? 0 : 1)
    order = order << 6 | (tier == 2 ? ending : 0)
    return order << 26 | offset
  }

  /// Of a lemma's words of one part of speech those count that were written by hand.
  private func settle(_ found: inout [Found]) {
    guard found.count > 1 else { return }
    let curated = found.filter(\.isCurated).map(\.analysis.lexeme)
    guard !curated.isEmpty, curated.count < found.count else { return }
    found.removeAll { one in
      !one.isCurated
        && curated.contains {
          $0.part == one.analysis.lexeme.part && $0.lemma.equals(one.analysis.lexeme.lemma)
        }
    }
  }

  /// What the function words say of a word.
  func roles(of word: Bytes) -> Roles {
    var roles: Roles = []
    language.index.forEach(WordHash.of(word)) { offset in
      guard let (kind, line) = language.texts.line(at: offset), kind == .functionWords,
        line.firstField.equals(word)
      else { return }
      roles = Roles(tags: line.behindFirstField.firstField)
    }
    return roles
  }

  /// Whether a noun of several words starts with this one.
  func startsCompound(_ lemma: Bytes) -> Bool {
    withKey(lemma) { key, hash in
      var isFound = false
      language.index.forEach(hash) { offset in
        guard !isFound, let (kind, line) = language.texts.line(at: offset), kind.holdsLexemes,
          line.count > key.count
        else { return }
        isFound = line.slice(0..<key.count).equals(key)
      }
      return isFound
    }
  }

  private func withKey<Result>(_ lemma: Bytes, _ body: (Bytes, UInt64) -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: lemma.count + 1) { key in
      _ = key.update(fromContentsOf: lemma)
      key[lemma.count] = UInt8(ascii: " ")
      let bytes = Bytes(key)
      return body(bytes, WordHash.of(bytes))
    }
  }

  /// The lexemes with a lemma, the surest first.
  func lexemes(of lemma: Bytes) -> [Lexeme] {
    if let own = language.project?.lexemes(of: lemma) { return own }
    return facts(of: lemma, WordHash.of(lemma)).analyses.map(\.lexeme)
      .filter { $0.lemma.equals(lemma) }
  }

  /// The noun of several words with this form.
  func compound(_ form: [UInt8]) -> Analysis? {
    form.withUnsafeBufferPointer { form in
      facts(of: form, WordHash.of(form)).analyses.first { $0.lexeme.part == .noun }
    }
  }
}
