import Diagnostics

/// Texts with places to fill in (Language Server Protocol 3.17, "Snippet Syntax"), as far as they are
/// made here: `${1}` and `${1:text}`.
enum Snippet {
  /// A text that stands in a snippet as it is.
  static func escaped(_ text: String) -> String {
    text.replacing(scalar: "\\", with: "\\\\").replacing(scalar: "$", with: "\\$")
      .replacing(scalar: "}", with: "\\}")
  }

  /// What a client inserts that knows no snippets: the places have the texts that they begin with.
  static func plainText(_ snippet: String) -> String {
    var plain = String.UnicodeScalarView()
    var rest = snippet.unicodeScalars[...]
    var depth = 0
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\\":
        if let next = rest.popFirst() { plain.append(next) }
      case "$" where rest.first == "{":
        rest = rest.drop { $0 != ":" && $0 != "}" }
        if rest.popFirst() == ":" { depth += 1 }
      case "}" where depth > 0: depth -= 1
      default: plain.append(scalar)
      }
    }
    return String(plain)
  }
}

extension CompletionList {
  /// The same for a client that knows no snippets.
  var withoutSnippets: CompletionList {
    CompletionList(isIncomplete: isIncomplete, items: items.map(\.withoutSnippet))
  }
}

extension CompletionItem {
  fileprivate var withoutSnippet: CompletionItem {
    guard insertTextFormat == 2 else { return self }
    var item = self
    item.insertTextFormat = nil
    item.textEdit.newText = Snippet.plainText(textEdit.newText)
    return item
  }
}
