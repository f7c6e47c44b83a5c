import Reading
import Sessions

/// What a client offers at a place (Language Server Protocol 3.17, "Completion Request").
struct CompletionList: Encodable, Sendable {
  /// Whether further typing brings items that are not here.
  var isIncomplete: Bool
  var items: [CompletionItem]

  static let empty = CompletionList(isIncomplete: false, items: [])
}

struct CompletionItem: Encodable, Sendable {
  var label: String
  var kind: Int
  var detail: String?
  /// What typed letters are compared with; the label if nil.
  var filterText: String?
  /// 2 where the text is a snippet.
  var insertTextFormat: Int?
  /// 1 where further lines of the text stay as they are, however the first one is indented.
  var insertTextMode: Int?
  /// Of the line where somebody types, as the protocol asks.
  var textEdit: DocumentEdit
  /// What changes of other lines.
  var additionalTextEdits: [DocumentEdit]?

  /// Gives a literal of code another text.
  mutating func replace(_ rewriting: LiteralPlace.Rewriting, _ map: PositionMap) {
    textEdit = DocumentEdit(rewriting.line, map)
    if rewriting.line.replacement.contains(UInt8(ascii: "\n")) { insertTextMode = 1 }
    // An editor compares with what stands on the line, which is not where the text starts.
    if let typed = rewriting.typed { filterText = typed }
    guard !rewriting.others.isEmpty else { return }
    additionalTextEdits = rewriting.others.map { DocumentEdit($0, map) }
  }

  /// The protocol's numbers of kinds.
  enum Kind {
    static let property = 10
    static let value = 12
    static let snippet = 15
    static let enumMember = 20
    static let constant = 21
  }
}

struct CompletionOptions: Encodable, Sendable {
  var triggerCharacters = ["%", "^", "[", "(", "\"", "{", ":"]
}
