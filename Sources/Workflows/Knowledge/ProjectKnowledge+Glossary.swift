import Grammar
package import Linting
import LocaleData

extension ProjectKnowledge {
  /// The terms of the project's glossary that stand in a text, as lint finds them there.
  package func terms(in text: String, of language: String) -> [GlossaryEntry] {
    guard !glossary.entries.isEmpty, let tag = LanguageTag(language) else { return [] }
    let lexicon = configuration.configuration.lexicon
    return glossary.entries(in: text, of: tag, Inflector(tag, lexicon: lexicon))
  }

  /// The names that stay as they are and that stand in a text, as lint finds them there.
  package func keptNames(in text: String) -> [String] {
    NameSearch.names(configuration.configuration.doNotTranslate, in: text)
  }
}
