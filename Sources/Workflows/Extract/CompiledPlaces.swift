import Extraction
import Locking
import Projects
import Reading

/// Tells whether any target compiles a place in Swift code: Xcode takes no text of a branch of `#if`
/// that is for other platforms.
///
/// A class, so that each file is looked at once.
final class CompiledPlaces {
  private let survey: ProjectSurvey
  private let loader: SourceLoader
  private var files: [String: Branches] = [:]

  private enum Branches {
    /// All of the file is compiled, as far as anybody knows.
    case all
    case parted(PlatformBranches, platforms: Set<BuildPlatform>)
  }

  init(_ survey: ProjectSurvey, _ loader: SourceLoader) {
    (self.survey, self.loader) = (survey, loader)
  }

  /// False only where all targets that have the file say what they are built for, and none of that
  /// has the place.
  func contains(_ place: SourceReference) -> Bool {
    switch branches(of: place.file) {
    case .all: true
    case .parted(let branches, let platforms):
      !platforms.isSubset(of: branches.platforms(lackingCodeAt: place.offset))
    }
  }

  private func branches(of file: String) -> Branches {
    if let known = files[file] { return known }
    let branches = read(file)
    files[file] = branches
    return branches
  }

  private func read(_ file: String) -> Branches {
    guard SourceLanguage(path: file) == .swift, let platforms = platforms(of: file),
      let bytes = loader.readIfPossible(file), PlatformBranches.mayStand(in: bytes)
    else { return .all }
    return .parted(onLargeStack { PlatformBranches(inSwift: bytes) }, platforms: platforms)
  }

  /// What a file is compiled for; nil where that isn't known of one of its targets, as of a package's,
  /// which is built for whatever needs it.
  private func platforms(of file: String) -> Set<BuildPlatform>? {
    var all: Set<BuildPlatform> = []
    for id in survey.model.targets(ofSource: file) {
      guard survey.model.project(of: id)?.kind == .xcode,
        let platforms = survey.model.target(id)?.platforms
      else { return nil }
      all.formUnion(platforms)
    }
    return all.isEmpty ? nil : all
  }
}
