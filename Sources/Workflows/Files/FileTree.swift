import Catalogs
package import Diagnostics
import Projects
import Reading

/// Files as a workflow sees them: those of the disk, or a folder in memory for tests.
package protocol FileTree: Sendable {
  /// All files under some roots that a selection admits, sorted by path, each real file once.
  ///
  /// - Parameter roots: Files and folders; a file named here is taken whatever the ignore files say.
  func files(under roots: [String], _ selection: FileSelection) -> FileListing

  /// The same for several selections, in their order, with one walk where walking is work.
  func listings(under roots: [String], of selections: [FileSelection]) -> [FileListing]

  /// The names in a folder; none where it can't be listed.
  func names(in folder: String) -> [String]

  /// The bytes of a file.
  ///
  /// - Parameter limit: How large it may be; of a larger one nothing is read.
  func read(_ path: String, _ limit: FileLimit) throws(FileError) -> [UInt8]

  /// Writes a file in one step: whoever reads it sees the old bytes or the new ones.
  ///
  /// - Parameter old: What the file held when the new bytes were made of them, empty for no file;
  ///   nil when it doesn't matter. Where another process wrote something else since, this throws.
  /// - Returns: What was done; nothing when the file has these bytes already.
  @discardableResult
  func write(
    _ bytes: [UInt8], to path: String, replacing old: [UInt8]?
  ) throws(FileError) -> FileChange

  /// The same files, and those around a path that a person named or that was found for them.
  func opening(_ path: String) -> any FileTree

  /// Removes a file.
  func remove(_ path: String) throws(FileError)

  /// Removes a folder with nothing in it; any other stays, as does one that can't be removed.
  func removeEmptyFolder(_ path: String)

  /// The size in bytes, or nil if there is nothing at the path.
  func size(of path: String) -> Int?

  /// The absolute path without symbolic links, or nil if there is nothing at the path.
  func realPath(of path: String) -> String?

  /// What the disk says of a file without reading it; nil where only its bytes tell.
  func stamp(of path: String) -> FileStamp?
}

extension FileTree {
  package func stamp(of path: String) -> FileStamp? { nil }

  package func listings(under roots: [String], of selections: [FileSelection]) -> [FileListing] {
    selections.map { files(under: roots, $0) }
  }

  /// The bytes of a catalog.
  package func read(_ path: String) throws(FileError) -> [UInt8] { try read(path, .catalog) }

  /// The bytes of a catalog; says why where it can't be read.
  func bytes(of path: String, telling diagnostics: inout [Diagnostic]) -> [UInt8]? {
    do throws(FileError) {
      return try read(path)
    } catch {
      diagnostics.append(error.diagnostic)
      return nil
    }
  }

  /// Writes a file in one step, whatever it held.
  @discardableResult
  package func write(_ bytes: [UInt8], to path: String) throws(FileError) -> FileChange {
    try write(bytes, to: path, replacing: nil)
  }

  /// Whether there is anything at the path.
  func exists(_ path: String) -> Bool { realPath(of: path) != nil }

  /// Whether there is a folder at the path.
  package func isFolder(_ path: String) -> Bool { exists(PathParts.join(path, ".")) }
}

/// What writing a file came to.
package struct FileChange: Sendable {
  /// False when the file had these bytes already.
  package var isWritten: Bool
  /// What could not be kept of the old file.
  package var notices: [Diagnostic]

  package init(isWritten: Bool, notices: [Diagnostic] = []) {
    self.isWritten = isWritten
    self.notices = notices
  }
}

/// Which files a walk takes.
package struct FileSelection: Hashable, Sendable {
  /// The ends of file names, such as `.swift`.
  package var suffixes: [String]
  /// Globs of which a file must match one, when there are any.
  package var include: [String] { didSet { included = include.map { Glob($0) } } }
  /// Globs of which a file must match none.
  package var exclude: [String] { didSet { excluded = exclude.map { Glob($0) } } }
  /// The globs of the project's configuration.
  package var project: ProjectGlobs?
  /// Further globs that name hidden folders.
  var naming: [String] = []
  /// The globs read once, for all files that a walk comes to.
  private var included: [Glob]
  private var excluded: [Glob]

  package init(
    suffixes: [String], include: [String] = [], exclude: [String] = [],
    project: ProjectGlobs? = nil
  ) {
    self.suffixes = suffixes
    self.include = include
    self.exclude = exclude
    self.project = project
    (included, excluded) = (include.map { Glob($0) }, exclude.map { Glob($0) })
  }

  /// Whether a file is taken.
  ///
  /// - Parameters:
  ///   - path: Relative to the root of the walk.
  ///   - root: The real path of that root.
  package func admits(_ path: String, in root: String) -> Bool {
    guard asks(for: path) else { return false }
    return (included.isEmpty || included.matches(path))
      && project?.includes(path, in: root) ?? true && !excludes(path, in: root)
  }

  /// The globs that may name hidden folders.
  var allNaming: [String] { include + (project?.include ?? []) + naming }

  /// Whether a glob names a hidden folder, as `.shared/**` does.
  func names(_ folder: String) -> Bool {
    allNaming.contains { glob in
      glob.split(separator: "/").contains { part in
        VendoredFolder.isHidden(part) && Glob(String(part)).matches(folder)
      }
    }
  }

  /// Whether a file of that name may be taken.
  func asks(for path: String) -> Bool {
    suffixes.contains(where: path.hasSuffix)
      && !FileName.isAppleDouble(PathParts.name(of: path))
  }

  /// Whether an exclude glob matches a file or folder.
  package func excludes(_ path: String, in root: String) -> Bool {
    excluded.matches(path) || project?.excludes(path, in: root) ?? false
  }
}

/// Globs relative to the folder of the project's configuration.
package struct ProjectGlobs: Hashable, Sendable {
  /// The real path of the folder.
  package var folder: String
  package var include: [String] { didSet { included = include.map { Glob($0) } } }
  package var exclude: [String] { didSet { excluded = exclude.map { Glob($0) } } }
  private var included: [Glob]
  private var excluded: [Glob]

  package init(folder: String, include: [String], exclude: [String]) {
    self.folder = folder
    self.include = include
    self.exclude = exclude
    (included, excluded) = (include.map { Glob($0) }, exclude.map { Glob($0) })
  }

  /// Those that only leave files out.
  ///
  /// - Parameter named: Real paths; what would leave out one of them, or all in it, doesn't count.
  func exclusions(but named: [String] = []) -> ProjectGlobs {
    // Any file in a folder has a name that nobody writes a glob for.
    let named = named.compactMap { PathParts.relative($0, to: folder) }
      .filter { !$0.isEmpty }
      .flatMap { PathParts.prefixes(of: PathParts.join($0, "\u{1}")) }
    let kept = exclude.filter { text in
      let glob = Glob(text)
      return !named.contains { glob.matches($0) }
    }
    return ProjectGlobs(folder: folder, include: [], exclude: kept)
  }

  /// Files outside of the folder are nothing to the project.
  func includes(_ path: String, in root: String) -> Bool {
    guard !include.isEmpty else { return true }
    return relative(path, in: root).map { included.matches($0) } ?? true
  }

  func excludes(_ path: String, in root: String) -> Bool {
    guard !exclude.isEmpty, let path = relative(path, in: root) else { return false }
    return PathParts.prefixes(of: path).contains { excluded.matches($0) }
  }

  private func relative(_ path: String, in root: String) -> String? {
    PathParts.relative(PathParts.join(root, path), to: folder)
  }
}

extension [Glob] {
  /// Whether one of them matches a path.
  fileprivate func matches(_ path: some StringProtocol) -> Bool {
    guard !isEmpty else { return false }
    let path = Glob.Path(path)
    return contains { $0.matches(path) }
  }
}

/// What a walk found.
package struct FileListing: Sendable {
  package var files: [String] = []
  /// What could not be looked at, and why.
  package var diagnostics: [Diagnostic] = []
  /// The paths of links that lead to a file or folder of the walk, each with that one's own path.
  package var links: [String: String] = [:]
  /// The files and folders that the selection asks for and that were passed over.
  package var leftOut: [String] {
    diagnostics.filter { $0.id == Self.leftOutID }.compactMap(\.location?.file)
  }
  /// Whether a path could not be looked at at all.
  var hasErrors: Bool { diagnostics.hasErrors }

  package init(
    files: [String] = [], diagnostics: [Diagnostic] = [], links: [String: String] = [:]
  ) {
    self.files = files
    self.diagnostics = diagnostics
    self.links = links
  }

  static let leftOutID = "left-out"

  /// Says that a file or folder was passed over.
  static func leftOut(_ path: String, because reason: String) -> Diagnostic {
    Diagnostic(
      id: leftOutID, severity: .warning, message: "this was left out: \(reason)",
      location: Location(file: path))
  }
}

extension FileTree {
  /// A file's text in UTF-8, which is what the ranges of diagnostics refer to whatever the file's
  /// encoding; nil where it can't be read, and of binary property lists, whose bytes tell nobody
  /// anything.
  package func shownText(of path: String) -> [UInt8]? {
    guard let bytes = try? read(path), !EncryptedFile.isOne(bytes),
      !PropertyListForm.isBinary(bytes)
    else { return nil }
    return SourceText(decoding: bytes).utf8
  }
}
