import Diagnostics

/// Walks one file and reports every literal that is a localization key.
///
/// It carries down what each place asks for (`Destination`), which is how a type checker decides
/// what a literal is; everything about types it asks of `Inference`.
final class LiteralFinder {
  let program: SourceProgram
  let file: Int
  let inference: Inference
  let functions: [LocalizingFunction]
  var index: ProgramIndex { inference.index }
  private(set) var occurrences: [Occurrence] = []
  private(set) var diagnostics: [Diagnostic] = []
  var depth = 0
  private var isCutShort = false
  /// How many calls around the expression read a plain string as an attributed one.
  var rereadings = 0

  init(
    program: SourceProgram, file: Int, inference: Inference, functions: [LocalizingFunction]
  ) {
    self.program = program
    self.file = file
    self.inference = inference
    self.functions = functions
  }

  func run() {
    let context = LexicalContext(nominal: nil, parent: nil, generics: [], file: file)
    var scope = Scope(context: context, selfType: nil, isStatic: true)
    for member in program.members {
      if case .statement(let statement) = member {
        visit(statement, returning: .none, in: scope)
        scope = inference.scope(after: statement, in: scope)
      } else {
        visit(member, of: nil, in: context)
      }
    }
  }

  func report(_ occurrence: Occurrence) {
    occurrences.append(occurrence)
    if inference.isCutShort { reportCutShort(at: occurrence.offset) }
  }

  /// Says once a file that types are missing because they take too long to find out.
  func reportCutShort(at offset: Int32) {
    guard !isCutShort else { return }
    isCutShort = true
    report(
      ExtractionDiagnostic.tooComplex,
      "finding out the types here takes too many steps, so specifiers may be guesses and strings "
        + "may be missing from here on; write the types of the values and closures; no key is "
        + "marked stale until then", at: offset)
  }

  func report(_ id: String, _ message: String, at offset: Int32) {
    let place = Int(offset)
    diagnostics.append(
      Diagnostic(
        id: id, severity: .warning, message: message,
        location: Location(file: program.path, range: place..<place)))
  }

  /// Visits an expression whose value nothing asks for.
  func visit(_ expression: Expression, in scope: Scope) {
    visit(expression, for: .none, in: scope)
  }
}
