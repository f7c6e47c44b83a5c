/// What is wrong (or worth knowing), where it is, and how it can be repaired.
///
/// Parsers, workflows and lint rules all speak in this one type; renderers print it.
package struct Diagnostic: Hashable, Sendable {
  /// A stable kebab-case name of the problem, such as `duplicate-key`.
  package var id: String
  package var severity: Severity
  /// One clause without a final full stop: what is wrong, what was expected, and what to do.
  package var message: String
  /// Where the problem is, or nil when it belongs to no file.
  package var location: Location?
  /// Other places that explain the problem, in the order they should be read.
  package var notes: [Note]
  package var fixIts: [FixIt]

  package init(
    id: String, severity: Severity, message: String, location: Location? = nil,
    notes: [Note] = [], fixIts: [FixIt] = []
  ) {
    self.id = id
    self.severity = severity
    self.message = message
    self.location = location
    self.notes = notes
    self.fixIts = fixIts
  }

  /// The same with another name for its file, as from another folder.
  package func renamingFile(_ name: (String) -> String) -> Diagnostic {
    var diagnostic = self
    if let file = location?.file { diagnostic.location?.file = name(file) }
    return diagnostic
  }

  /// A second place, or a hint without one, that belongs to a diagnostic.
  package struct Note: Hashable, Sendable {
    package var message: String
    package var location: Location?

    package init(message: String, location: Location? = nil) {
      self.message = message
      self.location = location
    }
  }
}
