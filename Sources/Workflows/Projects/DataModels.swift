import Reading

/// The Core Data models of a project, of which Xcode generates classes.
enum DataModels {
  /// What the path of a version's file ends in.
  private static let end = ".xcdatamodel/contents"

  /// Whether a file is a version of a model.
  static func isOne(_ path: String) -> Bool { path.hasSuffix(end) }

  /// The versions that are built, each the current one of its model.
  ///
  /// - Parameter read: Gives a file's bytes; nil where it can't be read.
  static func current(among files: [String], read: (String) -> [UInt8]?) -> [String] {
    let models = Dictionary(grouping: files.filter(isOne)) { model(of: $0) }
    let versions = models.compactMap { current(of: $0.key, among: $0.value, read) }
    return versions.filter { path in read(path).map { !EncryptedFile.isOne($0) } ?? false }
      .sorted { $0.precedesInBytes($1) }
  }

  /// The folder of a model with all its versions; of one that has none, its own.
  static func model(of version: String) -> String {
    let own = PathParts.folder(of: version)
    let folder = PathParts.folder(of: own)
    return folder.hasSuffix(".xcdatamodeld") ? folder : own
  }

  /// The version that a model says is the current one; nil where there are several, and it doesn't say.
  private static func current(
    of model: String, among versions: [String], _ read: (String) -> [UInt8]?
  ) -> String? {
    guard versions.count > 1 else { return versions.first }
    let list = PathParts.join(model, ".xccurrentversion")
    guard let bytes = read(list) else { return nil }
    let root = PropertyListDocument(parsing: bytes, file: list).root
    guard let name = root?["_XCCurrentVersionName"]?.string else { return nil }
    let version = PathParts.join(model, name + "/contents")
    return versions.contains(version) ? version : nil
  }
}
