import Catalogs

/// Which side a value is taken from.
enum ThreeWayChoice: Hashable {
  case ours
  case theirs
  /// Both sides changed it, each in another way.
  case conflict

  /// Compares three values; nil says that there is none, which is a value as well.
  init<Value: Equatable>(base: Value?, ours: Value?, theirs: Value?) {
    if ours == theirs || theirs == base {
      self = .ours
    } else {
      self = ours == base ? .theirs : .conflict
    }
  }

  /// What is chosen; `ours` in a conflict.
  func pick<Value>(_ ours: Value, _ theirs: Value) -> Value { self == .theirs ? theirs : ours }
}
