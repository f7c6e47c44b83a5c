import LocaleData

/// How a language builds its noun phrases: `phrase.txt`.
struct PhraseOrder: Sendable {
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
  /// The letters that the language is written in.
  var scripts: ScriptSet = .latin
  /// The word whose complement belongs to a noun: of, de.
  var complement: [UInt8] = []

  /// - Parameters:
  ///   - phrase: Lines of `order`, `articles`, `complement`, `mass`, `ambiguity`, `script`.
  ///   - agreement: Lines of `part<TAB>features`.
  init(_ phrase: DataLines, agreement: DataLines) {
    for line in phrase.lines where line.fields.count > 1 { read(line.fields) }
    for line in agreement.lines where line.fields.count == 2 {
      let features = line.fields[1].split(separator: " ").compactMap { name in
        GrammaticalFeature.allCases.first { $0.name == name }
      }
      guard let part = LexicalPart(name: line.fields[0]) else { continue }
      agreeing[part] = features
    }
  }

  private mutating func read(_ fields: [String]) {
    let values = fields[1].split(separator: " ").map(String.init)
    switch fields[0] {
    case "order":
      let head = values.firstIndex(of: "HEAD") ?? values.count
      isHeadLast = values[..<head].contains("noun*")
      hasAdjectivesBehind = values[head...].contains("adj*")
    case "articles":
      definite = Array((values.first ?? "").utf8)
      indefinite = Array((values.dropFirst().first ?? "").utf8)
    case "complement": complement = Array(fields[1].utf8)
    case "mass": keepsMass = fields[1] == "stays"
    case "ambiguity": tellsAllReadings = fields[1] == "readings"
    case "script": scripts = values.reduce(into: []) { $0.formUnion(Self.scripts[$1] ?? []) }
    default: break
    }
  }

  private static let scripts: [String: ScriptSet] = [
    "Latn": .latin, "Grek": .greek, "Cyrl": .cyrillic, "Armn": .armenian, "Hebr": .hebrew,
    "Arab": .arabic, "Deva": .devanagari, "Thai": .thai, "Geor": .georgian, "Hang": .hangul,
    "Kana": .kana, "Hani": .han,
  ]

  /// Whether words of a part of speech take a feature from the head.
  func agrees(_ part: LexicalPart, in feature: GrammaticalFeature) -> Bool {
    agreeing[part]?.contains(feature) ?? false
  }
}
