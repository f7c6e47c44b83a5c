/// A value of a property list, with its order kept and the place where it stands.
///
/// Two values are equal if they say the same, wherever they stand.
package struct PropertyListValue: Hashable, Sendable {
  /// What the value is.
  package indirect enum Content: Hashable, Sendable {
    case string(String)
    /// A number, date, data or truth value: the element's name and its text.
    case scalar(element: String, text: String)
    case array([PropertyListValue])
    case dictionary([PropertyListMember])
  }

  package var content: Content
  /// UTF-8 offsets of the whole value, with its tags or quotation marks; empty and at the start in
  /// binary lists, and for values that were not read.
  package var range: Range<Int>
  /// Where the text of a string starts: in XML behind the start tag, elsewhere where it starts.
  package var textStart: Int

  /// A value at a place; without one, a value that is to be written.
  package init(_ content: Content, range: Range<Int> = 0..<0, textStart: Int? = nil) {
    self.content = content
    self.range = range
    self.textStart = textStart ?? range.lowerBound
  }

  package static func == (left: Self, right: Self) -> Bool { left.content == right.content }

  package func hash(into hasher: inout Hasher) { hasher.combine(content) }

  /// A text without a place.
  package static func string(_ text: String) -> Self { Self(.string(text)) }

  /// A number, date, data or truth value without a place.
  package static func scalar(element: String, text: String) -> Self {
    Self(.scalar(element: element, text: text))
  }

  /// A dictionary without a place.
  package static func dictionary(_ members: [PropertyListMember]) -> Self {
    Self(.dictionary(members))
  }

  /// The text of a string; nil for all else.
  package var string: String? {
    guard case .string(let text) = content else { return nil }
    return text
  }

  /// The text of a string, or of a number or truth value as a build setting would have it.
  package var text: String? {
    switch content {
    case .string(let text): text
    case .scalar("true", _): "YES"
    case .scalar("false", _): "NO"
    case .scalar(_, let text): text
    case .array, .dictionary: nil
    }
  }

  /// The elements of an array.
  package var elements: [PropertyListValue]? {
    guard case .array(let elements) = content else { return nil }
    return elements
  }

  /// The members of a dictionary in the order of the file.
  package var members: [PropertyListMember]? {
    guard case .dictionary(let members) = content else { return nil }
    return members
  }

  /// The value of a dictionary's last member of this name.
  package subscript(key: String) -> PropertyListValue? {
    members?.last { $0.key == key }?.value
  }
}

/// One key of a dictionary with its value.
package struct PropertyListMember: Hashable, Sendable {
  /// The key, without quotes and escapes.
  package var key: String
  package var value: PropertyListValue
  /// UTF-8 offsets of the key with its tags or quotation marks; empty where it has no place.
  package var keyRange: Range<Int>

  /// A key with its value; without a place, one that is to be written.
  package init(key: String, value: PropertyListValue, keyRange: Range<Int> = 0..<0) {
    self.key = key
    self.value = value
    self.keyRange = keyRange
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.key == right.key && left.value == right.value
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(value)
  }
}
