import Catalogs
import Diagnostics
import Locking
import Testing

@testable import Workflows

/// Where code names a symbol, in all files of a project.
@Suite struct SymbolPlacesTests {
  /// What one file declares decides what is a symbol in others, and yet none is read again for it.
  @Test func eachFileIsReadOnce() throws {
    let files = [
      "Badge.swift": "struct Badge { let role: LocalizedStringResource }\n",
      "Home.swift": "let badge = Badge(role: .homeTitle)\n",
      "Page.swift": "let button = Button(role: .homeTitle) {}\n", "Other.swift": "let one = 1\n",
    ]
    let tree = InMemoryFolder(files)
    let survey = ProjectSurvey(
      ProjectWalk(around: ["."], excluding: [], ProjectConfiguration(), in: tree))
    let reads = Locked<[String]>([])
    let places = survey.symbolPlaces(
      of: try #require(SymbolName(ofKey: "home.title")), table: "Localizable", isCalled: false
    ) { path in
      reads.withLock { $0.append(path) }
      return files[path].map { Array($0.utf8) }
    }
    #expect(places.map(\.file) == ["Home.swift"])
    #expect(reads.withLock { $0.sorted() } == files.keys.sorted())
  }
}
