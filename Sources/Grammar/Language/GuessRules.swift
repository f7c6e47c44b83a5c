import PlainBytes

/// What the shape of a word says of one that no lexicon has.
///
/// `guess.txt` has a line for each kind of answer and its endings: kind, answer, endings. A dot in front
/// of an ending is one more letter that has to stand there, `^` the start of the word, `-` any word. The
/// longest ending decides; of two that are as long the one that stands first.
package struct GuessRules: Sendable {
  package enum Kind: Int, CaseIterable, Sendable {
    /// The paradigm of a noun in the singular.
    case noun
    /// The paradigm of a noun in the plural.
    case nounPlural
    /// The same where a determiner shows a plural: other words of this shape are rather singulars.
    case shownPlural
    /// The paradigm of a noun in the singular with capitals within it, which is rather a name; `no` for what other rules know:
    /// GitHub, but NutzerIn.
    case mixedNoun
    /// The gender of a noun.
    case gender
    /// The paradigm of an adjective in any form.
    case adjective
    /// That of any form of a word that is said to be a verb.
    case verbForm
    /// That of a word behind a noun whose ending no adjective has: it is the noun's verb.
    case verbBehind
    /// The same, where hardly any other word has this shape: the word is a verb wherever it stands.
    case sureVerb
    /// What stands before other verbs and makes verbs of their forms: verbieten.
    case verbPrefix
    /// What stands before other nouns and makes nouns of their forms: cyberatak.
    case nounPrefix
    /// A word of this shape behind a verb that takes an infinitive is one.
    case infinitive
    /// Words that are adverbs, participles, or forms of verbs without a number.
    case adverb
    case participle
    case verb
    /// The last of several words that no lexicon has is foreign, and stays as it is: glutei maximi.
    case foreign
    /// English plurals behind a noun in the singular, with which they are one noun: story points. Of words that the
    /// lexicon has, too (`known`), where no native plural ends so.
    case foreignPlural
    /// An unknown word of this shape that stands alone is an adjective.
    case aloneAdjective
    /// The paradigm of an adjective in any form, where hardly any other word has this shape: the word is
    /// one wherever it stands.
    case sureAdjective
    /// That of a word that is said to be an adjective.
    case saidAdjective
    /// Verbal nouns that are hardly ever counted.
    case activity
    /// What ends a compound made of a verb (check-in), and what joins one (editor-in-chief).
    case particle, joint
    /// Parts of nouns with hyphens: first parts that stay (vice-), verbs (guarda-), and last ones that stay
    /// (-chave).
    case fixedBefore, verbBefore, fixedBehind
    /// Adjectives that say of what kind something is, such as look so and don't (`no`), and such as behind a time say how
    /// what is done then is (`timed`).
    case relational
    /// Adjectives that say which of several is meant, and so describe the noun beside them: seleccionado.
    case selecting
    /// Nouns behind `of` that aren't in what holds or measures things, and only say what it is for: entrada. Behind
    /// an article, too, where the whole word is given.
    case contentless
    /// Adjectives behind a pronoun that stands for nothing, which say of an infinitive or a clause what it is: il est interdit
    /// de fumer.
    ///
    /// Where verbs need no such pronoun, the roles `impersonal` and `reports` name such words (è vietato fumare).
    case clausal
    /// Nouns that with an adjective say behind another noun of what quality it is, and those adjectives that stand before
    /// them (`before`): photo haute résolution.
    ///
    /// What says it in a few set words has a line `kind` in `phrase.txt` (camera vista mare).
    case quality
    /// Adjectives that say how behind a full verb, and then agree with nothing: coûter cher. Behind a few verbs alone where
    /// the answer is the third person of these: valgono doppio (`conta|vale`).
    ///
    /// The role `adverbial` is for those that stand elsewhere as well, beside participles and adjectives (haut placée).
    case saysHow
    /// Nouns without a determiner that are the object of a verb that is a participle, too (fait partie), or that are so behind
    /// an of and its article (`partitive`): fait du bruit; or that say with a verb of making what the weather is (`weather`), so
    /// that this agrees with nothing: hará calor.
    case bareObject
    /// Forms of verbs whose masculine object may stand for what a clause says, and for no thing: si vous le souhaitez.
    case clauseObject
    /// Participles of what does something, which agree with nothing where something depends on them.
    case activeParticiple
    /// Participles of what is done to somebody, and not said or given: invité.
    case doneToPersons
    /// Adjectives without their ending that are participles: wachsend, and behind what stands before verbs alone
    /// (`prefixed`) entfernt.
    case participleShape
    /// Comparatives without an ending, and the one that their lemma has: schneller, schnellere.
    case comparative
    /// Superlatives without an ending, and the endings of comparatives that stand in their place: schnellst, schneller.
    case superlative
    /// Plurals of participles that are spelled as imperatives with the reader's pronoun are: registrati.
    case imperative
    /// Verbs with a pronoun behind them of which they say that something happens to their subject: añadirse, perderam-se.
    case reflexive
    /// Verbs with a pronoun behind a hyphen, and what that is behind the verb in the other number: restam-lhe, segue-o and
    /// seguem-no.
    case enclitic
    /// Adjectives that with a capital are surnames, in the form of their lemma: Malinowski, but Alaska.
    case surname
    /// Forms of verbs whose subject the reader is, whatever the lexicon says of other forms: recibirás.
    case readersVerb
  }

  struct Rule: Sendable {
    var ending: [UInt8]
    /// Letters that have to stand before the ending.
    var letters: Int
    var isWholeWord: Bool
    var answer: String
    /// The paradigm of that name; none for an answer that is no paradigm.
    var paradigm: Int16?
    /// What the answer says of the word besides.
    var gender: LexemeGender?
    var features = FeatureSet()
    /// What is cut off a word that the rule fits, and the cells that it then is a form of.
    var cut = 0
    var cells = Cells()
  }

  /// By kind and by the last byte of the ending, longest endings first; without what only a word that
  /// comes needs, for most rules never meet one.
  private var rules: [[[Rule]]] = []
  private let paradigms: Paradigms
  private let schemas: SchemaTable

  init(_ lines: DataLines, paradigms: Paradigms, schemas: SchemaTable) {
    (self.paradigms, self.schemas) = (paradigms, schemas)
    var found = [[Rule]](repeating: [], count: Kind.allCases.count)
    for line in lines.lines where line.fields.count == 3 {
      guard let kind = Kind.named[line.fields[0]] else { continue }
      let answer = Answer(line.fields[1], kind.part, paradigms)
      for ending in line.fields[2].split(separator: " ") {
        found[kind.rawValue].append(answer.rule(for: String(ending)))
      }
    }
    rules = found.map { $0.isEmpty ? [] : Self.byLastByte($0) }
  }

  /// What a line says of words with its endings.
  private struct Answer {
    let written: String
    /// The paradigm that is named; none for an answer that is no paradigm.
    private(set) var paradigm: Int16?
    private var tags = LexemeTags()

    /// - Parameter part: The part of speech whose paradigm the answer may name.
    init(_ written: String, _ part: LexicalPart?, _ paradigms: Paradigms) {
      self.written = written
      var words = written.split(separator: " ").map(String.init)
      guard let part, !words.isEmpty else { return }
      var name = words.removeFirst()
      for var tag in words { tag.withUTF8 { _ = tags.add($0) } }
      paradigm = name.withUTF8 { paradigms.number(of: part, $0) }
    }

    func rule(for pattern: String) -> Rule {
      let pattern = EndingPattern(pattern)
      return Rule(
        ending: pattern.ending, letters: pattern.letters, isWholeWord: pattern.isWholeWord,
        answer: written, paradigm: paradigm, gender: tags.gender, features: tags.features)
    }
  }

  private static func byLastByte(_ rules: [Rule]) -> [[Rule]] {
    let sorted = rules.enumerated().sorted {
      let (one, other) = ($0.element.ending.count, $1.element.ending.count)
      return one == other ? $0.offset < $1.offset : one > other
    }.map(\.element)
    var found = [[Rule]](repeating: [], count: 256)
    for rule in sorted {
      if let last = rule.ending.last {
        found[Int(last)].append(rule)
      } else {
        for byte in found.indices { found[byte].append(rule) }
      }
    }
    return found
  }

  /// Whether there is any rule of a kind.
  func has(_ kind: Kind) -> Bool { !rules[kind.rawValue].isEmpty }

  /// The rule for a word of this shape.
  func rule(_ kind: Kind, for word: Bytes) -> Rule? {
    let rules = rules[kind.rawValue]
    guard let last = word.last, !rules.isEmpty,
      var rule = rules[Int(last)].first(where: { $0.fits(word) })
    else { return nil }
    (rule.cut, rule.cells) = cells(of: rule, kind)
    return rule
  }

  /// What a rule cuts off, and the cells of its paradigm that have the ending.
  private func cells(of rule: Rule, _ kind: Kind) -> (cut: Int, cells: Cells) {
    guard let paradigm = rule.paradigm else { return (0, Cells()) }
    let endings = paradigms.table[Int(paradigm)]
    let (cut, fitting) = rule.ending.withUnsafeBufferPointer {
      endings.fitting($0, kind.cells(in: schemas))
    }
    guard kind == .noun || kind == .mixedNoun else { return (cut, fitting) }
    return (cut, endings.like(0, in: schemas[.noun].cells(for: .singular)))
  }

  /// The rule for a word of this shape, where its answer is a paradigm.
  func paradigm(_ kind: Kind, for word: Bytes) -> Rule? {
    rule(kind, for: word).flatMap { $0.paradigm == nil ? nil : $0 }
  }
}

extension GuessRules.Kind {
  /// By the names in the file.
  fileprivate static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })

  /// The name in the file.
  package var name: String {
    switch self {
    case .nounPlural: "noun.pl"
    case .shownPlural: "noun.pl.shown"
    case .mixedNoun: "noun.mixed"
    case .foreignPlural: "foreign.pl"
    case .adjective: "adj"
    case .verbForm: "verb.form"
    case .verbBehind: "verb.behind"
    case .sureVerb: "verb.sure"
    case .verbPrefix: "verb.before"
    case .nounPrefix: "noun.before"
    case .adverb: "adv"
    case .aloneAdjective: "adj.alone"
    case .sureAdjective: "adj.sure"
    case .fixedBefore: "hyphen.before"
    case .verbBefore: "hyphen.verb"
    case .fixedBehind: "hyphen.behind"
    case .saidAdjective: "adj.said"
    case .saysHow: "adj.how"
    case .bareObject: "object.bare"
    case .clauseObject: "object.clause"
    case .activeParticiple: "participle.active"
    case .doneToPersons: "participle.person"
    case .participleShape: "participle.shape"
    case .readersVerb: "verb.reader"
    default: "\(self)"
    }
  }
}

extension Paradigms.Endings {
  /// Of some cells those with the longest ending that a word of this shape has, and its length.
  fileprivate func fitting(_ shape: Bytes, _ cells: Cells) -> (length: Int, cells: Cells) {
    let own = cells.filter { $0 < preferredCount }
    let fitting = own.filter { shape.hasSuffix(ending($0)) }
    guard let longest = fitting.max(by: { ending($0).count < ending($1).count }) ?? own.first else {
      return (0, Cells())
    }
    return (ending(longest).count, like(longest, in: cells))
  }

  /// The cells with the ending that a cell has.
  fileprivate func like(_ cell: Int, in cells: Cells) -> Cells {
    var result = Cells()
    for other in cells where other < preferredCount && ending(other).equals(ending(cell)) {
      result.insert(other)
    }
    return result
  }
}

extension GuessRules.Rule {
  func fits(_ word: Bytes) -> Bool {
    guard word.count >= ending.count else { return false }
    let start = word.count - ending.count
    for index in ending.indices where word[start + index] != ending[index] { return false }
    if isWholeWord { return start == 0 }
    guard letters > 0 else { return true }
    return word.slice(0..<start).count { !$0.isUTF8Continuation } >= letters
  }
}
