extension FileTree {
  /// Writes all files or none: when one can't be written, those before it get their old bytes back.
  func writeAll(_ files: [(path: String, bytes: [UInt8])]) throws(FileError) {
    try writeAll(files.map { ($0.path, $0.bytes, nil) })
  }

  /// Writes all files or none.
  ///
  /// - Parameter files: With what each held when the new bytes were made, as `write` takes it.
  func writeAll(
    _ files: [(path: String, bytes: [UInt8], replaced: [UInt8]?)]
  ) throws(FileError) {
    var written: [(path: String, old: [UInt8]?)] = []
    for file in files {
      do throws(FileError) {
        let old = realPath(of: file.path) == nil ? nil : try read(file.path)
        if try write(file.bytes, to: file.path, replacing: file.replaced) {
          written.append((file.path, old))
        }
      } catch {
        for earlier in written.reversed() {
          // The first failure is the one to report; what can't be put back is what it is about.
          if let old = earlier.old {
            _ = try? write(old, to: earlier.path)
          } else {
            try? remove(earlier.path)
          }
        }
        throw error
      }
    }
  }
}
