import PlainBytes
import Projects

extension ProjectSurvey {
  /// What the targets call like `NSLocalizedString`, by the build setting
  /// `LOCALIZED_STRING_MACRO_NAMES`; sorted, without Apple's own.
  ///
  /// Apple's list of build settings: the base names of macros and functions that are used to produce
  /// localized strings; the default ones are always considered.
  var localizingMacros: [String] {
    var names: Set<String> = []
    for target in model.projects.lazy.flatMap(\.targets) {
      guard let setting = target.settings["LOCALIZED_STRING_MACRO_NAMES"] else { continue }
      for name in setting.split(whereSeparator: \.isWhitespace).prefix(Self.mostMacros)
      where name.utf8.allSatisfy(\.isASCIIWordPart) {
        names.insert(String(name))
      }
    }
    return names.subtracting(["NSLocalizedString", "CFCopyLocalizedString"]).sorted()
  }

  private static let mostMacros = 32
}
