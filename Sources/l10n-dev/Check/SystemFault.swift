import Foundation

/// What a system can do to a command.
enum SystemFault: CaseIterable {
  /// No file can grow beyond half a kilobyte, or eight.
  case fullAtOnce, fullSoon
  case fewDescriptors, fewerDescriptors
  case readOnlyFiles, readOnlyFolders
  /// Files come, go and change while it runs.
  case vanishingFiles, changingFiles
  case namesWithLineEnds, namesWithoutEncoding

  /// Commands of a shell that bring it about.
  var limits: String {
    switch self {
    // Blocks have 512 bytes. A program that isn't told by a signal is told by an error.
    case .fullAtOnce: "trap '' XFSZ; ulimit -f 1; "
    case .fullSoon: "trap '' XFSZ; ulimit -f 16; "
    case .fewDescriptors: "ulimit -n 16; "
    case .fewerDescriptors: "ulimit -n 9; "
    default: ""
    }
  }

  /// Whether the project is afterwards what it was or what it shall be.
  var leavesTheProject: Bool {
    switch self {
    case .vanishingFiles, .changingFiles, .namesWithLineEnds, .namesWithoutEncoding: false
    default: true
    }
  }

  func prepare(_ folder: URL) throws {
    let file = folder.appending(path: "App")
    switch self {
    case .readOnlyFiles: try setModes(in: folder, files: 0o444, folders: 0o755)
    case .readOnlyFolders: try setModes(in: folder, files: 0o644, folders: 0o555)
    case .namesWithLineEnds:
      try? FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
      try Data("\"a\" = \"b\";\n".utf8).write(to: file.appending(path: "x\ny\r.strings"))
      try Data("let a = 1\n".utf8).write(to: file.appending(path: "\u{1B}[31m\n::error::.swift"))
    case .namesWithoutEncoding:
      try? FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
      for ending in [".strings", ".swift", ".xcstrings", ".lproj"] {
        var name = Array((file.path + "/a").utf8CString.dropLast())
        name += [-1, -2] + Array(ending.utf8CString)
        // Systems whose names must be text refuse this.
        let descriptor = open(name, O_CREAT | O_WRONLY, 0o644)
        if descriptor >= 0 { close(descriptor) }
      }
    default: break
    }
  }

  /// Undoes what would be in the way of the next run.
  func cleanUp(_ folder: URL) throws {
    switch self {
    case .readOnlyFiles, .readOnlyFolders: try setModes(in: folder, files: 0o644, folders: 0o755)
    default: break
    }
  }

  private func setModes(in folder: URL, files: Int, folders: Int) throws {
    let names =
      FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    for path in ([""] + names).map({ folder.appending(path: $0).path }) {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      try FileManager.default.setAttributes(
        [.posixPermissions: isFolder.boolValue ? folders : files], ofItemAtPath: path)
    }
  }

  /// What goes on beside the run, until it is stopped.
  func disturbance(_ folder: URL) -> Disturbance? {
    switch self {
    case .vanishingFiles:
      Disturbance(folder) { file, bytes in
        try? FileManager.default.removeItem(at: file)
        try? bytes.write(to: file)
      }
    case .changingFiles:
      Disturbance(folder) { file, bytes in try? bytes.prefix(bytes.count / 2).write(to: file) }
    default: nil
    }
  }
}

/// Does something to each file of a folder, again and again.
final class Disturbance: @unchecked Sendable {
  private let lock = NSLock()
  private var isStopped = false
  private let end = DispatchSemaphore(value: 0)

  init(_ folder: URL, _ body: @escaping @Sendable (URL, Data) -> Void) {
    let files = FolderState(of: folder).files
    Thread { [self] in
      while !lock.withLock({ isStopped }) {
        for (path, bytes) in files { body(folder.appending(path: path), bytes) }
        Thread.sleep(forTimeInterval: 0.001)
      }
      end.signal()
    }.start()
  }

  func stop() {
    lock.withLock { isStopped = true }
    end.wait()
  }
}
