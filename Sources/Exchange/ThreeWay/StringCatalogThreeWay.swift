import Catalogs
import Diagnostics
import Messages
import PlainBytes
import Reading

/// Merges String Catalogs entry by entry, and entries field by field.
///
/// JSON has no place for conflict markers: our side stays at the key, its texts in conflict need
/// review, and theirs stands in an entry of its own behind it; see `StringCatalogConflictEntry`.
struct StringCatalogThreeWay: ItemMerging {
  /// How many objects are open around an entry's value.
  static let entryDepth = 2

  let base: StringCatalogSide?
  let ours: StringCatalogSide
  let theirs: StringCatalogSide
  let layout: MergeLayout
  private(set) var conflicts: [ThreeWayConflict] = []
  /// The keys of entries that keep what theirs made of a key, by that key: one that is there many
  /// times looks for a free one once.
  private var freeKeys: [ExactKey: String] = [:]

  static func outcome(of merge: ThreeWayMerge) -> ThreeWayOutcome {
    let documents = [
      StringCatalogDocument(parsing: merge.base, file: merge.options.baseFile),
      StringCatalogDocument(parsing: merge.ours, file: merge.options.oursFile),
      StringCatalogDocument(parsing: merge.theirs, file: merge.options.theirsFile),
    ]
    // Git gives an empty base when both sides added the file.
    let needed = merge.base.isEmpty ? Array(documents.dropFirst()) : documents
    let errors = needed.flatMap(\.diagnostics).filter { $0.severity == .error }
    guard errors.isEmpty else { return ThreeWayOutcome(diagnostics: errors) }
    if let bytes = merge.trivialResult { return ThreeWayOutcome(bytes: bytes) }
    let sides = documents.map { StringCatalogSide($0.withoutTrailingCommas()) }
    guard let ours = sides[1], let theirs = sides[2] else {
      return ThreeWayOutcome(diagnostics: documents.flatMap(\.diagnostics))
    }
    let base = merge.base.isEmpty ? nil : sides[0]
    var run = ListMerge(
      base: base?.list, ours: ours.list, theirs: theirs.list,
      format: StringCatalogThreeWay(base, ours, theirs))
    let inside = run.mergedInside()
    var format = run.format
    let text = format.frame(around: inside)
    return ThreeWayOutcome(bytes: ours.document.text.encoded(text), conflicts: format.conflicts)
  }

  private init(_ base: StringCatalogSide?, _ ours: StringCatalogSide, _ theirs: StringCatalogSide) {
    self.base = base
    self.ours = ours
    self.theirs = theirs
    let style = ours.style
    let gap = style.gap(depth: Self.entryDepth)
    layout = MergeLayout(
      firstGap: gap, gap: style.separator(gap) + gap,
      tail: style.gap(depth: Self.entryDepth - 1))
  }

  func adopt(_ item: MergeItem) -> [UInt8] { text(of: item, in: theirs) }

  mutating func keep(_ item: MergeItem, of side: MergeSide, base old: MergeItem) -> MergedItem? {
    let catalog = side == .ours ? ours : theirs
    guard let base else { return nil }
    let (value, before) = (catalog.value(of: item), base.value(of: old))
    // Where one side removed the key and the other marked it stale, both say that it is gone.
    if value.withoutStaleMark == before.withoutStaleMark { return nil }
    let kind: ThreeWayConflict.Kind = side == .ours ? .removedByTheirs : .removedByOurs
    let conflict = ThreeWayConflict(key: item.id.name.text, kind: kind)
    conflicts.append(conflict)
    return MergedItem(
      text: text(of: item, in: catalog), companion: companion(for: conflict, theirs: nil))
  }

  mutating func merge(base old: MergeItem?, ours item: MergeItem, theirs other: MergeItem)
    -> MergedItem
  {
    let (own, their) = (ours.value(of: item), theirs.value(of: other))
    let before = old.flatMap { old in base.map { $0.value(of: old) } }
    var fields = StringCatalogFieldsMerge()
    let merged = fields.merge(base: before, ours: own, theirs: their)
    let text = own == merged ? self.text(of: item, in: ours) : written(ours.name(of: item), merged)
    guard !fields.conflicts.isEmpty else { return MergedItem(text: text) }
    let conflict = ThreeWayConflict(
      key: item.id.name.text, fields: fields.conflicts.map { $0.joined(separator: ".") })
    conflicts.append(conflict)
    return MergedItem(
      text: text, companion: companion(for: conflict, theirs: (their, fields.conflicts)))
  }

  private mutating func companion(
    for conflict: ThreeWayConflict, theirs other: (value: RawJSON, paths: [[String]])?
  ) -> [UInt8] {
    let entry = StringCatalogConflictEntry(
      conflict, key: freeKey(for: conflict), theirs: other?.value, paths: other?.paths ?? [])
    return written(RawJSON.Member(entry.key, entry.value).spelling, entry.value)
  }

  private mutating func freeKey(for conflict: ThreeWayConflict) -> String {
    if let known = freeKeys[ExactKey(conflict.key)] { return known }
    let lists = [ours.list, theirs.list]
    let key = StringCatalogConflictEntry.freeKey(for: conflict) { key in
      let id = MergeItemID(name: ExactKey(key))
      return lists.contains { $0.index(of: id) != nil }
    }
    freeKeys[ExactKey(conflict.key)] = key
    return key
  }

  // MARK: Text

  /// An item as it stands, or laid out as ours if theirs has another layout.
  private func text(of item: MergeItem, in side: StringCatalogSide) -> [UInt8] {
    if side.style.hasSameLayout(as: ours.style) { return Array(side.list.bytes(of: item)) }
    return written(side.name(of: item), side.value(of: item))
  }

  /// - Parameter name: The key as it is spelled.
  private func written(_ name: [UInt8], _ value: RawJSON) -> [UInt8] {
    name + Array(ours.style.colon.utf8) + ours.style.text(of: value, depth: Self.entryDepth)
  }

  /// The whole file: the outermost object's other fields are merged as those of an entry.
  private mutating func frame(around inside: [UInt8]) -> [UInt8] {
    var fields = StringCatalogFieldsMerge()
    let merged = fields.mergeFrame(base: base?.frame, ours: ours.frame, theirs: theirs.frame)
    var inside = inside
    if !fields.conflicts.isEmpty {
      let conflict = ThreeWayConflict(
        key: "", kind: .catalog, fields: fields.conflicts.map { $0.joined(separator: ".") })
      conflicts.insert(conflict, at: 0)
      let kept = companion(for: conflict, theirs: (theirs.frame, fields.conflicts))
      let isEmpty = inside.allSatisfy { $0.isLayout }
      inside =
        Array(layout.firstGap.utf8) + kept
        + (isEmpty ? Array(layout.tail.utf8) : [UInt8(ascii: ",")] + inside)
    }
    guard merged == ours.frame else {
      return ours.written(merged, strings: [UInt8(ascii: "{")] + inside + [UInt8(ascii: "}")])
        + end
    }
    let (text, range) = (ours.list.text, ours.list.range)
    return text[..<range.lowerBound] + inside + text[range.upperBound..<ours.end.lowerBound] + end
  }

  /// What stands behind the outermost object, such as a last line end that one side alone added.
  private var end: ArraySlice<UInt8> {
    let ends = (ours.list.text[ours.end], theirs.list.text[theirs.end])
    return ThreeWayChoice(base: base.map { $0.list.text[$0.end] }, ours: ends.0, theirs: ends.1)
      .pick(ends.0, ends.1)
  }
}

extension RawJSON {
  fileprivate var withoutStaleMark: RawJSON {
    guard self["extractionState"]?.string == "stale", let members else { return self }
    return .object(members.filter { $0.name != "extractionState" })
  }
}

/// One side of a merge of String Catalogs.
struct StringCatalogSide {
  let document: StringCatalogDocument
  let list: MergeList
  let style: StringCatalogStyle
  /// Where the key of each entry stands.
  private let names: [Range<Int>]
  /// Where the value of each entry stands.
  private let values: [Range<Int>]
  /// The outermost object, with `strings` empty.
  let frame: RawJSON
  /// Where what follows the outermost object stands.
  let end: Range<Int>

  init?(_ document: StringCatalogDocument) {
    guard let root = document.rootRange, let strings = document.stringsRange else { return nil }
    self.document = document
    let text = document.text.utf8
    var list = MergeList(text, range: strings.lowerBound + 1..<strings.upperBound - 1)
    var names: [Range<Int>] = []
    var values: [Range<Int>] = []
    for (index, entry) in document.entries.enumerated() {
      list.append(entry.key.value, at: entry.range, entry: index)
      names.append(entry.key.range)
      values.append(entry.valueRange)
    }
    self.list = list
    self.names = names
    self.values = values
    style = StringCatalogStyle(of: document)
    end = root.upperBound..<text.count
    let head = text[root.lowerBound..<strings.lowerBound]
    frame = RawJSON(
      parsing: (head + Array("{}".utf8) + text[strings.upperBound..<root.upperBound])[...])
  }

  /// The key of an entry as the file spells it.
  func name(of item: MergeItem) -> [UInt8] {
    item.entry.map { Array(list.text[names[$0]]) }
      ?? RawJSON.Member(item.id.name.text, .word([])).spelling
  }

  func value(of item: MergeItem) -> RawJSON {
    RawJSON(parsing: item.entry.map { list.text[values[$0]] } ?? [])
  }

  /// The file up to the end of the outermost object, with other fields of it.
  func written(_ frame: RawJSON, strings: [UInt8]) -> [UInt8] {
    guard let root = document.rootRange, case .object(var members) = frame,
      let index = members.firstIndex(where: { $0.name == "strings" })
    else { return Array(list.text[..<end.lowerBound]) }
    members[index].value = .word(strings)
    return list.text[..<root.lowerBound] + style.text(of: .object(members), depth: 0)
  }
}
