import LocaleData

/// The language that a cell is in and how it is written, as a browser is told.
struct PageLanguage {
  /// `lang="es" dir="ltr"`; a name that is no language tag gives only the direction of its text.
  let attributes: String
  /// ` lang="es"`, or nothing.
  let lang: String

  init(_ locale: String) {
    guard let tag = LanguageTag(locale), !tag.isOpaque else {
      (attributes, lang) = ("dir=\"auto\"", "")
      return
    }
    lang = " lang=\"\(tag)\""
    attributes = "lang=\"\(tag)\"" + (tag.isRightToLeft ? " dir=\"rtl\"" : " dir=\"ltr\"")
  }
}
