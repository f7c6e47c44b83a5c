import PlainBytes

/// An element of an XML file where it starts, and where it is.
package struct MarkupElement: Sendable {
  /// The name with its prefix.
  package var name: String
  /// The values by the attributes' names with their prefixes, references resolved.
  package var attributes: [String: String]
  /// The start tag from `<` to behind `>`, in the file's text as UTF-8.
  package var tag: Range<Int>
  /// From `<` of the start tag to behind the end tag, in the file's text as UTF-8.
  package var range: Range<Int>
  /// The file's text; arrays share their bytes, so that this costs no copy.
  let text: [UInt8]

  /// The value of the attribute of that name.
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
      } else if byte.isLayout {
        nameStart = offset + 1
      }
      offset += 1
    }
    return tag.lowerBound
  }
}

/// Something in an XML file that ends its reading.
package struct MarkupMistake: Error {
  /// The diagnostic's id.
  var id: String
  var message: String
  /// UTF-8 offsets in the file's text.
  var range: Range<Int>

  /// A mistake at a place of the file's text.
  package init(id: String, message: String, range: Range<Int>) {
    self.id = id
    self.message = message
    self.range = range
  }
}

/// Is told what is in an XML file in document order.
package protocol MarkupVisitor: AnyObject {
  /// An element starts; what is thrown ends the reading.
  func start(_ element: MarkupElement) throws(MarkupMistake)

  /// Characters stand in the innermost open element, which may have more of them.
  func read(_ characters: String)

  /// The innermost open element ends.
  ///
  /// - Parameter text: The characters in it that stand in none of its elements.
  func end(_ name: String, text: String)
}

extension MarkupVisitor {
  /// Most visitors wait for an element's end.
  package func read(_ characters: String) {}
}

/// How much of one thing an XML file may have; what has more was made to hurt.
package struct MarkupLimits: Sendable {
  /// How deep elements may nest.
  var depth: Int
  /// How many attributes an element may have.
  var attributes: Int
  /// How many bytes a text or a tag may have.
  var textLength: Int
  /// Whether comments may hold `--`, which XML forbids.
  var allowsHyphens: Bool
  /// The names of elements that hold images and the like: what stands in them has no limit.
  var dataElements: Set<String>

  /// Limits for one kind of file.
  package init(
    depth: Int, attributes: Int, textLength: Int, allowsHyphens: Bool = false,
    dataElements: Set<String> = []
  ) {
    self.depth = depth
    self.attributes = attributes
    self.textLength = textLength
    self.allowsHyphens = allowsHyphens
    self.dataElements = dataElements
  }

  /// What is said of a text or a tag that is longer, in whole megabytes.
  package var textLengthMessage: String {
    "a text has more than the \(textLength >> 20) MB that are read; shorten it, or split it"
  }
}
