/// How a bundle could be named at a place that surely looks its text up in the app's, since it names
/// no other.
package enum UnnamedBundle: Hashable, Sendable {
  /// The call takes a bundle, as `Text` does.
  case argument
  /// The call makes a `LocalizedStringResource`, which takes a description of a bundle.
  case resource
  /// The call takes no bundle, as `Button`, but a `Text` can stand for its text.
  case text
}
