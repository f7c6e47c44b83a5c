import Messages

/// Renders a message as the XML tree that swift-cmark prints.
struct TreeRenderer {
  static func xml(_ document: MarkdownDocument) -> String {
    guard !document.paragraphs.isEmpty else { return "<document />" }
    let paragraphs = document.paragraphs.map { "<paragraph>\(children(0, $0))</paragraph>" }
    return "<document>\(paragraphs.joined())</document>"
  }

  private static func children(_ index: Int, _ message: Message) -> String {
    var xml = ""
    var text = ""
    for child in message.children(of: index) {
      switch message.nodes[child].kind {
      case .text, .escape, .entity: text += HTMLRenderer.escaped(message.text(of: child))
      default:
        if !text.isEmpty { xml += "<text>\(text)</text>" }
        text = ""
        xml += element(child, message)
      }
    }
    return text.isEmpty ? xml : xml + "<text>\(text)</text>"
  }

  private static func element(_ index: Int, _ message: Message) -> String {
    switch message.nodes[index].kind {
    case .emphasis: "<emph>\(children(index, message))</emph>"
    case .strong: "<strong>\(children(index, message))</strong>"
    case .strikethrough: "<strikethrough>\(children(index, message))</strikethrough>"
    case .attributes: "<attribute>\(children(index, message))</attribute>"
    case .code: "<code>\(HTMLRenderer.escaped(message.plainText(of: index)))</code>"
    case .html: "<html_inline>\(HTMLRenderer.escaped(message.plainText(of: index)))</html_inline>"
    case .softBreak: "<softbreak />"
    case .lineBreak: "<linebreak />"
    case .link, .image, .autolink: link(index, message)
    case .root, .definition, .text, .escape, .entity, .placeholder, .percentSign: ""
    }
  }

  private static func link(_ index: Int, _ message: Message) -> String {
    let name = message.nodes[index].kind == .image ? "image" : "link"
    let destination = HTMLRenderer.escaped(message.link(of: index)?.destination ?? "")
    let title = HTMLRenderer.escaped(message.link(of: index)?.title ?? "")
    return "<\(name) destination=\"\(destination)\" title=\"\(title)\">"
      + "\(children(index, message))</\(name)>"
  }
}
