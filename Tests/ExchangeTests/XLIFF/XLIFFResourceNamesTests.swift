import Exchange
import Testing

/// A platform's own XLIFF has Xcode's ids beside its own.
@Suite struct XLIFFResourceNamesTests {
  private static func ids(_ units: [(String, String?)], language: String = "de") -> [String] {
    let elements = units.map { id, name in
      let name = name.map { " resname=\"\($0)\"" } ?? ""
      return "<trans-unit id=\"\(id)\"\(name)><source>a</source></trans-unit>"
    }
    let text =
      "<xliff version=\"1.2\"><file original=\"/en.xliff\" source-language=\"en\" "
      + "target-language=\"\(language)\"><body>\(elements.joined())</body></file></xliff>"
    let document = XLIFFDocument(parsing: Array(text.utf8), file: "a.xliff")
    return document.files.flatMap(\.units).map(\.id)
  }

  private static let format = "/N:dict/NSStringLocalizedFormatKey:dict/:string"

  private static func form(_ category: String) -> String {
    "/N:dict/n:dict/\(category):dict/:string"
  }

  private static let samples: [(units: [(String, String?)], ids: [String])] = [
    ([("7", "a.b"), ("8", "Open %@")], ["a.b", "Open %@"]),
    ([("0123456789abcdef0123456789abcdef", "a.b")], ["a.b"]), ([("8f14e45fceea167a", "a")], ["a"]),
    ([("deadbeef", "a")], ["deadbeef"]),
    // Where any unit has no name or a key for its id, the ids are the export's.
    ([("7", "a.b"), ("8", nil)], ["7", "8"]), ([("7", "a.b"), ("Open", "Open")], ["7", "Open"]),
    ([("7", "")], ["7"]), ([("beef", "a")], ["beef"]),
    // Nobody can tell which file's they are.
    ([("7", "Name"), ("8", "Name"), ("9", "b")], ["7", "8", "b"]),
    // Forms have a place among others, and count before a text of the same key.
    (
      [("1", format), ("2", "N"), ("3[0]", "/N:dict/n:dict/"), ("3[1]", "/N:dict/n:dict/")],
      [format, "2", form("one"), form("other")]
    ),
    ([("3[0]", "/N:dict/n:dict/")], ["3[0]"]), ([("3[0]", "N"), ("3[1]", "N")], ["3[0]", "3[1]"]),
    ([("3[9]", "/N:dict/n:dict/"), ("3[1]", "/N:dict/n:dict/")], ["3[9]", form("other")]),
  ]

  @Test(arguments: samples.indices)
  func namesAreIDs(index: Int) {
    #expect(Self.ids(Self.samples[index].units) == Self.samples[index].ids)
  }

  @Test(arguments: [
    ("ru", ["one", "few", "many", "other"]), ("ja", ["other"]), ("es", ["one", "other"]),
    ("es", ["one", "many", "other"]),
  ])
  func formsHaveTheOrderOfCategories(language: String, categories: [String]) {
    let units = categories.indices.map { ("3[\($0)]", "/N:dict/n:dict/" as String?) }
    #expect(Self.ids(units, language: language) == categories.map(Self.form))
  }
}
