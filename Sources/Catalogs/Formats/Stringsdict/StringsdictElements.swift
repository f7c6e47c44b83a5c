package import Reading

/// Finds the elements of an XML property list that stand for the parts of a message.
package struct StringsdictElements: Sendable {
  private let outline: XMLOutline

  package init(of document: StringsdictDocument) {
    self.init(of: document.isBinary ? [] : document.text.utf8)
  }

  /// - Parameter text: What may be a dictionary that somebody is typing.
  package init(of text: [UInt8]) { outline = XMLOutline(of: text, keepsComments: false) }

  /// All elements of the file in document order.
  package var elements: [XMLOutline.Element] { outline.elements }

  /// The element of an entry's value.
  package func value(of entry: StringsdictEntry) -> Int? {
    guard let key = outline.element(startingAt: entry.range.lowerBound) else { return nil }
    return outline.firstElement(from: elements[key].range.upperBound)
  }

  /// The elements directly inside one, keys and values in turn.
  package func children(of parent: Int) -> [Int] {
    let content = elements[parent].content
    var children: [Int] = []
    var offset = content.lowerBound
    while let child = outline.firstElement(from: offset),
      elements[child].range.upperBound <= content.upperBound
    {
      children.append(child)
      offset = elements[child].range.upperBound
    }
    return children
  }
}
