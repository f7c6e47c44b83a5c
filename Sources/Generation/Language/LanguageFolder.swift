package import Foundation
import Grammar

/// A language's folder in `Sources/LanguageData`: what a linguist edits, and what is made of it.
package struct LanguageFolder {
  package let language: String
  private let url: URL

  /// - Parameter root: The folder of all languages.
  package init(_ language: String, in root: URL) {
    self.language = language
    url = root.appending(path: language)
  }

  /// The checked-in text of a file; empty if there is none.
  package func text(_ name: String) -> String {
    (try? String(contentsOf: url.appending(path: name), encoding: .utf8)) ?? ""
  }

  /// The checked-in bytes of a file; empty if there is none.
  package func data(_ name: String) -> Data {
    (try? Data(contentsOf: url.appending(path: name))) ?? Data()
  }

  package func write(_ text: String, to name: String) throws {
    try write(Data(text.utf8), to: name)
  }

  package func write(_ data: Data, to name: String) throws {
    try data.write(to: url.appending(path: name), options: .atomic)
  }

  /// `lexicon.txt` and `rejected.txt` from Wikidata's nouns.
  ///
  /// - Parameter json: The file `nouns.json` of scribe-data.
  package func nounLexicon(json: Data) throws -> (lexicon: String, rejected: String) {
    let data = try NounData(json: json)
    let judge = NounJudge(
      data: data, paradigms: ParadigmTable(text: text("paradigms.txt")),
      rules: EndingRules(text: text("endings.txt")))
    let lexicon = NounLexicon(data: data, judge: judge)
    let origin = NounLexicon.Origin(
      source: "Wikidata's lexemes, as PyPI's scribe-data carries them "
        + "(extract_transform/languages/<Language>/formatted_data/nouns.json)",
      version: "scribe-data 3.3.0", licence: "CC0 1.0",
      command: "swift run l10n-dev lexicon build \(language) <nouns.json>")
    return (
      lexicon.lexiconText("\(language): nouns.", origin: origin),
      lexicon.rejectedText("\(language): nouns for a person to look at.", origin: origin)
    )
  }

  /// `words.index`: where each word and form stands.
  package var wordIndex: Data {
    Data(WordIndexFile.bytes { Array(text($0 + ".txt").utf8) })
  }

  /// `verbpairs.txt`: each form of the third person, then the singular and the plural of its kind;
  /// forms that have no number stand in for both.
  package var verbPairs: String { Self.verbPairs(of: text("verbs.txt")) }

  /// The same of other verbs than the folder's.
  static func verbPairs(of verbs: String) -> String {
    var pairs = pairsOfInfinitives(verbs)
    for line in verbs.split(separator: "\n") where !line.hasPrefix("#") {
      for (singular, plural) in Self.pairs(in: line) {
        // Of several accepted forms the first is preferred; all are recognised.
        let (singulars, plurals) = (singular.split(separator: "/"), plural.split(separator: "/"))
        guard let first = singulars.first, let second = plurals.first else { continue }
        // Where both have as many, each goes with the one at its place: gor, gärte|goren, gärten.
        let isPaired = singulars.count == plurals.count
        for forms in [singulars, plurals] {
          for (index, form) in forms.enumerated() where pairs[String(form)] == nil {
            let (own, other) = isPaired ? (singulars[index], plurals[index]) : (first, second)
            pairs[String(form)] = "\(form)\t\(own)|\(other)"
          }
        }
      }
    }
    for line in verbs.split(separator: "\n") where !line.hasPrefix("#") {
      for form in Self.formsWithoutNumber(in: line).map(String.init) where pairs[form] == nil {
        pairs[form] = "\(form)\t\(form)|\(form)"
      }
    }
    return Self.generated("verbs in the third person", Set(pairs.values))
  }

  /// An infinitive that is a form of its own verb is that before it is one of another: gelten of gelen.
  private static func pairsOfInfinitives(_ verbs: String) -> [String: String] {
    var found: [String: String] = [:]
    for line in verbs.split(separator: "\n") where !line.hasPrefix("#") {
      guard let base = line.split(separator: "\t").first.map(String.init) else { continue }
      for (singular, plural) in Self.pairs(in: line) where plural == base && found[base] == nil {
        guard let first = singular.split(separator: "/").first else { continue }
        found[base] = "\(base)\t\(first)|\(base)"
      }
    }
    return found
  }

  /// Spanish gives pairs of the third person, English the base form and the one in -s.
  private static func pairs(in line: Substring) -> [(String, String)] {
    let fields = line.split(separator: "\t")
    let pairs = fields.dropFirst().compactMap { field -> (String, String)? in
      let forms = field.split(separator: "|")
      return forms.count == 2 ? (String(forms[0]), String(forms[1])) : nil
    }
    if !pairs.isEmpty { return pairs }
    guard let base = fields.first, let forms = fields.dropFirst().first,
      let singular = forms.split(separator: "|").first
    else { return [] }
    // Modals have no other form.
    return singular == "=" ? [] : [(String(singular), String(base))]
  }

  /// The Spanish infinitive, and the English forms but the one in -s.
  private static func formsWithoutNumber(in line: Substring) -> [Substring] {
    let fields = line.split(separator: "\t")
    guard let base = fields.first, fields.count > 1 else { return [] }
    let forms = fields[1].split(separator: "|")
    if fields[1] == "=" { return [base] }
    return fields.count > 2 || forms.count < 4
      ? [base] : forms.dropFirst().flatMap { $0.split(separator: "/") }
  }

  /// A text by hand with its statistics at its foot: how many lines of each kind it has.
  ///
  /// - Returns: Nil if there is no such text.
  package func withStatistics(_ name: String) -> String? {
    let lines = text(name).split(separator: "\n").filter { !$0.hasPrefix(Self.statistics) }
    guard !lines.isEmpty else { return nil }
    let words = lines.filter { !$0.hasPrefix("#") }
    var counts: [Substring: Int] = [:]
    for line in words {
      let fields = line.split(separator: "\t")
      guard fields.count > 1, let tag = fields[1].split(separator: " ").first else { continue }
      counts[tag, default: 0] += 1
    }
    // Where the second field isn't one of a few tags, it is no kind; roles are the most.
    let kinds = counts.count > 100 ? [] : counts.sorted { $0.key < $1.key }
    let parts = kinds.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    let summary = "\(Self.statistics) \(words.count) lines" + (parts.isEmpty ? "" : ": \(parts)")
    return (lines + [Substring(summary)]).map { $0 + "\n" }.joined()
  }

  /// The texts that are written by hand and searched.
  package static let handwritten = [
    "ambiguous.txt", "curated.txt", "functionwords.txt", "sounds.txt", "verbs.txt",
  ]
  private static let statistics = "# statistics:"

  private static func generated(_ what: String, _ lines: Set<String>) -> String {
    let sorted = lines.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return "# Generated by `swift run l10n-dev lexicon index`; don't edit: \(what).\n"
      + sorted.map { $0 + "\n" }.joined()
  }

  /// The bytes of all files of a language's folder, wherever that is, by their names.
  package static func files(at url: URL) -> [String: [UInt8]] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.reduce(into: [:]) { files, name in
      files[name] = (try? Data(contentsOf: url.appending(path: name))).map(Array.init)
    }
  }
}
