import Catalogs

extension FuzzSubject {
  /// The formats of catalogs.
  static let catalogs = [strings, stringsdict, stringCatalog]

  private static let strings = FuzzSubject(
    name: "strings", suffixes: [".strings"],
    seeds: [
      """
      /* A comment. */
      "Hello %@" = "Hola, %@\\n\\U00e9\\101";
      // Another.
      "short";
      bare.key = 'single';
      """,
      "{ \"a\" = \"b\"; /* stale: not in the source code */ \"c\" = d; }",
    ],
    tokens: [
      "\"", "'", ";", "=", "/*", "*/", "//", "\\", "\\\"", "\\U", "\\Ud800", "\\777", "\\x", "{",
      "}",
      "(", ")", "<", ">", "\"k\" = \"v\";\n", "k;", "/* l10n: stale */", "<?xml", "bplist00",
    ]
  ) { bytes in
    let document = StringsDocument(parsing: bytes, file: "a.strings")
    return shownDiagnostics(document.diagnostics, of: bytes)
      ?? StringsPromise(document).broken(bytes)
  }

  private static let stringsdict = FuzzSubject(
    name: "stringsdict", suffixes: [".stringsdict"],
    seeds: [
      StringsdictDocument.emptyText.replacing(
        "<dict>\n",
        with: """
          <dict>
            <!-- A comment. -->
            <key>files</key>
            <dict>
              <key>NSStringLocalizedFormatKey</key>
              <string>%#@n@ &amp; %2$@</string>
              <key>n</key>
              <dict>
                <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                <key>NSStringFormatValueTypeKey</key><string>lld</string>
                <key>one</key><string>a file</string>
                <key>other</key><string>%lld files</string>
              </dict>
            </dict>
            <key>wide</key>
            <dict><key>NSStringVariableWidthRuleType</key>
              <dict><key>20</key><string>a</string><key>1000</key><string>b</string></dict>
            </dict>

          """)
    ],
    tokens: xmlTokens + [
      "<dict>", "</dict>", "<key>a</key>", "<string>%#@n@</string>", "<array/>", "<true/>",
      "<integer>9</integer>", "<date>", "<key>NSStringLocalizedFormatKey</key>", "<dict/>",
      "<key>other</key>", "<plist version=\"1.0\">", "<data>AAA</data>", "bplist00",
    ]
  ) { bytes in
    let document = StringsdictDocument(parsing: bytes, file: "a.stringsdict")
    return shownDiagnostics(document.diagnostics, of: bytes)
      ?? StringsdictPromise(document).broken(bytes)
  }

  private static let stringCatalog = FuzzSubject(
    name: "xcstrings", suffixes: [".xcstrings"],
    seeds: [stringCatalogText],
    tokens: jsonTokens + [
      "\"strings\" : {", "\"localizations\" : {", "\"stringUnit\" : {", "\"state\" : \"new\"",
      "\"value\" : \"%lld\"", "\"variations\" : {", "\"plural\" : {", "\"device\" : {",
      "\"substitutions\" : {", "\"argNum\" : 1", "\"formatSpecifier\" : \"lld\"", "\"other\" : {",
      "\"stringSet\" : {", "\"values\" : [", "\"version\" : \"1.0\"", "\"sourceLanguage\" : \"en\"",
      "\"extractionState\" : \"stale\"", "\"comment\" : \"\"", "%#@a@", "%arg",
    ]
  ) { bytes in
    let document = StringCatalogDocument(parsing: bytes, file: "a.xcstrings")
    return shownDiagnostics(document.findings, of: bytes)
      ?? StringCatalogPromise(document).broken(bytes)
  }

  /// A String Catalog that has everything such files can hold.
  static let stringCatalogText = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Hello %@" : {
          "comment" : "A greeting \\u00e9",
          "localizations" : {
            "es" : { "stringUnit" : { "state" : "translated", "value" : "Hola, %@" } },
            "de" : { "stringUnit" : { "state" : "needs_review", "value" : "Hallo, **%@**" } }
          }
        },
        "%lld files" : {
          "extractionState" : "manual",
          "localizations" : {
            "en" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld file" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld files" } } } } },
            "es" : {
              "stringUnit" : { "state" : "translated", "value" : "%#@files@ en %2$@" },
              "substitutions" : { "files" : { "argNum" : 1, "formatSpecifier" : "lld",
                "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "new", "value" : "%arg archivo" } },
                  "other" : { "stringUnit" : { "state" : "new", "value" : "%arg archivos" }
              } } } } }
            }
          }
        },
        "Add" : { "shouldTranslate" : false, "localizations" : { "es" : { "variations" : {
          "device" : { "mac" : { "stringUnit" : { "state" : "stale",
            "value" : "^[Añadir %lld ensalada](inflect: true)" } } } } } } },
        "phrases" : { "localizations" : { "en" : { "stringSet" : { "state" : "new",
          "values" : [ "Open ${app}", "" ] } } } },
        "" : { }
      },
      "version" : "1.0"
    }
    """
}
