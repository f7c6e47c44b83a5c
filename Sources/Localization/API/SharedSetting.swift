import Locking

/// What a program says once, and every text asks for.
final class SharedSetting<Value: Sendable>: Sendable {
  private let copies: Sharded<Value>
  /// One thread sets it at a time, so that all copies are the same in the end.
  private let setting = Turn()

  init(_ value: Value) { copies = Sharded { value } }

  var value: Value { copies.withValue { $0 } }

  func set(_ value: Value) {
    setting.take { copies.withEachValue { $0 = value } }
  }
}
