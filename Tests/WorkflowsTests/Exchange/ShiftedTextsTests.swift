import Diagnostics
import Testing
import Workflows

/// Files some of whose rows have shifted.
@Suite struct ShiftedTextsTests {
  private static let texts = [
    ("Save", "Guardar"), ("Do you want %@?", "¿Quieres %@?"), ("Photos", "Fotos"),
    ("That was all.", "Eso fue todo."), ("Delete %@", "Eliminar %@"), ("Folders", "Carpetas"),
    ("Open %@", "Abrir %@"), ("Top 10", "Los 10 mejores"),
  ]

  /// A file of two tables, of which the first one is shifted by some rows, and has a new text.
  private static func xliff(shiftedBy offset: Int) -> String {
    let units = texts.indices.map { index in
      ImportSample.unit("k\(index)", texts[index].0, texts[max(index - offset, 0)].1)
    }
    let new = ImportSample.unit("k8", "New here", "Nuevo aquí")
    let other = ImportSample.xliff(
      ImportSample.unit("map", "Map", "Mapa"), original: "App/en.lproj/M.strings")
    return ImportSample.xliff(units.joined() + new).replacing("</xliff>", with: "")
      + other.replacing("<xliff version=\"1.2\">", with: "")
  }

  private static func lines(_ texts: [String]) -> [UInt8] {
    Array(texts.enumerated().map { "\"k\($0)\" = \"\($1)\";\n" }.joined().utf8)
  }

  @Test(
    "rows that are refused tell a shift, too, and another table's texts are taken",
    arguments: [
      (1, ["App/es.lproj/M.strings"], 8), (0, ["L", "M"].map { "App/es.lproj/\($0).strings" }, 0),
    ]
      as [(Int, [String], Int)])
  func tables(offset: Int, files: [String], refused: Int) {
    let (outcome, _) = ImportSample.run(Self.xliff(shiftedBy: offset)) { options, tree in
      options.skipsRefused = true
      tree.set(Self.lines(Self.texts.map(\.0) + ["New here"]), at: "App/en.lproj/L.strings")
      tree.set(Self.lines(Self.texts.map(\.1)), at: "App/es.lproj/L.strings")
      tree.set(Array("\"map\" = \"Map\";\n".utf8), at: "App/en.lproj/M.strings")
    }
    #expect(outcome.files.map(\.file) == files)
    #expect(outcome.refused == refused)
    #expect(outcome.diagnostics.count { $0.id == "shifted-texts" } == (refused > 0 ? 1 : 0))
  }
}
