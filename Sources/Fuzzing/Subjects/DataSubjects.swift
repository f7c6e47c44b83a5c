import Reading
import Workflows

extension FuzzSubject {
  /// What several formats are made of, and the small files of a project.
  static let data = [json, configuration, propertyList, patterns, ignoreRules, gitIndex, baseline]

  private static let json = FuzzSubject(
    name: "json", suffixes: [".json", ".json5"],
    seeds: [
      #"{"a":[1,-2.5e3,"\u00e9\"",null,true],"b":{},"":[[]]}"#,
      "{a: 'b', $c: .5, d: +0x1F, /* e */ f: [1,], // g\n 'h': Infinity, i: 'j\\\nk',}",
    ],
    tokens: jsonTokens + ["$", "_", "NaN", "0x", "\\\n", "\u{2028}", "\u{201C}", ",,"]
  ) { bytes in
    for dialect in [JSONDocument.Dialect.json, .json5] {
      let document = JSONDocument(parsing: bytes, dialect: dialect)
      for error in document.errors where error.message.isEmpty {
        return "an error says nothing"
      }
      guard document.errors.isEmpty, let root = document.root else { continue }
      let again = JSONDocument(parsing: Array(root.strictJSON.utf8), dialect: .json)
      guard again.errors.isEmpty, let same = again.root else {
        return "what was written as JSON can't be read"
      }
      guard same.strictJSON == root.strictJSON else { return "writing it twice changes it" }
    }
    return nil
  }

  private static let configuration = FuzzSubject(
    name: "configuration", suffixes: ["l10n.json"],
    seeds: [
      """
      { // everything
        sourceLanguage: "en", locales: ["es", "de"], catalogs: ["A"], include: ["**/*.swift"],
        exclude: ["Pods/**"], dynamicKeys: ["a.*"], untranslatedMarks: ["TODO"],
        functions: ["t", "tr(key:)", "L10n.tr"], targets: { App: { sources: ["S"] } },
        glossary: [{ term: "menu", es: "menú" }], doNotTranslate: ["Caffé"],
        limits: { "tab.*": 12 }, rules: [{ id: "mine", pattern: "a+(b|c)*[^d-f]\\\\p{L}{2,5}$",
          message: "no", severity: "warning" }],
        severities: { "unused-key": "off" }, deploymentTargets: { iOS: "17" },
        samples: { "%lld files": [[1, "a"]] },
        lexicon: { es: [{ word: "caffé", gender: "masculine" }] },
        attributeScopes: { caffe: { rainbow: "string" } }, formatDefinitions: [],
      }
      """
    ],
    tokens: jsonTokens + [
      "rules: [", "pattern: \"", "limits: {", "glossary: [", "targets: {", "lexicon: {", "es: [",
      "samples: {", "severities: {", "\"**/\"", "(a*)*", "[^", "{1,9999}", "\\\\p{L}",
    ]
  ) { bytes in
    let reader = ConfigurationReader(bytes, file: "l10n.json")
    return shownDiagnostics(reader.diagnostics, of: bytes)
  }

  private static let propertyList = FuzzSubject(
    name: "plist", suffixes: [".plist"],
    seeds: [
      "// !$*UTF8*$!\n{ a = b; \"c d\" = (1, \"e\\n\", <0fbd 77>, ); f = { }; /* g */ }",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/a.dtd">
      <plist version="1.0"><dict><key>a</key><string>b &lt; c</string><key>d</key><array><true/>
      <integer>1</integer><real>2.5</real><data>AAEC</data><date>2026-01-01T00:00:00Z</date>
      </array></dict></plist>
      """,
    ],
    tokens: xmlTokens + [
      "<dict>", "</dict>", "<array>", "</array>", "<key>a</key>", "<string>", "{", "}", "(", ")",
      ";",
      "=", ",", "\"", "\\U12", "<0f", "/*", "//", "bplist00", "a = b;",
    ]
  ) { bytes in
    let document = PropertyListDocument(parsing: bytes, file: "a.plist")
    if let broken = shownDiagnostics(document.diagnostics, of: bytes) { return broken }
    // Binary lists are mutated here, too: they are made of what the others hold.
    guard case .dictionary(let members)? = document.root?.content else { return nil }
    let binary = BinaryPropertyListWriter.bytes(of: members)
    let again = PropertyListDocument(parsing: binary, file: "a.plist")
    guard case .dictionary(let read)? = again.root?.content else {
      return "what was written as a binary list can't be read"
    }
    guard BinaryPropertyListWriter.bytes(of: read) == binary else {
      return "writing it twice changes it"
    }
    var damaged = binary
    for (place, byte) in bytes.enumerated().suffix(9) where !binary.isEmpty {
      damaged[(place &* 31 &+ Int(byte)) % binary.count] = byte
      _ = PropertyListDocument(parsing: damaged, file: "a.plist")
    }
    return nil
  }

  private static let patterns = FuzzSubject(
    name: "patterns", suffixes: [],
    seeds: [
      #"^a+b*?(c|d)?[^e-g\d]{2,5}\p{Lu}\b.$"#, #"(?i)\$\{[A-Za-z_]\w*\}|%\d*\$?@"#,
      #"((a{1,9}){1,9}){1,9}"#,
    ],
    tokens: [
      "(", ")", "[", "]", "{", "}", "{1,}", "{999}", "*", "+", "?", "|", "^", "$", ".", "\\",
      "\\p{L}",
      "\\b", "\\d", "[^", "a-", "(?:", "(?i)", "(?=", "\\1", "é", "😀", "-",
    ]
  ) { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    let subject = String(repeating: "aab cd Éé😀 ${name} %1$@ ", count: 40) + text.prefix(2000)
    for pattern in [try? Pattern(text), try? Pattern(wildcards: text)].compactMap({ $0 }) {
      let ranges = pattern.ranges(in: subject, limit: 100)
      var end = 0
      for range in ranges {
        guard range.lowerBound >= end, !range.isEmpty, range.upperBound <= subject.utf8.count
        else { return "the match \(range) is out of place" }
        end = range.upperBound
      }
      guard ranges.isEmpty || pattern.matches(subject) else { return "it fits and doesn't fit" }
    }
    return nil
  }

  private static let ignoreRules = FuzzSubject(
    name: "gitignore", suffixes: [".gitignore"],
    seeds: [
      "# a comment\n*.o\n!keep.o\n/build/\na/**/b\n[a-z]?.txt\n\\#x\ntrailing\\ \n**/c\nd/**\n"
    ],
    tokens: [
      "*", "**", "**/", "/**", "?", "[", "]", "[!", "[^a-", "a-z", "!", "#", "\\", "/", "//", ".",
      "..",
      "{a,b}", "*a*b*c*d*e*f*g*h*",
    ]
  ) { bytes in
    let rules = IgnoreFile(bytes)
    for path in [
      "a", "a/b/c.txt", ".git/x", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/bbbbbbbbbbbbbbbbbbbb/é",
    ] {
      for isFolder in [false, true] { _ = rules.verdict(on: path, isFolder: isFolder) }
    }
    return nil
  }

  private static let gitIndex = FuzzSubject(
    name: "git-index", suffixes: [".index"],
    seeds: [
      "DIRC\0\0\0\u{2}\0\0\0\u{1}" + String(repeating: "\0", count: 61) + "\u{3}a/b\0\0\0\0\0\0\0",
      "DIRC\0\0\0\u{4}\0\0\0\u{2}" + String(repeating: "\0", count: 61) + "\u{3}\0a/b\0"
        + String(repeating: "\0", count: 61) + "\u{3}\u{1}c\0",
    ],
    tokens: ["DIRC", "\u{2}", "\u{4}", "\0\0\0\0\0\0\0\0", "@", "\u{7F}", "a/"]
  ) { bytes in
    guard let index = GitIndex(bytes) else { return nil }
    for path in ["", "a", "a/b", "a/c", "b"] {
      _ = index.contains(path)
      _ = index.holdsFiles(below: path)
    }
    return nil
  }

  private static let baseline = FuzzSubject(
    name: "baseline", suffixes: [],
    seeds: [
      """
      { "version": 1, "findings": [
        {"rule":"unused-key","file":"a.strings","key":"Hello","locale":"es","count":2},
        {"rule":"unused-key","file":"a.strings","key":"Hello","path":"variations.plural.one"}
      ] }
      """
    ],
    tokens: jsonTokens + [
      "\"findings\": [", "\"count\": -1", "\"count\": 9e99", "{\"rule\":\"a\"},",
    ]
  ) { bytes in
    guard let baseline = LintBaseline(parsing: bytes, below: "") else { return nil }
    guard let again = LintBaseline(parsing: baseline.bytes, below: "") else {
      return "what was written can't be read"
    }
    return again.bytes == baseline.bytes ? nil : "reading and writing changes it"
  }
}
