import ArgumentParser
import Foundation
import Generation

/// Packs the files of a release so that the same files give the same bytes: names in order, the
/// release's date, no user.
struct ReleasePacking {
  private let files: [ReleaseFile]
  private let notes: ReleaseNotes
  private let output: URL
  private let stage: URL

  /// Lays the files out in a folder of the system's temporary ones.
  init(_ files: [ReleaseFile], notes: ReleaseNotes, output: URL) throws {
    self.files = files
    self.notes = notes
    self.output = output
    stage = FileManager.default.temporaryDirectory.appending(path: "l10n-release-\(UUID())")
    // Folders are for everybody to look into, whatever is usual here.
    umask(0o022)
    for file in files { try write(file, below: "root/usr") }
  }

  func removeStage() { try? FileManager.default.removeItem(at: stage) }

  /// `l10n-0.21.0-linux-x86_64.tar.gz`, with `bin` and `share` in a folder of that name.
  func writeArchive() throws -> URL {
    let system = try Program("uname", ["-s"]).line().lowercased()
    let name = "l10n-\(notes.version)-\(system)-\(try Program("uname", ["-m"]).line())"
    let tar = stage.appending(path: name + ".tar")
    let prefix = stage.appending(path: name)
    try FileManager.default.copyItem(at: stage.appending(path: "root/usr"), to: prefix)
    _ = try Program(
      "tar",
      [
        "--sort=name", "--mtime=@\(notes.epoch)", "--owner=0", "--group=0", "--numeric-owner",
        "--format=ustar", "-cf", tar.path, name,
      ]
    ).output(in: stage)
    let archive = output.appending(path: name + ".tar.gz")
    try Program("gzip", ["-9", "-n", "-c", tar.path]).output().write(to: archive)
    return archive
  }

  /// `l10n_0.21.0_amd64.deb`.
  ///
  /// - Returns: nil where the system has no tools of Debian.
  func writeDebianPackage(tool: String, maintainer: DebianMaintainer) throws -> URL? {
    guard let architecture = try? Program("dpkg", ["--print-architecture"]).line() else {
      return nil
    }
    let control = DebianControl(
      version: notes.version, architecture: architecture, dependencies: try libraries(of: tool),
      installedSize: files.reduce(0) { $0 + $1.contents.count },
      maintainer: maintainer)
    try write(ReleaseFile("control", Data(control.text.utf8)), below: "root/DEBIAN")
    let package = output.appending(path: "l10n_\(notes.version)_\(architecture).deb")
    _ = try Program(
      "dpkg-deb",
      ["--root-owner-group", "--build", stage.appending(path: "root").path, package.path]
    ).output(environment: ["SOURCE_DATE_EPOCH": "\(notes.epoch)"])
    return package
  }

  func writeNotes() throws {
    try Data(notes.text.utf8).write(to: output.appending(path: "NOTES.md"))
  }

  /// `SHA256SUMS`, as `sha256sum --check` reads it.
  func writeChecksums(of files: [URL]) throws {
    let names = files.map(\.lastPathComponent).sorted()
    try Program("sha256sum", names).output(in: output)
      .write(to: output.appending(path: "SHA256SUMS"))
  }

  /// The packages of Debian with the libraries that a program is linked to; a script has none.
  private func libraries(of tool: String) throws -> String {
    let magic = try FileHandle(forReadingFrom: URL(filePath: tool)).read(upToCount: 4)
    guard magic == Data([0x7F] + "ELF".utf8) else { return "" }
    // dpkg-shlibdeps wants a source package around it.
    try write(
      ReleaseFile("control", Data("Source: l10n\n\nPackage: l10n\nArchitecture: any\n".utf8)),
      below: "debian")
    let found = try Program("dpkg-shlibdeps", ["-O", URL(filePath: tool).path]).line(in: stage)
    return found.replacing("shlibs:Depends=", with: "")
  }

  /// Writes a file with its date and permissions.
  private func write(_ file: ReleaseFile, below folder: String) throws {
    let url = stage.appending(path: folder).appending(path: file.path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try file.contents.write(to: url)
    try FileManager.default.setAttributes(
      [.posixPermissions: file.permissions, .modificationDate: notes.date],
      ofItemAtPath: url.path)
  }
}
