/// A text's scalars with their UTF-8 offsets.
struct PlacedScalars: Sequence, IteratorProtocol {
  private var scalars: String.UnicodeScalarView.Iterator
  private var offset = 0

  init(_ text: String) { scalars = text.unicodeScalars.makeIterator() }

  mutating func next() -> (scalar: Unicode.Scalar, range: Range<Int>)? {
    guard let scalar = scalars.next() else { return nil }
    let start = offset
    offset += UTF8.width(scalar)
    return (scalar, start..<offset)
  }
}

extension String {
  func contains(scalar: Unicode.Scalar) -> Bool { unicodeScalars.contains(scalar) }
}
