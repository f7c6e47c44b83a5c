import ArgumentParser

/// What a path may be, alike in all commands.
enum PathArgument {
  /// Refuses an empty one, which a script gives whose variable isn't set: it would stand for the
  /// current folder, and be written to.
  static func check(_ paths: [String]) throws {
    guard paths.contains("") else { return }
    throw ValidationError("A path is empty; name one, or write . for the current folder.")
  }
}
