/// The forms of new tables that a project's patterns take for a target's.
package struct TableForms: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Tables in `.lproj` folders.
  package static let strings = TableForms(rawValue: 1)
  package static let stringCatalogs = TableForms(rawValue: 2)
  package static let all: TableForms = [.strings, .stringCatalogs]
}
