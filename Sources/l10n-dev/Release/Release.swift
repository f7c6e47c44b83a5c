import ArgumentParser
import Foundation
import Generation

/// `l10n-dev release`: what people download.
struct Release: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Build the tool for release and pack it.",
    discussion: """
      In the package's folder. Writes an archive and, where there is dpkg-deb, a package of Debian, \
      each with the tool as one file that needs no Swift, completions, manual pages and licences, \
      the notes of the version, and SHA256SUMS. The same binary gives the same bytes again. Needs \
      GNU tar.
      """)

  @Option(name: .shortAndLong, help: "The folder that gets the files.")
  var output: String

  @Option(help: "A built l10n to pack as it is (default: build one).")
  var tool: String?

  @Option(
    help: """
      Who answers for the package of Debian, as "Name <address>" (default: user.name and \
      user.email of git in the package's folder).
      """)
  var maintainer: String?

  @Flag(help: "Install the package in a new Debian, without Swift, and run it there (as root).")
  var check = false

  func run() throws {
    let package = URL(filePath: FileManager.default.currentDirectoryPath)
    // Before a build that takes minutes.
    let maintainer = try maintainer(in: package)
    let binary = try tool ?? ReleaseBuild(package: package).binary()
    let notes = try notes(of: binary, in: package)
    let folder = URL(filePath: output)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let contents = ReleaseContents(tool: BuiltTool(path: binary), package: package, notes: notes)
    let packing = try ReleasePacking(try contents.files(), notes: notes, output: folder)
    defer { packing.removeStage() }
    let archive = try packing.writeArchive()
    let debian = try packing.writeDebianPackage(tool: binary, maintainer: maintainer)
    try packing.writeNotes()
    try packing.writeChecksums(of: [archive] + (debian.map { [$0] } ?? []))
    try ReleaseFigures(binary: binary, archive: archive, debian: debian).print()
    if check {
      guard let debian else { throw ValidationError("--check needs dpkg-deb.") }
      try ReleaseCheck(
        debian: debian, archive: archive, package: package, version: notes.version
      ).run()
    }
  }

  /// Who answers for the package; one that nobody can write to is refused.
  private func maintainer(in package: URL) throws -> DebianMaintainer {
    let text =
      maintainer
      ?? ["user.name", "user.email"].map { name in
        let value = try? Program("git", ["config", name]).line(in: package)
        return name == "user.email" ? "<\(value ?? "")>" : value ?? ""
      }.joined(separator: " ")
    let source = maintainer == nil ? "git's user.name and user.email" : "--maintainer"
    do throws(DebianMaintainer.Problem) {
      return try DebianMaintainer(text)
    } catch .form {
      throw ValidationError("\(source): '\(text)' is no \"Name <address>\"; give --maintainer.")
    } catch .unreachable(let domain) {
      throw ValidationError(
        "\(source): nobody's mail goes to '\(domain)', and users of the package have to be able "
          + "to write to its maintainer; give --maintainer \"Name <address>\".")
    }
  }

  /// What the changes say of the version that the binary says it is.
  private func notes(of binary: String, in package: URL) throws -> ReleaseNotes {
    let said = try Program(binary, ["--version"]).line()
    let version = said.split(separator: " ").last.map(String.init) ?? said
    let file = package.appending(path: "CHANGELOG.md")
    guard
      let notes = ReleaseNotes(
        version: version, changelog: try String(contentsOf: file, encoding: .utf8))
    else {
      throw ValidationError(
        "CHANGELOG.md has no heading '## \(version) – YYYY-MM-DD'; \(binary) is \(said).")
    }
    return notes
  }
}
