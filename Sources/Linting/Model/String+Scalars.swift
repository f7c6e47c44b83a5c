extension String {
  /// The text of some scalars.
  ///
  /// Written as UTF-8 at once: a view of scalars takes them one by one, through generic code, and
  /// rules make texts of most words.
  init(scalars: ArraySlice<Unicode.Scalar>) {
    var count = 0
    for scalar in scalars { count += UTF8.width(scalar) }
    self.init(unsafeUninitializedCapacity: count) { bytes in
      var offset = 0
      for scalar in scalars {
        if scalar.value < 0x80 {
          bytes[offset] = UInt8(truncatingIfNeeded: scalar.value)
          offset += 1
        } else {
          for unit in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
            bytes[offset] = unit
            offset += 1
          }
        }
      }
      return offset
    }
  }

  init(scalars: [Unicode.Scalar]) { self.init(scalars: scalars[...]) }
}
