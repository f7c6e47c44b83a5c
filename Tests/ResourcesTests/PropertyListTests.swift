import Diagnostics
import Extraction
import Foundation
import Resources
import Testing

/// What people read of an app's property lists.
@Suite struct PropertyListTests {
  private func read(
    _ body: String, path: String, resolve: @escaping ResourceReader.Resolver = { _ in nil }
  ) throws -> ResourceFile {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>\(body)</dict>
      </plist>
      """
    let kind = try #require(ResourceKind(path: path))
    return ResourceReader.read(Array(text.utf8), path: path, kind: kind, resolve: resolve)
  }

  @Test(arguments: [
    ("<key>CFBundleDisplayName</key><string>A</string>", ["InfoPlist/CFBundleDisplayName=A"]),
    (
      "<key>NSCameraUsageDescription</key><string>A</string>",
      ["InfoPlist/NSCameraUsageDescription=A"]
    ),
    ("<key>NSScreenCaptureUsageDescription</key><string>A</string>", []),
    ("<key>CFBundleName</key><string>$(PRODUCT_NAME)</string>", []),
    ("<key>CFBundleName</key><string>$(A) ${B:c}</string>", []),
    ("<key>CFBundleName</key><string>$(A) Pro</string>", ["InfoPlist/CFBundleName=$(A) Pro"]),
    ("<key>CFBundleIdentifier</key><string>A</string>", []),
    ("<key>CFBundleName</key><string> </string>", []),
    (
      "<key>CFBundleDocumentTypes</key><array><dict><key>CFBundleTypeName</key><string>A</string></dict></array>",
      ["InfoPlist/A=A"]
    ),
    (
      "<key>UIApplicationShortcutItems</key><array><dict><key>UIApplicationShortcutItemTitle</key><string>A</string></dict></array>",
      ["InfoPlist/A=A"]
    ),
    (
      "<key>INAlternativeAppNames</key><array><dict><key>INAlternativeAppName</key><string>A</string></dict></array>",
      ["InfoPlist/A=A"]
    ),
    (
      "<key>NSServices</key><array><dict><key>NSMenuItem</key><dict><key>default</key><string>A</string></dict></dict></array>",
      ["ServicesMenu/A=A"]
    ),
    (
      "<key>NSLocationTemporaryUsageDescriptionDictionary</key><dict><key>Why</key><string>A</string></dict>",
      ["InfoPlist/Why=A"]
    ),
  ])
  func infoPlist(body: String, expected: [String]) throws {
    let file = try read(body, path: "App/Info.plist")
    #expect(file.entries.map { "\($0.table)/\($0.key)=\($0.sourceText)" } == expected)
    #expect(file.diagnostics == [])
  }

  @Test func settingsAreResolvedAndNamedAsXcodeNamesThem() throws {
    let file = try read(
      "<key>CFBundleName</key><string>$(PRODUCT_NAME)</string>", path: "App-Info.plist",
      resolve: { $0 == "$(PRODUCT_NAME)" ? "App" : nil })
    #expect(file.entries.map(\.sourceText) == ["App"])
    #expect(file.entries.map(\.comment) == ["Bundle name"])
    #expect(file.entries.first?.locations.map { [$0.line, $0.column] } == [[4, 38]])
  }

  @Test func buildSettings() {
    let place = SourceReference(file: "project.pbxproj", offset: 0, line: 1, column: 1)
    let entries = InfoPlistSettings.entries(
      of: [
        "INFOPLIST_KEY_CFBundleDisplayName": "App", "INFOPLIST_KEY_LSApplicationCategoryType": "x",
        "PRODUCT_NAME": "App", "INFOPLIST_KEY_NSCameraUsageDescription": "Scan",
      ], at: place)
    #expect(entries.map(\.key) == ["CFBundleDisplayName", "NSCameraUsageDescription"])
    #expect(
      entries.map(\.comment) == ["Bundle display name", "Privacy - Camera Usage Description"])
  }

  /// Apps can read such a page, and nothing is written into it.
  @Test func settingsPageWithFormFeed() throws {
    let file = try read(
      """
      <key>PreferenceSpecifiers</key><array><dict>
      <key>Title</key><string>A</string><key>FooterText</key><string>Page\u{C}Page</string>
      </dict></array>
      """, path: "App/Settings.bundle/Root.plist")
    #expect(file.entries.map(\.key) == ["A"])
    #expect(file.diagnostics.map(\.id) == ["control-character"])
    #expect(file.diagnostics.map(\.severity) == [.warning])
  }

  @Test(arguments: [("", "Root"), ("<key>StringsTable</key><string>T</string>", "T")])
  func settingsPage(table: String, expected: String) throws {
    let file = try read(
      """
      \(table)<key>PreferenceSpecifiers</key><array><dict>
      <key>Title</key><string>A</string><key>Key</key><string>x</string>
      <key>Titles</key><array><string>B</string><string>-</string><string>15</string></array><key>FooterText</key><string>C</string>
      </dict></array>
      """, path: "App/Settings.bundle/Root.plist")
    #expect(file.entries.map(\.key) == ["A", "B", "C"])
    #expect(file.entries.allSatisfy { $0.table == expected })
  }

  @Test func intents() throws {
    let file = try read(
      """
      <key>INIntents</key><array><dict><key>INIntentTitle</key><string>Order</string>
      <key>INIntentTitleID</key><string>aBc12d</string><key>INIntentDescriptionID</key><string>x</string>
      <key>INIntentVerb</key><string>Do</string></dict></array>
      """, path: "App/Base.lproj/Intents.intentdefinition")
    #expect(
      file.entries.map { "\($0.table)/\($0.key)=\($0.sourceText)" } == ["Intents/aBc12d=Order"])
  }

  private func member(_ key: String, _ value: String) -> String { "<key>\(key)</key>\(value)" }

  private func name(_ key: String, _ value: String) -> String {
    member(key, "<string>\(value)</string>")
  }

  private func text(_ key: String, _ id: String, _ value: String) -> String {
    name(key, value) + name(key + "ID", id)
  }

  /// An enumeration Size of three values.
  private var sizes: String {
    let values = ["unknown", "small", "large"].enumerated().map { number, value in
      "<dict>" + text("INEnumValueDisplayName", "v\(number)", value.capitalized)
        + name("INEnumValueName", value) + "</dict>"
    }
    return member(
      "INEnums",
      "<array><dict>" + name("INEnumName", "Size") + text("INEnumDisplayName", "e", "Size")
        + member("INEnumValues", "<array>\(values.joined())</array>") + "</dict></array>")
  }

  @Test("Xcode makes one key a value of a parameter that is an enumeration")
  func enumerationsOfIntents() throws {
    let titles = [
      "one": "A ${size} cup of ${drink}", "two": " ${drink}", "three": "Some ${drink}",
      "four": "${size}",
    ]
    let combinations = ["one", "two", "three", "four"].map {
      "<dict>\(text("Title", $0, titles[$0] ?? ""))</dict>"
    }
    let parameter =
      "<dict>" + name("INIntentParameterName", "size") + name("INIntentParameterEnumType", "Size")
      + "</dict>"
    let file = try read(
      sizes
        + member(
          "INIntents",
          "<array><dict>" + name("INIntentName", "Order")
            + member("Combinations", "<array>\(combinations.joined())</array>")
            + member("INIntentParameters", "<array>\(parameter)</array>") + "</dict></array>"),
      path: "App/Base.lproj/Intents.intentdefinition")
    let words = [
      "e=Size", "v1=Small", "v2=Large", "one-v1=A Small cup of ${drink}",
      "one-v2=A Large cup of ${drink}", "three=Some ${drink}",
    ]
    #expect(file.entries.map { "\($0.key)=\($0.sourceText)" } == words)
    let wordless = ["two= ${drink}", "four=${size}"]
    #expect(file.wordlessEntries.map { "\($0.key)=\($0.sourceText)" } == wordless)
  }

  @Test(arguments: [
    ("en.lproj/AppIntentVocabulary.plist", ResourceKind.intentVocabulary), ("A/Foo.m", .objectiveC),
    ("A/Foo.mm", .objectiveC), ("A.xib", .interfaceBuilder), ("Info.plist", .infoPlist),
    ("Settings.bundle/Child.plist", .settingsPage), ("Data.plist", nil), ("A.swift", nil),
    ("", nil),
  ])
  func kindsByPath(path: String, kind: ResourceKind?) { #expect(ResourceKind(path: path) == kind) }

  @Test(arguments: ResourceKind.suffixesWithOwnTable)
  func filesWithOwnTablesAreRead(suffix: String) throws {
    let kind = try #require(ResourceKind(path: "Order\(suffix)"))
    let isInterface = ResourceKind.interfaceSuffixes.contains(suffix)
    let expected: ResourceKind = isInterface ? .interfaceBuilder : .intentDefinition
    #expect(kind == expected)
    #expect(ResourceKind.extensions.contains(String(suffix.dropFirst())))
  }
}
