/// A named set of endings: a form is the stem plus the ending of its slot.
struct Paradigm: Equatable, Sendable {
  /// The name of the invariable paradigm, which stands in no file.
  static let invariable = "="
  /// The name that says: the line carries its forms itself.
  static let irregular = "!"

  var part: String
  var name: String
  /// The endings in slot order; the first is the lemma's.
  var endings: [String]

  /// The forms of `lemma` in slot order; nil when the lemma hasn't the first slot's ending.
  func forms(of lemma: String) -> [String]? {
    guard let ending = endings.first, lemma.hasSuffix(ending) else { return nil }
    let stem = lemma.dropLast(ending.count)
    return endings.map { stem + $0 }
  }
}

extension Paradigm {
  /// Reads a line of `paradigms.txt`; nil when it isn't three fields with distinct uses.
  init?(line: Substring) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 3, fields.allSatisfy({ !$0.isEmpty }) else { return nil }
    part = fields[0]
    name = fields[1]
    endings = fields[2].split(separator: " ").map { $0 == "-" ? "" : String($0) }
    guard !endings.isEmpty else { return nil }
  }
}
