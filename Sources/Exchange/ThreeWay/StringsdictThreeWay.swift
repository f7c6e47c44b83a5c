import Catalogs
import Diagnostics
import Reading

/// Merges `.stringsdict` files entry by entry, and entries down to the text of each plural category.
struct StringsdictThreeWay: ItemMerging {
  let base: StringsdictOutline
  let ours: StringsdictOutline
  let theirs: StringsdictOutline
  let layout: MergeLayout
  let markers: ConflictMarkers
  let indentation: String
  private(set) var conflicts: [ThreeWayConflict] = []

  static func outcome(of merge: ThreeWayMerge) -> ThreeWayOutcome {
    let names = [merge.options.baseFile, merge.options.oursFile, merge.options.theirsFile]
    let documents = zip([merge.base, merge.ours, merge.theirs], names).map { bytes, name in
      // Git gives an empty base when both sides added the file; `<dict/>` has no inside to add to.
      let document = StringsdictDocument(parsing: bytes, file: name)
      let isEmpty = bytes.isEmpty || document.root?.isSelfClosing ?? false
      return isEmpty ? StringsdictDocument(emptyAt: name) : document
    }
    let errors = documents.flatMap { document in
      document.diagnostics.filter { $0.severity == .error } + document.binaryError
    }
    guard errors.isEmpty else { return ThreeWayOutcome(diagnostics: errors) }
    if let bytes = merge.trivialResult { return ThreeWayOutcome(bytes: bytes) }
    let outlines = documents.compactMap(StringsdictOutline.init)
    guard outlines.count == 3 else { return ThreeWayOutcome(diagnostics: errors) }
    let format = StringsdictThreeWay(outlines, markerSize: merge.options.markerSize)
    var run = ListMerge(
      base: outlines[0].list, ours: outlines[1].list, theirs: outlines[2].list, format: format)
    return ThreeWayOutcome(
      bytes: documents[1].text.encoded(run.merged()), conflicts: run.format.conflicts)
  }

  private init(_ outlines: [StringsdictOutline], markerSize: Int) {
    (base, ours, theirs) = (outlines[0], outlines[1], outlines[2])
    let property = PropertyListLayout(of: ours.document)
    indentation = property.indentation
    markers = ConflictMarkers(size: markerSize, lineEnd: property.lineEnd)
    layout = MergeLayout(
      firstGap: property.lineEnd + indentation, gap: property.lineEnd + indentation,
      tail: property.lineEnd, lineEnd: property.lineEnd)
  }

  func adopt(_ item: MergeItem) -> [UInt8] { Array(theirs.list.bytes(of: item)) }

  mutating func keep(_ item: MergeItem, of side: MergeSide, base old: MergeItem) -> MergedItem? {
    let outline = side == .ours ? ours : theirs
    guard let entry = item.entry, let before = old.entry else { return nil }
    if outline.entries[entry].content == base.entries[before].content { return nil }
    conflicts.append(
      ThreeWayConflict(
        key: outline.entries[entry].key,
        kind: side == .ours ? .removedByTheirs : .removedByOurs))
    let text = Array(outline.list.bytes(of: item))
    return marked(ours: side == .ours ? text : [], theirs: side == .ours ? [] : text)
  }

  mutating func merge(base old: MergeItem?, ours item: MergeItem, theirs other: MergeItem)
    -> MergedItem
  {
    let (own, their) = (ours.node(of: item), theirs.node(of: other))
    let before = old.flatMap(base.node)
    let headChoice = ThreeWayChoice(
      base: old.map(base.head), ours: ours.head(of: item), theirs: theirs.head(of: other))
    var fields = StringsdictFieldsMerge(base: base, ours: ours, theirs: theirs)
    let value = fields.merge(before, own, their, path: [])
    if headChoice == .conflict { fields.conflicts.append("comment") }
    guard fields.conflicts.isEmpty else {
      let key = item.entry.map { ours.entries[$0].key } ?? item.id.name.text
      conflicts.append(ThreeWayConflict(key: key, fields: fields.conflicts))
      return marked(
        ours: Array(ours.list.bytes(of: item)), theirs: Array(theirs.list.bytes(of: other)))
    }
    return MergedItem(
      text: headChoice.pick(ours.head(of: item), theirs.head(of: other))
        + ours.between(item) + value)
  }

  private func marked(ours: [UInt8], theirs: [UInt8]) -> MergedItem {
    MergedItem(
      text: markers.text(ours: ours, theirs: theirs, indentation: indentation), isMarked: true)
  }
}

extension StringsdictDocument {
  fileprivate var binaryError: [Diagnostic] {
    guard isBinary else { return [] }
    return [
      Diagnostic(
        id: "binary-property-list", severity: .error,
        message: "a binary property list can't be merged; merge the file that it is made from",
        location: Location(file: file))
    ]
  }
}

/// Merges the value of a key of a `.stringsdict` file, dictionary by dictionary.
struct StringsdictFieldsMerge {
  typealias Node = StringsdictOutline.Node

  let base: StringsdictOutline
  let ours: StringsdictOutline
  let theirs: StringsdictOutline
  /// The paths of values that both sides changed.
  var conflicts: [String] = []

  /// The merged value's text; recursion follows the nesting, which the reader bounds.
  mutating func merge(_ old: Node?, _ own: Node?, _ other: Node?, path: [String]) -> [UInt8] {
    guard let own, let other else { return [] }
    let (ownText, otherText) = (ours.bytes(of: own), theirs.bytes(of: other))
    if ownText == otherText { return Array(ownText) }
    let oldText = old.map(base.bytes)
    if let oldText, oldText == otherText { return Array(ownText) }
    if let oldText, oldText == ownText { return Array(otherText) }
    guard let ownMembers = ours.members(of: own), let otherMembers = theirs.members(of: other)
    else {
      conflicts.append(path.joined(separator: "."))
      return Array(ownText)
    }
    let oldMembers = old.flatMap(base.members)
    var lists = ListMerge(
      base: old.flatMap { node in oldMembers.map { base.list(of: node, $0) } },
      ours: ours.list(of: own, ownMembers), theirs: theirs.list(of: other, otherMembers),
      format: Members(
        fields: self, path: path, old: oldMembers ?? [], own: ownMembers, other: otherMembers))
    let inside = lists.mergedInside()
    conflicts = lists.format.fields.conflicts
    let (range, content) = (ours.range(of: own), lists.ours.range)
    let text = ours.list.text
    return text[range.lowerBound..<content.lowerBound] + inside
      + text[content.upperBound..<range.upperBound]
  }

  /// The members of one dictionary.
  private struct Members: ItemMerging {
    var fields: StringsdictFieldsMerge
    let path: [String]
    let old: [StringsdictOutline.Member]
    let own: [StringsdictOutline.Member]
    let other: [StringsdictOutline.Member]

    var layout: MergeLayout {
      let text = fields.ours.list.text
      guard let first = own.first else { return MergeLayout(gap: "\n") }
      let start = text.startOfBlanks(before: first.key.lowerBound)
      let lineEnd = text.startOfLineEnd(before: start)
      return MergeLayout(
        gap: String(decoding: text[lineEnd..<first.key.lowerBound], as: UTF8.self))
    }

    func adopt(_ item: MergeItem) -> [UInt8] { Array(fields.theirs.list.text[item.range]) }

    mutating func keep(_ item: MergeItem, of side: MergeSide, base: MergeItem) -> MergedItem? {
      fields.conflicts.append((path + [item.id.name.text]).joined(separator: "."))
      let outline = side == .ours ? fields.ours : fields.theirs
      return MergedItem(text: Array(outline.list.text[item.range]))
    }

    mutating func merge(base: MergeItem?, ours item: MergeItem, theirs item2: MergeItem)
      -> MergedItem
    {
      let text = fields.ours.list.text
      guard let own = item.entry.map({ own[$0] }), let other = item2.entry.map({ other[$0] })
      else { return MergedItem(text: Array(text[item.range])) }
      let before = base.flatMap(\.entry).map { old[$0].value }
      let value = fields.merge(before, own.value, other.value, path: path + [own.name])
      let head = text[item.range.lowerBound..<fields.ours.range(of: own.value).lowerBound]
      return MergedItem(text: head + value)
    }
  }
}
