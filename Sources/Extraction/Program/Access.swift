/// From where a declaration can be seen, as its access level says.
enum Access: Int, Sendable {
  /// `private` and `fileprivate`: from its own file.
  case file
  /// `internal`, written or not: from its own module.
  case module
  /// `package`, `public` and `open`: from other modules, too.
  case everywhere

  /// The access of a member that is declared with this access in an extension.
  ///
  /// `private extension` and `public extension` say it for the members that don't.
  func inside(extension access: Access) -> Access {
    self == .module || access == .file ? access : self
  }
}
