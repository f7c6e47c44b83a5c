import Diagnostics

/// A file of a repository whose key isn't there, so that nobody can read it.
enum EncryptedFile {
  /// What files start with that git-crypt has encrypted (git-crypt, `commands.cpp`).
  private static let mark = Array("\0GITCRYPT\0".utf8)

  static func isOne(_ bytes: [UInt8]) -> Bool { bytes.starts(with: mark) }

  /// No error: who has no key works on the rest.
  static func leftOut(_ path: String) -> Diagnostic {
    FileListing.leftOut(
      path,
      because: "git-crypt keeps it encrypted, so its keys aren't known; run git-crypt unlock "
        + "first, or leave it out with --exclude")
  }
}
