import Diagnostics
import Testing
import Workflows

/// Files whose texts are those that the catalogs have in another language.
@Suite struct CopiedLanguageTests {
  private static let english = [
    "Open the file", "Save the file", "Delete the photo", "Close the window", "Share with friends",
  ]
  private static let german = [
    "Die Datei öffnen", "Die Datei sichern", "Das Foto löschen", "Das Fenster schließen",
    "Mit Freunden teilen",
  ]
  private static let french = [
    "Ouvrir le fichier", "Enregistrer le fichier", "Supprimer la photo", "Fermer la fenêtre",
    "Partager avec des amis",
  ]
  private static let swiss = [
    "D Datei uftue", "D Datei sichere", "S Foto lösche", "S Fänschter zuetue", "Mit Fründe teile",
  ]
  private static let japanese = [
    "ファイルを開く", "ファイルを保存", "写真を削除する", "ウインドウを閉じる", "友達と共有する",
  ]

  private static func addresses(_ folder: String) -> [String] {
    (1...5).map { "https://www.example.com/\(folder)/help/\($0)" }
  }

  private static func formats(_ mark: String) -> [String] {
    (1...5).map { "%1$@\(mark)%2$@ (\($0)0000)" }
  }

  /// Imports a language's new texts; another language has the same ones.
  private func run(
    _ language: String, old: [String], new: [String], other: String,
    source: [String] = Self.english
  ) -> ImportOutcome {
    func lines(_ texts: [String]) -> [UInt8] {
      Array(texts.enumerated().map { "\"k\($0)\" = \"\($1)\";\n" }.joined().utf8)
    }
    let units = new.indices.map { ImportSample.unit("k\($0)", source[$0], new[$0]) }
    let xliff = ImportSample.xliff(units.joined(), language: language)
    return ImportSample.run(xliff) { options, tree in
      tree.set(Array(xliff.utf8), at: "new.xliff")
      options.files = ["new.xliff"]
      for (name, texts) in ["en": source, language: old, other: new] {
        tree.set(lines(texts), at: "App/\(name).lproj/L.strings")
      }
    }.0
  }

  private func severities(_ outcome: ImportOutcome) -> [Severity] {
    outcome.diagnostics.filter { $0.id == "language-mismatch" }.map(\.severity)
  }

  /// Whether nothing is said of its language, and its texts are written.
  private func isTaken(_ outcome: ImportOutcome) -> Bool {
    severities(outcome).isEmpty && outcome.isWritten
  }

  @Test("texts without words of a language are the same in several")
  func wordless() {
    let addresses = run(
      "de", old: Self.addresses("old"), new: Self.addresses("new"), other: "fr",
      source: Self.addresses("en"))
    let formats = run(
      "de", old: Self.formats(" – "), new: Self.formats(" - "), other: "fr",
      source: Self.formats(" to "))
    #expect(isTaken(addresses))
    #expect(isTaken(formats))
  }

  @Test("languages that were swapped before can be put right")
  func swapped() {
    #expect(isTaken(run("de", old: Self.french, new: Self.german, other: "fr")))
    #expect(isTaken(run("fr", old: Self.german, new: Self.french, other: "de")))
  }

  @Test("texts are refused where words or letters tell that they are another language's")
  func mixedUp() {
    let german = run("de", old: Self.german, new: Self.french, other: "fr")
    let japanese = run("ja", old: Self.japanese, new: Self.german, other: "de")
    for outcome in [german, japanese] {
      #expect(severities(outcome) == [.error])
      #expect(outcome.refused == 5)
      #expect(!outcome.isWritten)
    }
  }

  @Test("texts are imported with a warning where nothing tells the languages apart")
  func unclear() {
    let outcome = run("gsw", old: Self.swiss, new: Self.german, other: "de")
    #expect(severities(outcome) == [.warning])
    #expect(outcome.isWritten)
    // German is told from what isn't known.
    #expect(severities(run("de", old: Self.french, new: Self.german, other: "gsw")).isEmpty)
  }
}
