/// A line of `lexicon.txt` or `curated.txt`: a lexeme.
struct LexiconLine: Equatable, Sendable {
  var lemma: String
  /// The part of speech.
  var part: String
  /// What else is known, such as `f`, `mass` or `pl`.
  var tags: [String] = []
  var paradigm: String
  /// The forms in slot order when the paradigm is irregular; two of one slot are joined by `/`.
  var forms: [String] = []

  /// The line as the file has it.
  var text: String {
    let fields = [lemma, ([part] + tags).joined(separator: " "), paradigm]
    return (fields + (forms.isEmpty ? [] : [forms.joined(separator: "|")])).joined(separator: "\t")
  }
}

extension LexiconLine {
  /// Reads a line; nil when it hasn't three or four fields that say something.
  init?(fields: [String]) {
    let words = fields.count > 1 ? fields[1].split(separator: " ").map(String.init) : []
    guard (3...4).contains(fields.count), let part = words.first,
      fields.allSatisfy({ !$0.isEmpty })
    else { return nil }
    lemma = fields[0]
    self.part = part
    tags = Array(words.dropFirst())
    paradigm = fields[2]
    forms = fields.count == 4 ? fields[3].split(separator: "|").map(String.init) : []
  }

  /// Whether `left` stands before `right`: by the bytes of the lemma, then of the line.
  static func precedes(_ left: LexiconLine, _ right: LexiconLine) -> Bool {
    let isSameLemma = left.lemma.utf8.elementsEqual(right.lemma.utf8)
    if isSameLemma { return bytesPrecede(left.text, right.text) }
    return bytesPrecede(left.lemma, right.lemma)
  }
}
