package import Reading

/// Which modules each source is compiled into, as far as the project says.
///
/// A name means what its own module declares before what others do, and what others keep to
/// themselves it never means.
package struct SourceModules: Sendable {
  private let modules: [String: [String]]

  /// Nobody knows of any source: all see each other.
  package static let unknown = SourceModules([:])

  /// - Parameter modules: By the sources' paths, what tells their modules from others; sources of no
  ///   known module are left out.
  package init(_ modules: [String: [String]]) { self.modules = modules }

  /// What tells the modules of a source from others; none where nobody knows.
  subscript(path: String) -> [String] { modules[path] ?? [] }

  /// Adds what is known of some sources to what an answer depends on.
  ///
  /// - Parameter paths: The sources, in their order.
  package func combine(_ paths: [String], into hash: inout ContentHash) {
    for path in paths {
      for module in self[path] { hash.combine(module) }
      hash.combine("")
    }
  }
}
