import Reading
import Resources

/// A user-defined runtime attribute of a storyboard or xib: what a property of a view is set to when
/// the file is loaded.
///
/// Views of a project's own take the keys of their texts so.
enum RuntimeAttribute {
  /// How much of a file is looked at around a text.
  private static let window = 1_024

  /// Whether a text of a file is what one is set to.
  ///
  /// - Parameter offset: Where the text starts, with its quotation mark or the end of its tag.
  static func holds(_ offset: Int, in bytes: [UInt8], of file: String) -> Bool {
    guard ResourceKind.interfaceSuffixes.contains(PathParts.suffix(of: file)) else { return false }
    let front = bytes[max(0, offset - window)..<offset]
    guard var start = front.lastIndex(of: UInt8(ascii: "<")) else { return false }
    // What an attribute of XML can't hold stands in an element of its own.
    if bytes[start...].starts(with: "<string ".utf8) {
      guard bytes[offset...].first == UInt8(ascii: ">"),
        let parent = front[..<start].lastIndex(of: UInt8(ascii: "<"))
      else { return false }
      start = parent
    } else if !endsInValue(front) {
      return false
    }
    guard bytes[start...].starts(with: "<userDefinedRuntimeAttribute ".utf8) else { return false }
    // A localized one is found by the object's ID.
    let tag = bytes[start...].prefix(window).prefix { $0 != UInt8(ascii: ">") }
    return !Array(tag).containsSequence("localized=\"YES\"".utf8)
  }

  /// Whether the next quotation mark is that of the value: a key path may spell a key as well.
  private static func endsInValue(_ front: ArraySlice<UInt8>) -> Bool {
    let name = front.suffix(7)
    return name.first.map { $0 <= UInt8(ascii: " ") } == true
      && name.dropFirst().elementsEqual("value=".utf8)
  }
}
