import Foundation

/// Turns a message's tree into an attributed string.
struct AttributedStringBuilder {
  let message: Message
  let names: AttributeNames
  /// What relative destinations are resolved against.
  var baseURL: URL?
  /// Whether an attribute that can't be read is an error; otherwise the text comes without it.
  var isStrict = false
  /// What stands for a format specifier; nil leaves it as it is written.
  var argument: (FormatSpecifier) -> AttributedString? = { _ in nil }

  private var result = AttributedString()
  private var open: [Context]
  private var pendingText = ""

  /// What holds for the nodes inside another one.
  private struct Context {
    var subtreeEnd: Int32
    var attributes: AttributeContainer
    var intent: InlinePresentationIntent
  }

  init(_ message: Message, names: AttributeNames, attributes: AttributeContainer) {
    self.message = message
    self.names = names
    open = [
      Context(subtreeEnd: Int32(message.nodes.count), attributes: attributes, intent: [])
    ]
  }

  /// - Throws: `MarkdownParsingError` for the first attribute that can't be read, if strict.
  consuming func build() throws -> AttributedString {
    for index in message.nodes.indices.dropFirst() {
      while index >= open[open.count - 1].subtreeEnd {
        flush()
        open.removeLast()
      }
      try visit(index)
    }
    while let context = open.last {
      flush(context)
      open.removeLast()
    }
    return result
  }

  private mutating func visit(_ index: Int) throws {
    switch message.nodes[index].kind {
    case .root, .definition: break
    case .text, .escape, .entity, .percentSign: pendingText += message.text(of: index)
    case .softBreak: append(index, intent: keepsLineEnds ? [] : .softBreak)
    case .lineBreak: append(index, intent: .lineBreak)
    case .placeholder: appendArgument(index)
    case .code: enter(index) { $0.intent.insert(.code) }
    case .html: enter(index) { $0.intent.insert(.inlineHTML) }
    case .emphasis: enter(index) { $0.intent.insert(.emphasized) }
    case .strong: enter(index) { $0.intent.insert(.stronglyEmphasized) }
    case .strikethrough: enter(index) { $0.intent.insert(.strikethrough) }
    case .link, .autolink: enterLink(index)
    case .image: enterImage(index)
    case .attributes: try enterAttributes(index)
    }
  }

  private var keepsLineEnds: Bool { !message.syntax.contains(.collapsesWhitespace) }

  // MARK: Leaves

  /// Appends the text of a leaf with an intent of its own.
  private mutating func append(_ index: Int, intent: InlinePresentationIntent) {
    guard !intent.isEmpty else { return pendingText += message.text(of: index) }
    flush()
    var context = open[open.count - 1]
    context.intent.formUnion(intent)
    pendingText = String(message.text(of: index))
    flush(context)
  }

  private mutating func appendArgument(_ index: Int) {
    guard let specifier = message.placeholder(of: index), var text = argument(specifier)
    else { return pendingText += message.text(of: index) }
    flush()
    // What the argument brings with it wins over what stands around it.
    text.mergeAttributes(attributes(in: open[open.count - 1]), mergePolicy: .keepCurrent)
    result += text
  }

  private mutating func flush() { flush(open[open.count - 1]) }

  private mutating func flush(_ context: Context) {
    guard !pendingText.isEmpty else { return }
    result += AttributedString(pendingText, attributes: attributes(in: context))
    pendingText = ""
  }

  private func attributes(in context: Context) -> AttributeContainer {
    guard !context.intent.isEmpty, names.includesFoundation else { return context.attributes }
    var attributes = context.attributes
    attributes.inlinePresentationIntent = context.intent
    return attributes
  }

  // MARK: Nodes around others

  private mutating func enter(_ index: Int, _ change: (inout Context) throws -> Void) rethrows {
    flush()
    var context = open[open.count - 1]
    context.subtreeEnd = message.nodes[index].subtreeEnd
    try change(&context)
    open.append(context)
  }

  private mutating func enterLink(_ index: Int) {
    let url = url(of: index)
    let includesFoundation = names.includesFoundation
    enter(index) { if includesFoundation, let url { $0.attributes.link = url } }
  }

  private mutating func enterImage(_ index: Int) {
    let url = url(of: index)
    let includesFoundation = names.includesFoundation
    enter(index) { if includesFoundation, let url { $0.attributes.imageURL = url } }
  }

  private func url(of index: Int) -> URL? {
    let destination = message.destination(of: index) { specifier in
      argument(specifier).map { String($0.characters) }
    }
    return destination.isEmpty ? nil : URL(string: destination, relativeTo: baseURL)
  }

  private mutating func enterAttributes(_ index: Int) throws {
    let members = message.caretAttributes(of: index)?.members ?? []
    let (names, isStrict) = (names, isStrict)
    try enter(index) { context in
      for member in members {
        do {
          try names.set(member, in: &context.attributes)
        } catch {
          if isStrict { throw error }
        }
      }
    }
  }
}
