import Diagnostics
import Reading

/// Reads the `contents.xcworkspacedata` of an `.xcworkspace`.
struct WorkspaceReader {
  private(set) var workspace: Workspace
  private(set) var diagnostics: [Diagnostic] = []

  private static let markup = MarkupReader(
    sizeLimit: 4 << 20, limits: MarkupLimits(depth: 64, attributes: 16, textLength: 1 << 20),
    syntaxID: "workspace-syntax")

  init(parsing bytes: [UInt8], at path: String, files: FileList) {
    let bundle = PathParts.folder(of: PathParts.normalized(path))
    workspace = Workspace(path: bundle, projects: [])
    let groups = WorkspaceGroups(folder: PathParts.folder(of: bundle))
    diagnostics = Self.markup.read(
      SourceText(decoding: bytes), file: path, root: "Workspace", to: groups
    ).map { mistake in
      // What was read of it is taken, and projects are found without it, too.
      Diagnostic(
        id: "workspace-syntax", severity: .warning, message: mistake.message,
        location: mistake.location)
    }
    for location in groups.locations {
      if let project = Self.project(at: location, files), !workspace.projects.contains(project) {
        workspace.projects.append(project)
      }
    }
  }

  /// The project or package that a reference means.
  private static func project(at path: String, _ files: FileList) -> String? {
    if path.hasSuffix(".xcodeproj") {
      return files.file(at: PathParts.resolved(ProjectFiles.xcodeProjectName, in: path)).map {
        PathParts.folder(of: PathParts.normalized($0))
      }
    }
    return files.file(at: PathParts.resolved(ProjectFiles.manifestName, in: path)).map(
      PathParts.normalized)
  }
}

/// Follows the groups of a workspace down to what they refer to.
private final class WorkspaceGroups: MarkupVisitor {
  private(set) var locations: [String] = []
  private let folder: String
  private var groups: [String]

  init(folder: String) {
    self.folder = folder
    groups = [folder]
  }

  func start(_ element: MarkupElement) {
    switch element.name {
    case "Group": groups.append(place(of: element[attribute: "location"] ?? "group:"))
    case "FileRef":
      if let location = element[attribute: "location"] { locations.append(place(of: location)) }
    default: break
    }
  }

  func end(_ name: String, text: String) {
    if name == "Group", groups.count > 1 { groups.removeLast() }
  }

  private func place(of location: String) -> String {
    let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts.count > 1 ? String(parts[1]) : ""
    switch parts.first {
    case "group": return PathParts.resolved(path, in: groups.last ?? folder)
    case "absolute": return PathParts.normalized(path)
    // `container:` is relative to the workspace's folder, `self:` is the project it is in.
    default: return PathParts.resolved(path, in: folder)
    }
  }
}
