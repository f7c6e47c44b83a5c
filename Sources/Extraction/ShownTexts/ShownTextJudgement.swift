import Diagnostics

/// A text of the code that people read.
struct ReachedText {
  var source: TextSource
  /// Whether it is one of a table of data.
  var isData: Bool

  /// Whether this tells more than another finding at the same place.
  func precedes(_ other: ReachedText) -> Bool {
    rank == other.rank ? text.utf8.count > other.text.utf8.count : rank < other.rank
  }

  private var text: String { if case .literal(let literal) = source { literal.text } else { "" } }

  private var rank: Int {
    switch source {
    case .handMadePlural: 0
    case .joined: 1
    case .literal: isData ? 3 : 2
    case .station: 4
    }
  }
}

/// Decides which texts need a translator, and how surely.
struct ShownTextJudgement {
  private let search: ShownTextSearch
  /// The names of the app and its parts, in small letters.
  private let names: Set<String>
  /// The files whose texts with capital letters are names for the most part, so that the others are
  /// so, too: a list of brands has some that are words.
  private var filesOfNames: Set<Int> = []

  init(_ search: ShownTextSearch, of texts: [ReachedText], among paths: [String]) {
    self.search = search
    names = CodePurpose.folderNames(in: paths)
    var balance: [Int: Int] = [:]
    for text in texts {
      guard case .literal(let literal) = text.source else { continue }
      switch verdict(on: literal) {
      case .name: balance[literal.place.file, default: 0] += 1
      case .title: balance[literal.place.file, default: 0] -= 1
      case .none, .doubtful, .prose: break
      }
    }
    filesOfNames = Set(balance.filter { $0.value > 0 }.keys)
  }

  private func verdict(on literal: ShownLiteral) -> LiteralWords.Verdict {
    guard !search.isUniversal(literal.text) else { return .none }
    return LiteralWords(literal).verdict(isRawValue: literal.isRawValue) { word in
      !names.contains(word) && search.knowsWord(word)
    }
  }

  /// What is to be said of a text; nil for one that is well as it is.
  func diagnostic(of text: ReachedText, in program: SourceProgram) -> Diagnostic? {
    switch text.source {
    case .station: return nil
    case .literal(let literal):
      guard let severity = severity(of: literal, asData: text.isData) else { return nil }
      return diagnostic(
        ExtractionDiagnostic.unlocalized, severity, Self.unlocalized(literal), at: literal.place,
        in: program)
    case .joined(let place):
      return diagnostic(ExtractionDiagnostic.joined, .warning, Self.joined, at: place, in: program)
    case .handMadePlural(let place, let one, let other):
      return diagnostic(
        ExtractionDiagnostic.handMadePlural, .warning, Self.plural(one, other), at: place,
        in: program)
    }
  }

  private func diagnostic(
    _ id: String, _ severity: Severity, _ message: String, at place: FilePlace,
    in program: SourceProgram
  ) -> Diagnostic {
    let offset = Int(place.offset)
    return Diagnostic(
      id: id, severity: severity, message: message,
      location: Location(file: program.path, range: offset..<offset))
  }

  /// How much it matters that a literal is not localized; nil for one that need not be.
  private func severity(of literal: ShownLiteral, asData isData: Bool) -> Severity? {
    switch verdict(on: literal) {
    case .none: nil
    case .title where filesOfNames.contains(literal.place.file): .note
    case .doubtful, .name: .note
    case .title, .prose: isData || literal.isVerbatim ? .note : .warning
    }
  }

  private static func unlocalized(_ literal: ShownLiteral) -> String {
    let text = literal.text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return
      "people read '\(text.shortened(to: 60))' in every language; make it a key, as with String(localized:)"
  }

  private static let joined =
    "this sentence is glued together, so that no translator sees or can reorder the whole; "
    + "write one localized text with interpolations"

  private static func plural(_ one: String, _ other: String) -> String {
    let shown = one.isEmpty ? "an 's'" : "'\(one)' or '\(other)'"
    return "code chooses \(shown) by the number, which is right in English only; "
      + "localize the whole with its number and vary it by plural in the catalog"
  }
}
