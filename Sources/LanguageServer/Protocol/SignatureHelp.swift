/// What a format takes (Language Server Protocol 3.17, "Signature Help Request").
struct SignatureHelp: Encodable, Sendable {
  var signatures: [Signature]
  var activeSignature = 0
  var activeParameter: Int?

  struct Signature: Encodable, Sendable {
    var label: String
    var parameters: [Parameter]
  }

  /// A part of the signature's label.
  struct Parameter: Encodable, Sendable {
    var label: String
    var documentation: String?
  }
}

struct SignatureHelpOptions: Encodable, Sendable {
  var triggerCharacters = ["%"]
  var retriggerCharacters = ["$"]
}
