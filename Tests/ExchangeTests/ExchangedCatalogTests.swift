import Catalogs
import Exchange
import Testing

/// Files for translators as String Catalogs.
@Suite struct ExchangedCatalogTests {
  /// - Parameters:
  ///   - ids: Of units that are all alike.
  ///   - target: What each of them is in Spanish.
  private func catalog(_ ids: [String], target: String = "%d") throws -> StringCatalogDocument {
    let units = ids.map {
      "<trans-unit id=\"\($0)\"><source>%d</source><target>\(target)</target></trans-unit>"
    }
    let text = """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file
        original="en.lproj/Localizable.strings" source-language="en" target-language="es"
        datatype="plaintext"><body>\(units.joined())</body></file></xliff>
      """
    let file = try #require(XLIFFDocument(parsing: Array(text.utf8), file: "es.xliff").files.first)
    return StringCatalogDocument(
      parsing: ExchangedCatalog(file).bytes, file: "Localizable.xcstrings")
  }

  private func places(_ ids: [String]) throws -> [String] {
    let document = try catalog(ids)
    let isBroken = document.hasErrors
    #expect(!isBroken)
    let key = try #require(document.entries.indices.first.map { document.entries.key(at: $0) })
    let leaves = document.entry(forKey: key)?.localization(in: "es")?.content.leaves() ?? []
    return leaves.map { leaf in
      ([key] + leaf.path.names(in: .stringCatalog)).joined(separator: ".")
    }
  }

  @Test(arguments: [
    (["k"], ["k"]),
    (["k|==|plural.one", "k|==|plural.other"], ["k.plural.one", "k.plural.other"]),
    (["k|==|device.iphone.plural.one"], ["k.device.iphone.plural.one"]),
    (["/k:dict/n:dict/one:dict/:string"], ["k", "k.substitutions.n.plural.one"]),
  ])
  func textsStandWhereTheirUnitsSay(ids: [String], expected: [String]) throws {
    #expect(try places(ids) == expected)
  }

  @Test(arguments: [("%d", "d"), ("%2$.1f", ".1f"), ("%*d", "lld")])
  func theFirstFormSaysTheSpecifier(target: String, expected: String) throws {
    let id = "/k:dict/n:dict/one:dict/:string"
    let document = try catalog([id], target: target)
    let content = document.entries.first?.localization(in: "es")?.content
    #expect(content?.substitutions.first?.formatSpecifier?.text == expected)
  }

  /// Nobody's catalog has such places, and each of them is a level of the stack.
  @Test(arguments: ["plural.one", "substitutions.a", "device.mac"])
  func aUnitThatStandsFarTooDeepIsLeftOut(step: String) throws {
    let deep = "k|==|" + repeatElement(step, count: 50_000).joined(separator: ".")
    #expect(try catalog([deep, "a"]).entries.count == 1)
  }
}
