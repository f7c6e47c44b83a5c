/// The named sets of endings of a language.
struct ParadigmTable: Sendable {
  struct Paradigm: Hashable, Sendable {
    var part: PartOfSpeech
    var name: [UInt8]
    /// In slot order; the first is the lemma's.
    var endings: [[UInt8]]
  }

  private var byName: [Key: Paradigm] = [:]
  /// The endings of all forms by their last byte, longest first; those that are empty come last of
  /// all, under every byte.
  private var endings: [[Ending]] = []

  /// An ending of a form, and those that the lemma may have instead.
  private struct Ending {
    var bytes: [UInt8]
    var lemmaEndings: [[UInt8]]
  }

  private struct Key: Hashable {
    var part: PartOfSpeech
    var name: [UInt8]
  }

  /// - Parameter text: Lines of `part<TAB>name<TAB>endings`, where `-` is the empty ending.
  init(_ text: UnsafeBufferPointer<UInt8>) {
    var lemmaEndings: [[UInt8]: [[UInt8]]] = [:]
    for line in text.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
      let fields = line.split(separator: UInt8(ascii: "\t"))
      guard fields.count >= 3, let part = PartOfSpeech(tag: fields[0]) else { continue }
      let endings = fields[2].split(separator: UInt8(ascii: " "))
        .map { $0.elementsEqual([UInt8(ascii: "-")]) ? [] : Array($0) }
      let paradigm = Paradigm(part: part, name: Array(fields[1]), endings: endings)
      byName[Key(part: part, name: paradigm.name)] = paradigm
      for ending in endings {
        guard let lemma = endings.first, lemmaEndings[ending]?.contains(lemma) != true else {
          continue
        }
        lemmaEndings[ending, default: []].append(lemma)
      }
    }
    let all = lemmaEndings.map { Ending(bytes: $0.key, lemmaEndings: $0.value) }.sorted {
      $0.bytes.count != $1.bytes.count
        ? $0.bytes.count > $1.bytes.count : $0.bytes.lexicographicallyPrecedes($1.bytes)
    }
    endings = (0...255).map { byte in
      all.filter { $0.bytes.last.map { $0 == UInt8(byte) } ?? true }
    }
  }

  subscript(part: PartOfSpeech, name: some Sequence<UInt8>) -> Paradigm? {
    byName[Key(part: part, name: Array(name))]
  }

  /// The lemmas that a form may belong to, the form itself among them.
  func lemmas(of form: [UInt8]) -> [[UInt8]] {
    var lemmas = [form]
    guard let last = form.last else { return lemmas }
    for ending in endings[Int(last)]
    where form.ends(with: ending.bytes) {
      for lemmaEnding in ending.lemmaEndings {
        var lemma = Array(form[..<(form.count - ending.bytes.count)])
        lemma += lemmaEnding
        if !lemma.isEmpty, !lemmas.contains(lemma) { lemmas.append(lemma) }
      }
    }
    return lemmas
  }
}

extension [UInt8] {
  func ends(with suffix: [UInt8]) -> Bool {
    guard count >= suffix.count else { return false }
    let start = count - suffix.count
    for index in suffix.indices where self[start + index] != suffix[index] { return false }
    return true
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
