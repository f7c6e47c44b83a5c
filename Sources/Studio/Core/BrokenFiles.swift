package import Diagnostics
import Sessions

extension StudioSession {
  /// The first mistake of each file that can't be read as a whole, by path.
  ///
  /// Keys of such a file may be missing in lists, and none of its texts can be changed.
  package var mistakes: [Diagnostic] { brokenFiles.compactMap(\.catalog.firstError) }

  /// Whether there are tables, and no file of any can be read as a whole.
  package var isAllBroken: Bool {
    let files = tables.flatMap { $0.files.values }
    return !files.isEmpty && files.allSatisfy(\.catalog.hasErrors)
  }

  /// The files of tables that can't be read as a whole, by path.
  var brokenFiles: [OpenFile] {
    tables.flatMap { $0.files.values }.filter(\.catalog.hasErrors)
      .sorted { $0.catalog.path < $1.catalog.path }
  }
}
