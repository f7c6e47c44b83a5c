extension ScalingCase {
  /// Files of translators that grow, and catalogs that are merged.
  static let exchangeCases = [
    exchange("import: units of XLIFF", 300, ["import", "@/de.xliff", "--catalogs", "@"]) {
      ["de.xliff": xliff(repeated($0, "\n", unit))]
    },
    exchange("lint: units of XLIFF", 300, ["lint", "@/de.xliff"]) {
      ["de.xliff": xliff(repeated($0, "\n", unit))]
    },
    exchange("lint: duplicate units of XLIFF", 300, ["lint", "@/de.xliff"]) {
      ["de.xliff": xliff(repeated($0) { _ in unit(0) })]
    },
    exchange("import: duplicate units of XLIFF", 300, ["import", "@/de.xliff", "--catalogs", "@"]) {
      ["de.xliff": xliff(repeated($0) { _ in unit(0) })]
    },
    exchange("lint: notes of an XLIFF unit", 300, ["lint", "@/de.xliff"]) { count in
      ["de.xliff": xliff(unit(0, notes: repeated(count) { "<note>Note \($0)</note>" }))]
    },
    exchange("lint: files of XLIFF", 100, ["lint", "@/de.xliff"]) { count in
      ["de.xliff": document(repeated(count) { file("Folder\($0)/Localizable", unit(0)) })]
    },
    ScalingCase(
      name: "import: files of XLIFF", base: 50,
      arguments: ["import", "@/de.xliff", "--catalogs", "@"]
    ) { count in
      var files = [
        "de.xliff": document(repeated(count) { file("Folder\($0)/Localizable", unit(0)) })
      ]
      for number in 0..<count {
        files["Folder\(number)/Localizable.xcstrings"] = catalog([("Text 0", ["es": "El texto"])])
      }
      return files
    },
    exchange("lint: groups in groups of XLIFF", 1, ["lint", "@/de.xliff"]) { count in
      let groups = repeated(count, "") { _ in "<group>" }
      return ["de.xliff": xliff(groups + unit(0) + repeated(count, "") { _ in "</group>" })]
    },
    exchange("lint: inline elements of XLIFF", 100, ["lint", "@/de.xliff"]) { count in
      ["de.xliff": xliff(unit(0, inline: repeated(count, "") { "<x id=\"\($0)\"/> word " }))]
    },
    exchange("import: rows of CSV", 300, ["import", "@/de.csv", "--catalogs", "@"]) { count in
      ["de.csv": csv(repeated(count, "", row))]
    },
    exchange("lint: rows of CSV", 300, ["lint", "@/de.csv"]) { count in
      ["de.csv": csv(repeated(count, "", row))]
    },
    ScalingCase(
      name: "merge: keys", base: 100, arguments: ["merge", "@/a.json", "@/b.json", "@/c.json"]
    ) { count in
      let path = ["a", "b", "c"].map { $0 + ".json" }
      return Dictionary(
        uniqueKeysWithValues: path.enumerated().map { number, path in
          let keys = (0..<count + number).map {
            ("Text \($0)", ["de": "Der Text \($0 % 7 * number)"])
          }
          return (path, catalog(keys))
        })
    },
    ScalingCase(
      name: "inflect: words", base: 50,
      arguments: ["inflect", "--locale", "es", "--number", "plural", "@text"]
    ) { ["text": repeated($0, " ") { _ in "ensalada pequeña" }] },
    ScalingCase(name: "lint: terms of a glossary", base: 50, arguments: ["lint", "@"]) { count in
      let terms = repeated(count, ",") { "\"word\($0)\":{\"translations\":{\"de\":\"Wort\($0)\"}}" }
      return [
        "l10n.json": "{\"glossary\":{\(terms)}}",
        "Localizable.xcstrings": catalog(keys: 100, languages: SyntheticLocale.locales(1)),
      ]
    },
  ]

  /// A case over a file beside a catalog of as many keys.
  private static func exchange(
    _ name: String, _ base: Int, _ arguments: [String],
    _ files: @escaping @Sendable (Int) -> [String: String]
  ) -> ScalingCase {
    ScalingCase(name: name, base: base, arguments: arguments) { count in
      let keys = (0..<count).map { ("Text \($0)", ["es": "El texto \($0)"]) }
      return files(count).merging(["Localizable.xcstrings": catalog(keys)]) { first, _ in first }
    }
  }

  private static func unit(_ number: Int) -> String { unit(number, notes: "") }

  private static func unit(_ number: Int, notes: String = "", inline: String = "") -> String {
    "<trans-unit id=\"Text \(number)\"><source>Text \(number)\(inline)</source>"
      + "<target>Der Text \(number)\(inline)</target>\(notes)</trans-unit>"
  }

  private static func xliff(_ units: String) -> String { document(file("Localizable", units)) }

  private static func file(_ path: String, _ units: String) -> String {
    "<file original=\"\(path).xcstrings\" source-language=\"en\" target-language=\"de\" "
      + "datatype=\"plaintext\"><body>\(units)</body></file>"
  }

  private static func document(_ files: String) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" version=\"1.2\">\(files)</xliff>\n"
  }

  private static func csv(_ rows: String) -> String {
    "file,id,source (en),target (de),state,notes\n" + rows
  }

  private static func row(_ number: Int) -> String {
    "Localizable.xcstrings,Text \(number),Text \(number),Der Text \(number),,\"A note, \(number)\"\n"
  }
}
