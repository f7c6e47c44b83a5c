import Foundation
package import Vocabulary

/// A named set of endings: a form is the stem plus the ending of its cell.
package struct Paradigm: Hashable, Sendable {
  /// The name of the invariable paradigm, which stands in no file.
  package static let invariable = "="
  /// What stands for an ending in a cell that has no form.
  static let noForm = [UInt8(ascii: "~")]
  /// The name that says: the line carries its forms itself.
  package static let irregular = "!"

  /// The part of speech as it is written: names are nouns and have lines of their own.
  package let tag: [UInt8]
  package let part: PartOfSpeech
  package let name: [UInt8]
  /// In the order of the schema's cells; the first is the lemma's.
  package let endings: [[UInt8]]
  /// Endings that are accepted beside the preferred ones.
  package let accepted: [Accepted]

  package struct Accepted: Hashable, Sendable {
    package let cell: Int
    package let ending: [UInt8]
  }

  /// Reads the fields of `part<TAB>name<TAB>endings`, where `-` is the empty ending, `~` says that there is no form, and
  /// a stroke stands between those that a cell accepts, the preferred one first; nil for anything else.
  package init?(fields: [String]) {
    guard fields.count == 3, let part = PartOfSpeech(tag: fields[0].utf8), !fields[1].isEmpty
    else { return nil }
    tag = Array(fields[0].utf8)
    self.part = part
    name = Array(fields[1].utf8)
    let cells = fields[2].utf8.split(separator: UInt8(ascii: " ")).map { cell in
      cell.split(separator: UInt8(ascii: "|"))
        .map { $0.elementsEqual([UInt8(ascii: "-")]) ? [] : Array($0) }
    }
    guard !cells.isEmpty, cells.allSatisfy({ !$0.isEmpty }) else { return nil }
    endings = cells.map { $0[0] }
    accepted = cells.enumerated().flatMap { cell, all in
      all.dropFirst().map { Accepted(cell: cell, ending: $0) }
    }
  }

  /// Whether a lemma has the first cell's ending.
  package func fits(_ lemma: [UInt8]) -> Bool {
    endings.first.map { lemma.ends(with: $0) } ?? false
  }

  /// The forms of a lemma in the order of the cells; nil when the lemma hasn't the first cell's ending.
  package func forms(of lemma: [UInt8]) -> [[UInt8]]? {
    guard let ending = endings.first, fits(lemma) else { return nil }
    let stem = lemma.dropLast(ending.count)
    return endings.map { $0 == Self.noForm ? [] : stem + $0 }
  }
}

/// The paradigms of a language.
package struct ParadigmTable: Sendable {
  package private(set) var paradigms: [Paradigm] = []
  /// What is wrong with the text, for whoever edits it.
  package private(set) var unread: [UnreadField] = []
  private var byName: [Key: Paradigm] = [:]
  private struct Key: Hashable {
    var part: PartOfSpeech
    var name: [UInt8]
  }

  /// - Parameter text: A paradigm a line; lines with `#` are comments.
  package init(_ text: UnsafeBufferPointer<UInt8>) {
    for line in DataLines(text).lines {
      if let paradigm = Paradigm(fields: line.fields) {
        add(paradigm, line)
      } else if let part = line.fields.first, PartOfSpeech(tag: part.utf8) == nil {
        unread.append(UnreadField(line, 0, "unknown part of speech \(part)"))
      } else {
        unread.append(UnreadField(line, 0, "expected `part<TAB>name<TAB>endings`"))
      }
    }
  }

  private mutating func add(_ paradigm: Paradigm, _ line: DataLines.Line) {
    let key = Key(part: paradigm.part, name: paradigm.name)
    if let other = byName.updateValue(paradigm, forKey: key), other.tag == paradigm.tag {
      let message = "\(paradigm.tag.text) \(paradigm.name.text) stands twice"
      unread.append(UnreadField(line, 1, message))
    }
    paradigms.append(paradigm)
  }

  /// The paradigm of that name, which is unique within a tag.
  package subscript(part: PartOfSpeech, name: some Sequence<UInt8>) -> Paradigm? {
    byName[Key(part: part, name: Array(name))]
  }
}

extension [UInt8] {
  package func ends(with suffix: [UInt8]) -> Bool {
    guard count >= suffix.count else { return false }
    let start = count - suffix.count
    for index in suffix.indices where self[start + index] != suffix[index] { return false }
    return true
  }
}

extension PartOfSpeech {
  /// The part of speech of a lexicon's tag.
  package init?(tag: some Collection<UInt8>) {
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
