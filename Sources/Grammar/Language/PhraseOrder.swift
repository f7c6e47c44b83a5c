import LocaleData

/// How a language builds its noun phrases: `phrase.txt`.
package struct PhraseOrder: Sendable {
  /// Whether nouns that describe another one stand before it, so that the last is the head: photo
  /// album.
  var isHeadLast = false
  /// Whether adjectives may stand behind the head.
  var hasAdjectivesBehind = true
  /// The lemmas of the articles; none where a language has none.
  var definite: [UInt8] = []
  var indefinite: [UInt8] = []
  /// Whether a noun without a plural in ordinary use stays as it is, and takes no indefinite article.
  var keepsMass = false
  /// Whether a noun that may be another part of speech is told as ambiguous, or only one that
  /// `ambiguous.txt` has as noun and adjective.
  var tellsAllReadings = false
  /// Words that take features from the head, by part of speech.
  var agreeing: [LexicalPart: [GrammaticalFeature]] = [:]
  /// Whether adjectives have another form behind another determiner: der kleine, ein kleiner.
  var hasDeclension = false
  /// Whether adjectives have a form of their own where they agree with nothing: das Bild ist klein.
  var hasPredicateForm = false
  /// Whether nouns are written with a capital wherever they stand.
  var capitalizesNouns = false
  /// What may stand between the parts of a compound that is written as one word, `-` for nothing; empty
  /// in a language without such compounds.
  var joints: [[UInt8]] = []
  /// Endings that words lose as a first part of a compound: Schul-haus, Such-feld.
  var lostEndings: [[UInt8]] = []
  /// An ending that the dative of one may have, and the one of the genitive of such nouns: im Laufe, des Laufes.
  private(set) var oldDative: (ending: [UInt8], genitive: [UInt8])?
  /// A determiner of one thing alone, and the one that stands for it before several that a number counts: jede Stunde,
  /// alle 3 Stunden.
  private(set) var each: (one: [UInt8], several: [UInt8])?
  /// Endings that stand behind a mark and yet belong to the word, with the mark: Nutzer*innen.
  var markedEndings: [[UInt8]] = []
  /// What letters and abbreviations that no lexicon has take in the plural: a small letter, another
  /// letter or an abbreviation, an abbreviation in S (x’s, Bs, PDFs, SMSes); empty where they are words
  /// like others.
  var letters: [[UInt8]] = []
  /// The letters that the language is written in.
  var scripts: ScriptSet = .latin
  /// Words whose complement belongs to a noun, the usual one first: of, de.
  ///
  /// A complement of theirs without an article is part of a noun's name: mise à jour.
  private(set) var complements: [[UInt8]] = []
  /// Words that say with a noun behind them what kind of thing something is, and nothing of a single one: scarpe da
  /// corsa.
  private(set) var kinds: [[UInt8]] = []
  /// Several words that do so together, whatever stands behind them: de ida y vuelta, à emporter.
  private(set) var setKinds: [[[UInt8]]] = []
  /// Whether the complement of a noun is a genitive behind it: nazwa pliku.
  var hasGenitive = false
  /// Whether adjectives behind a verb agree with nothing: die Bilder sind klein.
  var keepsPredicate = false
  /// Whether adjectives behind a verb agree with its subject: las fotos están listas.
  var predicatesAgree: Bool { !isHeadLast && !keepsPredicate }
  /// Whether the verb is the second part of a main clause, behind its subject, an adverb or a word that holds the place
  /// of the subject: dann ist dein Konto fertig.
  private(set) var isVerbSecond = false
  /// Whether a clause ends with its infinitive, behind what that is done to: diese Datei löschen.
  private(set) var hasInfinitivesLast = false
  /// The ending of all infinitives, which some imperatives lack alone: sende-n; empty where they have several.
  private(set) var infinitiveEnding: [UInt8] = []
  /// The word that stands before infinitives: to open; empty where none does.
  private(set) var infinitiveMarker: [UInt8] = []
  /// Of `phrase.txt`.
  package private(set) var unread: [UnreadField] = []
  /// Of `agreement.txt`.
  package private(set) var unreadAgreement: [UnreadField] = []

  /// - Parameters:
  ///   - phrase: Lines of `order`, `articles`, `complement`, `predicate`, `capitals`, `compounds`, `dative`,
  ///     `each`, `infinitives`, `kind`, `letters`, `marked`, `marker`, `mass`, `ambiguity`, `script`, `verbs`.
  ///   - agreement: Lines of `part<TAB>features`.
  package init(_ phrase: DataLines, agreement: DataLines) {
    for line in phrase.lines {
      if line.fields.count == 2 {
        read(line)
      } else {
        unread.append(UnreadField(line, 0, "expected `key<TAB>values`"))
      }
    }
    for line in agreement.lines { readAgreement(line) }
  }

  private mutating func readAgreement(_ line: DataLines.Line) {
    guard line.fields.count == 2 else {
      let message = "expected `part of speech<TAB>features`"
      return unreadAgreement.append(UnreadField(line, 0, message))
    }
    let features = line.fields[1].split(separator: " ").compactMap { name in
      let feature = GrammaticalFeature.allCases.first { $0.name == name }
      if feature == nil {
        let known = GrammaticalFeature.allCases.map(\.name).joined(separator: ", ")
        let message = "unknown feature \(name); known are \(known)"
        unreadAgreement.append(UnreadField(line, 1, word: String(name), message))
      }
      return feature
    }
    if let part = LexicalPart(name: line.fields[0]) {
      agreeing[part] = features
    } else {
      let message = "unknown part of speech \(line.fields[0])"
      unreadAgreement.append(UnreadField(line, 0, message))
    }
    hasDeclension = agrees(.adjective, in: .declension)
    hasPredicateForm = agrees(.adjective, in: .determination)
  }

  private mutating func read(_ line: DataLines.Line) {
    let value = line.fields[1]
    let values = value.split(separator: " ").map(String.init)
    unread += values.compactMap { value in
      Self.problem(line.fields[0], value).map { UnreadField(line, 1, word: value, $0) }
    }
    switch line.fields[0] {
    case "order": readOrder(values)
    case "articles": readArticles(values)
    case "complement" where FeatureSet(names: value) == .genitive: hasGenitive = true
    case "predicate": keepsPredicate = value == "stays"
    case "capitals": capitalizesNouns = value == "nouns"
    case "marked": markedEndings = values.map { Array($0.utf8) }
    case "compounds": readCompounds(values)
    case "complement": complements = values.map { Array($0.utf8) }
    case "dative": readDative(values, line)
    case "each": readEach(values, line)
    case "infinitives": infinitiveEnding = Array(value.utf8)
    case "kind": readKinds(values)
    case "letters": readLetters(values, line)
    case "marker": infinitiveMarker = Array(value.utf8)
    case "mass": keepsMass = value == "stays"
    case "ambiguity": tellsAllReadings = value == "readings"
    case "script": scripts = values.reduce(into: []) { $0.formUnion(ScriptSet.byCode[$1] ?? []) }
    case "verbs": readVerbs(values)
    default:
      unread.append(UnreadField(line, 0, Self.unknownKey(line.fields[0])))
    }
  }

  private static func unknownKey(_ key: String) -> String {
    "unknown key \(key); known are ambiguity, articles, capitals, complement, compounds, dative, each, infinitives, kind, letters, marked, marker, mass, order, predicate, script, verbs"
  }

  private mutating func readOrder(_ values: [String]) {
    let head = values.firstIndex(of: "HEAD") ?? values.count
    isHeadLast = values[..<head].contains("noun*")
    hasAdjectivesBehind = values[head...].contains("adj*")
  }

  private mutating func readArticles(_ values: [String]) {
    definite = Array((values.first ?? "").utf8)
    indefinite = Array((values.dropFirst().first ?? "").utf8)
  }

  private mutating func readVerbs(_ values: [String]) {
    isVerbSecond = values.contains("second")
    hasInfinitivesLast = values.contains("last")
  }

  /// Words, and several of them with `_` between.
  private mutating func readKinds(_ values: [String]) {
    let words = values.map { $0.split(separator: "_").map { Array($0.utf8) } }
    kinds = words.filter { $0.count == 1 }.flatMap(\.self)
    setKinds = words.filter { $0.count > 1 }
  }

  private mutating func readLetters(_ values: [String], _ line: DataLines.Line) {
    let expected = "three endings: of a small letter, of another one, behind S"
    guard has(3, values, line, expected) else { return }
    letters = values.map { $0 == "-" ? [] : Array($0.utf8) }
  }

  private mutating func readDative(_ values: [String], _ line: DataLines.Line) {
    let expected = "two endings: of the dative, of the genitive of such nouns"
    guard has(2, values, line, expected) else { return }
    oldDative = (Array(values[0].utf8), Array(values[1].utf8))
  }

  private mutating func readEach(_ values: [String], _ line: DataLines.Line) {
    let expected = "two determiners: of one thing, of several"
    guard has(2, values, line, expected) else { return }
    each = (Array(values[0].utf8), Array(values[1].utf8))
  }

  /// Whether a line has as many values as its key wants; keeps what was expected of one that has not.
  private mutating func has(
    _ count: Int, _ values: [String], _ line: DataLines.Line, _ expected: String
  ) -> Bool {
    if values.count == count { return true }
    unread.append(UnreadField(line, 1, "expected \(expected)"))
    return false
  }

  /// What stands between the parts of a compound, and with a plus what its first part loses.
  private mutating func readCompounds(_ values: [String]) {
    lostEndings = values.filter { $0.hasPrefix("+") }.map { Array($0.dropFirst().utf8) }
    joints = values.filter { !$0.hasPrefix("+") }.map { $0 == "-" ? [] : Array($0.utf8) }
  }

  /// What is wrong with a value; nil for one that its key may have.
  private static func problem(_ key: String, _ value: String) -> String? {
    let known: [String]
    switch key {
    case "order": known = ["det", "num", "adj*", "noun*", "HEAD"]
    case "mass", "predicate": known = ["stays"]
    case "ambiguity": known = ["readings"]
    case "capitals": known = ["nouns"]
    case "verbs": known = ["second", "last"]
    case "script": known = ScriptSet.byCode.keys.sorted()
    default: return nil
    }
    if known.contains(value) { return nil }
    return "unknown value \(value); known are \(known.joined(separator: ", "))"
  }

  /// Whether words of a part of speech take a feature from the head.
  func agrees(_ part: LexicalPart, in feature: GrammaticalFeature) -> Bool {
    agreeing[part]?.contains(feature) ?? false
  }
}
