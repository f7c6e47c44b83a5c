import LocaleData

/// What is said of a folder, or a field, whose name is no language's.
package enum UnnamedLanguage {
  /// - Parameter name: As it is spelled.
  package static func message(_ name: String) -> String {
    let advice = LanguageTag.meant(by: name).map { ", to '\($0)' if its texts are in that" } ?? ""
    return "'\(name)' names no language, so nothing here is ever shown; rename it\(advice)"
  }
}
