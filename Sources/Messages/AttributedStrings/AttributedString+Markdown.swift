#if !canImport(Darwin)
public import Foundation

/// Apple's spelling for text with Markdown, on platforms where Foundation has none.
extension AttributedString {
  /// Reads a text with Markdown.
  ///
  /// Unlike on Apple's platforms, the blocks of a document (headings, lists) are text like any
  /// other: only inline syntax is read.
  ///
  /// - Parameters:
  ///   - markdown: The text.
  ///   - options: How it is read.
  ///   - baseURL: What relative destinations of links and images are resolved against.
  /// - Throws: ``MarkdownParsingError`` if caret attributes can't be read and the options ask for
  ///   errors.
  public init(
    markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: markdown, including: AttributeScopes.FoundationAttributes.self, options: options,
      baseURL: baseURL)
  }

  /// Reads a text with Markdown, with the attributes of a scope.
  ///
  /// Caret attributes are decoded by the scope's keys that conform to
  /// `MarkdownDecodableAttributedStringKey`, and those of the scopes inside it; what Markdown
  /// itself sets, such as `link`, needs Foundation's scope inside. Names that the scope doesn't
  /// have are ignored.
  ///
  /// - Throws: ``MarkdownParsingError`` if caret attributes can't be read and the options ask for
  ///   errors.
  public init<Scope: AttributeScope>(
    markdown: String, including scope: Scope.Type, options: MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws {
    let message = Message(markdown, syntax: options.syntax)
    let isStrict = options.failurePolicy == .throwError
    if isStrict, let problem = message.problems.first(where: \.kind.breaksMarkdown) {
      throw MarkdownParsingError(message: problem.message, range: problem.range)
    }
    let names = AttributeNames(of: scope)
    var attributes = AttributeContainer()
    if names.includesFoundation { attributes.languageIdentifier = options.languageCode }
    var builder = AttributedStringBuilder(message, names: names, attributes: attributes)
    builder.baseURL = baseURL
    builder.isStrict = isStrict
    self = try builder.build()
  }

  /// Reads a text with Markdown, with the attributes of a scope named by a key path.
  public init<Scope: AttributeScope>(
    markdown: String, including scope: KeyPath<AttributeScopes, Scope.Type>,
    options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, including: Scope.self, options: options, baseURL: baseURL)
  }

  /// Reads UTF-8 text with Markdown.
  public init(
    markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  /// Reads UTF-8 text with Markdown, with the attributes of a scope.
  public init<Scope: AttributeScope>(
    markdown: Data, including scope: Scope.Type, options: MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), including: scope, options: options,
      baseURL: baseURL)
  }

  /// Reads UTF-8 text with Markdown, with the attributes of a scope named by a key path.
  public init<Scope: AttributeScope>(
    markdown: Data, including scope: KeyPath<AttributeScopes, Scope.Type>,
    options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, including: Scope.self, options: options, baseURL: baseURL)
  }

  /// Reads a file of UTF-8 text with Markdown.
  ///
  /// - Throws: What Foundation throws when the file can't be read, or ``MarkdownParsingError``.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }

  /// Reads a file of UTF-8 text with Markdown, with the attributes of a scope.
  ///
  /// - Throws: What Foundation throws when the file can't be read, or ``MarkdownParsingError``.
  public init<Scope: AttributeScope>(
    contentsOf url: URL, including scope: Scope.Type, options: MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: Data(contentsOf: url), including: scope, options: options, baseURL: baseURL)
  }

  /// Reads a file of UTF-8 text with Markdown, with the attributes of a scope named by a key path.
  ///
  /// - Throws: What Foundation throws when the file can't be read, or ``MarkdownParsingError``.
  public init<Scope: AttributeScope>(
    contentsOf url: URL, including scope: KeyPath<AttributeScopes, Scope.Type>,
    options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(contentsOf: url, including: Scope.self, options: options, baseURL: baseURL)
  }
}

extension AttributedString.MarkdownParsingOptions {
  fileprivate var syntax: MessageSyntax {
    var syntax: MessageSyntax = .markdown
    if allowsExtendedAttributes { syntax.insert(.caretAttributes) }
    if interpretedSyntax != .inlineOnlyPreservingWhitespace {
      syntax.insert(.collapsesWhitespace)
    }
    return syntax
  }
}

extension MessageProblem.Kind {
  /// Whether Markdown can't be read as it was meant; the other problems are likely mistakes.
  fileprivate var breaksMarkdown: Bool {
    switch self {
    case .malformedAttributes, .nestedTooDeeply, .tooLong: true
    default: false
    }
  }
}
#endif
