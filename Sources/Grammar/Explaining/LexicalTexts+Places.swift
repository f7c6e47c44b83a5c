extension LexicalTexts {
  /// The file and line of bytes that are part of one of the texts; nil for others.
  func place(of bytes: Bytes) -> String? {
    guard let address = bytes.baseAddress else { return nil }
    for kind in Kind.allCases {
      guard let start = self[kind].baseAddress, start <= address, address < start + self[kind].count
      else { continue }
      let before = self[kind].slice(0..<(address - start))
      return "\(kind.name).txt:\(before.count { $0 == UInt8(ascii: "\n") } + 1)"
    }
    return nil
  }
}
