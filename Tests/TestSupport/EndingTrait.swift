package import Testing

extension Trait where Self == TimeLimitTrait {
  /// For what might never end: the test fails instead of waiting for it.
  ///
  /// All tests of a run begin at once and then wait for a free core, which counts as their time: so
  /// the limit is longer than the whole suite takes on a machine with other work to do.
  package static var ends: Self { .timeLimit(.minutes(30)) }
}
