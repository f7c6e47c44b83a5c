import Catalogs
import Reading

extension StringCatalogCompilation.Localization {
  /// How the files are laid out.
  package enum Layout: Sendable {
    /// For apps: sorted by key, without comments but for what says that it is compiled.
    case compiled
    /// The same as binary property lists.
    case binary
    /// For people: in the catalog's order, with comments.
    case commented
  }

  /// The bytes of the `.strings` file; nil when it would be empty.
  package func stringsBytes(_ layout: Layout) -> [UInt8]? {
    guard !strings.isEmpty else { return nil }
    let sorted = strings.sorted { ExactKey($0.key) < ExactKey($1.key) }
    guard layout != .binary else {
      return BinaryPropertyListWriter.bytes(
        of: sorted.map { PropertyListMember(key: $0.key, value: .string($0.value)) })
    }
    guard layout == .commented else {
      let lines = sorted.map {
        "\(quotedForStrings($0.key)) = \(quotedForStrings($0.value));\n"
      }
      return Array((CompiledTable.stringsHead + lines.joined()).utf8)
    }
    let style = StringsStyle(of: StringsDocument(parsing: [], file: ""))
    let entries = strings.map { entry in
      let mark = entry.isStale ? "/* \(staleMark) */\n" : ""
      return style.comment(entry.comment ?? noComment) + "\n" + mark
        + "\(quotedForStrings(entry.key)) = \(quotedForStrings(entry.value));\n"
    }
    return Array(entries.joined(separator: "\n").utf8)
  }

  /// The bytes of the `.stringsdict` file; nil when it would be empty.
  package func stringsdictBytes(_ layout: Layout) -> [UInt8]? {
    guard !dictionary.isEmpty else { return nil }
    let empty = StringsdictDocument(emptyAt: "")
    let style = PropertyListLayout(of: empty)
    let sorted = dictionary.sorted { ExactKey($0.key) < ExactKey($1.key) }
    guard layout != .binary else {
      return BinaryPropertyListWriter.bytes(
        of: sorted.map {
          PropertyListMember(key: $0.key, value: .dictionary($0.message.members))
        })
    }
    let isCompiled = layout == .compiled
    let entries = isCompiled ? sorted : dictionary
    var text = ""
    for entry in entries {
      if !isCompiled {
        if let comment = entry.comment { text += "\t<!-- \(xmlComment(comment)) -->\n" }
        if entry.isStale { text += "\t<!-- \(staleMark) -->\n" }
      }
      text += style.text(
        of: PropertyListMember(key: entry.key, value: .dictionary(entry.message.members)))
    }
    let file = StringsdictDocument.emptyText.replacing("<dict>\n", with: "<dict>\n" + text)
    return Array((isCompiled ? CompiledTable.marked(file) : file).utf8)
  }
}

extension ExactKey {
  /// By UTF-8 bytes, as files are sorted for machines.
  static func < (left: ExactKey, right: ExactKey) -> Bool {
    left.text.precedesInBytes(right.text)
  }
}
