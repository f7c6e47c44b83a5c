package import Diagnostics
import Messages
import Reading

/// Reads `l10n.json` and collects everything that is wrong with it.
package struct ConfigurationReader {
  /// More would not be read by anybody.
  private static let mostDiagnostics = 100

  package private(set) var configuration = Configuration()
  package private(set) var diagnostics: [Diagnostic] = []
  private let file: String
  /// The rules that `severities` names.
  var namedRules: [JSONString] = []

  /// - Parameters:
  ///   - bytes: JSON5 in UTF-8.
  ///   - file: The path that diagnostics name.
  package init(_ bytes: [UInt8], file: String) {
    self.file = file
    guard bytes.count <= FileLimit.configuration.bytes else {
      report(
        "configuration-syntax", 0..<0,
        "this file has more than \(FileLimit.configuration.shown); a configuration is short")
      return
    }
    let document = JSONDocument(parsing: bytes, dialect: .json5)
    for error in document.errors { report("configuration-syntax", error.range, error.message) }
    if let root = document.root { readRoot(root) }
    diagnostics = diagnostics.sortedByPlace()
  }

  enum Key: String, CaseIterable {
    /// Where editors find what the file may say.
    case schema = "$schema"
    case sourceLanguage, locales, catalogs, targets, dynamicKeys, untranslatedMarks, functions
    case include, exclude, symbols
    case glossary, doNotTranslate, limits, rules
    case severities, attributeScopes, formatDefinitions, deploymentTargets, samples, lexicon
  }

  private mutating func readRoot(_ root: JSONValue) {
    guard case .object = root.content else {
      return report(
        "configuration-type", root.range,
        "a configuration is an object in braces, not \(root.kind)")
    }
    for (key, value) in members(of: root, Key.self, "configuration") { read(key, value) }
  }

  private mutating func read(_ key: Key, _ value: JSONValue) {
    switch key {
    case .schema: break
    case .sourceLanguage: configuration.sourceLanguage = locale(value, "sourceLanguage")?.text
    case .locales: configuration.locales = readLocales(value)
    case .catalogs: configuration.catalogs = readFolders(value)
    case .targets: configuration.targets = readTargets(value)
    case .dynamicKeys:
      configuration.dynamicKeys = globs(value, "dynamicKeys", atMost: Self.mostKeyGlobs)
    case .untranslatedMarks:
      configuration.untranslatedMarks = strings(value, "untranslatedMarks").map(\.text)
    case .functions: configuration.functions = readFunctions(value)
    case .include: configuration.include = globs(value, "include")
    case .exclude: configuration.exclude = globs(value, "exclude")
    case .symbols: configuration.symbols = readSymbols(value)
    case .deploymentTargets: configuration.deploymentTargets = readDeploymentTargets(value)
    case .samples: configuration.samples = readSamples(value)
    case .lexicon: configuration.lexicon = readLexicon(value)
    case .severities, .glossary, .doNotTranslate, .limits, .rules, .attributeScopes,
      .formatDefinitions:
      readForLint(key, value)
    }
  }

  /// What only lint asks for.
  private mutating func readForLint(_ key: Key, _ value: JSONValue) {
    switch key {
    case .severities:
      (configuration.severities, configuration.pathSeverities) = readSeverities(value)
    case .glossary: configuration.glossary = readGlossary(value)
    case .doNotTranslate: configuration.doNotTranslate = readNames(value)
    case .limits: configuration.limits = readLimits(value)
    case .rules: configuration.rules = readRules(value)
    case .attributeScopes: configuration.attributeScopes = readAttributeScopes(value)
    case .formatDefinitions: configuration.formatDefinitions = readFormatDefinitions(value)
    default: break
    }
  }

  // MARK: Diagnostics

  private var isFull: Bool { diagnostics.count >= Self.mostDiagnostics }

  mutating func report(
    _ id: String, _ range: Range<Int>, _ message: String, notes: [Diagnostic.Note] = [],
    fixIts: [FixIt] = []
  ) {
    guard !isFull else { return }
    diagnostics.append(
      Diagnostic(
        id: id, severity: .error, message: message, location: Location(file: file, range: range),
        notes: notes, fixIts: fixIts))
  }

  mutating func reportType(_ value: JSONValue, _ name: String, expected: String) {
    report("configuration-type", value.range, "`\(name)` takes \(expected), not \(value.kind)")
  }

  mutating func reportValue(_ value: JSONValue, _ message: String) {
    report("configuration-value", value.range, message)
  }

  // MARK: Objects

  /// The members of an object with known keys; of a key that is there twice the last.
  mutating func members<Key: RawRepresentable<String> & CaseIterable & Hashable>(
    of value: JSONValue, _ keys: Key.Type, _ name: String
  ) -> [(key: Key, value: JSONValue)] {
    let known = Key.allCases.map(\.rawValue)
    return members(of: value, name).compactMap { member in
      if let key = Key(rawValue: member.name.value) { return (key, member.value) }
      reportUnknown(member.name, among: known)
      return nil
    }
  }

  /// The members of an object whose keys are free.
  mutating func members(of value: JSONValue, _ name: String) -> [JSONMember] {
    guard case .object(let members) = value.content else {
      report(
        "configuration-type", value.range, "`\(name)` takes an object in braces, not \(value.kind)")
      return []
    }
    var first: [String: Range<Int>] = [:]
    for member in members {
      if let earlier = first[member.name.value] {
        report(
          "configuration-duplicate-key", member.name.range,
          "the key `\(Self.shown(member.name.value))` is here twice; keep one of them",
          notes: [
            Diagnostic.Note(
              message: "it is here first", location: Location(file: file, range: earlier))
          ])
      } else {
        first[member.name.value] = member.name.range
      }
    }
    return members
  }

  mutating func reportUnknown(_ name: JSONString, among known: [String]) {
    guard !isFull, let nearest = NearestName.of(name.value, among: known) else { return }
    var message = "unknown key `\(Self.shown(name.value))`"
    if nearest.isSlip {
      message += "; did you mean `\(nearest.name)`?"
    } else {
      let all = known.map { "`\($0)`" }.joined(separator: ", ")
      message += "; the nearest known key is `\(nearest.name)`, and all of them are \(all)"
    }
    let rename = FixIt(
      title: "Rename the key to `\(nearest.name)`", isSafe: false,
      edits: [FixIt.Edit(file: file, range: name.range, replacement: "\"\(nearest.name)\"")])
    report(
      "configuration-unknown-key", name.range, message, fixIts: nearest.isSlip ? [rename] : [])
  }

  /// A piece of the file, short enough for a message.
  static func shown(_ text: String) -> String {
    text.shortened()
  }
}

extension JSONValue {
  /// What it is, in words.
  fileprivate var kind: String {
    switch content {
    case .object: "an object"
    case .array: "a list"
    case .string: "a string"
    case .number: "a number"
    case .bool(let value): "\(value)"
    case .null: "null"
    }
  }
}
