import Foundation
import Reading

/// Collects the texts of a storyboard's or xib's objects.
///
/// An object's texts wait for its end, because the note for translators stands behind some of them.
final class InterfaceBuilderVisitor: MarkupVisitor {
  private(set) var list: EntryList

  private var platform = InterfaceBuilderPlatform.uiKit
  private var frames: [InterfaceBuilderFrame] = []

  init(list: EntryList) { self.list = list }

  /// Takes what is left where a mistake ended the file early.
  func finish() {
    while let frame = frames.popLast() { add(frame) }
  }

  func start(_ element: MarkupElement) {
    if element.name == "document" {
      platform = InterfaceBuilderPlatform(documentType: element[attribute: "type"] ?? "")
    }
    var frame = InterfaceBuilderFrame(element)
    if let parent = frames.indices.last { number(&frame, in: parent) }
    frame.properties = properties(of: frame)
    frames.append(frame)
    for property in frame.properties {
      guard let text = element[attribute: property.attribute] else { continue }
      add(text, as: property.name, at: element.offset(of: property.attribute))
    }
    if element.name == "fragment", let content = element[attribute: "content"] { addNote(content) }
  }

  func end(_ name: String, text: String) {
    guard let frame = frames.popLast() else { return }
    if name == "string" || name == "mutableString" {
      add(frame.decoded(text), of: frame)
    }
    if frame.key == "cell", let control = frames.indices.last {
      frames[control].cells.append(frame)
    } else {
      add(frame)
    }
  }

  // MARK: What belongs to what

  /// Counts segments, localized runtime attributes and the values of a combo box.
  private func number(_ frame: inout InterfaceBuilderFrame, in parent: Int) {
    let isCounted =
      switch frame.name {
      case "segment": true
      case "userDefinedRuntimeAttribute": frame.isLocalizedAttribute
      case "string": frames[parent].name == "objectValues"
      default: false
      }
    guard isCounted else { return }
    frame.number = frames[parent].countedChildren
    frames[parent].countedChildren += 1
  }

  private func properties(of frame: InterfaceBuilderFrame) -> [InterfaceBuilderProperty] {
    switch frame.name {
    case "state": return InterfaceBuilderProperty.ofState(frame.key ?? "normal")
    case "buttonConfiguration": return InterfaceBuilderProperty.ofButtonConfiguration
    case "segment": return InterfaceBuilderProperty.ofSegment(frame.number, platform)
    case "accessibility": return InterfaceBuilderProperty.ofAccessibility(platform)
    case "userDefinedRuntimeAttribute":
      guard frame.isLocalizedAttribute else { return [] }
      return InterfaceBuilderProperty.ofRuntimeAttribute(frame.number)
    case "dictionary":
      guard frames.last?.name == "binding" else { return [] }
      return InterfaceBuilderProperty.ofBinding
    default:
      if frame.key == "headerCell" { return InterfaceBuilderProperty.ofHeaderCell }
      guard frame.id != nil else { return [] }
      return InterfaceBuilderProperty.ofObject(frame.name, platform)
    }
  }

  // MARK: Texts

  /// Adds the text of a `<string>` that has ended, which stands for an attribute of its parent.
  private func add(_ text: String, of string: InterfaceBuilderFrame) {
    guard let parent = frames.last else { return }
    if parent.name == "fragment", string.key == "content" {
      addNote(text)
    } else if parent.name == "objectValues" {
      add(text, as: "ibShadowedObjectValues[\(string.number)]", at: string.contentStart)
    } else if let property = parent.properties.first(where: { $0.attribute == string.key }) {
      add(text, as: property.name, at: string.contentStart)
    }
  }

  /// Adds a text to the innermost object.
  private func add(_ text: String, as property: String, at offset: Int) {
    guard !text.isEmpty, let owner = frames.lastIndex(where: { $0.id != nil }) else { return }
    frames[owner].texts.append(
      InterfaceBuilderFrame.Text(property: property, value: text, offset: offset))
  }

  /// Adds a part of the comment for localizers.
  private func addNote(_ text: String) {
    guard frames.contains(where: { $0.key == "userComments" }),
      let owner = frames.lastIndex(where: { $0.id != nil })
    else { return }
    frames[owner].note += text
  }

  private func add(_ object: InterfaceBuilderFrame) {
    for var cell in object.cells {
      if cell.note.isEmpty { cell.note = object.note }
      add(cell)
    }
    guard let id = object.id else { return }
    let comment = InterfaceBuilderComment(
      className: platform.className(of: object.name), id: id, note: object.note)
    for text in object.texts {
      list.add(
        "\(id).\(text.property)", text: text.value,
        comment: comment.text(for: text.property, text.value), at: text.offset)
    }
  }
}
