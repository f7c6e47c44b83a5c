import Diagnostics
import Extraction
import Messages
import Reading

/// Walks the code of one file and collects the keys of its localizing calls.
struct ObjectiveCFinder {
  private(set) var entries: [ExtractedEntry] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// The places that look up keys which nobody can tell.
  private(set) var openLookUps: [OpenLookUp] = []

  private let program: ObjectiveCProgram
  private let index: Int
  private let source: ObjectiveCSource

  init(_ program: ObjectiveCProgram, source index: Int) {
    self.program = program
    self.index = index
    source = program.sources[index]
  }

  mutating func run() {
    // Held once: a copy for each of its tokens takes longer than what is looked for.
    let source = source
    let symbols = program.symbols
    var wrapper: ObjectiveCDefinition?
    for token in 0..<source.codeCount {
      wrapper = source.definition(around: token, after: wrapper, symbols)
      if source.tokens[token].mayStartCall { visit(token, in: wrapper) }
    }
    for macro in source.macros {
      let wrapper = ObjectiveCDefinition(
        callee: macro.name, parameters: macro.parameters ?? [], body: macro.body)
      // What defines a localizing function anew says nothing of keys.
      for token in macro.body { visit(token, in: wrapper) }
    }
    // Macros stand among the code that was looked through before them.
    entries.sort { ($0.locations.first?.offset ?? 0) < ($1.locations.first?.offset ?? 0) }
  }

  private mutating func visit(_ token: Int, in wrapper: ObjectiveCDefinition?) {
    let kind = source.tokens[token]
    guard kind.kind != .identifier || program.forms[kind.symbol] != nil,
      let call = source.call(at: token, program.symbols), let form = program.forms[call.callee],
      let key = call.range(of: form.key)
    else { return }
    let literals = literals(of: key)
    guard !literals.isEmpty else {
      guard !isPassed(key, by: wrapper), !isDeclaration(call, in: wrapper) else { return }
      noteOpen(key, of: call, form)
      if form.isInterface { reportDynamicKey(at: key) }
      return
    }
    guard let table = table(of: call, form) else { return }
    for literal in literals { add(literal, call, form, table: table) }
  }

  private mutating func noteOpen(
    _ key: Range<Int>, of call: ObjectiveCCall, _ form: LocalizingForm
  ) {
    openLookUps.append(
      OpenLookUp(table: knownTable(of: call, form), file: source.path, offset: offset(of: key)))
  }

  /// Whether what looks like a call is the head of a function.
  private func isDeclaration(_ call: ObjectiveCCall, in wrapper: ObjectiveCDefinition?) -> Bool {
    guard wrapper == nil, source.tokens[call.start].kind == .identifier, call.start > 0 else {
      return false
    }
    let before = source.tokens[call.start - 1]
    return before.kind == .identifier || before.isSign("*")
  }

  private func isPassed(_ key: Range<Int>, by wrapper: ObjectiveCDefinition?) -> Bool {
    guard let wrapper else { return false }
    return program.parameter(key, of: wrapper, in: index) != nil
      && program.forms[wrapper.callee] != nil
  }

  /// The texts that a key may be, and where they are: one, or the branches of a ternary.
  private func literals(of range: Range<Int>) -> [(key: String, token: Int)] {
    let range = program.withoutCast(range, in: index)
    guard let first = range.first else { return [] }
    if let text = program.text(of: range, in: index) { return [(text, first)] }
    let signs = signs(in: range)
    guard let question = signs.question, let colon = signs.colon, question < colon,
      let one = program.text(of: (question + 1)..<colon, in: index),
      let other = program.text(of: (colon + 1)..<range.upperBound, in: index)
    else { return [] }
    return [(one, question + 1), (other, colon + 1)]
  }

  /// The first question mark and the last colon that stand in no brackets.
  private func signs(in range: Range<Int>) -> (question: Int?, colon: Int?) {
    var found: (question: Int?, colon: Int?)
    var token = range.lowerBound
    while token < range.upperBound {
      if source.tokens[token].isSign("?"), found.question == nil { found.question = token }
      if source.tokens[token].isSign(":") { found.colon = token }
      token = source.next(after: token)
    }
    return found
  }

  /// The table of a call; nil if it can't be told, so that no catalog could take the key.
  private mutating func table(
    of call: ObjectiveCCall, _ form: LocalizingForm
  ) -> String? {
    if let table = knownTable(of: call, form) { return table }
    report(
      "dynamic-table",
      "the table is not a literal, so no catalog can be chosen for this string; "
        + "name the table in quotes", at: call.range(of: form.table) ?? 0..<0)
    return nil
  }

  private func knownTable(of call: ObjectiveCCall, _ form: LocalizingForm) -> String? {
    if case .text(let table) = form.table { return table.isEmpty ? "Localizable" : table }
    guard let range = call.range(of: form.table), !program.isNothing(range, in: index) else {
      return "Localizable"
    }
    return program.text(of: range, in: index).map { $0.isEmpty ? "Localizable" : $0 }
  }

  private mutating func add(
    _ literal: (key: String, token: Int), _ call: ObjectiveCCall, _ form: LocalizingForm,
    table: String
  ) {
    guard !literal.key.isEmpty else { return }
    let value = text(form.value, of: call).map { text in
      text.isExactly(literal.key) ? text : SpecifierSkeleton.numbering(text)
    }
    let comment = text(form.comment, of: call)
    let offset = Int(source.tokens[literal.token].start)
    let position = source.lines.shownPosition(at: offset)
    entries.append(
      ExtractedEntry(
        key: literal.key, table: table, bundle: bundle(form.bundle, of: call),
        defaultValue: value, sourceText: value ?? SpecifierSkeleton.numbering(literal.key),
        comments: comment.map { [$0] } ?? [],
        arguments: ObjectiveCArguments.of(value ?? literal.key),
        locations: [
          SourceReference(
            file: source.path, offset: offset, line: position.line, column: position.column,
            reading: .plain, comment: comment, defaultValue: value,
            isIndirect: !form.isInterface,
            platforms: source.platformChanges.platforms(at: offset))
        ]))
  }

  /// A text that is not empty.
  private func text(_ part: LocalizingForm.Source, of call: ObjectiveCCall) -> String? {
    var text: String?
    if case .text(let always) = part { text = always }
    if let range = call.range(of: part) { text = program.text(of: range, in: index) }
    return text?.isEmpty == true ? nil : text
  }

  private func bundle(_ part: LocalizingForm.Source, of call: ObjectiveCCall) -> String? {
    if case .text(let always) = part { return always }
    return call.range(of: part).flatMap { program.bundle($0, in: index) }
  }

  private mutating func reportDynamicKey(at key: Range<Int>) {
    report(
      "dynamic-key",
      "this key is not a literal, so it can't be extracted; write the key in quotes, or list "
        + "its values by hand", at: key)
  }

  private mutating func report(_ id: String, _ message: String, at range: Range<Int>) {
    let offset = offset(of: range)
    diagnostics.append(
      Diagnostic(
        id: id, severity: .warning, message: message,
        location: Location(file: source.path, range: offset..<offset)))
  }

  private func offset(of range: Range<Int>) -> Int {
    range.first.map { Int(source.tokens[$0].start) } ?? 0
  }
}
