import Foundation
import Messages

/// Renders a message as the HTML of CommonMark's examples.
struct HTMLRenderer {
  private let message: Message
  private var html = ""

  static func html(_ message: Message) -> String {
    var renderer = HTMLRenderer(message: message)
    renderer.renderChildren(of: 0)
    return renderer.html
  }

  private init(message: Message) { self.message = message }

  private mutating func renderChildren(of index: Int) {
    for child in message.children(of: index) { render(child) }
  }

  private mutating func render(_ index: Int) {
    switch message.nodes[index].kind {
    case .definition: break
    case .root, .attributes: renderChildren(of: index)
    case .text, .escape, .entity, .placeholder, .percentSign:
      html += Self.escaped(message.text(of: index))
    case .softBreak: html += "\n"
    case .lineBreak: html += "<br />\n"
    case .code: html += "<code>\(Self.escaped(message.plainText(of: index)))</code>"
    case .emphasis: renderElement("em", index)
    case .strong: renderElement("strong", index)
    case .strikethrough: renderElement("del", index)
    case .html: html += message.plainText(of: index)
    case .link: renderLink(index)
    case .image: renderImage(index)
    case .autolink:
      let address = message.plainText(of: index)
      let isURL = address.prefix { $0 != "@" }.contains(":")
      html += "<a href=\"\(Self.url(isURL ? address : "mailto:" + address))\">"
      html += Self.escaped(address) + "</a>"
    }
  }

  private mutating func renderElement(_ name: String, _ index: Int) {
    html += "<\(name)>"
    renderChildren(of: index)
    html += "</\(name)>"
  }

  private mutating func renderLink(_ index: Int) {
    guard let link = message.link(of: index) else { return }
    html += "<a href=\"\(Self.url(link.destination))\"\(Self.title(link))>"
    renderChildren(of: index)
    html += "</a>"
  }

  private mutating func renderImage(_ index: Int) {
    guard let link = message.link(of: index) else { return }
    let alternative = Self.escaped(message.plainText(of: index))
    html += "<img src=\"\(Self.url(link.destination))\" alt=\"\(alternative)\""
    html += "\(Self.title(link)) />"
  }

  private static func title(_ link: MessageLink) -> String {
    link.title.map { " title=\"\(escaped($0))\"" } ?? ""
  }

  static func escaped(_ text: some StringProtocol) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }

  /// Percent-encodes what the examples' renderer does, then escapes for HTML.
  private static func url(_ destination: String) -> String {
    let kept = Set("-_.+!*'(),%#@?=;:/,+$~&".utf8)
    var encoded = ""
    for byte in destination.utf8 {
      let isAlphanumeric =
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
      if isAlphanumeric || kept.contains(byte) {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        encoded += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return escaped(encoded)
  }
}
