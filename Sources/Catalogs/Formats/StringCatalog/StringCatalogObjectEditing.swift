package import Diagnostics
import Messages
package import Reading

/// Makes the text edits that change an object, and nothing but what is asked for.
package struct StringCatalogObjectEditing {
  package let text: UnsafeBufferPointer<UInt8>
  package let style: StringCatalogStyle
  package private(set) var edits: [TextEdit] = []

  package init(_ text: UnsafeBufferPointer<UInt8>, _ style: StringCatalogStyle) {
    self.text = text
    self.style = style
  }

  // MARK: Any object

  /// - Parameter gap: The white space before the member that has the object.
  package mutating func apply(
    _ change: StringCatalogObjectChange, to members: [JSONMember], of range: Range<Int>,
    gap: String
  ) {
    let shape = StringCatalogObjectShape(range: range, count: members.count) {
      members[$0].name.range.lowerBound..<members[$0].value.range.upperBound
    }
    let inner = innerGap(of: shape, gap)
    let names = members.map(\.name.value)
    let places = MemberPlaces(names)
    let order = CatalogOrder(of: names)
    var edit = StringCatalogMemberEdit()
    for (name, member) in change.members.sorted(by: { XcodeKeyOrder.precedes($0.name, $1.name) }) {
      let found = places.indices(of: name)
      if let index = found.last {
        guard !apply(member, to: members[index].value, gap: inner) else { continue }
        edit.removed += found
      } else if let new = member.asNew {
        let position = order.flatMap { order in names.firstIndex { order.precedes(name, $0) } }
        edit.inserted.append(
          (position ?? members.count, text(of: name, new, gap: inner)))
      }
    }
    edit.removed.sort()
    make(edit, of: shape, gap: gap)
  }

  /// Changes a member; says whether it stays.
  private mutating func apply(
    _ member: StringCatalogObjectChange.Member, to value: JSONValue, gap: String
  ) -> Bool {
    switch member {
    case .remove: return false
    case .set(let new):
      if !value.means(new) { replace(value.range, with: new, gap: gap) }
    case .inside(let change):
      guard case .object(let members) = value.content else {
        if let new = change.asNew { replace(value.range, with: new, gap: gap) }
        return true
      }
      if change.empties(members) { return false }
      apply(change, to: members, of: value.range, gap: gap)
    }
    return true
  }

  private mutating func replace(_ range: Range<Int>, with value: JSONText, gap: String) {
    var output: [UInt8] = []
    style.write(value, gap: gap, to: &output)
    replace(range, with: output)
  }

  package mutating func replace(_ range: Range<Int>, with output: [UInt8]) {
    edits.append(TextEdit(range, output))
  }

  /// A member as the style writes it.
  package func text(of name: String, _ value: JSONText, gap: String) -> [UInt8] {
    var output: [UInt8] = []
    style.write(name: name, value, gap: gap, to: &output)
    return output
  }

  package mutating func make(
    _ edit: StringCatalogMemberEdit, of shape: StringCatalogObjectShape, gap: String
  ) {
    let inner = innerGap(of: shape, gap)
    edits += edit.textEdits(of: shape, separator: separator(of: shape, inner)) { members in
      var output: [UInt8] = []
      style.writeItems(members, "{", "}", gap, to: &output) { member, _, output in
        output += member
      }
      return output
    }
  }

  /// The white space before the members of an object.
  func innerGap(of shape: StringCatalogObjectShape, _ gap: String) -> String {
    guard shape.count > 0 else { return style.inner(gap) }
    return slice(shape.range.lowerBound + 1..<shape.member(0).lowerBound)
  }

  private func separator(of shape: StringCatalogObjectShape, _ inner: String) -> [UInt8] {
    guard shape.count > 1 else { return Array((style.separator(inner) + inner).utf8) }
    return Array(text[shape.member(0).upperBound..<shape.member(1).lowerBound])
  }

  private func slice(_ range: Range<Int>) -> String {
    text.text(in: range)
  }
}

/// Where the members of an object are, by their names, which may stand twice.
private struct MemberPlaces {
  private let names: [String]
  /// Once there are many: most objects have a few, and a key may have a hundred languages.
  private let indices: [ExactKey: [Int]]?
  private static let fewMembers = 8

  init(_ names: [String]) {
    self.names = names
    indices =
      names.count > Self.fewMembers
      ? Dictionary(grouping: names.indices) { ExactKey(names[$0]) } : nil
  }

  func indices(of name: String) -> [Int] {
    if let indices { return indices[ExactKey(name)] ?? [] }
    return names.indices.filter { names[$0].isExactly(name) }
  }
}

extension StringCatalogObjectChange {
  /// Whether an object with these members would have none left.
  package func empties(_ old: [JSONMember]) -> Bool {
    guard !old.isEmpty, members.allSatisfy({ $0.member.asNew == nil }) else { return false }
    return old.allSatisfy { member in
      switch self[member.name.value] {
      case .remove: return true
      case .inside(let change):
        guard case .object(let inner) = member.value.content else { return false }
        return change.empties(inner)
      case .set, nil: return false
      }
    }
  }
}

extension StringCatalogObjectChange.Member {
  /// The value of a member that wasn't there.
  fileprivate var asNew: JSONText? {
    switch self {
    case .set(let text): text
    case .inside(let change): change.asNew
    case .remove: nil
    }
  }
}

extension JSONValue {
  /// Whether the value says the same already, so that its spelling may stay.
  fileprivate func means(_ text: JSONText) -> Bool {
    switch (content, text) {
    case (.string(let old), .string(let new)): old.value.utf8.elementsEqual(new.utf8)
    case (.number(let old), .number(let new)): old.integer == new
    case (.bool(let old), .bool(let new)): old == new
    case (.array(let old), .array(let new)):
      old.count == new.count && zip(old, new).allSatisfy { $0.means($1) }
    default: false
    }
  }
}
