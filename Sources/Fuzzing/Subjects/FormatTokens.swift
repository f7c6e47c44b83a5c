import Diagnostics

extension FuzzSubject {
  static let xmlTokens = [
    "<", ">", "</", "/>", "<!--", "-->", "--", "<![CDATA[", "]]>", "<?", "?>",
    "<?xml version=\"1.0\"?>",
    "<!DOCTYPE a [<!ENTITY b \"c\">]>", "<!DOCTYPE plist>", "&", "&amp;", "&#0;", "&#xD800;",
    "&#x110000;", "&b;", "=\"", "\" a=\"b\"", "<a>", "</a>", "<a b='c'/>", "xmlns:x=\"y\"",
    "encoding=\"UTF-16\"", "encoding=\"Latin-1\"", "xml:space=\"preserve\"",
  ]

  static let jsonTokens = [
    "{", "}", "[", "]", ":", ",", "\"", "\"a\" : ", "\"a\":{", "\\u0000", "\\ud800", "\\udc00",
    "\\u", "\\x",
    "null", "true", "1e400", "-0", "0.1", "1.", ".5", "+1", "Infinity", "//", "/*", "*/", "'",
    "{},",
  ]

  /// Shows findings on a file as commands do, which must be possible whatever it holds.
  static func shownDiagnostics(_ diagnostics: [Diagnostic], of bytes: [UInt8]) -> String? {
    let first = Array(diagnostics.prefix(50))
    guard first.allSatisfy({ !$0.message.isEmpty && !$0.id.isEmpty }) else {
      return "a diagnostic says nothing"
    }
    _ = TextRenderer(usesColor: false) { _ in bytes }.render(first)
    _ = GitHubRenderer { _ in bytes }.render(first)
    _ = JSONRenderer { _ in bytes }.objects(for: first).map { $0.text() }
    return nil
  }
}
