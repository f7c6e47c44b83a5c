import ArgumentParser
import Diagnostics
import Grammar
import Vocabulary
import Workflows

/// `l10n inflect`.
struct Inflect: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inflect",
    abstract: "Put words into another form: number, gender, case, definiteness.",
    discussion: """
      The head of a phrase and what agrees with it change, the rest stays. English, French, \
      German, Italian, Polish, Portuguese and Spanish have a grammar; other languages give the \
      text back with a reason.

      Examples:
        l10n inflect --locale es --number plural "agua fría"
        l10n inflect --locale es --quantity 2 "ensalada pequeño"
      """)

  @OptionGroup var options: InflectOptions

  @Argument(help: "The text.")
  var text: [String] = []

  func validate() throws {
    guard options.batch == text.isEmpty else {
      throw ValidationError(
        options.batch ? "With --batch the texts come on standard input." : "Give a text to inflect."
      )
    }
    guard options.batch || options.locale != nil else {
      throw ValidationError("Give a locale: --locale es.")
    }
    if options.describe, let asked = options.asked.first {
      throw ValidationError(
        "--describe says what is known of the text as it stands: leave --\(asked.option) out, or "
          + "--describe.")
    }
  }

  func run() throws {
    let project = options.configuration.loaded()
    guard !project.isBroken else {
      Console.show(project.diagnostics, color: options.color)
      throw ExitCode(ExitStatus.couldNotRun.rawValue)
    }
    let console = InflectConsole(options, project.configuration.lexicon)
    if options.batch { return try console.answerLines() }
    let status = try console.show(options.input(text: text.joined(separator: " ")))
    throw ExitCode(status.rawValue)
  }
}

/// What `l10n inflect` asks for.
struct InflectOptions: ParsableArguments {
  @Option(help: "The language of the text, such as es or en-GB.")
  var locale: String?

  @Option(help: "singular, plural, dual (pluralTwo), zero, pluralFew or pluralMany.")
  var number: String?

  @Option(help: "feminine, masculine or neuter.")
  var gender: String?

  @Option(name: .customLong("case"), help: "A grammatical case, such as genitive.")
  var grammaticalCase: String?

  @Option(help: "definite or indefinite: the text gets the article.")
  var definiteness: String?

  @Option(help: "strong, weak or mixed (German).")
  var declension: String?

  @Option(help: "first, second or third.")
  var person: String?

  @Option(help: "human, animate or inanimate: what adjectives alone are said of (Polish).")
  var animacy: String?

  @Option(help: "positive; no grammar makes a comparative or superlative yet.")
  var degree: String?

  @Option(help: "What the text is, such as noun or adjective.")
  var partOfSpeech: String?

  @Option(help: "What is known of the text as it stands, as gender=masculine (repeatable).")
  var known: [String] = []

  @Option(
    parsing: .unconditional, help: "Put the text after this number, as the language counts.")
  var quantity: String?

  @OptionGroup var configuration: ConfigurationOptions

  @Flag(help: "Say what is known of the text instead.")
  var describe = false

  @Flag(help: "Read one JSON object a line and write one a line, in order.")
  var batch = false

  @Flag(help: "Print machine-readable JSON on stdout.")
  var json = false

  @Flag(help: "Print no reasons.")
  var quiet = false

  @Option(help: "Colours: auto (a terminal without NO_COLOR), always or never.")
  var color = ColorChoice.auto

  private var features: [(name: String, value: String?)] {
    [
      ("number", number), ("gender", gender), ("case", grammaticalCase),
      ("definiteness", definiteness), ("declension", declension), ("person", person),
      ("partOfSpeech", partOfSpeech), ("animacy", animacy), ("degree", degree),
    ]
  }

  /// The options that ask for another form.
  var asked: [(option: String, value: String)] {
    (features + [("quantity", quantity)]).compactMap { name, value in
      value.map { (name == "partOfSpeech" ? "part-of-speech" : name, $0) }
    }
  }

  /// - Throws: `ValidationError` for a feature or a value that there is none of.
  func input(text: String) throws -> InflectWorkflow.Input {
    var request = Request()
    for (name, value) in features {
      if let value { try set(name, value, in: &request.features) }
    }
    for pair in known {
      let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw ValidationError("--known takes a feature and a value, as in gender=masculine.")
      }
      try set(parts[0], parts[1], in: &request.known)
    }
    return InflectWorkflow.Input(
      locale: locale ?? "", text: text, request: request, quantity: quantity, describes: describe)
  }

  private func set(_ name: String, _ value: String, in features: inout Features) throws {
    if let problem = FeatureNames.set(name, to: value, in: &features) {
      throw ValidationError(problem)
    }
  }
}

/// Prints what became of texts.
struct InflectConsole {
  private let options: InflectOptions

  private let lexicon: ProjectLexicon

  init(_ options: InflectOptions, _ lexicon: ProjectLexicon) {
    self.options = options
    self.lexicon = lexicon
  }

  func show(_ input: InflectWorkflow.Input) throws -> ExitStatus {
    let outcome: InflectWorkflow.Outcome
    do {
      outcome = try InflectWorkflow(lexicon: lexicon).run(input)
    } catch {
      throw ValidationError(error.message)
    }
    let isJSON = options.json || options.describe
    try Console.write(isJSON ? ExactText(.object(outcome.json)) : ExactText(outcome.text + "\n"))
    if !options.quiet, !isJSON { report(outcome.reasons) }
    let isUnsupported = outcome.reasons.contains { $0.kind == .unsupportedLanguage }
    return isUnsupported ? .findings : .clean
  }

  /// Answers the lines of standard input, one by one.
  func answerLines() throws {
    let batch = InflectBatch(
      locale: options.locale, describes: options.describe, lexicon: lexicon)
    try BatchLines().answer(by: batch)
  }

  private func report(_ reasons: [Reason]) {
    for reason in reasons { Console.remark("note: \(reason.text)\n") }
  }
}
