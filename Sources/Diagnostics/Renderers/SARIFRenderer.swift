/// Turns diagnostics into a SARIF log, as code-scanning services read it.
///
/// Source: "Static Analysis Results Interchange Format (SARIF) Version 2.1.0", OASIS Standard.
package struct SARIFRenderer {
  /// What a log says about a rule.
  package struct Rule {
    package var id: String
    /// What it looks after, in one word.
    package var family: String
    package var summary: String
    /// Why that matters, in paragraphs of Markdown.
    package var description: String
    /// What else helps who has a finding, in Markdown.
    package var help: String
    package var severity: Severity

    package init(
      id: String, family: String, summary: String, description: String, help: String,
      severity: Severity
    ) {
      self.id = id
      self.family = family
      self.summary = summary
      self.description = description
      self.help = help
      self.severity = severity
    }
  }

  private let lines: SourceLines
  private let rules: [Rule]
  private let indices: [String: Int]

  /// - Parameters:
  ///   - rules: All rules that ran.
  ///   - source: Gives the bytes of a file, to turn offsets into lines and columns.
  package init(rules: [Rule], source: @escaping (String) -> [UInt8]?) {
    lines = SourceLines(source: source)
    self.rules = rules
    indices = Dictionary(rules.enumerated().map { ($1.id, $0) }) { first, _ in first }
  }

  /// The log; its columns count Unicode code points, one of the two units that SARIF has.
  package func log(_ diagnostics: [Diagnostic]) -> JSONText {
    let driver: [(String, JSONText)] = [
      ("name", .string(ToolVersion.name)), ("semanticVersion", .string(ToolVersion.number)),
      ("rules", .array(rules.map(descriptor))),
    ]
    return .object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .string("2.1.0")),
      (
        "runs",
        .array([
          .object([
            ("tool", .object([("driver", .object(driver))])),
            ("columnKind", .string("unicodeCodePoints")),
            ("results", .array(diagnostics.sortedByPlace().map(result))),
          ])
        ])
      ),
    ])
  }

  /// What services show beside a finding; `fullDescription` is one paragraph, for GitHub takes no
  /// more than 1,024 characters of it.
  private func descriptor(_ rule: Rule) -> JSONText {
    let first = rule.description.split(separator: "\n\n").first.map(String.init) ?? rule.summary
    let help = rule.description + "\n\n" + rule.help
    return .object([
      ("id", .string(rule.id)), ("shortDescription", Self.message(rule.summary)),
      ("fullDescription", Self.message(first)),
      ("help", .object([("text", .string(help)), ("markdown", .string(help))])),
      ("defaultConfiguration", .object([("level", .string(Self.level(rule.severity)))])),
      ("properties", .object([("tags", .array([.string(rule.family)]))])),
    ])
  }

  private func result(_ diagnostic: Diagnostic) -> JSONText {
    var members: [(String, JSONText)] = [("ruleId", .string(diagnostic.id))]
    let notes = diagnostic.notes.map { lines.placed($0.message, at: $0.location) }
    if let index = indices[diagnostic.id] { members.append(("ruleIndex", .number(index))) }
    members += [
      ("level", .string(Self.level(diagnostic.severity))),
      ("message", Self.message(([diagnostic.message] + notes).joined(separator: "\n"))),
    ]
    if let location = diagnostic.location {
      members.append(("locations", .array([place(location)])))
      if let path = location.shownKeyPath {
        let print = "\(diagnostic.id) \(location.file) \(path)"
        members.append(("partialFingerprints", .object([("keyPath/v1", .string(print))])))
      }
    }
    let fixes = diagnostic.fixIts.filter { !$0.edits.isEmpty }.map(fix)
    if !fixes.isEmpty { members.append(("fixes", .array(fixes))) }
    return .object(members)
  }

  private func place(_ location: Location) -> JSONText {
    var members: [(String, JSONText)] = [
      (
        "physicalLocation",
        .object([
          ("artifactLocation", Self.artifact(location.file)),
          ("region", region(location.range, in: location.file)),
        ])
      )
    ]
    if let path = location.shownKeyPath {
      members.append(
        ("logicalLocations", .array([.object([("fullyQualifiedName", .string(path))])])))
    }
    return .object(members)
  }

  private func region(_ range: Range<Int>, in file: String) -> JSONText {
    let start = lines.characterPosition(of: range.lowerBound, in: file)
    let end = lines.characterPosition(of: range.upperBound, in: file)
    return .object([
      ("startLine", .number(start.line)), ("startColumn", .number(start.column)),
      ("endLine", .number(end.line)), ("endColumn", .number(end.column)),
    ])
  }

  private func fix(_ fix: FixIt) -> JSONText {
    let files = Dictionary(grouping: fix.edits, by: \.file).sorted { $0.key < $1.key }
    let changes = files.map { file, edits in
      JSONText.object([
        ("artifactLocation", Self.artifact(file)),
        (
          "replacements",
          .array(
            edits.map { edit in
              .object([
                ("deletedRegion", region(edit.range, in: file)),
                ("insertedContent", .object([("text", .string(edit.replacement))])),
              ])
            })
        ),
      ])
    }
    return .object([
      ("description", Self.message(fix.title)), ("artifactChanges", .array(changes)),
    ])
  }

  private static func message(_ text: String) -> JSONText { .object([("text", .string(text))]) }

  /// A file; a relative one is relative to the root of the sources, as GitHub and editors know it.
  private static func artifact(_ path: String) -> JSONText {
    let uri = ("uri", JSONText.string(percentEncoded(path)))
    return .object(path.hasPrefix("/") ? [uri] : [uri, ("uriBaseId", .string("%SRCROOT%"))])
  }

  /// A path as a URI reference (RFC 3986); an absolute one gets its scheme.
  private static func percentEncoded(_ path: String) -> String {
    (path.hasPrefix("/") ? "file://" : "") + PercentEncoding.encoded(path, keeping: "/")
  }

  private static func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "note"
    }
  }
}
