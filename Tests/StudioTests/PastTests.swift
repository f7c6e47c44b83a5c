import Testing
import Workflows

@testable import Studio

/// How texts came to be, as commits know it.
@Suite struct PastTests {
  /// States of one file in memory, the newest first.
  struct States: FileHistory {
    var texts: [String]

    func states(of path: String, most: Int) -> [FileState] {
      path == Project.catalog
        ? texts.indices.map { FileState(name: "\($0)", author: "A", time: $0, title: "T") } : []
    }

    func bytes(of path: String, in state: FileState) -> [UInt8]? {
      Int(state.name).map { Array(texts[$0].utf8) }
    }
  }

  static func catalog(_ text: String) -> String {
    Project.files[Project.catalog]?.replacing("Guardar", with: text) ?? ""
  }

  @Test func changesOfOneTextAreFound() {
    let other = Self.catalog("Guardar").replacing("%lld fotos", with: "%lld imágenes")
    let history = States(texts: [other, Self.catalog("Guardar"), Self.catalog("Salvar"), "{"])
    let past = KeyPast(of: "Save", in: "es", at: Project.catalog, history)
    #expect(past.changes.map(\.state.name) == ["1", "2"])
    #expect(past.changes.map(\.old) == [["": "Salvar"], [:]])
    #expect(past.changes.map(\.new) == [["": "Guardar"], ["": "Salvar"]])
    #expect(!past.isCut)
    let plural = KeyPast(of: "%lld photos", in: "es", at: Project.catalog, history)
    #expect(plural.changes.first?.new["plural.other"] == "%lld imágenes")
    #expect(KeyPast(of: "none", in: "es", at: Project.catalog, history).changes.isEmpty)
  }

  @Test func onlySoManyAreLookedFor() {
    let history = States(texts: (0..<50).map { Self.catalog("\($0)") })
    let past = KeyPast(of: "Save", in: "es", at: Project.catalog, history)
    #expect(past.changes.count == 8)
    #expect(past.isCut)
  }

  @Test func itIsLookedForBesideOtherWork() async throws {
    let tree = InMemoryFolder(Project.files)
    let history = States(texts: [Self.catalog("Guardar")])
    let session = StudioSession(["App"], past: history, on: tree)
    var past = try session.past(of: Project.id("Save"))
    for _ in 0..<600 where past == nil {
      try await Task.sleep(for: .milliseconds(10))
      past = try session.past(of: Project.id("Save"))
    }
    #expect(past?.changes.count == 1)
    let without = Project.session(on: tree)
    #expect(!ShownProject(without).hasPast)
    #expect(throws: StudioProblem.self) { try without.past(of: Project.id("Save")) }
  }
}
