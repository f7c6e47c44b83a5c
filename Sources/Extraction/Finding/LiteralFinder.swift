import Diagnostics

/// Walks one file and reports every literal that is a localization key.
///
/// It carries down what each place asks for (`Destination`), which is how a type checker decides
/// what a literal is; everything about types it asks of `Inference`.
final class LiteralFinder {
  /// A member whose body is visited.
  struct EnclosingMember {
    var declaration: ObjectIdentifier
    var offset: Int32
    /// Whether what calls it need not be among the sources.
    var hasOtherCallers = false
    /// Whether it is an initializer, which gives properties their first values.
    var isInitializer = false
    /// The parameters of an initializer that it sets the properties of their names to, whatever
    /// happens.
    var ownAssignments: Set<String> = []
  }

  let program: SourceProgram
  let file: Int
  let inference: Inference
  let functions: [LocalizingFunction]
  let wrappers: KnownWrappers
  /// The declarations that are visited; nil for all of the file.
  private let only: Set<ObjectIdentifier>?
  /// The member whose body is visited.
  private(set) var enclosing: EnclosingMember?
  /// What the members at hand were found to hand on.
  var findings: [WrapperFinding] = []
  /// The wrappers that are called.
  var uses: Set<WrapperUse> = []
  /// The given functions that are called.
  var matchedFunctions: Set<LocalizingFunction> = []
  /// What is wrong with a wrapper that nothing calls.
  private(set) var unlessUsed: [UnusedWrapper] = []
  /// The properties that are set to texts which nobody can tell.
  var changedTexts: Set<ObjectIdentifier> = []
  /// The other files whose bodies were looked into.
  var filesLookedInto: Set<Int> = []
  var index: ProgramIndex { inference.index }
  private(set) var occurrences: [Occurrence] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// The places that look up keys which nobody can tell.
  var openLookUps: [OpenLookUp] = []
  var depth = 0
  private var isCutShort = false
  /// The list of phrases at hand, which is one App Shortcut's, by the first of them.
  private var shortcut: Shortcut?
  /// How many calls around the expression read a plain string as an attributed one.
  var rereadings = 0
  /// Whether it is noted what texts go where.
  let notesFlows: Bool
  /// What texts go where.
  var flows: [TextFlow] = []
  /// What holds where the place at hand is reached.
  var heldConditions: [HeldCondition] = []
  /// How many declarations around the place at hand are made for developers only.
  var unshownDepth = 0
  /// What is known of the code at hand.
  var marks: PlaceMarks = []
  /// The places of look-ups of which each may be for several keys.
  var placesOfSeveral = PlacesOfSeveral()
  /// The raw values of types that were asked for.
  var rawTexts: [RawValueQuestion: [String]] = [:]
  /// The chains of `+` that are part of a longer one.
  var joined: Set<ObjectIdentifier> = []

  init(
    program: SourceProgram, file: Int, inference: Inference, functions: [LocalizingFunction],
    wrappers: WrapperTable = WrapperTable(), only: Set<ObjectIdentifier>? = nil,
    notesFlows: Bool = false
  ) {
    self.notesFlows = notesFlows
    self.wrappers = KnownWrappers(wrappers, notesQuestions: only != nil)
    self.only = only
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
        guard only == nil else { continue }
        visit(statement, returning: .none, in: scope)
        scope = inference.scope(after: statement, in: scope)
      } else {
        visit(member, of: nil, in: context)
      }
    }
  }

  /// Visits a list, whose phrases belong to one App Shortcut.
  func visitList(_ body: () -> Void) {
    let outer = shortcut
    shortcut = Shortcut()
    body()
    shortcut = outer
  }

  /// The first phrase of the list that a phrase stands in.
  func shortcut(of phrase: String) -> String {
    let name = shortcut?.name ?? phrase
    shortcut?.name = name
    return name
  }

  private struct Shortcut {
    var name: String?
  }

  func report(_ occurrence: Occurrence) {
    var occurrence = occurrence
    occurrence.marks.formUnion(marks)
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

  func report(
    _ id: String, _ message: String, at offset: Int32,
    unlessUsed wrapper: FilePlace? = nil, _ openLookUp: OpenLookUp? = nil
  ) {
    let place = Int(offset)
    let diagnostic = Diagnostic(
      id: id, severity: .warning, message: message,
      location: Location(file: program.path, range: place..<place))
    if let wrapper {
      unlessUsed.append(
        UnusedWrapper(place: wrapper, diagnostic: diagnostic, openLookUp: openLookUp))
    } else if diagnostics.last != diagnostic {
      // One place may be several ways of a text.
      diagnostics.append(diagnostic)
    }
  }

  /// Notes a look-up of a key that can't be told if nothing calls or sets the wrapper it comes from.
  func note(_ openLookUp: OpenLookUp, unlessUsed wrapper: FilePlace) {
    unlessUsed.append(UnusedWrapper(place: wrapper, openLookUp: openLookUp))
  }

  /// Whether it is only found out what the declarations at hand hand on.
  var isSettlingWrappers: Bool { only != nil }

  /// Whether a member is left out.
  func isSkipped(_ declaration: ObjectIdentifier) -> Bool {
    enclosing == nil && only?.contains(declaration) == false
  }

  /// Visits a member, to which `self` belongs in all that is inside.
  func visit(inside member: EnclosingMember, _ body: () -> Void) {
    let outer = enclosing
    enclosing = member
    if outer == nil { wrappers.asking(for: member.declaration, body) } else { body() }
    enclosing = outer
  }

  /// Notes that what is found depends on a body of a file.
  func lookInto(_ other: Int) {
    if other >= 0, other != file { filesLookedInto.insert(other) }
  }

  /// Visits an expression whose value nothing asks for.
  func visit(_ expression: Expression, in scope: Scope) {
    visit(expression, for: .none, in: scope)
  }
}
