import Exchange
import Workflows

extension FuzzSubject {
  /// The files that go to translators and come back.
  static let exchanges = [xliff, csv, xcloc]

  private static let xliff = FuzzSubject(
    name: "xliff", suffixes: [".xliff"],
    seeds: [xliffText, xliffText2],
    tokens: xmlTokens + [
      "<trans-unit id=\"a\">", "</trans-unit>", "<source>", "</source>", "<target state=\"final\">",
      "</target>", "<note>", "<g id=\"1\">", "</g>", "<x id=\"1\"/>", "<ph id=\"1\"/>", "<group>",
      "<file original=\"a.strings\" source-language=\"en\" target-language=\"es\">", "</file>",
      "<body>", "<unit id=\"a\">", "<segment>", "<mrk>", "xml:lang=\"en\"", "translate=\"no\"",
      "|==|plural.one", "<alt-trans>", "<xliff version=\"3.0\">", "version=\"2.1\"",
    ]
  ) { bytes in
    let document = XLIFFDocument(parsing: bytes, file: "a.xliff")
    if let broken = shownDiagnostics(document.diagnostics, of: bytes) { return broken }
    guard !document.hasErrors else { return nil }
    let written = document.serialized()
    let again = XLIFFDocument(parsing: written, file: "a.xliff")
    guard !again.hasErrors else { return "what was written can't be read" }
    return again.serialized() == written ? nil : "reading and writing changes what was written"
  }

  private static let csv = FuzzSubject(
    name: "csv", suffixes: [".csv"],
    seeds: [
      "file,id,source (en),target (es),state,notes\r\n"
        + "a.strings,Hello,\"Hello, \"\"you\"\"\",Hola,translated,\"two\nlines\"\r\n"
        + "a.strings,'=1+1,'=1+1,,,\r\n",
      "id;target (de)\r\na;b",
    ],
    tokens: [
      ",", ";", "\"", "\"\"", "\r\n", "\n", "file,id,source (en),target (es),state,notes", "'", "=",
      "@", "target (", ")", "state", "\t", "id", "|==|plural.one",
    ]
  ) { bytes in
    let document = CSVDocument(parsing: bytes, file: "a.csv")
    if let broken = shownDiagnostics(document.diagnostics, of: bytes) { return broken }
    guard !document.hasErrors, !document.files.isEmpty else { return nil }
    let written = document.serialized()
    let again = CSVDocument(parsing: written, file: "a.csv")
    guard !again.hasErrors else { return "what was written can't be read" }
    return again.serialized() == written ? nil : "reading and writing changes what was written"
  }

  /// A bundle's own file, beside translations that are in order.
  private static let xcloc = FuzzSubject(
    name: "xcloc", suffixes: ["contents.json"],
    seeds: [
      #"{"developmentRegion":"en","project":"A","targetLocale":"es","toolInfo":{"toolID":"l10n","#
        + #""toolName":"l10n"},"version":"1.0"}"#
    ],
    tokens: jsonTokens + ["\"targetLocale\":\"es\"", "\"version\":\"9\"", "\"developmentRegion\":"]
  ) { bytes in
    let tree = InMemoryFolder(bytes: [
      "es.xcloc/contents.json": bytes,
      "es.xcloc/Localized Contents/es.xliff": Array(xliffText.utf8),
      "Localizable.xcstrings": Array(stringCatalogText.utf8),
    ])
    let catalogs = ExchangeCatalogOptions(roots: ["Localizable.xcstrings"])
    let outcome = ImportWorkflow(ImportOptions(catalogs: catalogs, files: ["es.xcloc"]))
      .run(on: tree)
    return shownDiagnostics(outcome.diagnostics, of: bytes)
  }

  static let xliffText = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="Localizable.xcstrings" source-language="en" target-language="es"
        datatype="plaintext">
        <header><tool tool-id="com.apple.dt.xcode" tool-name="Xcode"/></header>
        <body>
          <trans-unit id="Hello %@" xml:space="preserve">
            <source>Hello %@</source>
            <target state="translated">Buenas, %@ &amp; <g id="1">m&#225;s</g></target>
            <note>A greeting</note>
          </trans-unit>
          <trans-unit id="%lld files|==|plural.one"><source>a</source><target>b</target></trans-unit>
          <trans-unit id="Add" translate="no"><source>Add</source><target/></trans-unit>
        </body>
      </file>
    </xliff>
    """

  private static let xliffText2 = """
    <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="es">
      <file id="f1" original="Localizable.xcstrings">
        <unit id="u1" name="Hello %@"><notes><note>n</note></notes>
          <segment state="translated"><source>Hello %@</source><target>Hola</target></segment>
        </unit>
        <group id="g"><unit id="2"><segment><source>a</source></segment></unit></group>
      </file>
    </xliff>
    """
}
