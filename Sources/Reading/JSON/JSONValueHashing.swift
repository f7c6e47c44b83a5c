/// Equality and hashing with stacks of their own: the compiler's would recurse at every level, with
/// frames so large that a thread with a small stack couldn't compare what it could read.
extension JSONValue {
  /// Values are equal when they mean the same, stand at the same place and are spelled alike.
  package static func == (left: JSONValue, right: JSONValue) -> Bool {
    var pending = [(left, right)]
    while let (left, right) = pending.popLast() {
      guard left.range == right.range else { return false }
      switch (left.content, right.content) {
      case (.object(let left), .object(let right)):
        guard left.count == right.count, zip(left, right).allSatisfy({ $0.name == $1.name })
        else { return false }
        pending += zip(left, right).map { ($0.value, $1.value) }
      case (.array(let left), .array(let right)):
        guard left.count == right.count else { return false }
        pending += zip(left, right)
      case (.object, _), (_, .object), (.array, _), (_, .array):
        return false
      default:
        guard left.content == right.content else { return false }
      }
    }
    return true
  }

  package func hash(into hasher: inout Hasher) {
    var pending = [self]
    while let value = pending.popLast() {
      hasher.combine(value.range)
      switch value.content {
      case .object(let members):
        hasher.combine(members.count)
        for member in members { hasher.combine(member.name) }
        pending += members.map(\.value)
      case .array(let elements):
        hasher.combine(elements.count)
        pending += elements
      default:
        hasher.combine(value.content)
      }
    }
  }
}
