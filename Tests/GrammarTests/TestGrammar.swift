import Grammar
import LocaleData
import Testing

/// The grammar of a language that has one.
func grammar(_ language: String) throws -> Inflector {
  let tag = try #require(LanguageTag(language))
  return try #require(Inflector(tag))
}
