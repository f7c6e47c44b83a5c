import Reading

/// The keys of a `.strings` file's entries; nothing in it is counted, for apps look keys up from many
/// threads at once.
struct StringsKeys: KeyedEntries {
  let entries: UnsafeBufferPointer<StringsEntry>
  let text: UnsafeBufferPointer<UInt8>

  var count: Int { entries.count }

  /// The bytes are the text's own unless the key has escapes.
  func withKey<Result>(
    at position: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let range = entries[position].keyContentRange
    guard entries[position].traits.contains(.keyHasEscapes) else {
      return body(UnsafeBufferPointer(rebasing: text[range]))
    }
    return EscapeReader(decoding: text, in: range).decoded.withUnsafeBufferPointer(body)
  }
}
