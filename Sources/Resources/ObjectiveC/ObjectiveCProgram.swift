import Extraction
import Locking
import Reading

/// The sources of one target, and what they say of each other.
struct ObjectiveCProgram {
  private(set) var sources: [ObjectiveCSource] = []
  private(set) var symbols = SymbolTable()
  /// What localizes, by name or selector.
  var forms: [UInt32: LocalizingForm] = [:]

  /// Where macros without parameters are defined.
  private var constantMacros: [UInt32: [MacroPlace]] = [:]
  /// Their texts, and nil for those that are none.
  private var macroTexts: [UInt32: String?] = [:]
  private var macroTextLength = 0
  /// The values of `static NSString *const`, and nil for a name with several.
  private var constants: [UInt32: String?] = [:]
  private var fileConstants: [[UInt32: String]] = []

  private struct MacroPlace {
    var source: Int
    var body: Range<Int>
  }

  init(_ files: [(path: String, bytes: [UInt8])], includesDebug: Bool) {
    sources = parallelMap(files) { _, file in
      ObjectiveCSource(
        path: file.path, bytes: SourceText(decoding: file.bytes).utf8,
        includesDebug: includesDebug)
    }
    for index in sources.indices { sources[index].adopt(&symbols) }
    // Of names that are put together only those of definitions and of Apple's can be called.
    for source in sources {
      for selector in source.selectors(symbols) { _ = symbols.add(selector) }
    }
    for index in sources.indices { collectMacros(of: index) }
    for name in constantMacros.keys.sorted() { resolve(name, depth: 0) }
    for index in sources.indices { collectConstants(of: index) }
    for (name, form) in LocalizingForm.interfaces { forms[symbols.add(name)] = form }
  }

  /// Adds what is called like `NSLocalizedString`, where nothing is known of it.
  ///
  /// - Returns: Whether there is any.
  mutating func addForms(ofMacros names: [String]) -> Bool {
    var isAny = false
    for (name, form) in names.flatMap({ Array(LocalizingForm.family(of: $0)) }) {
      let symbol = symbols.add(name)
      guard forms[symbol] == nil else { continue }
      forms[symbol] = form
      isAny = true
    }
    return isAny
  }

  private mutating func collectMacros(of index: Int) {
    for macro in sources[index].macros where macro.parameters == nil && !macro.body.isEmpty {
      constantMacros[macro.name, default: []].append(MacroPlace(source: index, body: macro.body))
    }
  }

  /// Finds the text of a macro once, after those of the macros that it names.
  private mutating func resolve(_ name: UInt32, depth: Int) {
    guard macroTexts[name] == nil, depth < 16, let places = constantMacros[name] else { return }
    // A macro that names itself has no text.
    macroTexts[name] = .some(nil)
    var texts: Set<String?> = []
    for place in places {
      for token in sources[place.source].tokens[place.body] where token.kind == .identifier {
        resolve(token.symbol, depth: depth + 1)
      }
      texts.insert(text(of: place.body, in: place.source))
    }
    guard texts.count == 1, let text = texts.first ?? nil else { return }
    // Macros of macros could make gigabytes of a small file.
    macroTextLength += text.utf8.count
    if macroTextLength < ResourceLimit.sourceSize { macroTexts[name] = text }
  }

  private mutating func collectConstants(of index: Int) {
    let source = sources[index]
    var own: [UInt32: String] = [:]
    for token in 0..<source.codeCount {
      guard source.tokens[token].isSign("="), let name = constantName(source, before: token),
        let end = endOfStrings(source, from: token + 1),
        let text = text(of: (token + 1)..<end, in: index)
      else { continue }
      own[name] = text
      if let known = constants[name], known != text {
        constants[name] = .some(nil)
      } else {
        constants[name] = text
      }
    }
    fileConstants.append(own)
  }

  /// The name in `const name =` and `static NSString *name =`.
  private func constantName(_ source: ObjectiveCSource, before equals: Int) -> UInt32? {
    guard equals >= 1, source.tokens[equals - 1].kind == .identifier else { return nil }
    for index in ((equals - 6)..<(equals - 1)).reversed() where index >= 0 {
      let token = source.tokens[index]
      if token.isSign(";") || token.isSign("}") || token.isSign("{") { return nil }
      guard token.kind == .identifier else { continue }
      if ["const", "static"].contains(symbols.name(of: token.symbol)) {
        return source.tokens[equals - 1].symbol
      }
    }
    return nil
  }

  private func endOfStrings(_ source: ObjectiveCSource, from start: Int) -> Int? {
    var end = start
    while end < source.codeCount, source.tokens[end].isString { end += 1 }
    return end > start && end < source.codeCount && source.tokens[end].isSign(";") ? end : nil
  }

  // MARK: Values

  /// The text that an expression surely is: literals behind each other, and names of such.
  func text(of range: Range<Int>, in source: Int) -> String? {
    var range = withoutCast(range, in: source)
    if range.count >= 4, isCoreFoundationString(range, in: source) {
      range = (range.lowerBound + 2)..<(range.upperBound - 1)
    }
    guard !range.isEmpty else { return nil }
    var text = ""
    for index in range {
      guard let piece = piece(sources[source].tokens[index], in: source) else { return nil }
      text += piece
      // No text is meant to have megabytes.
      guard text.utf8.count <= 1 << 20 else { return nil }
    }
    return text
  }

  private func piece(_ token: ObjectiveCToken, in source: Int) -> String? {
    if token.isString {
      return ObjectiveCString.text(
        of: sources[source].bytes[Int(token.start)..<Int(token.end)])
    }
    guard token.kind == .identifier else { return nil }
    if source < fileConstants.count, let own = fileConstants[source][token.symbol] { return own }
    return macroTexts[token.symbol] ?? constants[token.symbol] ?? nil
  }

  private func isCoreFoundationString(_ range: Range<Int>, in source: Int) -> Bool {
    let tokens = sources[source].tokens
    let first = tokens[range.lowerBound]
    return first.kind == .identifier && symbols.name(of: first.symbol) == "CFSTR"
      && sources[source].close(of: range.lowerBound + 1) == range.upperBound - 1
  }

  /// An expression without parentheses around it and casts in front of it.
  func withoutCast(_ range: Range<Int>, in source: Int) -> Range<Int> {
    var range = range
    while let first = range.first, sources[source].tokens[first].isSign("("),
      let close = sources[source].close(of: first), close < range.upperBound
    {
      range =
        close == range.upperBound - 1
        ? (first + 1)..<close : (close + 1)..<range.upperBound
    }
    return range
  }

  /// Whether an expression is `nil` or the like.
  func isNothing(_ range: Range<Int>, in source: Int) -> Bool {
    let range = withoutCast(range, in: source)
    guard range.count == 1, let first = range.first else { return range.isEmpty }
    return ["nil", "NULL", "Nil", "0"].contains(sources[source].text(of: first..<(first + 1)))
  }
}
