package import Diagnostics

/// What `l10n suggest` found.
package struct SuggestOutcome: WorkflowOutcome {
  /// Why something stays as it is.
  package struct Reason: Hashable, Sendable {
    /// A name for programs: of ``Kind``, or of a rule of lint.
    package var id: String
    /// One clause without a final full stop.
    package var message: String

    package enum Kind: String, Sendable {
      /// The text varies by device or width, or is one of several phrases.
      case otherVariations
      /// The system fills in a parameter of an intent, where nothing agrees.
      case intentParameter
      /// It varies by more than one number.
      case severalNumbers
      /// A form doesn't say its number.
      case noNumber
      /// The forms differ in more than one phrase around the number.
      case otherWords
      /// Agreement gives other words than the forms have.
      case otherForms
      /// The engine isn't sure of the words.
      case unsure
      /// There is no grammar of the language.
      case noGrammar
      /// A person hasn't finished what the catalog has.
      case unfinished
      /// The texts that code chooses between are filled with different arguments.
      case otherArguments
      /// A catalog has the new key already.
      case keyExists
      /// Code chooses by the gender of somebody.
      case byGender
      /// The words that code chooses between stand in every text as they are.
      case noAgreement
      /// The text is still that of the source language.
      case untranslated
    }

    init(_ kind: Kind, _ message: String) { self.init(id: kind.rawValue, message: message) }

    init(id: String, message: String) {
      self.id = id
      self.message = message
    }
  }

  /// One language of a suggestion.
  package struct Language: Hashable, Sendable {
    package struct Form: Hashable, Sendable {
      /// The plural category, as catalogs spell it, or the case of an enum that code switches over.
      package var category: String
      package var text: String
    }

    package var locale: String
    package var file: String
    /// What it has, each text once.
    package var forms: [Form]
    /// What is to stand in their place; nil where they stay.
    package var text: String?
    /// What the text is filled with in each case of an enum; empty where a number fills it.
    package var words: [Form] = []
    /// What the engine says of words that it could read otherwise, too.
    package var notes: [String] = []
    /// Why they stay.
    package var reason: Reason?
  }

  /// A place in code.
  package struct Use: Hashable, Sendable {
    package var file: String
    package var line: Int
    package var column: Int
    /// Whether the text is read as a plain string, in which nothing agrees.
    package var isPlain: Bool
    /// Whether the changes make it read an attributed string.
    package var isRewritten = false
    /// Whether something else fills the string later, once words have agreed without the number.
    package var isFilledLater = false
    /// The literal that has the arguments in it, between its quotation marks; nil where it isn't known.
    package var filled: String?
    /// Where the literal starts, in UTF-8 bytes from the file's start.
    var offset: Int

    init(file: String, line: Int, column: Int, isPlain: Bool, offset: Int) {
      (self.file, self.line, self.column) = (file, line, column)
      (self.isPlain, self.offset) = (isPlain, offset)
    }
  }

  /// A key whose plural forms one text can replace, or several keys that code chooses between.
  package struct Suggestion: Sendable {
    package var key: String
    /// The other keys that code takes for other numbers, and needs no more there.
    package var otherKeys: [String] = []
    /// Whether it is code that chooses between texts, which no catalog has as forms of one.
    package var isChoice = false
    package var table: String
    package var file: String
    /// The source language first, the others by their spelling.
    package var languages: [Language]
    /// The numbers that old and new texts were compared for.
    package var numbers: [Int]
    /// What the key becomes, where the key is its own text.
    package var newKey: String?
    package var uses: [Use] = []
    /// The changes of code that give it the new key.
    package var changes: [RenameOutcome.Change] = []
    /// What else is to be done in code, where constants stand for the keys: sentences without a
    /// final full stop.
    package var steps: [String] = []

    /// Whether all code reads plain strings, and stays as it is.
    package var isOnlyPlain: Bool {
      !uses.isEmpty && uses.allSatisfy { $0.isPlain && !$0.isRewritten }
    }
  }

  /// A key that varies by number and keeps its forms, or is one of several that code chooses between.
  package struct PassedOver: Hashable, Sendable {
    package var key: String
    package var otherKeys: [String] = []
    package var table: String
    /// The catalog, or for what code chooses the source.
    package var file: String
    package var reason: Reason
  }

  package var suggestions: [Suggestion] = []
  package var passedOver: [PassedOver] = []
  package var diagnostics: [Diagnostic] = []
  package var status = ExitStatus.clean
}
