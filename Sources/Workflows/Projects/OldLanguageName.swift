/// What Mac OS X called the folders of languages before they had codes; Foundation takes them still.
///
/// Source: "Bundle Programming Guide", "Localized Resource Directories" (2009).
enum OldLanguageName {
  private static let codes = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja",
    "Spanish": "es", "Dutch": "nl", "Swedish": "sv", "Danish": "da", "Norwegian": "nb",
    "Finnish": "fi", "Portuguese": "pt", "Korean": "ko",
  ]

  /// The code of a language that is called by its English name; nil for any other name.
  static func code(of name: String) -> String? { codes[name] }
}
