import Catalogs
import Reading

extension StringsdictMessage {
  /// The keys of what a String Catalog has no place for, inside devices, widths and variables too, in
  /// file order.
  var keysWithoutPlace: [String] {
    let (hasDevices, hasWidths) = (!devices.isEmpty, !widths.isEmpty)
    return fields.flatMap { field -> [String] in
      switch field {
      case .unknown(let member): [member.key]
      case .variable(let variable): variable.keysWithoutPlace
      case .devices(let variants): Self.keysWithoutPlace(in: variants)
      // Where a text is there for devices, it is there for no widths beside them, and then no other.
      case .widths(let variants):
        hasDevices ? [StringsdictName.widthRule] : Self.keysWithoutPlace(in: variants)
      case .formatKey: hasDevices || hasWidths ? [StringsdictName.formatKey] : []
      }
    }
  }

  private static func keysWithoutPlace(in variants: [Variant]) -> [String] {
    variants.flatMap { variant -> [String] in
      guard CatalogText(variant.content) != nil else { return [variant.name] }
      guard case .message(let message) = variant.content else { return [] }
      return message.keysWithoutPlace
    }
  }
}

extension StringsdictMessage.Variable {
  fileprivate var keysWithoutPlace: [String] {
    let unknown = fields.compactMap { field -> String? in
      if case .unknown(let member) = field { member.key } else { nil }
    }
    guard let type = specType, type != StringsdictName.pluralRule else { return unknown }
    return unknown + [type]
  }
}

extension StringsdictDocument {
  /// A comment that is no entry's own.
  struct LooseComment: Hashable {
    /// The key of the entry that it stands in; nil where it stands in none.
    var key: String?
  }

  /// The comments that don't stand right above a key of the outermost dictionary.
  var looseComments: [LooseComment] {
    guard !isBinary else { return [] }
    return XMLOutline(of: text.utf8).comments.compactMap { comment -> LooseComment? in
      let next = entries.partitioningIndex { $0.range.upperBound > comment.lowerBound }
      guard next < entries.endIndex else { return LooseComment() }
      let entry = entries[next]
      if comment.lowerBound > entry.range.lowerBound { return LooseComment(key: entry.key) }
      let isAbove = comment.lowerBound >= entry.commentStart || entry.staleMarks.contains(comment)
      return isAbove ? nil : LooseComment()
    }
  }
}
