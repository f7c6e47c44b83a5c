import Diagnostics
import Messages
import Reading

/// Makes a String Catalog of JSON: collects mistakes and goes on behind each.
struct StringCatalogReader {
  /// Behind this many the file is not a catalog at all.
  private static let problemLimit = 1000
  /// Xcode nests two deep; what nests deeper was made to hurt.
  static let maximumDepth = 16
  /// Systems know of a thousand, with all regions; no app is in half of them, and what looks at texts
  /// side by side takes time by the square.
  static let mostLanguages = 500

  let file: String
  private(set) var diagnostics: [Diagnostic] = []
  private var hasErrors = false
  /// Where the JSON is broken.
  private var breaks: [Range<Int>] = []
  /// What is no mistake of the file's form.
  private(set) var remarks: [Diagnostic] = []
  /// Where the reader is in the catalog's own terms: key, language, case.
  var path: [String] = []
  /// How many of the entries so far have a localization, by language.
  private(set) var languages: [String: Int] = [:]
  /// How many variations the reader is inside of.
  var depth = 0

  init(file: String) { self.file = file }

  /// What the outermost object says.
  struct Root {
    var range: Range<Int>?
    var members: [StringCatalogMember] = []
    var sourceLanguage: StringCatalogField<JSONString>?
    var version: StringCatalogField<JSONString>?
    var stringsRange: Range<Int>?
    var entries = StringCatalogEntries.Storage.read([])
    var unknownFields: [JSONMember] = []
  }

  mutating func read(_ text: SourceText) -> Root {
    guard !PropertyListForm.isBinary(text.utf8), text.invalidRanges.isEmpty else {
      diagnostics = text.invalidRanges.map { text.diagnostic(forInvalid: $0, file: file) }
      if diagnostics.isEmpty { reportSyntax(0..<0, "this is a binary property list, not JSON") }
      return Root()
    }
    let start = text.byteOrderMarkLength
    return text.utf8.withUnsafeBufferPointer { bytes in
      if let root = readPiecewise(bytes, from: start) { return root }
      languages = [:]
      diagnostics = []
      hasErrors = false
      remarks = []
      path = []
      let document = JSONDocument(
        parsing: bytes, from: start, dialect: .json, allowsTrailingCommas: true)
      breaks = document.errors.map(\.range)
      for error in document.errors { reportSyntax(error.range, error.message) }
      // In a broken file nobody knows what a comma is.
      if document.errors.isEmpty { reportTrailing(commas: document.trailingCommas) }
      return document.root.map { readRoot($0) } ?? Root()
    }
  }

  /// Reads one entry after the other; nil when anything is wrong with the JSON, be it a comma that
  /// trails.
  private mutating func readPiecewise(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Root?
  {
    guard let (range, members) = StringCatalogSkimmer.root(in: bytes, from: start) else {
      return nil
    }
    return readRoot(range, members, in: bytes) { $0.readEntries(of: $1, in: bytes) }
  }

  /// Reads the outermost object anew whose entries were found, and read, otherwise.
  ///
  /// - Parameter languages: How many entries have a localization, by language.
  /// - Returns: nil when anything is wrong with the JSON beside the entries.
  mutating func readRoot(
    _ range: Range<Int>, _ members: [StringCatalogMember], entries: [StringCatalogMember],
    languages: [String: Int], in bytes: UnsafeBufferPointer<UInt8>
  ) -> Root? {
    self.languages = languages
    return readRoot(range, members, in: bytes) { _, _ in entries }
  }

  private mutating func readRoot(
    _ range: Range<Int>, _ members: [StringCatalogMember], in bytes: UnsafeBufferPointer<UInt8>,
    entries: (inout Self, StringCatalogMember) -> [StringCatalogMember]?
  ) -> Root? {
    var root = Root(range: range, members: members)
    var fields: [JSONMember] = []
    for member in members {
      let name = JSONDocument.decodedString(in: member.name, of: bytes)
      if name == "strings", bytes[member.value.lowerBound] == UInt8(ascii: "{"),
        root.stringsRange == nil
      {
        guard let entries = entries(&self, member) else { return nil }
        root.stringsRange = member.value
        root.entries = .located(entries)
      } else if name == "strings" {
        // None, or two of them: a mistake to report.
        return nil
      } else {
        guard let field = JSONMember(member, in: bytes) else { return nil }
        fields.append(field)
      }
    }
    reportDuplicates(in: fields)
    for field in fields { read(field, into: &root) }
    checkRoot(root, range)
    return root
  }

  private mutating func readEntries(
    of strings: StringCatalogMember, in bytes: UnsafeBufferPointer<UInt8>
  ) -> [StringCatalogMember]? {
    var skimmer = StringCatalogSkimmer(bytes, from: strings.value.lowerBound)
    guard let members = skimmer.members() else { return nil }
    for member in members where readEntry(member, in: bytes) == nil { return nil }
    return members
  }

  /// Reads the entry that a skimmer found; nil when it isn't well-formed.
  mutating func readEntry(
    _ member: StringCatalogMember, in bytes: UnsafeBufferPointer<UInt8>
  ) -> StringCatalogEntry? {
    guard let member = JSONMember(member, in: bytes) else { return nil }
    path.append(member.name.value)
    defer { path.removeLast() }
    return readEntry(member)
  }

  private mutating func readRoot(_ value: JSONValue) -> Root {
    var root = Root(range: value.range)
    guard let members = object(value, "the catalog") else { return root }
    root.members = members.map { StringCatalogMember(name: $0.name.range, value: $0.value.range) }
    for member in members {
      if member.name.value == "strings" {
        root.stringsRange = member.value.range
        root.entries = .read(readEntries(member))
      } else {
        read(member, into: &root)
      }
    }
    checkRoot(root, value.range)
    return root
  }

  private mutating func read(_ member: JSONMember, into root: inout Root) {
    switch member.name.value {
    case "sourceLanguage": string(member, &root.sourceLanguage, &root.unknownFields)
    case "version": string(member, &root.version, &root.unknownFields)
    default: root.unknownFields.append(member)
    }
  }

  private mutating func checkRoot(_ root: Root, _ range: Range<Int>) {
    let start = range.lowerBound..<min(range.lowerBound + 1, range.upperBound)
    if root.sourceLanguage == nil, !root.unknownFields.haveValue(of: "sourceLanguage") {
      reportMissing("sourceLanguage", "\"en\"", start)
    }
    if root.stringsRange == nil { reportMissing("strings", "an object", start) }
    if languages.count > Self.mostLanguages {
      report(
        "too-many-languages", .error, start,
        "the catalog has more than \(Self.mostLanguages) languages, which no app has; remove those "
          + "that are none")
    }
    guard let version = root.version else {
      if !root.unknownFields.haveValue(of: "version") {
        reportMissing("version", "\"1.0\"", start)
      }
      return
    }
    // Xcode 26 writes 1.1, Xcode 27 writes 1.2; fields appear under any version.
    if !["1.0", "1.1", "1.2"].contains(version.text) {
      remark(
        "unsupported-version", .note, version.valueRange,
        "version '\(version.text.shortened(to: 20))' is not known: expected 1.0, 1.1 or 1.2; what is "
          + "new in it is kept but not used")
    }
  }

  private mutating func readEntries(_ member: JSONMember) -> [StringCatalogEntry] {
    guard case .object(let members) = member.value.content else {
      // Even null, which elsewhere says nothing: what would be written for it isn't known.
      reportType(member.value, "'strings'", "an object")
      return []
    }
    return members.map { member in
      path.append(member.name.value)
      defer { path.removeLast() }
      return readEntry(member)
    }
  }

  private static let entryFields = [
    "comment", "isCommentAutoGenerated", "extractionState", "shouldTranslate", "generatesSymbol",
    "localizations",
  ]

  /// The fields of entries and of what is in them that need not be there.
  static let optionalFields = Set(
    entryFields + contentFields + ["state", "argNum", "formatSpecifier"])

  private mutating func readEntry(_ member: JSONMember) -> StringCatalogEntry {
    var entry = StringCatalogEntry(key: member.name, valueRange: member.value.range)
    for field in object(member.value, "an entry") ?? [] {
      switch field.name.value {
      case "comment": string(field, &entry.comment, &entry.unknownFields)
      case "isCommentAutoGenerated":
        bool(field, &entry.isCommentAutoGenerated, &entry.unknownFields)
      case "extractionState":
        named(field, &entry.extractionState, &entry.unknownFields)
      case "shouldTranslate": bool(field, &entry.shouldTranslate, &entry.unknownFields)
      case "generatesSymbol": bool(field, &entry.generatesSymbol, &entry.unknownFields)
      case "localizations": readLocalizations(field, into: &entry)
      default:
        entry.unknownFields.append(field)
        checkUnknown(field, among: Self.entryFields)
      }
    }
    return entry
  }

  private mutating func readLocalizations(
    _ member: JSONMember, into entry: inout StringCatalogEntry
  ) {
    guard case .object = member.value.content else {
      entry.unknownFields.append(member)
      return reportType(member, "an object")
    }
    entry.localizationsRange = member.value.range
    entry.localizations = (object(member.value, "") ?? []).map { localization in
      path.append(localization.name.value)
      defer { path.removeLast() }
      languages[localization.name.value, default: 0] += 1
      return StringCatalogLocalization(
        language: localization.name, content: readContent(localization.value))
    }
  }

  // MARK: Diagnostics

  /// Names a field that nothing reads and that looks like a slip: others may be Xcode's next ones.
  ///
  /// - Parameter known: The fields that may stand in its place.
  mutating func checkUnknown(_ field: JSONMember, among known: [String]) {
    let name = field.name.value
    let meant =
      name == "shouldGenerateSymbol"
      ? "generatesSymbol"
      : NearestName.of(name, among: known).flatMap { $0.isSlip ? $0.name : nil }
    guard let meant else { return }
    remark(
      "unknown-field", .warning, field.name.range,
      "nothing reads '\(name.shortened())'; did you mean '\(meant)'?")
  }

  mutating func remark(
    _ id: String, _ severity: Severity, _ range: Range<Int>, _ message: String
  ) {
    guard remarks.count < Self.problemLimit else { return }
    let location = Location(file: file, range: range, keyPath: path)
    remarks.append(Diagnostic(id: id, severity: severity, message: message, location: location))
  }

  mutating func report(
    _ id: String, _ severity: Severity, _ range: Range<Int>, _ message: String,
    notes: [Diagnostic.Note] = []
  ) {
    let location = Location(file: file, range: range, keyPath: path)
    add(Diagnostic(id: id, severity: severity, message: message, location: location, notes: notes))
  }

  /// However many warnings there are, a file with an error is one.
  private mutating func add(_ diagnostic: Diagnostic) {
    let isFirstError = !hasErrors && diagnostic.severity == .error
    guard diagnostics.count < Self.problemLimit || isFirstError else { return }
    hasErrors = hasErrors || isFirstError
    diagnostics.append(diagnostic)
  }

  private mutating func reportSyntax(_ range: Range<Int>, _ message: String) {
    report("json-syntax", .error, range, message)
  }

  /// Says all in one, however many there are, so that one fix takes all of them out.
  private mutating func reportTrailing(commas: [Range<Int>]) {
    guard let first = commas.first else { return }
    let edits = commas.map { FixIt.Edit(file: file, range: $0, replacement: "") }
    let others = commas.count > 1 ? ", and \(commas.count - 1) more" : ""
    let title = commas.count > 1 ? "Remove the commas" : "Remove the comma"
    add(
      Diagnostic(
        id: "trailing-comma", severity: .warning,
        message: JSONDocument.trailingCommaMessage + others,
        location: Location(file: file, range: first),
        fixIts: [FixIt(title: title, isSafe: true, edits: edits)]))
  }

  /// Whether the JSON is broken inside of a part or at its end, so that what it lacks may be there.
  func isBroken(_ range: Range<Int>) -> Bool {
    breaks.contains { range.contains($0.lowerBound) || range.upperBound == $0.lowerBound }
  }

  private mutating func reportMissing(_ name: String, _ example: String, _ range: Range<Int>) {
    guard breaks.isEmpty else { return }
    report(
      "missing-field", .error, range,
      "the catalog has no '\(name)'; add \"\(name)\" : \(example)")
  }

  mutating func reportDuplicate(_ name: JSONString, earlier: JSONString) {
    add(.duplicateKey(name.value, file: file, range: name.range, earlier: earlier.range))
  }
}

extension JSONMember {
  /// Reads a member that a skimmer found; nil when it isn't well-formed.
  init?(
    _ member: StringCatalogMember, in bytes: UnsafeBufferPointer<UInt8>,
    allowsTrailingCommas: Bool = false
  ) {
    let upToEnd = UnsafeBufferPointer(rebasing: bytes[..<member.value.upperBound])
    let document = JSONDocument(
      parsing: upToEnd, from: member.name.lowerBound, dialect: .json, form: .members,
      maximumDepth: 511, allowsTrailingCommas: allowsTrailingCommas)
    guard document.errors.isEmpty, case .object(let members)? = document.root?.content,
      members.count == 1
    else { return nil }
    self = members[0]
  }
}
