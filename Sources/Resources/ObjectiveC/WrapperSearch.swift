/// Finds the functions, methods and macros that pass a parameter on as a key, through any number of
/// steps.
struct WrapperSearch {
  private struct Candidate {
    var wrapper: ObjectiveCDefinition
    var call: ObjectiveCCall
    var source: Int
  }

  private var program: ObjectiveCProgram
  /// The candidates by what they call.
  private var candidates: [UInt32: [Candidate]] = [:]
  /// Macros that are another name.
  private var aliases: [UInt32: [UInt32]] = [:]

  /// Adds the wrappers of a program to its forms.
  static func addForms(to program: inout ObjectiveCProgram) {
    var search = Self(program: program)
    for source in program.sources.indices { search.collect(from: source) }
    search.spread()
    program = search.program
  }

  private init(program: ObjectiveCProgram) { self.program = program }

  private mutating func collect(from number: Int) {
    // Held once: a copy for each of its tokens takes longer than what is looked for.
    let source = program.sources[number]
    let symbols = program.symbols
    for macro in source.macros { collect(macro, in: source, number) }
    var wrapper: ObjectiveCDefinition?
    for index in 0..<source.codeCount {
      wrapper = source.definition(around: index, after: wrapper, symbols)
      if let wrapper { collectCall(at: index, of: source, in: wrapper, number, symbols) }
    }
  }

  private mutating func collect(
    _ macro: ObjectiveCMacro, in source: ObjectiveCSource, _ number: Int
  ) {
    let tokens = source.tokens
    guard let parameters = macro.parameters else {
      if macro.body.count == 1, tokens[macro.body.lowerBound].kind == .identifier {
        aliases[tokens[macro.body.lowerBound].symbol, default: []].append(macro.name)
      }
      return
    }
    guard !pastesParameters(macro, tokens) else { return }
    let wrapper = ObjectiveCDefinition(
      callee: macro.name, parameters: parameters, body: macro.body)
    for index in macro.body {
      collectCall(at: index, of: source, in: wrapper, number, program.symbols)
    }
  }

  /// Whether `#` or `##` makes something else of what the caller wrote; a comma that is pasted to
  /// variable arguments changes nothing.
  private func pastesParameters(_ macro: ObjectiveCMacro, _ tokens: [ObjectiveCToken]) -> Bool {
    var isPasted = false
    for token in tokens[macro.body] {
      if token.isSign("#") {
        isPasted = true
      } else if isPasted {
        guard token.kind == .identifier,
          program.symbols.name(of: token.symbol) == "__VA_ARGS__"
        else { return true }
        isPasted = false
      }
    }
    return isPasted
  }

  /// - Parameter number: The source's.
  private mutating func collectCall(
    at index: Int, of source: ObjectiveCSource, in wrapper: ObjectiveCDefinition, _ number: Int,
    _ symbols: SymbolTable
  ) {
    guard let call = source.call(at: index, symbols),
      call.callee != wrapper.callee, call.callee != SymbolTable.unknown
    else { return }
    let passes = (call.arguments + (call.receiver.map { [$0] } ?? [])).contains { range in
      program.parameter(range, of: wrapper, in: number) != nil
    }
    guard passes else { return }
    candidates[call.callee, default: []].append(
      Candidate(wrapper: wrapper, call: call, source: number))
  }

  /// Goes from what localizes to what passes a parameter on to it, and so on.
  private mutating func spread() {
    var waiting = Array(program.forms.keys).sorted()
    while let callee = waiting.popLast() {
      guard let form = program.forms[callee] else { continue }
      for alias in aliases.removeValue(forKey: callee) ?? [] where program.forms[alias] == nil {
        program.forms[alias] = form
        waiting.append(alias)
      }
      for candidate in candidates.removeValue(forKey: callee) ?? []
      where program.forms[candidate.wrapper.callee] == nil {
        guard let passed = passed(form, by: candidate) else { continue }
        program.forms[candidate.wrapper.callee] = passed
        waiting.append(candidate.wrapper.callee)
      }
    }
  }

  /// The form of a wrapper; nil for one that passes no parameter as the key.
  private func passed(_ form: LocalizingForm, by candidate: Candidate) -> LocalizingForm? {
    let key = source(form.key, candidate, isCode: false)
    switch key {
    case .argument, .receiver: break
    case .nothing, .text: return nil
    }
    return LocalizingForm(
      key: key, table: source(form.table, candidate, isCode: false),
      bundle: source(form.bundle, candidate, isCode: true),
      value: source(form.value, candidate, isCode: false),
      comment: source(form.comment, candidate, isCode: false), isInterface: false)
  }

  private func source(
    _ source: LocalizingForm.Source, _ candidate: Candidate, isCode: Bool
  ) -> LocalizingForm.Source {
    guard let range = candidate.call.range(of: source) else {
      if case .text = source { return source }
      return .nothing
    }
    if let parameter = program.parameter(range, of: candidate.wrapper, in: candidate.source) {
      return parameter
    }
    if isCode {
      let code = program.bundle(range, in: candidate.source)
      return code.map { .text($0) } ?? .nothing
    }
    return program.text(of: range, in: candidate.source).map { .text($0) } ?? .nothing
  }
}

extension ObjectiveCCall {
  /// The tokens that a part of the call comes from.
  func range(of source: LocalizingForm.Source) -> Range<Int>? {
    switch source {
    case .argument(let position) where position < arguments.count: arguments[position]
    case .receiver: receiver
    case .argument, .text, .nothing: nil
    }
  }
}

extension ObjectiveCProgram {
  /// The parameter that an expression is, or `self`.
  func parameter(
    _ range: Range<Int>, of wrapper: ObjectiveCDefinition, in source: Int
  ) -> LocalizingForm.Source? {
    let range = withoutCast(range, in: source)
    guard range.count == 1, let first = range.first else { return nil }
    let token = sources[source].tokens[first]
    guard token.kind == .identifier else { return nil }
    if let position = wrapper.parameters.firstIndex(of: token.symbol) { return .argument(position) }
    return symbols.name(of: token.symbol) == "self" ? .receiver : nil
  }

  /// A bundle as it is written, or nil for the main one.
  func bundle(_ range: Range<Int>, in source: Int) -> String? {
    guard !isNothing(range, in: source) else { return nil }
    let text = sources[source].text(of: range)
    let main = ["[NSBundle mainBundle]", "NSBundle.mainBundle", "CFBundleGetMainBundle()"]
    return main.contains(text) ? nil : text
  }
}
