import Projects
import Reading

/// Files with all folders that they lie in, each of which is compared with globs once.
struct ComparedPaths {
  private let files: [String]
  /// Each folder and file, behind the folder that it lies in.
  private var paths: [Glob.Path] = []
  /// The place of the folder around each; nil at the top.
  private var folders: [Int?] = []
  /// The place of each file.
  private var places: [Int] = []

  init(_ files: [String]) {
    self.files = files
    var known: [ExactKey: Int] = [:]
    for file in files {
      var place: Int?
      for path in PathParts.prefixes(of: file) {
        place = known[ExactKey(path)] ?? add(path, in: place)
        known[ExactKey(path)] = place
      }
      if let place { places.append(place) }
    }
  }

  private mutating func add(_ path: String, in folder: Int?) -> Int {
    paths.append(Glob.Path(path))
    folders.append(folder)
    return paths.count - 1
  }

  /// The files that one of some globs matches, itself or with a folder that it lies in.
  func files(matching globs: [Glob]) -> [String] {
    guard !globs.isEmpty else { return [] }
    var verdicts: [Bool] = []
    verdicts.reserveCapacity(paths.count)
    for (path, folder) in zip(paths, folders) {
      let isInside = folder.map { verdicts[$0] } ?? false
      verdicts.append(isInside || globs.contains { $0.matches(path) })
    }
    return zip(files, places).filter { verdicts[$0.1] }.map(\.0)
  }
}
