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
      var forms: Set<[UInt8]> = [Array(fields[0])]
      if fields[2].equals("!"), fields.count > 3 {
        for form in fields[3].split(whereSeparator: {
          $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: "/")
        }) {
          forms.insert(Array(form))
        }
      } else if let number = paradigms.number(of: part, fields[2]) {
        forms.formUnion(Self.forms(of: fields[0], paradigms.table[Int(number)]))
      }
      // In the order of their bytes, for the same texts must give the same index.
      let sorted = forms.sorted { $0.lexicographicallyPrecedes($1) }
      entries += sorted.map { (WordHash.of($0), offset) }
      if let space = fields[0].firstIndex(of: UInt8(ascii: " ")) {
        entries.append((WordHash.of(fields[0].slice(0..<(space + 1))), offset))
      }
    }

    private static func firstWord(of field: Bytes) -> Bytes {
      field.slice(0..<(field.firstIndex(of: UInt8(ascii: " ")) ?? field.count))
    }

    private static func forms(of lemma: Bytes, _ paradigm: Paradigms.Endings) -> [[UInt8]] {
      let first = paradigm.ending(0)
      guard lemma.hasSuffix(first) else { return [] }
      let stem = Array(lemma.dropLast(first.count))
      return paradigm.endings.map { stem + Array($0) }
    }
  }
}
