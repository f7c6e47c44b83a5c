import Reading

/// A change of a `.stringsdict` document; entries are named by their number in it.
package enum StringsdictEdit: Hashable, Sendable {
  /// A new entry, where the file's order wants it, else at the end.
  case insert(key: String, message: StringsdictMessage)
  /// Removes the entry with the comments right above it.
  case remove(entry: Int)
  /// Adds or takes away the XML comment that says that the key is no longer in the source.
  case markStale(entry: Int)
  case unmarkStale(entry: Int)
}

extension StringsdictDocument {
  /// A file without entries, as Xcode writes it.
  package static let emptyText = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    </dict>
    </plist>

    """

  /// The document with `edits` made, each changing only its own bytes; a binary document and one
  /// with errors stay as they are.
  package func applying(_ edits: [StringsdictEdit]) -> StringsdictDocument {
    guard !isBinary, !hasErrors, let root else { return self }
    var changes: [TextEdit] = []
    var inserted: [(key: String, message: StringsdictMessage)] = []
    let layout = PropertyListLayout(of: self)
    for edit in edits {
      switch edit {
      case .insert(let key, let message): inserted.append((key, message))
      case .remove(let entry): changes.append(removal(of: entries[entry]))
      case .markStale(let entry) where !entries[entry].isStale:
        let start = entries[entry].range.lowerBound
        changes.append(line("<!-- \(staleMark) -->", before: start, layout))
      case .markStale: break
      case .unmarkStale(let entry):
        changes += entries[entry].staleMarks.map { TextEdit(wholeLines($0), "") }
      }
    }
    changes += insertions(inserted, root, layout)
    guard !changes.isEmpty else { return self }
    return StringsdictDocument(
      SourceText(utf8: text.utf8.applying(changes), like: text), file: file)
  }

  private func removal(of entry: StringsdictEntry) -> TextEdit {
    TextEdit(wholeLines(entry.commentStart..<entry.range.upperBound), "")
  }

  /// The range with its lines, when it fills them.
  private func wholeLines(_ range: Range<Int>) -> Range<Int> {
    let start = text.utf8.startOfBlanks(before: range.lowerBound)
    guard text.utf8.startsLine(at: start), let end = text.utf8.endOfLine(behind: range.upperBound)
    else { return range }
    return start..<end
  }

  private func line(
    _ written: String, before offset: Int, _ layout: PropertyListLayout
  ) -> TextEdit {
    guard text.utf8.startsLine(at: offset) else { return .insertion(written, at: offset) }
    let start = text.utf8.startOfBlanks(before: offset)
    let indentation = String(decoding: text.utf8[start..<offset], as: UTF8.self)
    return .insertion(indentation + written + layout.lineEnd, at: start)
  }

  // MARK: Insertion

  private func insertions(
    _ new: [(key: String, message: StringsdictMessage)], _ root: XMLOutline.Element,
    _ layout: PropertyListLayout
  ) -> [TextEdit] {
    guard !new.isEmpty else { return [] }
    let keys = entries.map(\.key)
    let order = CatalogOrder(of: keys)
    var edits: [TextEdit] = []
    var atEnd = ""
    for entry in new.sorted(by: { (order ?? .xcode).precedes($0.key, $1.key) }) {
      let written = layout.text(
        of: PropertyListMember(key: entry.key, value: .dictionary(entry.message.members)))
      let position = order?.position(of: entry.key, in: keys) ?? keys.count
      if position < keys.count {
        let next = text.utf8.startOfBlanks(before: entries[position].commentStart)
        edits.append(.insertion(written, at: next))
      } else {
        atEnd += written
      }
    }
    if !atEnd.isEmpty { edits.append(appending(atEnd, root, layout)) }
    return edits
  }

  /// Puts text behind the last entry, before the end tag's line.
  private func appending(
    _ written: String, _ root: XMLOutline.Element, _ layout: PropertyListLayout
  ) -> TextEdit {
    if root.isSelfClosing {
      return TextEdit(root.range, "<dict>" + layout.lineEnd + written + "</dict>")
    }
    let end = text.utf8.startOfBlanks(before: root.content.upperBound)
    if text.utf8.startsLine(at: end), end >= root.content.lowerBound {
      return .insertion(written, at: end)
    }
    return .insertion(layout.lineEnd + written, at: root.content.upperBound)
  }
}
