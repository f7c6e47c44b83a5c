import Reading
import Diagnostics
import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Reads the `contents.xcworkspacedata` of an `.xcworkspace`.
struct WorkspaceReader {
  private(set) var workspace: Workspace
  private(set) var diagnostics: [Diagnostic] = []

  private static let sizeLimit = 4 << 20

  init(parsing bytes: [UInt8], at path: String, files: FileList) {
    let bundle = PathParts.folder(of: PathParts.normalized(path))
    workspace = Workspace(path: bundle, projects: [])
    // The file has no use for a document type, which could declare entities.
    guard bytes.count <= Self.sizeLimit, bytes.firstRange(of: Array("<!DOCTYPE".utf8)) == nil else {
      diagnostics = [Self.problem("this workspace is too large or has a DOCTYPE", path, 0)]
      return
    }
    let delegate = WorkspaceDelegate(folder: PathParts.folder(of: bundle))
    let parser = XMLParser(data: Data(bytes))
    parser.shouldResolveExternalEntities = false
    parser.delegate = delegate
    if !parser.parse() {
      let start = LineMap(bytes).start(ofLine: max(1, parser.lineNumber)) ?? bytes.count
      let offset = min(bytes.count, start + max(0, parser.columnNumber - 1))
      diagnostics = [Self.problem("expected the XML of a workspace; correct it", path, offset)]
    }
    for location in delegate.locations {
      if let project = Self.project(at: location, files), !workspace.projects.contains(project) {
        workspace.projects.append(project)
      }
    }
  }

  private static func problem(_ message: String, _ path: String, _ offset: Int) -> Diagnostic {
    Diagnostic(
      id: "workspace-syntax", severity: .warning, message: message,
      location: Location(file: path, range: offset..<offset))
  }

  /// The project or package that a reference means.
  private static func project(at path: String, _ files: FileList) -> String? {
    if path.hasSuffix(".xcodeproj") {
      return files.file(at: PathParts.resolved("project.pbxproj", in: path)).map {
        PathParts.folder(of: PathParts.normalized($0))
      }
    }
    return files.file(at: PathParts.resolved("Package.swift", in: path)).map(PathParts.normalized)
  }
}

/// Follows the groups of a workspace down to what they refer to.
private final class WorkspaceDelegate: NSObject, XMLParserDelegate {
  private(set) var locations: [String] = []
  private let folder: String
  private var groups: [String]

  init(folder: String) {
    self.folder = folder
    groups = [folder]
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    switch name {
    case "Group":
      guard groups.count < 64 else { return parser.abortParsing() }
      groups.append(place(of: attributes["location"] ?? "group:"))
    case "FileRef":
      if let location = attributes["location"] { locations.append(place(of: location)) }
    default: break
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
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
