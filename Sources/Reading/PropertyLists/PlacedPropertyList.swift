package import Diagnostics

/// A property list of any kind, with the places of its strings where the file is XML.
package struct PlacedPropertyList: Sendable {
  /// A value; dictionaries keep their order.
  package indirect enum Node: Sendable {
    /// A text, and where it starts in the file's text as UTF-8.
    case string(String, offset: Int)
    case array([Node])
    case dictionary([(key: String, value: Node)])
    /// A number, date, data or truth value.
    case other

    /// The value of a dictionary's key.
    package subscript(key key: String) -> Node? {
      guard case .dictionary(let pairs) = self else { return nil }
      return pairs.first { $0.key == key }?.value
    }

    /// The values of an array; none for anything else.
    package var elements: [Node] {
      if case .array(let elements) = self { elements } else { [] }
    }
  }

  /// The outermost value; nil where nothing could be read.
  package let root: Node?
  package let diagnostics: [Diagnostic]

  /// Property lists of apps nest some ten levels deep.
  private static let limits = MarkupLimits(depth: 64, attributes: 16, textLength: 1 << 20)

  /// Reads a file's bytes; never fails, see `diagnostics`.
  package init(
    parsing bytes: [UInt8], _ text: SourceText, file: String, sizeLimit: Int
  ) {
    guard bytes.count <= sizeLimit else {
      (root, diagnostics) = (nil, XMLProlog(text, file: file, sizeLimit: sizeLimit).diagnostics)
      return
    }
    if !PropertyListForm.isBinary(bytes), PropertyListForm.isXML(text) {
      let reader = PlacedPropertyListReader()
      diagnostics = MarkupReader(
        sizeLimit: sizeLimit, limits: Self.limits, allowsDocumentType: true
      )
      .read(text, file: file, root: "plist", to: reader)
      root = reader.root
    } else {
      let document = PropertyListDocument(parsing: bytes, file: file)
      root = document.root.map { Node(PropertyListNode($0)) }
      diagnostics = document.diagnostics
    }
  }
}

extension PlacedPropertyList.Node {
  /// A value of a kind of file that knows no places.
  fileprivate init(_ node: PropertyListNode) {
    switch node {
    case .string(let text): self = .string(text, offset: 0)
    case .scalar: self = .other
    case .array(let elements): self = .array(elements.map(Self.init))
    case .dictionary(let pairs): self = .dictionary(pairs.map { ($0.key, Self($0.value)) })
    }
  }
}

/// Builds the values of an XML property list.
private final class PlacedPropertyListReader: MarkupVisitor {
  private(set) var root: PlacedPropertyList.Node?

  private struct Frame {
    var start: Int
    var key: String?
    var pairs: [(key: String, value: PlacedPropertyList.Node)] = []
    var elements: [PlacedPropertyList.Node] = []
  }

  private var frames: [Frame] = []

  func start(_ element: MarkupElement) { frames.append(Frame(start: element.tag.upperBound)) }

  func end(_ name: String, text: String) {
    guard let frame = frames.popLast() else { return }
    switch name {
    case "plist": break
    case "key": if let parent = frames.indices.last { frames[parent].key = text }
    case "string": add(.string(text, offset: frame.start))
    case "array": add(.array(frame.elements))
    case "dict": add(.dictionary(frame.pairs))
    default: add(.other)
    }
  }

  private func add(_ node: PlacedPropertyList.Node) {
    guard let parent = frames.indices.last else { return }
    if parent == 0 {
      root = root ?? node
    } else if let key = frames[parent].key {
      frames[parent].key = nil
      frames[parent].pairs.append((key, node))
    } else {
      frames[parent].elements.append(node)
    }
  }
}
