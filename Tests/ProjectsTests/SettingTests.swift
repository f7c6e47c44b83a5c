import Projects
import TestSupport
import Testing

/// Build settings, as targets inherit and resolve them.
@Suite struct SettingTests {
  static let name = "INFOPLIST_KEY_CFBundleDisplayName"

  @Test(arguments: [
    ("plain", "plain"), ("$(TARGET_NAME)", "My App"), ("${TARGET_NAME}", "My App"),
    ("$(TARGET_NAME:lower)", "my app"), ("$(TARGET_NAME:upper)", "MY APP"),
    ("$(TARGET_NAME:c99extidentifier)", "My_App"),
    ("$(TARGET_NAME:rfc1034identifier)", "My-App"),
    ("$(PRODUCT_MODULE_NAME)", "My_App"), ("$(NOTHING:default=else)", "else"),
    ("$(NOTHING) there", "$(NOTHING) there"), ("a $(inherited) c", "a b c"),
    ("$($(WHICH))", "chosen"), ("100 $ or $5", "100 $ or $5"), ("$(open", "$(open"),
    ("$(LOOP)", "$(LOOP)"), ("https:/$()/example.org", "https://example.org"),
  ])
  func valuesAreResolved(written: String, value: String) {
    let project = """
      \(Self.name) = b; WHICH = CHOSEN; CHOSEN = chosen; LOOP = "$(LOOP2)"; LOOP2 = "$(LOOP)";
      """
    let folder = Folder(settings: "\(Self.name) = \"\(written)\";", project: project)
    #expect(folder.settings[Self.name] == value)
  }

  /// What is longer than any name is left as it is, however many may end somewhere.
  @Test func referencesHaveALimit() {
    func value(_ name: String) -> String? {
      let written = "$(\(name):default=a)"
      return Folder(settings: "\(Self.name) = \"\(written)\";").settings[Self.name]
    }
    #expect(value(String(repeating: "B", count: 900)) == "a")
    let long = String(repeating: "B", count: 1_100)
    #expect(value(long) == "$(\(long):default=a)")
  }

  @Test(arguments: [
    ("KEY = value", "value"), ("KEY = value // comment", "value"), ("KEY=value", "value"),
    ("KEY[sdk=iphoneos*] = one\nKEY = all", "all"), ("KEY = all\nKEY[sdk=x] = one", "all"),
    ("KEY[sdk=iphoneos*] = one\nKEY[sdk=macosx] = two", "one"),
    ("KEY[config=Release] = no\nKEY[config=Debug] = yes", "yes"),
    ("KEY = a\nKEY = $(inherited) b", "a b"), ("#include \"Other.xcconfig\"", "other"),
    ("#include \"Other.xcconfig\"\nKEY = own", "own"),
    ("#include? \"Missing.xcconfig\"\nKEY = own", "own"),
    ("#include \"App.xcconfig\"\nKEY = own", "own"), ("KEY = a = b", "a = b"),
  ])
  func configurationFilesAreRead(text: String, value: String) {
    let name = Self.name
    let files = [
      "App.xcconfig": text.replacing("KEY", with: name),
      "Other.xcconfig": "#include \"App.xcconfig\"\n\(name) = other",
    ]
    #expect(Folder(settings: "", with: files).settings[name] == value)
  }

  @Test func whatAPropertyListNamesIsKept() {
    let folder = Folder(
      settings: "INFOPLIST_FILE = Info.plist; CAMERA = \"To scan\"; OTHER = x;",
      with: ["Info.plist": "<string>$(CAMERA) ${CAMERA} $(MISSING:lower) $(</string>"])
    #expect(folder.settings["CAMERA"] == "To scan")
    #expect(folder.settings["OTHER"] == nil && folder.settings["MISSING"] == nil)
  }

  @Test func theTargetsOwnSettingsWin() {
    let files = ["App.xcconfig": "\(Self.name) = file"]
    let folder = Folder(settings: "\(Self.name) = own;", project: "SDKROOT = ios;", with: files)
    #expect(folder.settings[Self.name] == "own")
    #expect(folder.settings["SDKROOT"] == "ios")
  }

  @Test(.ends) func settingsThatDoubleEachOtherEnd() {
    let doubling = (0..<60).map { "A\($0) = \"$(A\($0 + 1))$(A\($0 + 1))\";" }.joined()
    let folder = Folder(settings: "\(Self.name) = \"$(A0)\";", project: doubling)
    #expect((folder.settings[Self.name]?.utf8.count ?? 0) < 1 << 24)
  }
}
