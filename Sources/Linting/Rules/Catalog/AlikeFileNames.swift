import Diagnostics

/// Two catalogs are one file on disks that don't tell capitals from small letters.
enum AlikeFileNames: FileRule {
  static let documentation = RuleDocumentation(
    id: AlikeFiles.id, family: .catalog, severity: .warning,
    summary: "The paths of two catalogs differ only in the case of letters.",
    rationale: """
      Most disks of Macs don't tell `Cups.xcstrings` from `cups.xcstrings`, nor `En.lproj` from \
      `en.lproj`: who checks the project out there gets one of the two files under both names, and \
      an app that is built elsewhere has one of them in the end. Give one of them another name, or \
      bring their texts together.

      Found once for a table, whatever languages it has. `l10n doctor` tells it, too.
      """,
    good: [], bad: [])

  static func diagnostics(in file: LintFile, _ context: LintContext) -> [Diagnostic] {
    context.alikeFiles.warnings.filter { $0.location?.file == file.path }
  }
}
