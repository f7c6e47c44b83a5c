/// What marks an entry whose key is no longer in the source; formats put it in their comments.
package let staleMark = "l10n: stale: not found in the source"

/// Any comment that starts like this is a mark, so that the rest may be worded otherwise one day.
private let staleMarkPrefix = Array("l10n: stale".utf8)

/// Whether the comment at `range`, with its two-byte or four-byte opening, is a stale mark.
package func isStaleMark(
  _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, openingLength: Int = 2
) -> Bool {
  var offset = range.lowerBound + openingLength
  while offset < range.upperBound, bytes[offset] == UInt8(ascii: " ") { offset += 1 }
  guard offset + staleMarkPrefix.count <= range.upperBound else { return false }
  for (index, byte) in staleMarkPrefix.enumerated() where bytes[offset + index] != byte {
    return false
  }
  return true
}
