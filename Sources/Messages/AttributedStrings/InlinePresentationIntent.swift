#if !canImport(Darwin)
/// How a part of a text is meant to be shown, after its Markdown.
///
/// Apple Developer Documentation, "InlinePresentationIntent"; the raw values are Apple's, so that
/// encoded text means the same on every platform.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// One bit for each intent.
  public let rawValue: UInt

  /// Makes a set of intents from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasis, mostly shown in italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Strong emphasis, mostly shown in bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Code, mostly shown in a fixed-width font.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Text that is struck through.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// A line end that may become a space.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// A line end that stays one.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  /// HTML inside a line, as it is written.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  /// HTML that is a block of its own, as it is written.
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}
#endif
