import Diagnostics
import Messages
import Reading

extension StringCatalogDocument {
  /// The document with `edits` made in their order, each changing only its own bytes; a document
  /// with errors stays as it is.
  ///
  /// What the edits don't name stays: unknown fields, order, white space and escapes.
  package func applying(_ edits: [StringCatalogEdit]) -> StringCatalogDocument {
    guard !hasErrors, !edits.isEmpty else { return self }
    var changes = StringCatalogChanges(document: self)
    for edit in edits { changes.add(edit) }
    return applying(changes)
  }

  /// The same for edits that were collected one by one, of which there may be a million.
  package func applying(_ changes: StringCatalogChanges) -> StringCatalogDocument {
    guard !hasErrors, !changes.strings.members.isEmpty, let range = stringsRange else {
      return self
    }
    let style = StringCatalogStyle(of: self)
    let textEdits = text.utf8.withUnsafeBufferPointer { bytes in
      var editing = StringCatalogObjectEditing(bytes, style)
      apply(changes.strings, of: range, &editing)
      return editing.edits
    }
    guard !textEdits.isEmpty else { return self }
    // Of one key among many the others need not be read again.
    let followed = changes.strings.members.count == 1 ? following(textEdits) : nil
    return followed ?? replacingText(text.utf8.applying(textEdits))
  }

  /// The document after edits inside of one entry; nil where it has to be read as a whole.
  private func following(_ edits: [TextEdit]) -> StringCatalogDocument? {
    guard let start = edits.map(\.range.lowerBound).min(),
      let end = edits.map(\.range.upperBound).max(), end <= text.utf8.count
    else { return nil }
    let inside = edits.map { edit in
      TextEdit((edit.range.lowerBound - start)..<(edit.range.upperBound - start), edit.replacement)
    }
    return following(TextEdit(start..<end, Array(text.utf8[start..<end]).applying(inside)))
  }

  private func apply(
    _ change: StringCatalogObjectChange, of range: Range<Int>,
    _ editing: inout StringCatalogObjectEditing
  ) {
    let shape = StringCatalogObjectShape(range: range, count: entries.count) {
      entries.range(at: $0)
    }
    let root = StringCatalogObjectShape(range: rootRange ?? range, count: members.count) {
      members[$0].range
    }
    let gap = editing.innerGap(of: root, "")
    let inner = editing.innerGap(of: shape, gap)
    let duplicates = duplicates
    var edit = StringCatalogMemberEdit()
    var new: [(key: String, value: JSONText)] = []
    for (key, member) in change.members {
      switch (member, index(forKey: key)) {
      case (.remove, let index?): edit.removed += duplicates[ExactKey(key)] ?? [index]
      case (.inside(let change), let index?):
        apply(change, toEntryAt: index, gap: inner, &editing)
      case (.set(let value), nil): new.append((key, value))
      case (.set(let value), let index?):
        replaceValue(ofEntryAt: index, with: value, gap: inner, &editing)
      default: break
      }
    }
    edit.removed.sort()
    if !new.isEmpty { edit.inserted = insertions(of: new, gap: inner, editing) }
    editing.make(edit, of: shape, gap: gap)
  }

  private func replaceValue(
    ofEntryAt index: Int, with value: JSONText, gap: String,
    _ editing: inout StringCatalogObjectEditing
  ) {
    var output: [UInt8] = []
    editing.style.write(value, gap: gap, to: &output)
    editing.replace(entries.valueRange(at: index), with: output)
  }

  /// New entries as text, in their order, and where each goes.
  private func insertions(
    of new: [(key: String, value: JSONText)], gap: String, _ editing: StringCatalogObjectEditing
  ) -> [(position: Int, text: [UInt8])] {
    let places = StringCatalogKeyPlaces(entries)
    return new.sorted { places.order.precedes($0.key, $1.key) }
      .map { (places.position(of: $0.key), editing.text(of: $0.key, $0.value, gap: gap)) }
  }

  private func apply(
    _ change: StringCatalogObjectChange, toEntryAt index: Int, gap: String,
    _ editing: inout StringCatalogObjectEditing
  ) {
    guard let member = entries.member(at: index, in: editing.text),
      case .object(let members) = member.value.content
    else { return }
    editing.apply(change, to: members, of: member.value.range, gap: gap)
  }

  /// All entries of keys that have several: if one of them stayed, the key would.
  private var duplicates: [ExactKey: [Int]] {
    guard hasDuplicates else { return [:] }
    let all = Dictionary(grouping: entries.indices) { ExactKey(entries.key(at: $0)) }
    return all.filter { $1.count > 1 }
  }
}

/// Edits as changes of the object `strings`.
package struct StringCatalogChanges {
  package let document: StringCatalogDocument
  package private(set) var strings = StringCatalogObjectChange()
  /// The key that was looked at last, in all languages: many changes of one key follow each other, and
  /// to read an entry takes as long as it has forms.
  private var last: (key: String, contents: [String: StringCatalogContent])?

  package init(document: StringCatalogDocument) { self.document = document }

  package mutating func add(_ edit: StringCatalogEdit) {
    switch edit {
    case .add(let key):
      if !has(key) { strings[key] = .set(.object([])) }
    case .remove(let key): strings[key] = .remove
    case .setComment(let comment, let key): setComment(comment, key)
    case .setExtractionState(let state, let key):
      set([key, "extractionState"], to: state.map { .string($0.rawValue) })
    case .setShouldTranslate(let value, let key):
      set([key, "shouldTranslate"], to: value.map { .bool($0) })
    case .setGeneratesSymbol(let value, let key):
      set([key, "generatesSymbol"], to: value.map { .bool($0) })
    case .setUnit(let value, let state, let place): setUnit(value, state, place)
    case .setState(let state, let place):
      let isThere = strings.contains((place.names + ["stringUnit", "value"])[...])
      guard isThere ?? (content(at: place)?.unit?.value != nil) else { return }
      set(place.names + ["stringUnit", "state"], to: .string(state.rawValue))
    case .setPhrases(let phrases, let state, let place):
      set(place.names + ["stringSet", "state"], to: .string(state.rawValue))
      set(place.names + ["stringSet", "values"], to: .array(phrases.map { .string($0) }))
    case .setSubstitution(let name, let argument, let specifier, let place):
      let path = place.names + ["substitutions", name]
      set(path + ["argNum"], to: argument.map { .number($0) })
      set(path + ["formatSpecifier"], to: specifier.map { .string($0) })
    case .removeContent(let place): set(place.names, to: nil)
    }
  }

  private mutating func content(at place: StringCatalogPlace) -> StringCatalogContent? {
    if last?.key.isExactly(place.key) != true {
      last = (place.key, document.entry(forKey: place.key)?.contents ?? [:])
    }
    return last?.contents[place.language]?.content(at: place.path)
  }

  private func has(_ key: String) -> Bool {
    switch strings[key] {
    case .remove: false
    case .set, .inside: true
    case nil: document.index(forKey: key) != nil
    }
  }

  private mutating func set(_ path: [String], to value: JSONText?) {
    guard let key = path.first, has(key) else { return }
    if let value { strings.set(path[...], to: value) } else { strings.remove(path[...]) }
  }

  private mutating func setComment(_ comment: String?, _ key: String) {
    let old = document.entry(forKey: key)?.comment.map { ExactKey($0.text) }
    if strings[key] == nil, old == comment.map({ ExactKey($0) }) { return }
    set([key, "comment"], to: comment.map { .string($0) })
    set([key, "isCommentAutoGenerated"], to: nil)
  }

  private mutating func setUnit(
    _ value: String, _ state: TextState, _ place: StringCatalogPlace
  ) {
    // A text that is there already may stand beside others, which this doesn't touch.
    if content(at: place)?.unit?.value == nil {
      var outer = place
      while case .variation? = outer.path.steps.popLast() {
        set(outer.names + ["stringUnit"], to: nil)
      }
      set(place.names + ["variations"], to: nil)
    }
    set(place.names + ["stringUnit", "state"], to: .string(state.rawValue))
    set(place.names + ["stringUnit", "value"], to: .string(value))
  }
}

extension StringCatalogPlace {
  /// The names that lead to the place from the object `strings`.
  fileprivate var names: [String] {
    [key, "localizations", language]
      + path.steps.flatMap { step -> [String] in
        switch step {
        case .variation(let kind, let name): ["variations", kind.name, name.rawValue]
        case .substitution(let name): ["substitutions", name]
        case .phrase, .unknown: []
        }
      }
  }
}

extension StringCatalogDocument {
  /// What stands at a place, if anything does.
  package func content(at place: StringCatalogPlace) -> StringCatalogContent? {
    entry(forKey: place.key)?.localization(in: place.language)?.content.content(at: place.path)
  }
}

extension StringCatalogContent {
  /// What stands at a place below this, if anything does.
  fileprivate func content(at path: TextPath) -> StringCatalogContent? {
    var content: StringCatalogContent? = self
    for step in path.steps {
      switch step {
      case .variation(let kind, let name):
        content = content?.cases(of: kind).last { $0.name.value == name.rawValue }?.content
      case .substitution(let name):
        content = content?.substitutions.last { $0.name.value == name }?.content
      case .phrase, .unknown: return nil
      }
    }
    return content
  }
}
