package import Diagnostics
import Messages
import Reading

/// The localizable strings of one source file as Apple's compiler writes them with
/// `-emit-localized-strings`, in a file `Name.stringsdata` (JSON, version 1).
///
/// The shape is known from files of published projects: `source`, and `tables` with the entries of
/// each, which have `key`, `comment`, `location` and, where the source gives a text, `value`.
package struct StringsData: Sendable {
  /// The path of the source.
  package var source: String
  /// The entries of each table, by name.
  package var tables: [String: [Entry]]

  package struct Entry: Hashable, Sendable {
    package var key: String
    /// The text of the source language where the source gives one apart from the key.
    package var value: String?
    package var comment: String
    /// The 1-based line and column; nil where nothing says them.
    package var place: Place?

    package struct Place: Hashable, Sendable {
      package var line: Int
      package var column: Int

      package init(line: Int, column: Int) {
        self.line = line
        self.column = column
      }
    }

    package init(key: String, value: String?, comment: String, place: Place? = nil) {
      self.key = key
      self.value = value
      self.comment = comment
      self.place = place
    }
  }

  package init(source: String, tables: [String: [Entry]]) {
    self.source = source
    self.tables = tables
  }

  // MARK: Reading

  /// Reads a file; what is wrong with it is thrown as a diagnostic.
  package init(parsing bytes: [UInt8], file: String) throws(StringsDataError) {
    let document = JSONDocument(parsing: bytes, dialect: .json)
    if let error = document.errors.first {
      throw StringsDataError(file: file, range: error.range, message: error.message)
    }
    guard let root = document.root, let members = root["tables"]?.members else {
      throw StringsDataError(
        file: file, range: 0..<0,
        message: "this is no .stringsdata file: expected an object with `tables`; the compiler "
          + "writes it with -emit-localized-strings")
    }
    source = root["source"]?.string ?? ""
    tables = [:]
    for member in members {
      guard let entries = member.value.elements else {
        throw StringsDataError(
          file: file, range: member.value.range, message: "expected a list of the table's keys")
      }
      for value in entries {
        tables[member.name.value, default: []].append(try Entry(value, file: file))
      }
    }
  }

  // MARK: Writing

  /// The file.
  package var text: String { json.text(indented: true) + "\n" }

  /// JSON in a stable order.
  private var json: JSONText {
    .object([
      ("source", .string(source)),
      (
        "tables",
        .object(
          tables.sorted { $0.key < $1.key }.map { name, entries in
            (name, .array(entries.map(\.json)))
          })
      ),
      ("version", .number(1)),
    ])
  }
}

/// Why a `.stringsdata` file can't be read.
package struct StringsDataError: Error {
  package let diagnostic: Diagnostic

  fileprivate init(file: String, range: Range<Int>, message: String) {
    diagnostic = Diagnostic(
      id: "invalid-stringsdata", severity: .error, message: message,
      location: Location(file: file, range: range))
  }
}

extension StringsData.Entry {
  fileprivate init(_ value: JSONValue, file: String) throws(StringsDataError) {
    guard let key = value["key"]?.string else {
      throw StringsDataError(
        file: file, range: value.range, message: "expected an object with a `key`")
    }
    let place = value["location"]
    let line = place?["startingLine"]?.integer
    let column = place?["startingColumn"]?.integer
    self.init(
      key: key, value: value["value"]?.string, comment: value["comment"]?.string ?? "",
      place: line.map { Place(line: $0, column: column ?? 1) })
  }

  fileprivate var json: JSONText {
    var members: [(String, JSONText)] = [("comment", .string(comment)), ("key", .string(key))]
    if let place {
      members.append(
        (
          "location",
          .object([
            ("startingColumn", .number(place.column)), ("startingLine", .number(place.line)),
          ])
        ))
    }
    if let value { members.append(("value", .string(value))) }
    return .object(members)
  }
}

extension Sequence<StringsData> {
  /// What a table's catalog gets of several sources: each key once, by key.
  package func entries(of table: String) -> [SourceEntry] {
    var byKey: [ExactKey: SourceEntry] = [:]
    for data in self {
      for entry in data.tables[table] ?? [] {
        let known = byKey[ExactKey(entry.key)]
        let comments = Set((known?.comments ?? []) + (entry.comment.isEmpty ? [] : [entry.comment]))
        let value = entry.value.flatMap { $0.isExactly(entry.key) ? nil : $0 }
        let text = value.map(SpecifierSkeleton.numbering)
        let hasText = text != nil || known?.hasDefaultValue == true
        byKey[ExactKey(entry.key)] = SourceEntry(
          key: entry.key,
          value: known?.hasDefaultValue == true
            ? known?.value ?? "" : text ?? SpecifierSkeleton.numbering(entry.key),
          comments: comments.sorted(), hasDefaultValue: hasText,
          isTranslatable: !comments.contains(where: TranslatorComment.forbidsTranslation))
      }
    }
    return byKey.values.sorted { $0.key.precedesInBytes($1.key) }
  }
}
