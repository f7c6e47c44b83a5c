/// Verbs in the third person: the singular and the plural of each form.
struct VerbPairs: Sendable {
  private let text: LexiconText

  /// - Parameter text: Sorted lines of `form<TAB>singular<TAB>plural`.
  init(_ text: LexiconText) { self.text = text }

  typealias Pair = (singular: [UInt8], plural: [UInt8])

  subscript(form: [UInt8]) -> Pair? {
    guard let line = text.lines(for: form).first else { return nil }
    let fields = line.split(separator: UInt8(ascii: "\t"))
    return fields.count < 3 ? nil : (Array(fields[1]), Array(fields[2]))
  }
}
