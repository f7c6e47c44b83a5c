#if !canImport(Darwin)
public import Foundation

extension AttributedString {
  /// How Markdown is read (Apple Developer Documentation,
  /// "AttributedString.MarkdownParsingOptions").
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// Which part of Markdown is read.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// A document. On Linux its blocks are not read: like ``inlineOnly``.
      case full
      /// Inline syntax; line ends become spaces.
      case inlineOnly
      /// Inline syntax; white space stays as it is, as in localized strings.
      case inlineOnlyPreservingWhitespace
    }

    /// What happens to attributes that can't be read.
    public enum FailurePolicy: Hashable, Sendable {
      /// An error is thrown.
      case throwError
      /// The text comes without them.
      case returnPartiallyParsedIfPossible
    }

    /// Whether caret attributes, `^[text](name: value)`, are read.
    public var allowsExtendedAttributes: Bool
    /// Which part of Markdown is read.
    public var interpretedSyntax: InterpretedSyntax
    /// What happens to attributes that can't be read.
    public var failurePolicy: FailurePolicy
    /// The language of the whole text, a BCP 47 tag, or nil if it is not known.
    public var languageCode: String?

    /// Makes options; the defaults are Apple's.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }
}
#endif
