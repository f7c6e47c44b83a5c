/// Building the index of a language's texts.
extension WordIndex {
  init(texts: LexicalTexts, paradigms: Paradigms) {
    var builder = Builder(paradigms: paradigms)
    texts.forEachLine { builder.add($0, $1, $2) }
    self.init(builder.entries)
  }

  private struct Builder {
    let paradigms: Paradigms
    var entries: [(hash: UInt64, offset: Int)] = []
    /// The endings of the paradigms that were met, by their numbers: each once.
    private var endings: [Int16: [Bytes]] = [:]

    init(paradigms: Paradigms) { self.paradigms = paradigms }

    mutating func add(_ kind: LexicalTexts.Kind, _ line: Bytes, _ offset: Int) {
      guard kind.holdsLexemes else {
        if kind != .pronouns { entries.append((WordHash.of(line.firstField), offset)) }
        return
      }
      var fields: [Bytes] = []
      line.parts(UInt8(ascii: "\t")) { _, field in
        fields.append(field)
        return true
      }
      guard fields.count > 2, let part = LexicalPart(tag: Self.firstWord(of: fields[1])) else {
        return
      }
      let lemma = fields[0]
      if fields[2].equals("!"), fields.count > 3 {
        let forms = Self.distinct([lemma] + Self.forms(in: fields[3]))
        entries += forms.map { (WordHash.of($0), offset) }
      } else if let number = paradigms.number(of: part, fields[2]) {
        addForms(of: lemma, number, offset)
      } else {
        entries.append((WordHash.of(lemma), offset))
      }
      if let space = lemma.firstIndex(of: UInt8(ascii: " ")) {
        entries.append((WordHash.of(lemma.slice(0..<(space + 1))), offset))
      }
    }

    /// The lemma is the form with the first ending; one that doesn't end so has no other form.
    private mutating func addForms(of lemma: Bytes, _ number: Int16, _ offset: Int) {
      let paradigm = paradigms.table[Int(number)]
      let first = paradigm.ending(0)
      guard lemma.hasSuffix(first) else { return entries.append((WordHash.of(lemma), offset)) }
      let endings = self.endings[number] ?? Self.distinct(Array(paradigm.endings))
      self.endings[number] = endings
      let stem = lemma.slice(0..<(lemma.count - first.count))
      for ending in endings { entries.append((WordHash.of(stem, ending), offset)) }
    }

    /// Texts in the order of their bytes, for the same ones must give the same index.
    private static func distinct(_ texts: [Bytes]) -> [Bytes] {
      let sorted = texts.sorted { $0.lexicographicallyPrecedes($1) }
      return sorted.indices.filter { $0 == 0 || !sorted[$0].equals(sorted[$0 - 1]) }
        .map { sorted[$0] }
    }

    private static func firstWord(of field: Bytes) -> Bytes {
      field.slice(0..<(field.firstIndex(of: UInt8(ascii: " ")) ?? field.count))
    }

    /// Those that are listed: `one|two/other`.
    private static func forms(in field: Bytes) -> [Bytes] {
      var forms: [Bytes] = []
      field.parts(UInt8(ascii: "|")) { _, cell in
        cell.parts(UInt8(ascii: "/")) { _, form in
          if !form.isEmpty { forms.append(form) }
          return true
        }
        return true
      }
      return forms
    }
  }
}
