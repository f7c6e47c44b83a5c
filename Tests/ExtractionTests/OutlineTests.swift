import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Extraction

/// Bodies that hold nothing that matters, and comments, are left out before parsing; nothing else.
@Suite struct OutlineTests {
  /// What is parsed of a source if no body is kept.
  private static func condensed(_ source: String, keepsMembers: Bool = true) -> String {
    let bytes = Array(source.utf8)
    let outline = SourceOutline.of(bytes, separatesBodies: true)
    let parts = none(of: outline, keepsMembers: keepsMembers)
    return String(decoding: CondensedSource(bytes, outline, keeping: parts).bytes, as: UTF8.self)
  }

  /// No body, and all members or those that stay whoever names them.
  private static func none(of outline: SourceOutline, keepsMembers: Bool) -> KeptParts {
    KeptParts(
      bodies: outline.bodies.map { _ in false },
      members: outline.members.map { keepsMembers || $0.stays })
  }

  @Test(arguments: [
    ("func f() {\n  g()\n}", "func f() {}"),
    ("private static func f(a: Int) -> Int { \n a }", "private static func f(a: Int) -> Int {}"),
    ("func f(\n  a: Int = {\n1\n}()\n) {\n  b\n}", "func f(\n  a: Int = {\n1\n}()\n) {}"),
    (
      "func f() async throws -> [Int] where A == B { \"x\" }",
      "func f() async throws -> [Int] where A == B {}"
    ),
    ("init?(a: Int) {\n  x = 1 // a } in words\n}", "init?(a: Int) {}"),
    ("var a: Int {\n  b { c }\n}", "var a: Int {0}"),
    ("var a: Int {\n  get { b / c }\n  set { d }\n}", "var a: Int {\n  get {}\n  set {}\n}"),
    ("var a: Int = 1 {\n  didSet { b }\n}", "var a: Int = 1 {\n  didSet { b }\n}"),
    ("subscript(a: Int) -> Int { b[a] }", "subscript(a: Int) -> Int {0}"),
    (
      "struct A {\n  func f() { if b { \"}\" } }\n  deinit { c }\n}",
      "struct A {\n  func f() {}\n  deinit {}\n}"
    ),
    (
      "extension A { class var b: Int { 1 }; class func c() { d } }",
      "extension A { class var b: Int {0}; class func c() {} }"
    ),
    ("func f() { a =~ /[{]/ }", "func f() {}"),
    ("func f() { #\"}\"# }\nlet a = 1", "func f() {}\nlet a = 1"),
    ("#Preview(\"A\") { B(\"c\") }", "#Preview(\"A\") {}"),
    ("let a = 1 // b\nlet c/* d */= 2/* e\n */let f = 3", "let a = 1  \nlet c = 2\nlet f = 3"),
  ])
  func whatIsLeftOut(source: String, condensed: String) {
    #expect(Self.condensed(source) == condensed)
  }

  @Test(arguments: [
    "let a = f {\n  b\n}", "struct A {\n  var b: Int\n}",
    "protocol A { var b: Int { get }; func c() }",
    "var a: Int = f {\n  1\n}", "if a {\n  b\n}", "let a: Int\nfoo {\n  b\n}",
    "let s = \"\"\"\n  func f() {\n    g()\n  }\n  // b\n  \"\"\"", "func f() {\n  {\n",
    "func f() { ( }\nfunc g() { a }", "func f() { a } }", "let a = \"\\(b { /* c */ d })\" }",
    "var a: Int {\n  @A get { b }\n}", "/* func f() { a }", "enum A { case b, c(Int) }",
  ])
  func whatMustStay(source: String) {
    #expect(Self.condensed(source) == source)
  }

  /// What nobody names is left out of types, up to the next declaration.
  @Test(arguments: [
    ("struct A {\n  let a: B\n  init() {}\n}", "struct A {\n  \ninit() {}\n}"),
    (
      "class A {\n  @B(c: d)\n  private(set) var e: F\n  case g\n}",
      "class A {\n  \ncase g\n}"
    ),
    (
      "class A {\n  class func b() -> C {}\n  class D { let e = 1; init() {} }\n}",
      "class A {\n  \nclass D { \n init() {} }\n}"
    ),
    (
      "protocol A {\n  func b() async throws\n  func c()\n  init()\n}",
      "protocol A {\n  \n\ninit()\n}"
    ),
    (
      "enum A {\n  static let b = C {\n    d\n  }()\n\n  // e\n  var f: G { h }\n}",
      "enum A {\n  \n\n}"
    ),
    (
      "extension A {\n  @MainActor open func b(c: D = .e) where F: G { h }\n  typealias I = J\n}",
      "extension A {\n  \ntypealias I = J\n}"
    ),
    (
      "struct A {\n  var b: C = d\n    .e(f)\n  static subscript(g: H) -> I { j }\n}",
      "struct A {\n  \nstatic subscript(g: H) -> I {0}\n}"
    ),
    ("struct A { var b: C { d } }", "struct A { \n}"),
    (
      "class A {\n  var b: C {\n    didSet { d }\n  }\n  deinit {}\n}",
      "class A {\n  \ndeinit {}\n}"
    ),
  ])
  func membersThatAreLeftOut(source: String, condensed: String) {
    #expect(Self.condensed(source, keepsMembers: false) == condensed)
  }

  @Test(arguments: [
    "struct A {\n  let b: C, d: E\n}", "struct A {\n  let (b, c) = d\n}",
    "struct A {\n  let b = \"c\"\n}", "struct A {\n  static func == (b: C, d: C) -> E\n}",
    "struct A {\n  let b = C()\n  #if D\n    .e()\n  #endif\n}",
    "struct A {\n  @B\n  #if C\n  @D\n  #endif\n  var e: F\n}",
    "protocol A {\n  func b() async\n  @C(D, *)\n  func e()\n}",
    "struct A {\n  let b = #selector(c)\n}", "let a: B\nfunc c()", "enum A { case b, c(D) }",
    "struct A { var b: C static var d: E }", "struct A {\n  @B(\"c\")\n  var d: E\n}",
  ])
  func membersThatMustStay(source: String) {
    #expect(Self.condensed(source, keepsMembers: false) == source)
  }

  /// Of the package's own files each thirtieth is enough, for all of them take half a minute.
  private static let ownFiles = someFiles(in: "Sources", every: 30)
  /// Each practice app has several in one style.
  private static let appFiles = someFiles(in: "Fixtures", every: 2)

  private static func someFiles(in folder: String, every number: Int) -> [String] {
    Repository.files(in: folder, withSuffix: ".swift").enumerated()
      .filter { $0.offset.isMultiple(of: number) }.map(\.element)
  }

  /// Every byte that is left is known by its place in the file.
  @Test(arguments: ownFiles + appFiles, [false, true])
  func condensedFilesParseAndKeepTheirPlaces(path: String, keepsMembers: Bool) throws {
    let bytes = try Array(Data(contentsOf: Repository.root.appending(path: path)))
    let outline = SourceOutline.of(bytes, separatesBodies: true)
    let parts = Self.none(of: outline, keepsMembers: keepsMembers)
    let program = SourceReader.read(path: path, bytes: bytes, outline: outline, keeping: parts)
    #expect(program.diagnostics.map(\.message) == [])
    let condensed = CondensedSource(bytes, outline, keeping: parts)
    let moved = condensed.bytes.indices.filter { offset in
      let (byte, original) = (condensed.bytes[offset], condensed.original(of: offset))
      return bytes[original] != byte && ![0x20, 0x0A, UInt8(ascii: "0")].contains(byte)
    }
    #expect(moved == [])
  }

  @Test func extensionsOfTypesWithSignsHaveMembers() {
    let source = "extension [String] { var joinedUp: String { a } }\nextension Int? { func b() {} }"
    let outline = SourceOutline.of(Array(source.utf8), separatesBodies: true)
    #expect(
      outline.extensions.map(\.members) == [[Identifier.hash("joinedUp")], [Identifier.hash("b")]])
  }

  /// Without brackets to go by, everything that might be a name is one.
  @Test func filesWhoseBracketsDoNotMatchHideNoName() {
    let source =
      "public func shown() {\n  let inner = 1\nextension Outer.Inner { // noted \"text\"\n"
    let outline = SourceOutline.of(Array(source.utf8), separatesBodies: true)
    let hash = Identifier.hash
    #expect(outline.bodies.isEmpty)
    #expect(outline.hasText)
    #expect(outline.declared == ["shown", "Outer", "Inner"].map(hash))
    for name in ["inner", "noted", "text"] { #expect(outline.identifiers.contains(hash(name))) }
  }

  @Test func everyParsedFileHasItsReason() {
    let extraction = Extracted.from([
      "A.swift": "let title: LocalizedStringKey = \"shown\"",
      "B.swift": "struct Model { var name: Name }\nfunc unused() {}",
      "C.swift": "struct Name {}", "D.swift": "struct Alone { let other = \"text\" }",
      "E.swift": "func f(model: Model) { print(String(localized: \"x\"), model.name) }",
      "F.swift": "extension Model { var other: Unnamed { Unnamed() } }",
      "G.swift": "struct Unnamed {}",
    ])
    #expect(
      extraction.parsedFiles.map { "\($0.path) \($0.reason)" } == [
        "A.swift localizes", "B.swift mentioned(by: \"E.swift\")",
        "C.swift mentioned(by: \"B.swift\")", "E.swift localizes",
        "F.swift mentioned(by: \"E.swift\")",
      ])
  }

  @Test func namesAreTakenFromCodeAlone() {
    let source = """
      import XCTest
      // inComment
      extension Outer.Inner { var added: Int { inBody } }
      let text = "inText \\(inInterpolation)"
      """
    let outline = SourceOutline.of(Array(source.utf8), separatesBodies: true)
    let hash = Identifier.hash
    #expect(outline.isTest)
    #expect(outline.declared == ["Outer", "Inner", "text"].map(hash))
    #expect(outline.extensions.map(\.type) == [hash("Inner")])
    #expect(outline.extensions.first?.members == [hash("added")])
    #expect(outline.identifiers.contains(hash("inInterpolation")))
    for absent in ["inComment", "inText", "inBody"] {
      #expect(!outline.identifiers.contains(hash(absent)))
    }
  }

  /// Whoever needs a member names it, or it stays: what each of these is told by the last file's
  /// argument alone.
  @Test(arguments: [
    ("struct A { let b: C; let unused: D }\nstruct C { var size: Float }", "A().b.size", "%f"),
    ("struct A { var size: UInt8; private var unused: C }", "[A]().map(\\.size)[0]", "%u"),
    ("struct A { static func * (a: A, b: A) -> Float { 0 } }", "A() * A()", "%f"),
    ("struct A { subscript(b: Int) -> UInt { 0 } }", "A()[1]", "%llu"),
    ("struct A { func callAsFunction() -> Int16 { 0 } }", "A()()", "%d"),
    (
      "protocol A { var size: Float { get }; func unused() }\nstruct B: A { let size: Float }",
      "(B() as A).size", "%f"
    ),
    ("class A { var size: UInt8 = 0 }\nclass B: A { var other: C?  }", "B().size", "%u"),
    ("struct A { static let shared = A(); let size: Float }", "A.shared.size", "%f"),
    (
      "struct A { func make() -> B { B() } }\nextension B { var size: UInt { 0 } }\nstruct B {}",
      "A().make().size", "%llu"
    ),
    ("struct A { struct B { let size: Float }\n let b: B }", "A().b.size", "%f"),
    ("extension String { var size: UInt8 { 0 }; var unused: C { C() } }", "\"a\".size", "%u"),
    ("enum A { case b; var size: Float { 0 } }", "A.b.size", "%f"),
    ("struct A { let size: Float; let other: Int }", "A(size: 1, other: 2).size", "%f"),
    (
      "@propertyWrapper struct A { var wrappedValue: Int; var projectedValue: UInt8 { 0 } }\n"
        + "struct B { @A var c = 1; var d: UInt8 { $c } }", "B().d", "%u"
    ),
  ])
  func membersThatAreNamedAreThere(declarations: String, argument: String, specifier: String) {
    let use = "let text = String(localized: \"A \\(\(argument))\")"
    let extraction = Extracted.from(["A.swift": declarations, "Use.swift": use])
    #expect(extraction.entries.map(\.key) == ["A " + specifier])
  }

  /// Each is named by the one after it, in whatever order they stand.
  @Test(arguments: [false, true])
  func membersThatOnlyMembersNameAreThere(isReversed: Bool) {
    var steps = (1...60).map { "static let step\($0) = step\($0 - 1)" }
    if isReversed { steps.reverse() }
    let extraction = Extracted.from([
      "Steps.swift":
        "enum Steps {\nstatic let step0: UInt8 = 1\n\(steps.joined(separator: "\n"))\n}",
      "Use.swift": "let text = String(localized: \"A \\(Steps.step60)\")",
    ])
    #expect(extraction.entries.map(\.key) == ["A %u"])
  }

  /// What a closure behind a call is given to has no name there.
  @Test(arguments: [
    "let content: () -> Content", "@ViewBuilder let content: Content", "let content: Making",
    "@Inner var content: Content",
  ])
  func closuresBehindCallsFindTheirProperties(member: String) {
    let keys = Extracted.from([
      "Row.swift": """
      import SwiftUI
      struct Row<Content: View>: View {
        typealias Making = () -> Content
        let title: LocalizedStringKey
        \(member)
        @resultBuilder enum Inner { static func buildBlock() -> Content {} }
        var unused: Int { 0 }
        var body: some View { Text(title) }
      }
      """,
      "Use.swift": "let row = Row(title: \"One\") { Unknown() }",
    ]).entries.map(\.key)
    #expect(keys == ["One"])
  }

  @Sendable private static func read(_ path: String) -> [UInt8]? {
    (try? Data(contentsOf: Repository.root.appending(path: path))).map { Array($0) }
  }

  /// What is left out changes nothing: all bodies of all files read give the same keys.
  @Test(arguments: ["Fixtures/Caffe", "Fixtures/extraction"])
  func onDemandIsTheSameAsAll(folder: String) throws {
    let paths = Repository.files(in: folder, withSuffix: ".swift")
    let lazy = Extractor().extract(paths: paths, read: Self.read)
    let eager = Extractor(readsAll: true).extract(paths: paths, read: Self.read)
    #expect(!lazy.entries.isEmpty)
    let different = Set(lazy.entries).symmetricDifference(eager.entries)
    #expect(different.map(\.key).sorted() == [])
    #expect(Set(lazy.openLookUps) == Set(eager.openLookUps))
    #expect(lazy.parsedFiles.count <= eager.parsedFiles.count)
  }

  @Test func theOrderOfFilesMakesNoDifference() {
    let paths = Repository.files(in: "Fixtures/extraction", withSuffix: ".swift")
    var random = SeededGenerator(seed: 1)
    let (sorted, shuffled) = (paths, paths.shuffled(using: &random))
    #expect(sorted != shuffled)
    let results = [sorted, shuffled].map { Extractor().extract(paths: $0, read: Self.read) }
    let isSame =
      results[0].entries == results[1].entries && results[0].diagnostics == results[1].diagnostics
    #expect(isSame && !results[0].entries.isEmpty)
  }
}
