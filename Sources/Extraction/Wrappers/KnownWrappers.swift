/// The wrappers that are known, and what a walk through a file asks about them.
///
/// What a declaration hands on can only change with an answer that it was given. So where the
/// questions are noted, nothing else has to be visited again once more wrappers are known.
final class KnownWrappers {
  private let table: WrapperTable
  private let notesQuestions: Bool
  /// What each declaration asked while it was visited.
  private(set) var questions: [ObjectIdentifier: WrapperQuestions] = [:]
  /// What was asked outside of such declarations.
  private(set) var questionsOutside = WrapperQuestions()

  init(_ table: WrapperTable, notesQuestions: Bool = false) {
    self.table = table
    self.notesQuestions = notesQuestions
  }

  /// Notes what is asked meanwhile as questions of a declaration.
  func asking(for declaration: ObjectIdentifier, _ body: () -> Void) {
    guard notesQuestions else { return body() }
    let outside = questionsOutside
    questionsOutside = WrapperQuestions()
    body()
    questions[declaration] = questionsOutside
    questionsOutside = outside
  }

  /// The ways of a text through a function or property; nil if it is no wrapper.
  func flows(of declaration: ObjectIdentifier) -> [WrapperFlow]? {
    if notesQuestions { questionsOutside.declarations.insert(declaration) }
    return table.flows[declaration]
  }

  /// The ways of the texts that a property holds; nil if nothing looks these up.
  func stored(of declaration: ObjectIdentifier) -> [WrapperFlow]? {
    if notesQuestions { questionsOutside.declarations.insert(declaration) }
    return table.stored[declaration]
  }

  /// Whether something looks up the text that a property computes, which is known from the start.
  func looksUp(computed declaration: ObjectIdentifier) -> Bool {
    table.computed.contains(declaration)
  }

  /// The ways of a text through a function or property.
  func ways(through record: MemberRecord) -> [WrapperFlow] {
    switch record.content {
    case .function(let function): flows(of: ObjectIdentifier(function)) ?? []
    case .variable(let variable): flows(of: ObjectIdentifier(variable)) ?? []
    case .enumCase: []
    }
  }

  /// Whether a wrapper that is read, not called, has a name.
  func isProperty(named name: String) -> Bool {
    note(name)
    return table.propertyNames.contains(name)
  }

  /// Whether a wrapper that is called has a name.
  func isFunction(named name: String) -> Bool {
    note(name)
    return table.functionNames.contains(name)
  }

  /// Whether a property has a name of which something looks up what it holds.
  func isStored(named name: String) -> Bool {
    note(name)
    return table.storedNames.contains(name)
  }

  private func note(_ name: String) {
    if notesQuestions { questionsOutside.names.insert(name) }
  }
}

/// Declarations and names of which it was asked whether they are wrappers', or which have become so.
struct WrapperQuestions: Sendable {
  var declarations: Set<ObjectIdentifier> = []
  var names: Set<String> = []

  var isEmpty: Bool { declarations.isEmpty && names.isEmpty }

  func concern(_ news: WrapperQuestions) -> Bool {
    !declarations.isDisjoint(with: news.declarations) || !names.isDisjoint(with: news.names)
  }
}
