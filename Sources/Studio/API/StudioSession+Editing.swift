import Localization
import Workflows

/// A text with what somebody has selected, and what is to be done to it.
struct EditInput: Decodable, Sendable {
  var table: String
  var text: String
  /// In UTF-16 code units, as browsers count.
  var start: Int
  var end: Int
  /// What is typed or pasted.
  var new: String?
  /// What is pasted, as a browser has it.
  var html: String?
  /// The attribute that is set, or `link`.
  var name: String?
  /// As JSON, of a link where it leads; without it the attribute is removed.
  var value: String?

  /// What is selected, in UTF-8 bytes.
  var selection: Range<Int> { text.utf8Range(ofUTF16: start..<max(start, end)) }
}

/// A text after an edit.
struct EditedText: Encodable, Sendable {
  var text: String
  /// What is selected, in UTF-16 code units.
  var start: Int
  var end: Int
}

/// What is selected, and what its attributes can become.
struct ShownSelection: Encodable, Sendable {
  struct Attribute: Encodable, Sendable {
    var name: String
    /// As strict JSON, where all that is selected has the same one.
    var value: String?
    /// Whether anything that is selected has it.
    var isThere: Bool
    /// Those of the values that nothing forbids; nil where values aren't listed.
    var allowed: [String]?
    var canRemove: Bool
    /// Whether it could be set, to a value that isn't listed.
    var canSet: Bool
  }

  var attributes: [Attribute]
  var link: String?
}

extension StudioSession {
  func addEditing(to calls: inout CallTable) {
    calls.on("selection") { [self] (input: EditInput) throws(StudioProblem) in
      try selection(input)
    }
    calls.on("mark") { [self] (input: EditInput) throws(StudioProblem) in
      try edited(input) { text, selection in
        guard let name = input.name else { return }
        if name == "link" {
          text.setLink(to: input.value, in: &selection)
        } else {
          text.set(name, to: input.value, in: &selection)
        }
      }
    }
    calls.on("type") { [self] (input: EditInput) throws(StudioProblem) in
      try edited(input) { text, selection in
        text.replace(selection, with: input.new ?? "", selection: &selection)
      }
    }
    calls.on("paste") { [self] (input: EditInput) throws(StudioProblem) in
      try edited(input) { text, selection in
        let html = input.html.map { text.definitions.markdown(fromHTML: $0) } ?? ""
        let new = html.isEmpty ? input.new ?? "" : html
        text.replace(selection, with: new, selection: &selection)
      }
    }
  }

  func formats(of table: OpenTable) -> ShownFormats {
    ShownFormats(
      knowledge.formatDefinitions(forTable: table.codeName),
      declaring: knowledge.declaredAttributes)
  }

  /// The attributes of which a definition says what becomes of them when text is typed.
  func guardedAttributes(of table: OpenTable) -> Set<String> {
    knowledge.formatDefinitions(forTable: table.codeName).reduce(into: []) { names, definition in
      names.formUnion(definition.notInherited)
      names.formUnion(definition.removedByChanges)
    }
  }

  private func text(of input: EditInput) throws(StudioProblem) -> FormattedText {
    guard input.text.utf8.count <= Self.longestText, (input.value ?? "").utf8.count <= 10_000 else {
      throw StudioProblem(.refused, "this text is too long to be edited here")
    }
    let table = try table(input.table)
    return FormattedText(input.text, knowledge.formatDefinitions(forTable: table.codeName))
  }

  private static let longestText = 65_536

  private func edited(
    _ input: EditInput, _ change: (inout FormattedText, inout Range<Int>) -> Void
  ) throws(StudioProblem) -> EditedText {
    var text = try text(of: input)
    var selection = input.selection
    change(&text, &selection)
    let range = text.text.utf16Range(ofUTF8: selection)
    return EditedText(text: text.text, start: range.lowerBound, end: range.upperBound)
  }

  private func selection(_ input: EditInput) throws(StudioProblem) -> ShownSelection {
    let text = try text(of: input)
    let range = input.selection
    let pieces = text.attributes(in: range)
    let known = formats(of: try table(input.table)).attributes
    let others = Set(pieces.flatMap(\.keys)).subtracting(known.map(\.name)).sorted()
    let attributes = known.map { ($0.name, $0.values) } + others.map { ($0, nil) }
    return ShownSelection(
      attributes: attributes.map { name, values in
        let own = Set(pieces.map { $0[name] })
        let listed = values ?? own.compactMap { $0 }
        let allowed = listed.filter { text.canSet(name, to: $0, in: range) }
        return ShownSelection.Attribute(
          name: name, value: own.count == 1 ? own.first ?? nil : nil,
          isThere: own != [nil], allowed: values.map { _ in allowed },
          canRemove: text.canSet(name, to: nil, in: range),
          canSet: text.canSet(name, to: listed.first ?? "true", in: range))
      }, link: text.link(at: range))
  }
}

extension String {
  /// Places that browsers count, as bytes; what is inside of a character is before it.
  func utf8Range(ofUTF16 range: Range<Int>) -> Range<Int> {
    func offset(_ place: Int) -> Int {
      let index = utf16.index(
        startIndex, offsetBy: min(max(place, 0), utf16.count))
      return utf8.distance(from: startIndex, to: index.samePosition(in: unicodeScalars) ?? index)
    }
    let lower = offset(range.lowerBound)
    return lower..<max(lower, offset(range.upperBound))
  }

  func utf16Range(ofUTF8 range: Range<Int>) -> Range<Int> {
    func offset(_ place: Int) -> Int {
      let index = utf8.index(startIndex, offsetBy: min(max(place, 0), utf8.count))
      return utf16.distance(from: startIndex, to: index)
    }
    let lower = offset(range.lowerBound)
    return lower..<max(lower, offset(range.upperBound))
  }
}
