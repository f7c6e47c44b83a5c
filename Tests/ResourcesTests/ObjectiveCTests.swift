import Diagnostics
import Extraction
import Resources
import TestSupport
import Testing

/// What localizing calls in Objective-C say of keys.
@Suite struct ObjectiveCTests {
  private func extract(
    _ files: [(String, String)], includesDebug: Bool = false
  ) -> ObjectiveCExtraction {
    ObjectiveCExtractor(includesDebug: includesDebug)
      .extract(files.map { (path: $0.0, bytes: Array($0.1.utf8)) })
  }

  @Test("what a build setting names is called like NSLocalizedString, unless code says otherwise")
  func macros() {
    let code = """
      NSString *own(NSString *key) { return NSLocalizedStringFromTable(key, @"Own", nil); }
      NSString *pass(NSString *key) { return KitString(key, @"passed"); }
      void f(void) {
        KitString(@"a", @"c"); KitStringFromTable(@"b", @"T", nil); own(@"d"); pass(@"e");
      }
      """
    let extraction = ObjectiveCExtractor(macros: ["KitString", "own"])
      .extract([("A.m", Array(code.utf8))])
    #expect(
      extraction.entries.map { "\($0.table)/\($0.key): \($0.comments.joined())" } == [
        "Localizable/a: c", "Localizable/e: passed", "Own/d: ", "T/b: ",
      ])
  }

  private func entries(_ code: String) -> [ExtractedEntry] { extract([("A.m", code)]).entries }

  @Test(
    arguments: [
      (#"NSLocalizedString(@"k", @"c")"#, "Localizable", "c", nil),
      (#"NSLocalizedString(@"k", nil)"#, "Localizable", nil, nil),
      (#"NSLocalizedString(@"k", @"")"#, "Localizable", nil, nil),
      (#"NSLocalizedStringFromTable(@"k", @"T", @"c")"#, "T", "c", nil),
      (#"NSLocalizedStringFromTable(@"k", nil, @"c")"#, "Localizable", "c", nil),
      (#"NSLocalizedStringFromTableInBundle(@"k", @"T", b, @"c")"#, "T", "c", nil),
      (#"NSLocalizedStringWithDefaultValue(@"k", @"T", b, @"v", @"c")"#, "T", "c", "v"),
      (#"CFCopyLocalizedString(CFSTR("k"), "c")"#, "Localizable", "c", nil),
      (#"CFCopyLocalizedStringFromTable(CFSTR("k"), CFSTR("T"), "c")"#, "T", "c", nil),
      (#"[bundle localizedStringForKey:@"k" value:@"v" table:@"T"]"#, "T", nil, "v"),
      (
        #"[[NSBundle mainBundle] localizedStringForKey:@"k" value:@"" table:nil]"#, "Localizable",
        nil, nil
      ),
      (#"[bundle localizedAttributedStringForKey:@"k" value:nil table:@"T"]"#, "T", nil, nil),
      (
        #"[NSString localizedUserNotificationStringForKey:@"k" arguments:@[@"a"]]"#, "Localizable",
        nil, nil
      ),
    ] as [(String, String, String?, String?)])
  func calls(call: String, table: String, comment: String?, value: String?) throws {
    let entry = try #require(entries("void f(void) { id x = \(call); }").first)
    #expect(entry.key == "k")
    #expect(entry.table == table)
    #expect(entry.comment == comment)
    #expect(entry.defaultValue == value)
    #expect(entry.sourceText == value ?? "k")
  }

  @Test(arguments: [
    (#"@"a" @"b""#, "ab"), ("@\"a\"\n  \"b\"", "ab"), (#"@"\"\\\t\n""#, "\"\\\t\n"),
    (#"@"\101\x42\u00e9\U0001F600""#, "ABé😀"), ("@\"a\\\nb\"", "ab"), (#"(@"a")"#, "a"),
    (#"(NSString *)@"a""#, "a"), (#"/* x */ @"a" // y"#, "a"), (#"@"é""#, "é"),
    (#"@"a /* b */ // c""#, "a /* b */ // c"),
  ])
  func literals(literal: String, key: String) {
    #expect(entries("f(NSLocalizedString(\(literal)\n, nil));").map(\.key) == [key])
  }

  @Test(arguments: [
    "// NSLocalizedString(@\"k\", nil)", "/* NSLocalizedString(@\"k\", nil) */",
    #"s = @"NSLocalizedString(@\"k\", nil)";"#, #"s = 'x';"#,
    "#if 0\nNSLocalizedString(@\"k\", nil)\n#endif",
    "#if DEBUG\nNSLocalizedString(@\"k\", nil)\n#endif",
    "#ifdef DEBUG\nNSLocalizedString(@\"k\", nil)\n#endif",
    "#ifndef DEBUG\n#else\nNSLocalizedString(@\"k\", nil)\n#endif",
    "#if !defined(DEBUG)\n#else\nNSLocalizedString(@\"k\", nil)\n#endif",
    "#if DEBUG && A\nNSLocalizedString(@\"k\", nil)\n#endif",
    "#if 0 && LIMIT > 3\nNSLocalizedString(@\"k\", nil)\n#endif",
    "#if 1\n#elif A\nNSLocalizedString(@\"k\", nil)\n#endif",
    "#if 0\n#elifdef DEBUG\nNSLocalizedString(@\"k\", nil)\n#endif",
    "#if A\n#elifndef DEBUG\n#else\nNSLocalizedString(@\"k\", nil)\n#endif",
    "#if 1\n#elifndef A\nNSLocalizedString(@\"k\", nil)\n#endif",
    "#if 0\n#if A\nNSLocalizedString(@\"k\", nil)\n#endif\n#endif",
  ])
  func whatIsNoCodeIsLeftOut(code: String) { #expect(entries(code + "\nint x;") == []) }

  @Test(arguments: [
    "#if A\nNSLocalizedString(@\"k\", nil)\n#endif",
    "#if 0\n#else\nNSLocalizedString(@\"k\", nil)\n#endif",
    "#ifndef DEBUG\nNSLocalizedString(@\"k\", nil)\n#endif",
    "#if 0\n#elif A\nNSLocalizedString(@\"k\", nil)\n#endif",
    "#if 0\n#elifdef A\nNSLocalizedString(@\"k\", nil)\n#endif",
    "#if 0\n#elifndef DEBUG\nNSLocalizedString(@\"k\", nil)\n#endif",
    "#if DEBUG || A\nNSLocalizedString(@\"k\", nil)\n#endif",
    "#if !(DEBUG || A)\n#else\nNSLocalizedString(@\"k\", nil)\n#endif",
    "#if !(1 && A)\nNSLocalizedString(@\"k\", nil)\n#endif",
    "#if 0 // don't\n#endif\nNSLocalizedString(@\"k\", nil)",
  ])
  func whatMayBeBuiltIsFound(code: String) { #expect(entries(code).map(\.key) == ["k"]) }

  private static let touch: Platforms = [.iOS, .macCatalyst]
  private static let unlikeMac = Platforms.all.subtracting(.macOS)

  /// The platforms of what stands behind a condition, and behind `#else`.
  @Test(
    arguments: [
      ("TARGET_OS_OSX", .macOS, unlikeMac), ("!TARGET_OS_OSX", unlikeMac, .macOS),
      ("TARGET_OS_IOS", touch, Platforms.all.subtracting(touch)),
      ("TARGET_OS_IPHONE", unlikeMac.subtracting(.others), [.macOS, .others]),
      ("TARGET_OS_IOS && !TARGET_OS_MACCATALYST", .iOS, Platforms.all.subtracting(.iOS)),
      (
        "TARGET_OS_TV || (TARGET_OS_WATCH && A)", [.tvOS, .watchOS],
        Platforms.all.subtracting(.tvOS)
      ),
      (
        "!(TARGET_OS_TV || TARGET_OS_WATCH)", Platforms.all.subtracting([.tvOS, .watchOS]),
        [.tvOS, .watchOS]
      ),
      ("defined(TARGET_OS_IOS) && TARGET_OS_IOS", touch, Platforms.all.subtracting(touch)),
      ("!DEBUG && TARGET_OS_VISION", .visionOS, Platforms.all.subtracting(.visionOS)),
      ("defined(TARGET_OS_IOS)", Platforms.all.subtracting(.others), .others),
      ("!defined TARGET_OS_IOS", .others, Platforms.all.subtracting(.others)),
      ("defined(LIMIT)", .all, .all), ("TARGET_OS_IOS && LIMIT > 3", .all, .all),
      ("TARGET_OS_IOS == 1", touch, Platforms.all.subtracting(touch)),
      ("TARGET_OS_IOS == 0", Platforms.all.subtracting(touch), touch),
      ("TARGET_OS_IOS != 0", touch, Platforms.all.subtracting(touch)),
      (
        "TARGET_OS_IOS != 1 && !TARGET_OS_OSX", [.tvOS, .watchOS, .visionOS, .others],
        Platforms.all.subtracting([.tvOS, .watchOS, .visionOS, .others])
      ),
      ("TARGET_OS_IOS == 2", .all, .all), ("TARGET_OS_IOS == A", .all, .all),
      ("LIMIT == 0", .all, .all), ("A", .all, .all), ("(TARGET_OS_IOS", .all, .all),
      ("TARGET_OS_IOS)", .all, .all),
    ] as [(String, Platforms, Platforms)])
  func conditionsSayPlatforms(condition: String, then: Platforms, otherwise: Platforms) {
    let code = """
      #if \(condition)
      f(NSLocalizedString(@"then", nil));
      #else
      f(NSLocalizedString(@"else", nil));
      #endif
      f(NSLocalizedString(@"behind", nil));
      """
    let found = entries(code).map { ($0.key, $0.locations[0].platforms) }
    #expect(
      Dictionary(uniqueKeysWithValues: found) == [
        "then": then, "else": otherwise, "behind": .all,
      ])
  }

  /// A header of Apple's defines what asks for a platform of theirs on each of these.
  @Test(arguments: [
    ("#ifndef", Platforms.others, Platforms.all.subtracting(.others)),
    ("#ifdef", Platforms.all.subtracting(.others), .others),
    ("#if A\n#elifdef", Platforms.all.subtracting(.others), .others),
    ("#if A\n#elifndef", Platforms.others, Platforms.all.subtracting(.others)),
  ])
  func definednessSaysPlatforms(directive: String, then: Platforms, otherwise: Platforms) {
    let code = """
      \(directive) TARGET_OS_IOS
      f(NSLocalizedString(@"then", nil));
      #else
      f(NSLocalizedString(@"else", nil));
      #endif
      """
    let found = entries(code).map { ($0.key, $0.locations[0].platforms) }
    #expect(Dictionary(uniqueKeysWithValues: found) == ["then": then, "else": otherwise])
  }

  /// Each branch is built where no one before it is, inside of what is around it.
  @Test func branchesAndConditionsInConditions() {
    let code = """
      #if TARGET_OS_IPHONE
      #if TARGET_OS_TV
      f(NSLocalizedString(@"tv", nil));
      #elif TARGET_OS_IOS
      f(NSLocalizedString(@"touch", nil));
      #else
      f(NSLocalizedString(@"others", nil));
      #endif
      f(NSLocalizedString(@"all", nil));
      #elif 0
      #else
      #define L NSLocalizedString(@"mac", nil)
      #endif
      """
    let found = entries(code).map { ($0.key, $0.locations[0].platforms) }
    #expect(
      Dictionary(uniqueKeysWithValues: found) == [
        "tv": .tvOS, "touch": Self.touch, "others": [.watchOS, .visionOS],
        "all": Self.unlikeMac.subtracting(.others), "mac": [.macOS, .others],
      ])
  }

  @Test func debugStringsAreFoundWhenAskedFor() {
    let code = "#ifdef DEBUG\nNSLocalizedString(@\"k\", nil)\n#endif"
    #expect(extract([("A.m", code)], includesDebug: true).entries.map(\.key) == ["k"])
  }

  /// Other builds have what stands behind `#else` on these platforms, too.
  @Test func platformsOfDebugStrings() {
    let code = """
      #if DEBUG && TARGET_OS_IOS
      f(NSLocalizedString(@"then", nil));
      #else
      f(NSLocalizedString(@"else", nil));
      #endif
      """
    let found = extract([("A.m", code)], includesDebug: true).entries
      .map { ($0.key, $0.locations[0].platforms) }
    #expect(
      Dictionary(uniqueKeysWithValues: found) == ["then": Self.touch, "else": .all])
  }

  @Test(arguments: [
    ("#define L(x) NSLocalizedString(x, nil)", #"L(@"k")"#),
    ("#define L NSLocalizedString", #"L(@"k", nil)"#),
    ("#define L(x) M(x)\n#define M(y) NSLocalizedString((y), @\"\")", #"L(@"k")"#),
    (
      "#define L(x, ...) [NSString stringWithFormat:NSLocalizedString(x, nil), ##__VA_ARGS__]",
      #"L(@"k", 1)"#
    ),
    (
      "static inline NSString *L(NSString *key) { return NSLocalizedString(key, nil); }",
      #"L(@"k")"#
    ),
    (
      "@implementation A\n+ (NSString *)localized:(NSString *)key { return NSLocalizedString(key, nil); }\n@end",
      #"[A localized:@"k"]"#
    ),
    (
      "- (NSString *)text:(NSString *)key in:(NSString *)t {\n return [b localizedStringForKey:key value:@\"\" table:t]; }",
      #"[self text:@"k" in:@"T"]"#
    ),
    ("- (NSString *)localized { return NSLocalizedString(self, nil); }", #"[@"k" localized]"#),
    ("- (NSString *)localized { return NSLocalizedString(self, nil); }", #"@"k".localized"#),
  ])
  func wrappersLocalizeTheirLiteralCallers(wrapper: String, call: String) {
    let extraction = extract([
      ("B.h", wrapper), ("A.m", "void f(void) { if (a) { show(\(call)); } }"),
    ])
    #expect(extraction.entries.map(\.key) == ["k"])
    #expect(extraction.diagnostics == [])
  }

  @Test func aWrapperPassesTableAndCommentOn() throws {
    let code = """
      #define TABLE @"Settings"
      static NSString * const kComment = @"what";
      #define L(x) NSLocalizedStringFromTable(x, TABLE, kComment)
      void f(void) { L(@"k"); }
      """
    let entry = try #require(entries(code).first)
    #expect(entry.table == "Settings")
    #expect(entry.comment == "what")
    #expect(entry.locations.map { [$0.line, $0.column] } == [[4, 18]])
    #expect(entry.isIndirect)
    #expect(entries("void f(void) { NSLocalizedString(@\"k\", nil); }").first?.isIndirect == false)
  }

  @Test(arguments: [
    "#define L(x) NSLocalizedString(@#x, nil)", "#define L(x) NSLocalizedString(k##x, nil)",
  ])
  func pastedParametersAreRefused(macro: String) {
    #expect(entries(macro + "\nvoid f(void) { L(@\"k\"); }") == [])
  }

  @Test(arguments: [
    ("NSLocalizedString(key, nil)", "dynamic-key"),
    ("NSLocalizedStringFromTable(@\"k\", table, nil)", "dynamic-table"),
  ])
  func whatIsNoLiteralIsSaid(call: String, id: String) throws {
    let extraction = extract([("A.m", "void f(void) {\n  id x = \(call);\n}")])
    #expect(extraction.entries == [])
    #expect(extraction.diagnostics.map(\.id) == [id])
  }

  @Test func placesOfOneKeyComeTogether() {
    let extraction = extract([
      ("B.m", "f(NSLocalizedString(@\"k\", @\"a\"));"),
      ("A.m", "f(NSLocalizedString(@\"k\", @\"b\"));"),
    ])
    #expect(extraction.entries.map(\.comment) == ["a\nb"])
    #expect(extraction.entries.first?.locations.map(\.file) == ["A.m", "B.m"])
  }

  /// There may be as many comments and contradictions as places.
  @Test func aKeyMayHaveThousandsOfPlaces() throws {
    let count = 20_000
    let calls = (0..<count).map {
      "f(NSLocalizedStringWithDefaultValue(@\"k\", nil, b, @\"\($0)\", @\"\($0)\"));"
    }
    let code = Array(calls.joined(separator: "\n").utf8)
    var found: ObjectiveCExtraction?
    let time = processorTime { found = ObjectiveCExtractor().extract([("A.m", code)]) }
    #expect(time < .seconds(10))
    let extraction = try #require(found)
    let entry = try #require(extraction.entries.first)
    #expect(entry.comments.count == count)
    #expect(entry.locations.count == count)
    #expect(extraction.diagnostics.count == 101)
  }

  @Test func placesInMacrosAreInOrder() {
    let code = "f(NSLocalizedString(@\"k\", @\"a\"));\n"
    let macro = "#define A NSLocalizedString(@\"k\", @\"b\")\n"
    let lines = entries(code + macro + code).first?.locations.map(\.line)
    #expect(lines == [1, 2, 3])
  }

  @Test func specifiersBecomeArguments() throws {
    let entry = try #require(entries(#"f(NSLocalizedString(@"%@ has %ld of %.1f%%", nil));"#).first)
    #expect(entry.arguments.map(\.specifier) == ["%@", "%ld", "%f"])
    #expect(entry.arguments.map(\.type) == ["Any", "Int", "Double"])
    #expect(entry.arguments.map(\.position) == [1, 2, 3])
  }

  @Test func columnsLeaveByteOrderMarksOut() throws {
    let entry = try #require(entries("\u{FEFF}f(NSLocalizedString(@\"x\", nil));").first)
    #expect(entry.locations.map { [$0.line, $0.column] } == [[1, 21]])
  }

  @Test func aTernaryIsTwoKeys() {
    #expect(
      entries(#"f(NSLocalizedString(a ? @"x" : @"y", nil));"#).map(\.key) == ["x", "y"])
  }

  @Test(arguments: [
    String(repeating: "(", count: 200_000), String(repeating: "[a b:", count: 100_000),
    String(repeating: "NSLocalizedString(", count: 50_000), "\"", "@\"", "#", "#define",
    "#define A(",
    "#define A A\nNSLocalizedString(A, nil)", "#define A B\n#define B A\nNSLocalizedString(A, nil)",
    String(repeating: "#if A\n", count: 100_000), "/*", "'", "R\"(", "NSLocalizedString(", "\\",
    String(repeating: "}", count: 100_000), String(repeating: "#", count: 100_000),
    "#define L(x) M(x)\n#define M(x) L(x)\nL(@\"k\")", "\u{0}\u{1}",
    "#define L(x) " + String(repeating: "#", count: 100_000) + "__VA_ARGS__",
  ])
  func anyInputEndsSoon(code: String) {
    let elapsed = processorTime { #expect(entries(code).count <= 1) }
    #expect(elapsed < .seconds(10))
  }
}
