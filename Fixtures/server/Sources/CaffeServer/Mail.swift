import Foundation
import Hummingbird
import Localization

/// A mail with its two bodies, made of one text.
struct Mail: ResponseEncodable {
  var subject: String
  var plain: String
  var html: String

  init(subject: String, text: AttributedString) {
    self.subject = subject
    plain = text.runs.map { run in
      let words = String(text[run.range].characters)
      return run.link.map { "\(words): \($0.absoluteString)" } ?? words
    }.joined()
    html = text.runs.map { Self.html(String(text[$0.range].characters), $0) }.joined()
  }

  private static func html(_ words: String, _ run: AttributedString.Runs.Run) -> String {
    var html = escaped(words)
    let intent = run.inlinePresentationIntent ?? []
    if intent.contains(.code) { html = "<code>\(html)</code>" }
    if intent.contains(.emphasized) { html = "<em>\(html)</em>" }
    if intent.contains(.stronglyEmphasized) { html = "<strong>\(html)</strong>" }
    guard let link = run.link, ["http", "https", "mailto"].contains(link.scheme) else {
      return html
    }
    return "<a href=\"\(escaped(link.absoluteString))\">\(html)</a>"
  }

  /// What a customer typed is text and no HTML.
  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }
}
