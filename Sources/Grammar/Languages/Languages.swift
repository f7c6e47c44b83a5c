import LocaleData
import Locking

/// The languages that have a grammar: those whose folder is embedded.
package enum Languages {
  private static let languages = Locked<[String: Language]>([:])

  /// - Returns: Nil for a language without a folder.
  static func language(of tag: LanguageTag) -> Language? {
    let name = tag.language
    if let known = languages.withLock({ $0[name] }) { return known }
    let folder = LanguageTexts(embedded: name)
    guard !folder["phrase"].isEmpty else { return nil }
    let made = Language(name, folder, hooks: hooks(of: name))
    return languages.withLock { languages in
      if let known = languages[name] { return known }
      languages[name] = made
      return made
    }
  }

  /// The classes of sounds that a language knows by more than its folder.
  package static func soundNames(of language: String) -> Set<String> {
    hooks(of: language).soundNames
  }

  /// What a language's folder can't say; a language that has nothing of that kind isn't named here.
  static func hooks(of language: String) -> any LanguageHooks {
    switch language {
    case "en": English()
    case "es": Spanish()
    case "fr": French()
    case "it": Italian()
    case "de": German()
    case "pl": Polish()
    case "pt": Portuguese()
    default: FolderAlone()
    }
  }
}

/// A language that its folder tells completely.
struct FolderAlone: LanguageHooks {}
