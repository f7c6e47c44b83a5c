/// What an expression of a manifest stands for.
indirect enum ManifestValue {
  case text(String)
  case list([ManifestValue])
  /// A call or a plain member, such as `.target(name: "A")` or `.v17`.
  case call(name: String, arguments: [(label: String?, value: ManifestValue)])
  /// Something that isn't read, with its bytes.
  case unknown(Range<Int>)

  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The elements of a list; other values are a list of themselves.
  var elements: [ManifestValue] {
    if case .list(let elements) = self { elements } else { [self] }
  }

  /// The argument of a label.
  subscript(label: String?) -> ManifestValue? {
    guard case .call(_, let arguments) = self else { return nil }
    return arguments.first { $0.label == label }?.value
  }

  /// The texts of a list in the argument of a label.
  func texts(_ label: String) -> [String]? {
    self[label].map { $0.elements.compactMap(\.text) }
  }
}
