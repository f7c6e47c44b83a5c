import Projects
import Reading

/// The folders of Tuist's manifests that aren't understood: sources and catalogs in one are likely of
/// one project, and no other's.
struct UnreadProjects {
  private let folders: Set<String>

  init(in model: ProjectModel) {
    folders = Set(
      model.unreadManifests.map { PathParts.folder(of: PathParts.normalized($0)) })
  }

  /// Whether a folder with catalogs lies in such a project's folder, and a source doesn't.
  func part(_ catalogs: String, from source: String) -> Bool {
    guard !folders.isEmpty else { return false }
    let around = [catalogs] + PathParts.enclosingFolders(of: catalogs)
    guard let project = around.first(where: { folders.contains($0) }) else { return false }
    return !PathParts.contains(project, PathParts.normalized(source))
  }
}
