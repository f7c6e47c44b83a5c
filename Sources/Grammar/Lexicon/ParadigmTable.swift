/// The named sets of endings of a language.
struct ParadigmTable: Sendable {
  struct Paradigm: Hashable, Sendable {
    var part: PartOfSpeech
    var name: [UInt8]
    /// In slot order; the first is the lemma's.
    var endings: [[UInt8]]
  }

  private var byName: [Key: Paradigm] = [:]
  /// For each ending of any form, the endings that the lemma may have instead.
  private(set) var lemmaEndings: [[UInt8]: [[UInt8]]] = [:]
  /// The lengths of the endings, longest first.
  private(set) var endingLengths: [Int] = []

  private struct Key: Hashable {
    var part: PartOfSpeech
    var name: [UInt8]
  }

  /// - Parameter text: Lines of `part<TAB>name<TAB>endings`, where `-` is the empty ending.
  init(_ text: UnsafeBufferPointer<UInt8>) {
    for line in text.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
      let fields = line.split(separator: UInt8(ascii: "\t"))
      guard fields.count >= 3, let part = PartOfSpeech(tag: fields[0]) else { continue }
      let endings = fields[2].split(separator: UInt8(ascii: " "))
        .map { $0.elementsEqual([UInt8(ascii: "-")]) ? [] : Array($0) }
      let paradigm = Paradigm(part: part, name: Array(fields[1]), endings: endings)
      byName[Key(part: part, name: paradigm.name)] = paradigm
      add(paradigm)
    }
    endingLengths = Set(lemmaEndings.keys.map(\.count)).sorted(by: >)
  }

  private mutating func add(_ paradigm: Paradigm) {
    guard let lemmaEnding = paradigm.endings.first else { return }
    for ending in paradigm.endings where lemmaEndings[ending]?.contains(lemmaEnding) != true {
      lemmaEndings[ending, default: []].append(lemmaEnding)
    }
  }

  subscript(part: PartOfSpeech, name: some Sequence<UInt8>) -> Paradigm? {
    byName[Key(part: part, name: Array(name))]
  }

  /// The lemmas that a form may belong to, the form itself among them.
  func lemmas(of form: [UInt8]) -> [[UInt8]] {
    var lemmas = [form]
    for length in endingLengths where length < form.count {
      guard let endings = lemmaEndings[Array(form.suffix(length))] else { continue }
      for ending in endings {
        let lemma = Array(form.dropLast(length)) + ending
        if !lemmas.contains(lemma) { lemmas.append(lemma) }
      }
    }
    return lemmas
  }
}

extension PartOfSpeech {
  /// The part of speech of a lexicon's tag.
  init?(tag: some Collection<UInt8>) {
    switch String(decoding: tag, as: UTF8.self) {
    case "noun", "name": self = .noun
    case "adj": self = .adjective
    case "verb": self = .verb
    case "adv": self = .adverb
    case "det": self = .determiner
    case "pron": self = .pronoun
    case "prep": self = .preposition
    case "conj": self = .conjunction
    case "num": self = .numeral
    case "intj": self = .interjection
    case "abbr": self = .abbreviation
    default: return nil
    }
  }
}
