import Diagnostics
import Foundation
import Reading
import Testing

@testable import Workflows

/// How often `l10n doctor` goes through a project.
@Suite struct DoctorWalkTests {
  /// Whether there are strings that need a catalog is asked of what was found already.
  @Test(arguments: [
    ("Text(\"Hello there\")", Severity.warning), ("Text(verbatim: \"-\")", .note),
  ])
  func aProjectWithoutCatalogsIsWalkedOnce(text: String, severity: Severity) {
    let files = ListedFiles(
      InMemoryFolder(["A/View.swift": "import SwiftUI\nlet a = \(text)\n"]))
    let project = ProjectConfiguration(explicit: nil, paths: ["."], in: files)
    let outcome = DoctorWorkflow().run(around: ["."], on: files, project: project)
    let told = outcome.diagnostics.filter { $0.id == "no-catalog" }
    #expect(told.map(\.severity) == [severity])
    #expect(files.walks == 1)
  }
}

/// Files that count how often they are listed.
private final class ListedFiles: FilesOverFiles, @unchecked Sendable {
  let base: any FileTree
  private let lock = NSLock()
  private var count = 0

  init(_ base: any FileTree) { self.base = base }

  var walks: Int { lock.withLock { count } }

  func listings(under roots: [String], of selections: [FileSelection]) -> [FileListing] {
    lock.withLock { count += 1 }
    return base.listings(under: roots, of: selections)
  }
}
