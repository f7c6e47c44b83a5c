import Catalogs
package import Reading

extension TableCatalog {
  /// The table brought up to date with the source, and what that changed, in order of the keys.
  ///
  /// What is there stays byte for byte. Values are never touched: a person may have edited them.
  /// A table with errors stays as it is; its diagnostics say why. Merging twice changes nothing.
  ///
  /// - Parameters:
  ///   - kept: Keys that stay as they are though the source doesn't have them.
  ///   - removal: Which unused keys are removed instead of marked.
  package func merging(
    _ source: [SourceEntry], keeping kept: Set<ExactKey> = [],
    removing removal: StaleKeyRemoval = .none
  ) -> (table: TableCatalog, changes: [MergeChange]) {
    guard !hasErrors else { return (self, []) }
    var merge = Merge(
      table: self, kept: kept, removal: removal, addsComments: !isKeptUncommented(source))
    for entry in source { merge.add(entry) }
    merge.retireOthers()
    var table = self
    table.strings = strings.applying(merge.stringsEdits)
    table.stringsdict = stringsdict?.applying(merge.stringsdictEdits)
    return (table, merge.changes.sorted { $0.key.precedesInBytes($1.key) })
  }

  /// Of fewer entries without comments nothing shows that somebody wants none.
  private static let fewestUncommented = 4

  /// Whether people keep the table without comments, as it has several of the source's keys and none
  /// for any of its entries: what the code says to translators is to stay in the code, then.
  private func isKeptUncommented(_ source: [SourceEntry]) -> Bool {
    strings.entries.count >= Self.fewestUncommented && strings.isUncommented
      && source.count { strings.index(forKey: $0.key) != nil } >= Self.fewestUncommented
  }
}

/// Collects the edits that bring a table up to date.
private struct Merge {
  let table: TableCatalog
  let kept: Set<ExactKey>
  let removal: StaleKeyRemoval
  /// Whether the source's comments are written to the table.
  let addsComments: Bool
  private(set) var stringsEdits: [StringsEdit] = []
  private(set) var stringsdictEdits: [StringsdictEdit] = []
  private(set) var changes: [MergeChange] = []
  private var sourceKeys: Set<ExactKey> = []
  private var settledKeys: Set<ExactKey> = []

  init(
    table: TableCatalog, kept: Set<ExactKey>, removal: StaleKeyRemoval, addsComments: Bool
  ) {
    self.table = table
    self.kept = kept
    self.removal = removal
    self.addsComments = addsComments
  }

  mutating func add(_ entry: SourceEntry) {
    guard sourceKeys.insert(ExactKey(entry.key)).inserted else { return }
    let comments = addsComments ? entry.commentsAsGenstringsSorts : []
    let comment = comments.isEmpty ? nil : comments.joined(separator: "\n")
    if let index = table.strings.index(forKey: entry.key) {
      let old = table.strings.entries[index]
      if let comment, differs(comment, from: old),
        !entry.commentsOnlyRepeat || table.strings.comment(of: old) == nil
      {
        stringsEdits.append(.setComment(comment, entry: index))
        changes.append(.commentChanged(key: entry.key))
      }
    } else if table.stringsdict?.entry(forKey: entry.key) == nil {
      stringsEdits.append(.insert(key: entry.key, value: entry.value, comment: comment))
      changes.append(.added(key: entry.key))
    }
  }

  /// Whether no comment of the entry says what the source says.
  ///
  /// A person's comment block beside the generated one is no difference.
  private func differs(_ comment: String, from entry: StringsEntry) -> Bool {
    // Written comments can't hold `*/`; compare with what would be written.
    let wanted = writtenCommentLines(comment)
    let own =
      table.strings.comments(of: entry).filter { !$0.isStaleMark }
      + table.strings.trailingComments(of: entry)
    // Whoever wrote them may have had the places in another order.
    let isThere =
      own.flatMap(\.lines).sorted() == wanted.sorted() || own.contains { $0.lines == wanted }
    return !wanted.isEmpty && !isThere
      && !own.contains { commentLines(resolvingEscapesOf: $0.lines) == wanted }
  }

  /// Marks or removes what the source doesn't use, and takes marks off what it uses again.
  mutating func retireOthers() {
    for (index, entry) in table.strings.entries.enumerated() {
      stringsEdits += settle(
        table.strings.key(of: entry), isStale: entry.isStale, mark: .markStale(entry: index),
        unmark: .unmarkStale(entry: index), remove: .remove(entry: index))
    }
    // A binary file is built from another one; that one is merged.
    let editable = table.stringsdict.map { $0.isBinary ? [] : $0.entries } ?? []
    for (index, entry) in editable.enumerated() {
      stringsdictEdits += settle(
        entry.key, isStale: entry.isStale, mark: .markStale(entry: index),
        unmark: .unmarkStale(entry: index), remove: .remove(entry: index))
    }
  }

  /// Which of the edits an entry needs; the change is told once for all entries with its key.
  private mutating func settle<Edit>(
    _ key: String, isStale: Bool, mark: Edit, unmark: Edit, remove: Edit
  ) -> [Edit] {
    let exact = ExactKey(key)
    let isUsed = sourceKeys.contains(exact)
    let isRemoved = removal.removes(isStale)
    let isSettled = isUsed ? !isStale : kept.contains(exact) || isStale && !isRemoved
    guard !isSettled else { return [] }
    if settledKeys.insert(exact).inserted {
      let change: MergeChange = isRemoved ? .removedStale(key: key) : .markedStale(key: key)
      changes.append(isUsed ? .revived(key: key) : change)
    }
    return [isUsed ? unmark : isRemoved ? remove : mark]
  }
}

extension SourceEntry {
  /// Without regard to capitals, as all blocks of public apps have them in which it makes a
  /// difference.
  fileprivate var commentsAsGenstringsSorts: [String] {
    guard comments.count > 1 else { return comments }
    return comments.map { (comment: $0, folded: $0.lowercased()) }
      .sorted { ($0.folded, $0.comment) < ($1.folded, $1.comment) }.map(\.comment)
  }

  /// Whether the comments tell nothing but the key or the text, in the place of which a person may
  /// have written something.
  fileprivate var commentsOnlyRepeat: Bool {
    let known = [key.lowercased(), value.lowercased()]
    return comments.allSatisfy { known.contains($0.lowercased()) }
  }
}
