/// A start tag of an XML file, and where it is.
package struct MarkupElement: Sendable {
  /// The name with its prefix.
  package var name: String
  package var attributes: [String: String]
  /// From `<` to behind `>`, in the file's text as UTF-8.
  package var tag: Range<Int>
  /// The file's text; arrays share their bytes, so that this costs no copy.
  let text: [UInt8]

  /// The attribute of that name.
  package subscript(attribute attribute: String) -> String? { attributes[attribute] }

  /// Where an attribute's value starts, or the tag where there is none.
  package func offset(of attribute: String) -> Int {
    let name = Array(attribute.utf8)
    var offset = tag.lowerBound
    var quote: UInt8?
    var nameStart = offset
    while offset < tag.upperBound {
      let byte = text[offset]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        if text[nameStart..<offset].starts(with: name + [UInt8(ascii: "=")]) { return offset + 1 }
        quote = byte
      } else if byte.isBlank || byte.isLineEnd {
        nameStart = offset + 1
      }
      offset += 1
    }
    return tag.lowerBound
  }
}

/// Is told the elements of an XML file in document order.
package protocol MarkupVisitor: AnyObject {
  /// An element starts.
  func start(_ element: MarkupElement)

  /// The innermost open element ends.
  ///
  /// - Parameter text: The characters in it that stand in none of its elements.
  func end(_ name: String, text: String)
}
