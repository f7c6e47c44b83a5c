import Catalogs
import Testing

/// What stands for a key in one line.
@Suite struct ReadTextTests {
  private static func form(_ path: TextPath.Step..., text: String) -> TextLeaf {
    TextLeaf(path: TextPath(path), text: text)
  }

  private static func other(of name: String, _ text: String) -> TextLeaf {
    form(.substitution(name), .variation(.plural, .other), text: text)
  }

  @Test func variablesGiveWayToTheirForms() {
    let leaves = [
      TextLeaf(text: "%#@boats@ and %1$@"),
      Self.form(.substitution("boats"), .variation(.plural, "one"), text: "A boat in %#@bays@"),
      Self.other(of: "boats", "%arg boats in %#@bays@"), Self.other(of: "bays", "%arg bays"),
    ]
    #expect(leaves.readText == "%arg boats in %arg bays and %1$@")
  }

  @Test func whatIsUnknownOrEndlessStays() {
    #expect([TextLeaf(text: "%#@boats@")].readText == "%#@boats@")
    #expect([TextLeaf]().readText == nil)
    let endless = [TextLeaf(text: "%#@a@"), Self.other(of: "a", "%#@a@%#@a@%#@a@")]
    #expect((endless.readText ?? "").utf8.count < 100_000)
  }
}
