import Locking
package import Reading

/// What earlier runs found out, in a folder that may be deleted at any time.
///
/// A value is asked for by what it depends on, never by times, and there is one file for each kind of
/// value and project. Nothing that goes wrong here is told: the value is then
/// made anew.
package struct ProjectCache: Sendable {
  private let tree: any FileTree
  private let folder: String
  /// What tells this build of the tool from others.
  private let tool: ContentHash

  /// - Parameters:
  ///   - folder: Where the files are; made when there is something to keep.
  ///   - tool: What tells this build of the tool from others, which find other things.
  package init(in folder: String, of tree: any FileTree, tool: ContentHash) {
    self.tree = tree
    self.folder = folder
    self.tool = tool
  }

  /// What a value is; its name starts its file's.
  enum Kind: String, CaseIterable {
    /// What the Swift sources say.
    case extraction
    /// Which keys each file spells out.
    case spelled
    /// What is known of each source by itself.
    case files
    /// What lint found.
    case findings
    /// What a run came to, and all that it asked of the files.
    case runs
  }

  /// Each file starts with what the value depends on, then what tells whether it is whole, each in
  /// so many hexadecimal digits.
  private static let hashLength = 32

  /// The value that was kept for these contents, or one that is made and kept now.
  ///
  /// - Parameters:
  ///   - project: What tells the project and its options from others.
  ///   - contents: Everything else that the value depends on.
  ///   - isWorthKeeping: Whether a value may be used again.
  func value<Value: ByteCodable>(
    _ kind: Kind, of project: ContentHash, for contents: ContentHash,
    keeping isWorthKeeping: (Value) -> Bool = { _ in true }, make: () -> Value
  ) -> Value {
    if let value: Value = kept(kind, of: project, for: contents) { return value }
    let value = make()
    if isWorthKeeping(value) { keep(value, kind, of: project, for: contents) }
    return value
  }

  /// The value that was kept for these contents.
  ///
  /// - Parameter contents: Nothing for a value that says itself what its parts depend on.
  func kept<Value: ByteCodable>(
    _ kind: Kind, of project: ContentHash, for contents: ContentHash = ContentHash()
  ) -> Value? {
    read(path(kind, project), key(contents))
  }

  /// Keeps a value in the place of the one that was kept before.
  func keep(
    _ value: some ByteCodable, _ kind: Kind, of project: ContentHash,
    for contents: ContentHash = ContentHash()
  ) {
    write(value, kind, to: path(kind, project), key(contents))
  }

  private func path(_ kind: Kind, _ project: ContentHash) -> String {
    PathParts.join(folder, "\(kind.rawValue)-\(project.text.prefix(Self.nameLength))")
  }

  private func key(_ contents: ContentHash) -> ContentHash {
    var key = tool
    key.combine(contents)
    return key
  }

  private func read<Value: ByteCodable>(_ path: String, _ key: ContentHash) -> Value? {
    guard let bytes = try? tree.read(path, .snapshot), bytes.count >= 2 * Self.hashLength,
      bytes.starts(with: key.text.utf8)
    else { return nil }
    let payload = Array(bytes[(2 * Self.hashLength)...])
    guard bytes[Self.hashLength...].starts(with: ContentHash(of: payload).text.utf8) else {
      return nil
    }
    var reader = ByteReader(payload)
    guard let value = try? Value(from: &reader), reader.isAtEnd else { return nil }
    return value
  }

  private func write(
    _ value: some ByteCodable, _ kind: Kind, to path: String, _ key: ContentHash
  ) {
    var writer = ByteWriter()
    value.write(to: &writer)
    guard writer.bytes.count <= Self.mostBytes else { return }
    makeRoom(for: kind)
    let head = Array((key.text + ContentHash(of: writer.bytes).text).utf8)
    _ = try? tree.write(head + writer.bytes, to: path)
  }

  /// Removes everything once there is too much: which of it will be asked for again, only times
  /// could tell.
  private func makeRoom(for kind: Kind) {
    let names = tree.names(in: folder).filter { Self.isOwn($0) && $0.hasPrefix(kind.rawValue) }
    guard names.count >= (kind == .files ? Self.mostLargeFiles : Self.mostFiles) else { return }
    for name in names { try? tree.remove(PathParts.join(folder, name)) }
  }

  /// Whether a file is one of these: a person may name any folder for them.
  private static func isOwn(_ name: String) -> Bool {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    return parts.count == 2 && Kind(rawValue: String(parts[0])) != nil
      && parts[1].utf8.count == nameLength
      && parts[1].utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }
  }

  private static let nameLength = 16
  private static let mostFiles = 256
  /// Those of all sources of a project take as much as these sources, or more.
  private static let mostLargeFiles = 16
  private static let mostBytes = 128 << 20
}
