/// The settings of `.xcconfig` files, which targets share: each file is read once for a build configuration.
final class ConfigurationFiles {
  private let projectFolder: String
  private let files: FileList
  private let read: (String) -> [UInt8]?
  /// The settings by build configuration and path.
  private var known: [String: RawSettings] = [:]

  /// - Parameters:
  ///   - projectFolder: Where included files are looked for that aren't beside the file.
  ///   - read: The bytes of a file.
  init(projectFolder: String, files: FileList, read: @escaping (String) -> [UInt8]?) {
    (self.projectFolder, self.files, self.read) = (projectFolder, files, read)
  }

  /// The settings of a file, or none where the steps don't reach for one more target with them.
  func settings(ofFile path: String, in configuration: String) -> RawSettings {
    let key = "\(configuration):\(path)"
    let settings =
      known[key]
      ?? ConfigurationFile(
        at: path, configuration: configuration, projectFolder: projectFolder, files: files,
        read: read
      ).settings
    known[key] = settings
    let isTaken = files.takes(settings: settings.values.count)
    return isTaken ? settings : RawSettings(mayHaveMoreFlags: true)
  }
}

extension FileList {
  /// Takes the steps for so many settings that a target has, shared ones too.
  func takes(settings count: Int) -> Bool { takes(count / 4 + 1) }
}
