import Reading

extension ConditionalBranch: ByteCodable {
  func write(to writer: inout ByteWriter) {
    writer.write(place: range.lowerBound)
    writer.write(range.count)
    writer.write(platforms.rawValue)
    writer.write(flags.sorted())
  }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    let (start, count) = (try reader.place(), try reader.number())
    guard count >= 0, count <= Int(Int32.max) - Int(start) else { throw ByteCodingError() }
    range = start..<start + Int32(count)
    platforms = Platforms(rawValue: try reader.number())
    flags = Set(try reader.textList())
  }
}
