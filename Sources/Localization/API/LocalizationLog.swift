/// What the engine was unsure of while an app runs: unknown words, missing arguments, a form that
/// doesn't exist.
///
/// It hears of every call on Linux, and on Apple's systems of those of ``Localizer``, since what
/// Foundation localizes there it does without this module.
public enum LocalizationLog {
  /// One thing that the engine did or was unsure of.
  public struct Entry: Hashable, Sendable {
    /// The key of the text.
    public let key: String
    /// The word it is about; empty if it is about all of the text.
    public let word: String
    /// A name for programs, such as `unknownWord`; `l10n preview --json` uses the same.
    public let reason: String
    /// One sentence in English.
    public let detail: String
  }

  private static let handler = SharedSetting<(@Sendable (Entry) -> Void)?>(nil)

  /// Sets what is called for each entry, on the thread that makes the text; nil, the default, for
  /// nothing.
  ///
  /// A handler may be called from several threads at once, and must not localize text itself. It is
  /// for a program's `main` to set, not for libraries: a process has one, the last that was set.
  public static func setHandler(_ handler: (@Sendable (Entry) -> Void)?) {
    Self.handler.set(handler)
  }

  static func note(_ reasons: [RenderingReason], of key: String) {
    guard !reasons.isEmpty, let handler = handler.value else { return }
    for reason in reasons {
      handler(
        Entry(key: key, word: reason.word, reason: reason.reason, detail: reason.detail))
    }
  }
}
