import LanguageData
import LocaleData
import Locking

/// A language as its folder tells it: what the engine reads, and the words.
///
/// Never changed once it is made, so that all threads share it; what a thread needs for a phrase is in
/// a ``Phrase`` of its own.
final class Language: @unchecked Sendable {
  let tag: String
  let writing: WritingSystem
  let schemas: SchemaTable
  let paradigms: Paradigms
  let texts: LexicalTexts
  let index: WordIndex
  let order: PhraseOrder
  let counting: CountingRules
  let government: Government
  let sandhi: SandhiRules
  let guesses: GuessRules
  let pronouns: PersonalPronouns
  let hooks: any LanguageHooks
  /// The project's words.
  let project: ProjectLexemes?
  /// Whether nouns differ in case.
  let hasCases: Bool
  /// Whether phrases are built as in Romance languages: what describes a noun mostly stands behind it, and no case shows
  /// what it is to the verb.
  let hasRomanceSyntax: Bool
  /// Kept, for it may own the bytes that everything else points to.
  private let folder: LanguageTexts
  private let phrases = Sharded<[PhraseBox]> { [] }

  /// Whether words change with the gender of what they describe; where they don't, they fit everyone
  /// as they are.
  let agreesInGender: Bool
  /// Whether any word is written together with the next one.
  let hasJoints: Bool
  /// Whether a number asks the words that it counts for a case.
  let countsByCase: Bool

  /// - Parameter folder: The texts of the language.
  init(_ tag: String, _ folder: LanguageTexts, hooks: any LanguageHooks) {
    self.tag = tag
    self.hooks = hooks
    let order = PhraseOrder(folder.lines("phrase"), agreement: folder.lines("agreement"))
    self.order = order
    agreesInGender = order.agrees(.adjective, in: .gender)
    writing = WritingSystem(language: tag, scripts: order.scripts)
    self.folder = folder
    schemas = SchemaTable(folder.lines("features"))
    let hasCases = schemas[.noun].shows(.grammaticalCase)
    self.hasCases = hasCases
    hasRomanceSyntax = order.hasAdjectivesBehind && !order.isHeadLast && !hasCases
    paradigms = Paradigms(ParadigmTable(folder["paradigms"]))
    texts = LexicalTexts { folder[$0.name] }
    counting = CountingRules(folder.lines("counting"))
    countsByCase = counting.asksCase
    government = Government(folder.lines("government"))
    sandhi = SandhiRules(
      folder.lines("sandhi"), soundNames: hooks.soundNames, soundsOfNouns: hooks.soundsOfNouns)
    hasJoints = !sandhi.joined.isEmpty
    guesses = GuessRules(folder.lines("guess"), paradigms: paradigms, schemas: schemas)
    pronouns = PersonalPronouns(folder.lines("pronouns"))
    project = nil
    index =
      WordIndex(folder["words"], textCount: texts.count)
      ?? WordIndex(texts: texts, paradigms: paradigms)
  }

  /// The same language with the words of a project.
  private init(_ language: Language, project: ProjectLexemes) {
    (tag, hooks, order) = (language.tag, language.hooks, language.order)
    (writing, schemas, paradigms) = (language.writing, language.schemas, language.paradigms)
    (texts, index, counting) = (language.texts, language.index, language.counting)
    (government, sandhi, guesses) = (language.government, language.sandhi, language.guesses)
    (pronouns, agreesInGender) = (language.pronouns, language.agreesInGender)
    (hasCases, hasJoints) = (language.hasCases, language.hasJoints)
    hasRomanceSyntax = language.hasRomanceSyntax
    (folder, countsByCase) = (language.folder, language.countsByCase)
    self.project = project
  }

  func with(_ project: ProjectLexemes) -> Language { Language(self, project: project) }

  /// A phrase that no one else uses, for as long as the closure runs.
  func withPhrase<Result>(_ body: (inout Phrase) -> Result) -> Result {
    let box = phrases.withValue { $0.popLast() } ?? PhraseBox(Phrase(self))
    defer { phrases.withValue { if $0.count < 8 { $0.append(box) } } }
    return body(&box.phrase)
  }

  /// Holds a phrase from one use to the next.
  private final class PhraseBox: @unchecked Sendable {
    // Only who took it out of the list reaches it.
    var phrase: Phrase

    init(_ phrase: consuming Phrase) { self.phrase = phrase }
  }
}

/// The texts of a language's folder.
package struct LanguageTexts: @unchecked Sendable {
  // Bytes that live as long as the process, or as the language that reads them.
  private let text: (String) -> Bytes

  /// - Parameter text: A text by its name without `.txt`; no bytes where there is none.
  init(_ text: @escaping (String) -> Bytes) { self.text = text }

  /// Those that are part of the binary.
  init(embedded language: String) {
    self.init { name in
      let text = language_data_text(language, name)
      return Bytes(start: text.bytes, count: text.count)
    }
  }

  subscript(name: String) -> Bytes { text(name) }

  func lines(_ name: String) -> DataLines { DataLines(text(name)) }
}
