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
        location: Location(file: file, range: 0..<0))
    ]
  }
}
