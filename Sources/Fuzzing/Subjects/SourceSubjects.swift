import Extraction
import Resources

extension FuzzSubject {
  /// The files that localizable strings are extracted from.
  static let sources = [swift, objectiveC, interfaceBuilder, infoPlist, settingsPage, intents]

  static let swiftTokens = [
    "{", "}", "(", ")", "[", "]", "<", ">", "\"", "\"\"\"", "#\"", "\"#", "\\(", "\\", "/*", "*/",
    "//", "/", "`",
    "#if DEBUG", "#else", "#endif", "func f() {", "struct A {", "class B: B {", "enum C {", "case ",
    "extension A {", "protocol P: P {", "var x: Int {", "let x = ", "if let ", "guard ", "else {",
    "switch x {", "for x in ", "do {", "catch {", "return ", "await ", "try? ", "-> ", ": ", ", ",
    " = ",
    "== ", "?? ", "? ", " : ", "!", "&", "...", ".init(", "<T: P>", "where T == T ", "some P",
    "any P",
    "inout ", "@A ", "@MainActor ", "#Preview {", "#selector(", "in\n", "$0", "_ ",
    "typealias A = A",
    "\n", "macro ", "operator ", "precedencegroup ", "precedencegroup A {", "import A\n",
    "@escaping ", "@available(*) ", "private ", "private(set) ", "mutating ", "nonisolated ",
    "throws ",
    "self ", "0 ", "a(", "; ", "default: ", "defer {", "actor ", "subscript(", "init(", "% ",
    "<A> ", "is A", "as? A", "\\.a", ".a.b",
  ]

  private static let swift = FuzzSubject(
    name: "swift", suffixes: [".swift"], seeds: [swiftText, swiftText2],
    tokens: swiftTokens + [
      "Text(\"a\")", "String(localized: \"", "NSLocalizedString(\"a\", comment: \"b\")",
      "LocalizedStringKey", "LocalizedStringResource", "\\(count)", "\\(x, specifier: \"%.2f\")",
      "defaultValue: \"", "table: \"", "bundle: .module", "Button(\"a\") {", ".navigationTitle(\"",
      ".map {", ".font(.body)", "\\(name) is \\(\"", "localized: key", "^[", "](inflect: true)",
    ]
  ) { bytes in
    let extractor = Extractor(
      functions: [], findsAttributes: true, shownTexts: ShownTextSearch { $0.utf8.count > 3 })
    let other = Array(swiftText2.utf8)
    let read: @Sendable (String) -> [UInt8]? = { $0 == "a.swift" ? bytes : other }
    let result = extractor.extract(paths: ["a.swift", "b.swift"], read: read)
    if let broken = shownDiagnostics(result.diagnostics, of: bytes) { return broken }
    if let broken = misplaced(result.entries, in: "a.swift", of: bytes) { return broken }
    _ = Extractor(included: .debug).extract(paths: ["a.swift"], read: read)
    return nil
  }

  private static let objectiveC = FuzzSubject(
    name: "objective-c", suffixes: [".m", ".mm", ".h"],
    seeds: [
      """
      #import <Foundation/Foundation.h>
      #define L(key, c) NSLocalizedString(key, c)
      #if DEBUG /* a */
      @interface A : NSObject
      #else
      #endif
      @implementation A
      - (NSString *)title:(NSString *)key with:(int)n {
        NSString *t = NSLocalizedStringFromTable(@"a" @"b\\u00e9\\n", @"T", @"a comment");
        self.text = [NSBundle.mainBundle localizedStringForKey:@"c" value:@"d" table:nil];
        return [NSString stringWithFormat:L(@"%d files", nil), n]; // ^{ @[@"x", @{@"k": @1}] }
      }
      static NSString *f(NSString *k) { return NSLocalizedString(k, @""); }
      void g(void) { f(@"e"); [self title:@"f" with:1]; char c = '\\''; }
      @end
      """
    ],
    tokens: [
      "(", ")", "[", "]", "{", "}", "@\"", "\"", "'", "\\", "\\\n", "/*", "*/", "//", "#if 0\n",
      "#endif\n",
      "#else\n", "#elif 1\n", "#define A A\n", "#define f(x) f(f(x))\n", "@[", "@{", "^{", ";", ",",
      ":",
      "NSLocalizedString(", "@\"a\"", "L(@\"a\", ", "- (void)a:(id)b {", "@implementation A\n",
      "@end\n",
      "#pragma mark\n", "R\"x(", ")x\"", "??/", "\\u", "[self title:", "##", "#include A\n",
    ]
  ) { resource($0, "a.m", .objectiveC) }

  private static let interfaceBuilder = FuzzSubject(
    name: "interface-builder", suffixes: [".storyboard", ".xib"],
    seeds: [
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
        <scenes><scene sceneID="s"><objects>
          <viewController id="v1" title="A title"><view key="view" id="v2"><subviews>
            <label text="A label" id="l1"/><button id="b1"><state key="normal" title="Press"/></button>
            <textView id="t1"><string key="text">Two
      lines</string></textView>
            <segmentedControl id="c1"><segments><segment title="One"/></segments></segmentedControl>
            <label id="l2"><attributedString key="attributedText"><fragment content="Rich"/>
            </attributedString></label>
          </subviews></view>
          <tabBarItem key="tabBarItem" title="Tab" id="i1"/></viewController>
        </objects></scene></scenes>
      </document>
      """,
      """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>
        <menu title="Main" id="m"><items><menuItem title="Quit" toolTip="t" id="q"/></items></menu>
        <textField id="f"><textFieldCell key="cell" title="T" placeholderString="P" id="c"/></textField>
      </objects></document>
      """,
    ],
    tokens: xmlTokens + [
      "<label text=\"a\" id=\"b\"/>", "<string key=\"text\">", "</string>", "id=\"l1\"",
      "title=\"\"",
      "<view key=\"view\">", "</view>", "userLabel=\"\"", "key=\"title\"", "<objects>",
      "</objects>",
      "<mutableString key=\"a\">", "base64-UTF8=\"YES\"", "type=\"x\"",
    ]
  ) { resource($0, "Base.lproj/Main.storyboard", .interfaceBuilder) }

  private static let infoPlist = FuzzSubject(
    name: "info-plist", suffixes: ["Info.plist"],
    seeds: [
      """
      <plist version="1.0"><dict><key>CFBundleDisplayName</key><string>$(PRODUCT_NAME) x</string>
      <key>NSCameraUsageDescription</key><string>Why</string><key>UIApplicationShortcutItems</key>
      <array><dict><key>UIApplicationShortcutItemTitle</key><string>a</string></dict></array>
      </dict></plist>
      """
    ],
    tokens: xmlTokens + [
      "$(", ")", "${A:default=", "<dict>", "</dict>", "<key>", "</key>", "<string>",
    ]
  ) { resource($0, "Info.plist", .infoPlist) }

  private static let settingsPage = FuzzSubject(
    name: "settings-page", suffixes: ["Root.plist"],
    seeds: [
      """
      <plist version="1.0"><dict><key>StringsTable</key><string>Root</string>
      <key>PreferenceSpecifiers</key><array><dict><key>Type</key><string>PSGroupSpecifier</string>
      <key>Title</key><string>Group</string><key>Titles</key><array><string>a</string></array></dict>
      </array></dict></plist>
      """
    ],
    tokens: xmlTokens + [
      "<dict>", "</dict>", "<array>", "</array>", "<key>Title</key>", "<string>",
    ]
  ) { resource($0, "Settings.bundle/Root.plist", .settingsPage) }

  private static let intents = FuzzSubject(
    name: "intents", suffixes: [".intentdefinition"],
    seeds: [
      """
      <plist version="1.0"><dict><key>INEnums</key><array/><key>INIntents</key><array><dict>
      <key>INIntentTitle</key><string>Order</string><key>INIntentTitleID</key><string>aB1</string>
      <key>INIntentParameters</key><array><dict><key>INIntentParameterDisplayName</key>
      <string>Soup</string><key>INIntentParameterDisplayNameID</key><string>cD2</string></dict></array>
      </dict></array></dict></plist>
      """
    ],
    tokens: xmlTokens + ["<dict>", "</dict>", "<array>", "</array>", "<key>aID</key>", "<string>"]
  ) { resource($0, "Intents.intentdefinition", .intentDefinition) }

  private static func resource(_ bytes: [UInt8], _ path: String, _ kind: ResourceKind) -> String? {
    let file = ResourceReader.read(bytes, path: path, kind: kind) { String($0.reversed()) }
    return misplaced(file.entries, in: path, of: bytes)
      ?? shownDiagnostics(file.diagnostics, of: bytes)
  }

  /// Each key is at a place of its file.
  private static func misplaced(
    _ entries: [ExtractedEntry], in path: String, of bytes: [UInt8]
  ) -> String? {
    // As UTF-8 a file may be half as long again as in UTF-16.
    let end = bytes.count * 2
    return entries.flatMap(\.locations).first { place in
      place.file == path && !(0...end ~= place.offset && place.line > 0 && place.column > 0)
    }.map { "a key is outside of its file: \($0)" }
  }

  static let swiftText = """
    import SwiftUI
    struct Greeting<Name: StringProtocol>: View where Name: Hashable {
      @State private var count = 0
      let name: Name
      var body: some View {
        VStack {
          Text("Hello \\(name), \\(count, format: .number) files")
          Button("Add \\(count) to “\\(name)”", systemImage: "plus") { count += 1 }
          ForEach(["a", "b"].map { String($0) }, id: \\.self) { Text($0) }
          if count > 2, let last = name.last { label("Last \\(String(last))") } else { EmptyView() }
        }
        .navigationTitle(count == 1 ? "One" : "Many")
        #if DEBUG
        .badge(String(localized: "debug", table: "T", bundle: .module, comment: "why"))
        #endif
      }
      func label(_ key: LocalizedStringKey) -> some View { Text(key).font(.body) }
    }
    """

  static let swiftText2 = ##"""
    enum L10n {
      static func tr(_ key: String, _ arguments: any CVarArg...) -> String {
        String(format: NSLocalizedString(key, comment: ""), arguments: arguments)
      }
    }
    extension Array where Element == Int {
      var shown: LocalizedStringResource { .init("sum \(reduce(0, +)) of \(count)", defaultValue: """
        Two
          lines \#(count) \(self[0] + 1)
        """) }
    }
    let a = L10n.tr("key.\(1)", 2), b = #"raw "\#(a)" \n"#, c = /a"b(?<x>[c-d])/
    func f<T>(_ x: T?) async throws -> String { switch x { case .some(let y as String): return y
      case nil: throw E.e(String(localized: "error")); default: return "\(x!)" } }
    enum E: Error { case e(String) }
    @AppStorage("k") var k = "v"
    """##
}
