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
  var textEdit: DocumentEdit

  /// The protocol's numbers of kinds.
  enum Kind {
    static let property = 10
    static let value = 12
    static let snippet = 15
    static let text = 1
    static let enumMember = 20
    static let constant = 21
  }
}

struct CompletionOptions: Encodable, Sendable {
  var triggerCharacters = ["%", "^", "[", "(", "\"", "{", ":"]
}
