import Diagnostics
import Extraction
import Localization
import Locking
import Reading

/// The code that asks for keys, to show what it would say with new ones.
struct SuggestSources: Sendable {
  let places: RenamePlaces
  private let loader: SourceLoader
  private let swiftFiles: [String]

  /// - Parameter keys: Those of the catalogs.
  init(
    _ options: ExtractOptions, keys: [String], _ project: ProjectConfiguration, _ tree: any FileTree
  ) {
    let walk = ProjectWalk(
      around: options.scope.paths, choosing: SourceExtraction.selection(options),
      excluding: options.scope.exclude, project, in: tree)
    let sources = SourceExtraction(options, walk.chosen, ProjectSurvey(walk))
    places = RenamePlaces(sources, keys)
    loader = sources.loader
    swiftFiles = walk.chosen.files.filter(\.isSwift)
  }

  /// What keeps code from being read, so that uses may be missing.
  var diagnostics: [Diagnostic] { loader.diagnostics }

  /// What code chooses between, by file and offset.
  ///
  /// - Parameter stores: The catalogs, of whose keys symbols may be made.
  func choices(
    in stores: [TableStore]
  ) -> (numbers: [CodeChoice], variants: [VariantChoice]) {
    let keyed = KeyedFile.files(of: places.code)
    let constants = ConstantKeys(keyed, stores, loader)
    let known = Dictionary(uniqueKeysWithValues: keyed.map { ($0.path, $0) })
    let files = Set(swiftFiles + keyed.map(\.path)).sorted().map {
      known[$0] ?? KeyedFile(path: $0)
    }
    let found = parallelMap(files) {
      _, file -> (numbers: [CodeChoice], variants: [VariantChoice]) in
      guard let bytes = loader.readIfPossible(file.path),
        file.mayChoose || constants.mayChoose(bytes)
      else { return ([], []) }
      return file.choices(in: bytes, constants)
    }
    return (found.flatMap(\.numbers), found.flatMap(\.variants))
  }

  /// A suggestion with the places in code that ask for its key, and what they become.
  func completing(_ suggestion: SuggestOutcome.Suggestion) -> SuggestOutcome.Suggestion {
    var suggestion = suggestion
    let references = places.references(to: suggestion.key, in: suggestion.table)
    suggestion.uses = references.map { .init($0) }
    guard let newKey = suggestion.newKey else { return suggestion }
    let pair = KeyPair(old: suggestion.key, new: newKey)
    let isTaken = !places.references(to: newKey, in: suggestion.table).isEmpty
    guard !isTaken, places.isOnlyInCode(suggestion.key, in: suggestion.table) else {
      // The key stays: its texts say the same.
      suggestion.newKey = nil
      return suggestion
    }
    let byFile = Dictionary(grouping: references, by: \.file)
    for (file, references) in byFile.sorted(by: { $0.key < $1.key }) where file.isSwift {
      let changed = changed(file, references) { literal, isPlain in
        SuggestedCode.Place(literal: literal, pair: pair, isPlain: isPlain)
      }
      suggestion.add(changed.change, of: changed.places, in: file)
    }
    return suggestion
  }

  /// A file with some literals changed; nil where none can be.
  private func changed(
    _ file: String, _ references: [SourceReference],
    _ place: @escaping @Sendable (KeyLiteral, Bool) -> SuggestedCode.Place
  ) -> (change: RenameOutcome.Change?, places: [SuggestedCode.Place]) {
    guard let bytes = loader.source(file) else { return (nil, []) }
    return onLargeStack {
      let literals = KeyLiteral.literals(inSwift: bytes, at: references.map(\.offset))
      let places = zip(references, literals).compactMap { reference, literal in
        literal.map { place($0, reference.reading == .plain) }
      }
      return (SuggestedCode(file, bytes).change(of: places), places)
    }
  }

  /// A suggestion for what code chooses, with the places of the choice, and what they become.
  func completing(
    _ suggestion: SuggestOutcome.Suggestion, at choices: [CodeChoice]
  ) -> SuggestOutcome.Suggestion {
    var suggestion = suggestion
    suggestion.uses = choices.map { .init($0.reference) }
    suggestion.steps = ConstantSteps(suggestion, choices).steps
    let byFile = Dictionary(grouping: choices, by: \.reference.file)
    for (file, choices) in byFile.sorted(by: { $0.key < $1.key }) {
      guard let bytes = loader.source(file) else { continue }
      let places = choices.compactMap { $0.place(for: suggestion) }
      let change = onLargeStack { SuggestedCode(file, bytes).change(of: places) }
      suggestion.add(change, of: places, in: file)
    }
    return suggestion
  }

  /// A suggestion for what code chooses by an enum: the choice stays, with the words in the place of
  /// the texts.
  func completing(
    _ suggestion: SuggestOutcome.Suggestion, at choice: VariantChoice
  ) -> SuggestOutcome.Suggestion {
    var suggestion = suggestion
    guard let key = suggestion.newKey, let words = suggestion.languages.first?.words else {
      return suggestion
    }
    let found = choice.places(for: key, words: words.map(\.text))
    suggestion.uses = choice.references.map { .init($0) }
    // All of them or none: one choice has one text.
    guard found.count == words.count, found.allSatisfy(\.place.canChange),
      let bytes = loader.source(choice.reference.file)
    else { return suggestion }
    let places = found.map(\.place)
    let file = choice.reference.file
    let change = onLargeStack { SuggestedCode(file, bytes).change(of: places) }
    suggestion.add(change, of: places, in: file)
    return suggestion
  }
}

extension String {
  fileprivate var isSwift: Bool { hasSuffix(".swift") }
}

extension SuggestOutcome.Use {
  init(_ reference: SourceReference) {
    self.init(
      file: reference.file, line: reference.line, column: reference.column,
      isPlain: reference.reading == .plain, offset: reference.offset)
  }
}

extension SuggestOutcome.Suggestion {
  /// Adds what becomes of places in a file, which are all that it has.
  fileprivate mutating func add(
    _ change: RenameOutcome.Change?, of places: [SuggestedCode.Place], in file: String
  ) {
    if let change { changes.append(change) }
    let known = Dictionary(
      places.map { ($0.literal.offset, $0) }, uniquingKeysWith: { first, _ in first })
    for index in uses.indices where uses[index].file == file && uses[index].isPlain {
      guard let place = known[uses[index].offset] else { continue }
      uses[index].isRewritten = change != nil && place.canChange
      uses[index].isFilledLater = place.isFilledLater
      uses[index].filled = place.filled
    }
  }
}
