import Diagnostics
import PlainBytes
import Projects
import Reading

/// The folders that a repository fills with other repositories, and that hold nothing: it was cloned
/// without its submodules.
///
/// What is in them may look up texts of the projects that build them.
///
/// Source: gitmodules(5); git-config(1), "Syntax".
struct EmptySubmodules {
  /// The list of submodules as one writes its path in the current folder.
  private let list: String
  private let folders: [Named]

  /// A folder, and where the list names it.
  struct Named: Hashable {
    var path: String
    var range: Range<Int>
  }

  /// - Parameters:
  ///   - paths: What a person named; the repository around it counts.
  ///   - model: What the project builds, with paths as one writes them in the current folder.
  init(around paths: [String], _ model: ProjectModel, in tree: any FileTree) {
    let search = ProjectSearch(tree: tree)
    guard let current = tree.realPath(of: "."),
      let start = search.commonFolder(of: paths)
    else {
      (list, folders) = ("", [])
      return
    }
    let root = search.root(of: start, current)
    let shown = { PathParts.shown(PathParts.absolute($0, from: root), from: current) }
    list = shown(".gitmodules")
    let bytes = try? tree.opening(list).read(list, .projectFile)
    let empty = Self.folders(in: bytes ?? [])
      .map { Named(path: shown($0.path), range: $0.range) }
      .filter { tree.names(in: $0.path).isEmpty }
    // Where nothing says what is built, all of it may be; a manifest for Tuist alone says nothing.
    let built = model.projects.filter { project in
      project.kind != .folder && project.targets.contains { !$0.sources.isEmpty }
    }
    folders =
      built.isEmpty
      ? empty
      : empty.filter { folder in
        built.contains { Self.refers($0, to: folder.path) }
      }
  }

  private static func refers(_ project: Project, to folder: String) -> Bool {
    project.missing.contains { PathParts.contains(folder, $0) }
  }

  /// Whether all that a project is built from is there.
  func isWhole(_ project: Project?) -> Bool {
    guard let project, project.kind != .folder else { return folders.isEmpty }
    return !folders.contains { Self.refers(project, to: $0.path) }
  }

  /// One for all of them: which is empty says less than that some are.
  var diagnostics: [Diagnostic] {
    guard let first = folders.first else { return [] }
    let names = folders.map { "'\($0.path)'" }.listed(atMost: 5)
    let (those, code, them) =
      folders.count == 1
      ? ("the submodule \(names) is", "its code", "it")
      : ("the submodules \(names) are", "their code", "them")
    return [
      Diagnostic(
        id: "empty-submodule", severity: .warning,
        message: "\(those) empty, so that no key that \(code) may look up is taken for unused; "
          + "fill \(them) with `git submodule update --init`",
        location: Location(file: list, range: first.range))
    ]
  }

  /// The values of `path`.
  static func folders(in bytes: [UInt8]) -> [Named] {
    bytes.split { $0.isLineEnd }.compactMap { line in
      let parts = line.split(separator: UInt8(ascii: "="), maxSplits: 1).map(unquoted)
      guard parts.count == 2, parts[0].elementsEqual("path".utf8), !parts[1].isEmpty else {
        return nil
      }
      return Named(
        path: PathParts.normalized(String(decoding: parts[1], as: UTF8.self)),
        range: parts[1].startIndex..<parts[1].endIndex)
    }
  }

  /// A word without white space and quotation marks around it.
  private static func unquoted(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    text.trimming { $0.isBlank || $0 == UInt8(ascii: "\"") }
  }
}
