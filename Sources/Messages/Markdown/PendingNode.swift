/// A node while it can still become part of another one.
///
/// Siblings are linked by index, so that wrapping any number of them into an emphasis or a link is
/// one step.
struct PendingNode {
  var kind: MessageNode.Kind
  var start: Int32
  var end: Int32
  var previous: Int32 = PendingNode.none
  var next: Int32 = PendingNode.none
  var firstChild: Int32 = PendingNode.none
  var detail: Int32 = -1

  static let none: Int32 = -1
}
