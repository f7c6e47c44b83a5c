/// The control file of a binary package, by Debian's Policy Manual, chapter 5.
package struct DebianControl: Sendable {
  package var version: String
  /// As `dpkg --print-architecture` says it.
  package var architecture: String
  /// Packages with the libraries that the program needs; empty for none.
  package var dependencies: String
  /// What the files take, in bytes.
  package var installedSize: Int

  package var maintainer: DebianMaintainer

  package init(
    version: String, architecture: String, dependencies: String, installedSize: Int,
    maintainer: DebianMaintainer
  ) {
    self.maintainer = maintainer
    self.version = version
    self.architecture = architecture
    self.dependencies = dependencies
    self.installedSize = installedSize
  }

  package var text: String {
    let needed = dependencies.isEmpty ? [] : ["Depends: \(dependencies)"]
    let fields =
      [
        "Package: l10n", "Version: \(version)", "Architecture: \(architecture)",
        "Maintainer: \(maintainer.text)",
        "Installed-Size: \((installedSize + 1023) / 1024)",
      ] + needed + [
        // Only `lint --changed-since` and `merge --install` ask git.
        "Suggests: git", "Section: devel", "Priority: optional",
        "Description: localization toolchain for Swift",
        " Finds the localizable strings of apps and packages written in Swift, keeps",
        " their catalogs (.strings, .stringsdict, .xcstrings), exchanges them with",
        " translators, checks what they send in, and shows what people will read,",
        " grammatical agreement included.",
      ]
    return fields.joined(separator: "\n") + "\n"
  }
}
