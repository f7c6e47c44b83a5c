import ArgumentParser
import Foundation
import Generation

/// The files of a release, made of the tool and the package's own files.
struct ReleaseContents {
  let tool: BuiltTool
  let package: URL
  let notes: ReleaseNotes

  func files() throws -> [ReleaseFile] {
    let binary = try Data(contentsOf: URL(filePath: tool.path))
    let program = ReleaseFile("bin/l10n", binary, isExecutable: true)
    return try ([program, licences(), changes()] + completions() + manualPages())
      .sorted { $0.path < $1.path }
  }

  /// The packages that this program was built with are those of the tool.
  private static var checkouts: URL {
    Bundle.main.bundleURL.resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "checkouts")
  }

  private func licences() throws -> ReleaseFile {
    let checkouts = Self.checkouts
    let names = try FileManager.default.contentsOfDirectory(atPath: checkouts.path).sorted()
    let packages = try names.map { name in
      let folder = checkouts.appending(path: name)
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      guard let file = files.first(where: { $0.uppercased().hasPrefix("LICEN") }) else {
        throw ValidationError("\(folder.path) has no licence; nothing may be released without.")
      }
      return (name, try String(contentsOf: folder.appending(path: file), encoding: .utf8))
    }
    let own = package.appending(path: "LICENSE")
    return .licences(tool: try String(contentsOf: own, encoding: .utf8), packages: packages)
  }

  private func changes() throws -> ReleaseFile {
    let text = try Data(contentsOf: package.appending(path: "CHANGELOG.md"))
    return ReleaseFile("share/doc/l10n/changelog.gz", try zipped(text))
  }

  private func completions() throws -> [ReleaseFile] {
    try ReleaseFile.completions.map { shell, path in
      ReleaseFile(path, try tool.output(["--generate-completion-script", shell]))
    }
  }

  private func manualPages() throws -> [ReleaseFile] {
    let day = ManualPage.shown(notes.date)
    let root = try CommandDump(json: tool.output(["--experimental-dump-help"]))
    return try ([root] + root.commands).map { command in
      let page = ManualPage(command, of: root, date: day)
      return ReleaseFile("share/man/man1/\(page.fileName).gz", try zipped(Data(page.text.utf8)))
    }
  }

  /// Without name and time, so that the same text gives the same bytes.
  private func zipped(_ data: Data) throws -> Data {
    let file = FileManager.default.temporaryDirectory.appending(path: "l10n-release-\(UUID())")
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try Program("gzip", ["-9", "-n", "-c", file.path]).output()
  }
}
