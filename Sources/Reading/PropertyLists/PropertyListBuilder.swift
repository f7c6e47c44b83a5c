/// Builds the values of an XML property list, with their places.
final class PropertyListBuilder: MarkupVisitor {
  /// The outermost value; nil until it ends.
  private(set) var root: PropertyListValue?
  /// Keys without values and values without keys, which are left out.
  private(set) var mistakes: [MarkupMistake] = []

  private struct Frame {
    var element: MarkupElement
    var key: (name: String, range: Range<Int>)?
    var members: [PropertyListMember] = []
    var elements: [PropertyListValue] = []
  }

  /// What is open, `<plist>` first.
  private var frames: [Frame] = []

  func start(_ element: MarkupElement) { frames.append(Frame(element: element)) }

  func end(_ name: String, text: String) {
    guard let frame = frames.popLast(), let parent = frames.indices.last else { return }
    if name == "key", frames[parent].element.name == "dict" {
      reportMissingValue(in: frames[parent])
      frames[parent].key = (text, frame.element.range)
      return
    }
    reportMissingValue(in: frame)
    let value = PropertyListValue(
      content(of: frame, text: text), range: frame.element.range,
      textStart: frame.element.tag.upperBound)
    add(value, to: parent)
  }

  private func content(of frame: Frame, text: String) -> PropertyListValue.Content {
    switch frame.element.name {
    case "dict": .dictionary(frame.members)
    case "array": .array(frame.elements)
    case "string": .string(text)
    default: .scalar(element: frame.element.name, text: text)
    }
  }

  private func add(_ value: PropertyListValue, to parent: Int) {
    if parent == 0 {
      root = root ?? value
    } else if frames[parent].element.name != "dict" {
      frames[parent].elements.append(value)
    } else if let key = frames[parent].key {
      frames[parent].key = nil
      frames[parent].members.append(
        PropertyListMember(key: key.name, value: value, keyRange: key.range))
    } else {
      report("expected <key> before this value; add the key", at: value.range)
    }
  }

  private func reportMissingValue(in frame: Frame) {
    guard let key = frame.key else { return }
    report("'\(key.name)' has no value; add one behind its <key>", at: key.range)
  }

  private func report(_ message: String, at range: Range<Int>) {
    mistakes.append(
      MarkupMistake(id: PropertyListDocument.syntaxID, message: message, range: range))
  }
}
