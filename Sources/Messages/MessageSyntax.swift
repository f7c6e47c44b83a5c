/// What is read in a message beside its text.
package struct MessageSyntax: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Inline Markdown: CommonMark 0.31.2, chapter 6, and strikethrough of GitHub Flavored Markdown.
  package static let markdown = MessageSyntax(rawValue: 1)
  /// Caret attributes, `^[text](name: value)`; only together with Markdown.
  package static let caretAttributes = MessageSyntax(rawValue: 1 << 1)
  /// Format specifiers and `%%`.
  package static let specifiers = MessageSyntax(rawValue: 1 << 2)
  /// Line ends become spaces, and white space around them goes, as in a paragraph of a document.
  ///
  /// Without it every character is kept, as in localized strings.
  package static let collapsesWhitespace = MessageSyntax(rawValue: 1 << 3)

  /// What `AttributedString(localized:)` and `Text(LocalizedStringKey)` read.
  package static let attributed: MessageSyntax = [.markdown, .caretAttributes, .specifiers]
  /// What `String(localized:)` and `NSLocalizedString` read.
  package static let plain: MessageSyntax = [.specifiers]
}
