import Catalogs
import Diagnostics
import PlainBytes
import Reading

/// Merges `.strings` files entry by entry; an entry by value, comment, stale mark and what trails it.
struct StringsThreeWay: ItemMerging {
  let base: StringsDocument
  let ours: StringsDocument
  let theirs: StringsDocument
  let layout: MergeLayout
  let style: StringsStyle
  let markers: ConflictMarkers
  /// Whether blank lines of theirs mean what they mean in ours: not where our side set all entries
  /// apart anew, nor where lines end otherwise.
  private let adoptsGaps: Bool
  private(set) var conflicts: [ThreeWayConflict] = []

  static func outcome(of merge: ThreeWayMerge) -> ThreeWayOutcome {
    let base = StringsDocument(parsing: merge.base, file: merge.options.baseFile)
    let ours = StringsDocument(parsing: merge.ours, file: merge.options.oursFile)
    let theirs = StringsDocument(parsing: merge.theirs, file: merge.options.theirsFile)
    let errors = [base, ours, theirs].flatMap(\.diagnostics).filter { $0.severity == .error }
    guard errors.isEmpty else { return ThreeWayOutcome(diagnostics: errors) }
    if let bytes = merge.trivialResult { return ThreeWayOutcome(bytes: bytes) }
    var run = ListMerge(
      base: base.mergeList, ours: ours.mergeList, theirs: theirs.mergeList,
      format: StringsThreeWay(base, ours, theirs, markerSize: merge.options.markerSize))
    let text = run.merged()
    return ThreeWayOutcome(bytes: ours.text.encoded(text), conflicts: run.format.conflicts)
  }

  private init(
    _ base: StringsDocument, _ ours: StringsDocument, _ theirs: StringsDocument, markerSize: Int
  ) {
    self.base = base
    self.ours = ours
    self.theirs = theirs
    var style = StringsStyle(of: ours.entries.isEmpty ? theirs : ours)
    // One entry doesn't show what stands between two.
    let other = StringsStyle(of: theirs)
    if ours.entries.count < 2 { style.blankLines = other.blankLines }
    self.style = style
    adoptsGaps =
      style.lineEnd == other.lineEnd && style.indentation == other.indentation
      && [other, StringsStyle(of: base)].contains { $0.blankLines == style.blankLines }
    markers = ConflictMarkers(size: markerSize, lineEnd: style.lineEnd)
    let gap = String(repeating: style.lineEnd, count: style.blankLines + 1) + style.indentation
    let hasBrace = ours.braces.opening != nil
    layout = MergeLayout(
      firstGap: hasBrace ? style.lineEnd + style.indentation : "", gap: gap, tail: style.lineEnd,
      lineEnd: style.lineEnd)
  }

  func adopt(_ item: MergeItem) -> [UInt8] { Array(theirs.text.utf8[item.range]) }

  func adoptedGap(before item: MergeItem) -> [UInt8]? {
    let gap = theirs.text.utf8[item.gap]
    guard adoptsGaps, gap.allSatisfy({ $0.isLayout }) else { return nil }
    return Array(gap)
  }

  mutating func keep(_ item: MergeItem, of side: MergeSide, base old: MergeItem) -> MergedItem? {
    let document = side == .ours ? ours : theirs
    guard let entry = self.entry(item, document), let before = self.entry(old, base) else {
      return nil
    }
    let fields = StringsFields(of: entry, in: document)
    // Where one side removed the key and the other marked it stale, both say that it is gone.
    var unmarked = fields
    unmarked.isStale = StringsFields(of: before, in: base).isStale
    if unmarked == StringsFields(of: before, in: base) { return nil }
    conflicts.append(
      ThreeWayConflict(
        key: document.key(of: entry), kind: side == .ours ? .removedByTheirs : .removedByOurs))
    let text = Array(document.text.utf8[item.range])
    return marked(ours: side == .ours ? text : [], theirs: side == .ours ? [] : text)
  }

  mutating func merge(base old: MergeItem?, ours item: MergeItem, theirs other: MergeItem)
    -> MergedItem
  {
    guard let entry = self.entry(item, ours), let otherEntry = self.entry(other, theirs) else {
      return MergedItem(text: Array(ours.text.utf8[item.range]))
    }
    let fields = StringsFieldsMerge(
      base: old.flatMap { self.entry($0, base) }.map { StringsFields(of: $0, in: base) },
      ours: StringsFields(of: entry, in: ours), theirs: StringsFields(of: otherEntry, in: theirs))
    guard fields.conflicts.isEmpty else {
      conflicts.append(ThreeWayConflict(key: ours.key(of: entry), fields: fields.conflicts))
      return marked(
        ours: Array(ours.text.utf8[item.range]), theirs: Array(theirs.text.utf8[other.range]))
    }
    return MergedItem(text: Array(text(of: entry, otherEntry, fields).utf8))
  }

  private func entry(_ item: MergeItem, _ document: StringsDocument) -> StringsEntry? {
    item.entry.map { document.entries[$0] }
  }

  private func marked(ours: [UInt8], theirs: [UInt8]) -> MergedItem {
    MergedItem(
      text: markers.text(ours: ours, theirs: theirs, indentation: style.indentation),
      isMarked: true)
  }

  // MARK: Text

  /// Our entry with what is taken from theirs in it.
  private func text(
    of own: StringsEntry, _ other: StringsEntry, _ fields: StringsFieldsMerge
  ) -> String {
    var text = head(own, other, fields)
    if fields.value == .theirs {
      text += ours.decodedText(in: own.keyRange)
      text +=
        own.isShort
        ? style.assignment
        : ours.decodedText(in: own.keyRange.upperBound..<own.valueRange.lowerBound)
      text += theirs.decodedText(in: other.valueRange)
      text += ours.decodedText(in: own.valueRange.upperBound..<own.range.upperBound)
    } else {
      text += ours.decodedText(in: own.range)
    }
    let trailing = fields.trailing.pick((ours, own), (theirs, other))
    return text
      + trailing.0.decodedText(in: trailing.1.range.upperBound..<trailing.1.fullRange.upperBound)
  }

  /// The comments before the key, and the space between.
  private func head(
    _ own: StringsEntry, _ other: StringsEntry, _ fields: StringsFieldsMerge
  ) -> String {
    guard fields.comment == .theirs || fields.isStale != own.isStale else {
      return ours.decodedText(in: own.fullRange.lowerBound..<own.range.lowerBound)
    }
    let (document, entry) = fields.comment.pick((ours, own), (theirs, other))
    let comments = document.comments(of: entry).filter { !$0.isStaleMark }.map {
      document.decodedText(in: $0.range)
    }
    let mark = fields.isStale ? ["/* \(staleMark) */"] : []
    return (comments + mark).map { $0 + style.lineEnd + style.indentation }.joined()
  }
}

extension StringsDocument {
  /// The entries, and the comments that belong to none.
  var mergeList: MergeList {
    let start = braces.opening.map { $0 + 1 } ?? text.byteOrderMarkLength
    var list = MergeList(text.utf8, range: start..<(braces.closing ?? text.utf8.count))
    for (index, entry) in entries.enumerated() {
      addComments(in: list.tail.lowerBound..<entry.fullRange.lowerBound, to: &list)
      list.append(key(of: entry), at: entry.fullRange, entry: index)
    }
    addComments(in: list.tail, to: &list)
    return list
  }

  /// Where the comments stand that belong to no entry.
  var looseComments: [Range<Int>] {
    var found: [Range<Int>] = []
    var end = braces.opening.map { $0 + 1 } ?? text.byteOrderMarkLength
    for entry in entries {
      found += comments(between: end..<entry.fullRange.lowerBound)
      end = entry.fullRange.upperBound
    }
    // Entries may follow the closing brace.
    return found + comments(between: end..<max(end, braces.closing ?? text.utf8.count))
  }

  private func addComments(in range: Range<Int>, to list: inout MergeList) {
    for range in comments(between: range) {
      list.append(decodedText(in: range), at: range, entry: nil)
    }
  }

  /// The comments in what stands between two entries.
  private func comments(between range: Range<Int>) -> [Range<Int>] {
    guard !text.utf8[range].allSatisfy({ $0.isLayout }) else { return [] }
    var ranges: [Range<Int>] = []
    text.utf8.withUnsafeBufferPointer { bytes in
      var scanner = OpenStepScanner(
        bytes: UnsafeBufferPointer(rebasing: bytes[..<range.upperBound]), offset: range.lowerBound)
      while let trivia = scanner.nextTrivia() {
        if case .comment(let comment, _) = trivia { ranges.append(comment) }
      }
    }
    return ranges
  }
}
