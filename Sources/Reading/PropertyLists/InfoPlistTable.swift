/// The table in which the system looks most texts of an Info.plist up by itself, so that no code names
/// its keys.
package enum InfoPlistTable {
  package static let name = "InfoPlist"
  private static let suffix = "-" + name

  /// Whether a table is the one of property lists: a target's may have its name in front, and becomes
  /// `InfoPlist` in what is built.
  package static func isName(_ table: String) -> Bool {
    table == name || table.hasSuffix(suffix)
  }

  /// The names that the table may have in a target; Xcode spells spaces as dashes where it names a
  /// property list after the target.
  package static func names(ofTarget target: String) -> [String] {
    let dashed = target.replacing(" ", with: "-")
    return [name] + (dashed == target ? [target] : [target, dashed]).map { $0 + suffix }
  }
}
