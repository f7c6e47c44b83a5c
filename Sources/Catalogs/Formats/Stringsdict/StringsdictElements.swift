package import Reading

/// Finds the elements of an XML property list that stand for the parts of a message.
package struct StringsdictElements: Sendable {
  package let elements: [XMLOutline.Element]

  package init(of document: StringsdictDocument) {
    elements = document.isBinary ? [] : XMLOutline(of: document.text.utf8).elements
  }

  /// The element of an entry's value.
  package func value(of entry: StringsdictEntry) -> Int? {
    guard let key = index(startingAt: entry.range.lowerBound) else { return nil }
    return index(startingAt: elements[key].range.upperBound, orLater: true)
  }

  /// The elements directly inside one, keys and values in turn.
  package func children(of parent: Int) -> [Int] {
    let content = elements[parent].content
    var children: [Int] = []
    var offset = content.lowerBound
    while let child = index(startingAt: offset, orLater: true),
      elements[child].range.upperBound <= content.upperBound
    {
      children.append(child)
      offset = elements[child].range.upperBound
    }
    return children
  }

  private func index(startingAt offset: Int, orLater: Bool = false) -> Int? {
    var low = 0
    var high = elements.count
    while low < high {
      let middle = (low + high) / 2
      if elements[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    guard low < elements.count, orLater || elements[low].range.lowerBound == offset else {
      return nil
    }
    return low
  }
}
