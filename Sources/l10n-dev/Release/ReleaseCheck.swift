import ArgumentParser
import Foundation

/// Installs a release in a new, small Debian and runs it there: nothing of this machine helps it.
struct ReleaseCheck {
  let debian: URL
  let archive: URL
  let package: URL
  /// What the installed tool has to say it is.
  let version: String

  func run() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "l10n-root-\(UUID())")
    defer { try? FileManager.default.removeItem(at: root) }
    let suite = try Program("sh", ["-c", ". /etc/os-release; echo $VERSION_CODENAME"]).line()
    let libraries = try "--include=" + libraries().joined(separator: ",")
    _ = try Program("debootstrap", ["--variant=minbase", libraries, suite, root.path]).output()
    // Swift reads the arguments of a program from there.
    let proc = root.appending(path: "proc").path
    _ = try Program("mount", ["-t", "proc", "proc", proc]).output()
    defer { _ = try? Program("umount", ["-l", proc]).output() }
    guard try inside(root, "find / -xdev -name 'libswift*' | wc -l") == "0" else {
      throw ValidationError("The new Debian has Swift; the check would prove nothing.")
    }
    try runPackage(in: root)
    try runArchive(in: root)
    print("runs in a new Debian (\(suite)) without Swift, from the package and the archive")
  }

  /// The names of the packages that ours depends on, as `libc6 (>= 2.34), libxml2` has them.
  private func libraries() throws -> [String] {
    let field = try Program("dpkg-deb", ["--field", debian.path, "Depends"]).line()
    return field.split(separator: ",").compactMap {
      $0.split(separator: " ").first.map(String.init)
    }
  }

  private func runPackage(in root: URL) throws {
    try FileManager.default.copyItem(at: debian, to: root.appending(path: "l10n.deb"))
    _ = try inside(root, "dpkg -i /l10n.deb")
    try use("l10n", in: root)
    _ = try inside(root, "dpkg -r l10n; ! test -e /usr/bin/l10n")
  }

  private func runArchive(in root: URL) throws {
    try FileManager.default.copyItem(at: archive, to: root.appending(path: "l10n.tar.gz"))
    _ = try inside(root, "mkdir /opt/l10n; tar -xzf /l10n.tar.gz -C /opt/l10n --strip-components=1")
    try use("/opt/l10n/bin/l10n", in: root)
  }

  /// The main jobs, on the sample project and on a catalog with a mistake.
  private func use(_ tool: String, in root: URL) throws {
    let place = root.appending(path: "work")
    try? FileManager.default.removeItem(at: place)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    for (path, name) in [("Fixtures/Caffe", "app"), ("Fixtures/commands/lint/swapped/in", "bad")] {
      _ = try Program(
        "cp", ["-R", package.appending(path: path).path, place.appending(path: name).path]
      ).output()
    }
    _ = try inside(root, "\(tool) --version | grep -Fx 'l10n \(version)'")
    _ = try inside(root, "cd /work/app; \(tool) extract --check")
    _ = try inside(root, "cd /work/app; \(tool) preview --plain --locale es | grep -i pedido")
    _ = try inside(root, "cd /work/bad; ! \(tool) lint > ../found; grep wrong-argument ../found")
  }

  /// What a shell prints in the new system, with nothing of this one's environment.
  private func inside(_ root: URL, _ script: String) throws -> String {
    let path = "PATH=/usr/sbin:/usr/bin:/sbin:/bin"
    let arguments = ["-i", path, "chroot", root.path, "/bin/sh", "-c", script]
    return try Program("/usr/bin/env", arguments).line()
  }
}
