package import Foundation

/// A file of a release, and where it lies below the folder that it is installed in (`/usr`).
package struct ReleaseFile: Sendable {
  package var path: String
  package var contents: Data
  package var isExecutable: Bool

  package init(_ path: String, _ contents: Data, isExecutable: Bool = false) {
    self.path = path
    self.contents = contents
    self.isExecutable = isExecutable
  }

  /// Permissions as an installed file has them, whoever makes it.
  package var permissions: Int { isExecutable ? 0o755 : 0o644 }

  /// Where each shell looks for completions of programs that a package installed: the folders that
  /// bash-completion, Debian's zsh and fish document.
  package static let completions = [
    "bash": "share/bash-completion/completions/l10n",
    "zsh": "share/zsh/vendor-completions/_l10n",
    "fish": "share/fish/vendor_completions.d/l10n.fish",
  ]

  /// The licences of the tool and of what is linked into it, in one file.
  ///
  /// - Parameter packages: The names of packages and their licences.
  package static func licences(tool: String, packages: [(name: String, text: String)])
    -> ReleaseFile
  {
    let linked = packages.map { "\n\($0.name)\n\(String(repeating: "-", count: 70))\n\n\($0.text)" }
    let text =
      tool + "\n" + """
        This program contains the packages below. It also contains the runtime and Foundation of \
        Swift (Apache License 2.0 with Runtime Library Exception), with data of Unicode's CLDR and \
        ICU (Unicode License v3).

        """ + linked.joined()
    return ReleaseFile("share/doc/l10n/copyright", Data(text.utf8))
  }
}
