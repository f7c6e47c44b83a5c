import Catalogs
import Testing

@Suite struct SymbolNameTests {
  @Test(arguments: [
    ("home.title", "homeTitle"),
    ("homeTitle", "homeTitle"),
    ("HomeTitle", "homeTitle"),
    ("F_A_Title", "fATitle"),
    ("openYouTube", "openYouTube"),
    ("SETTINGS_TITLE", "settingsTitle"),
    ("%lld new messages", "newMessages"),
    ("Hello, %@!", "hello"),
    ("Sent by %1$@ on %2$@", "sentByOn"),
    ("%(count)lld files of %(total)lld", "filesOf"),
    ("%#@count@ left", "left"),
    ("100% sure", "_100Sure"),
    ("CFBundleDisplayName", "cfbundleDisplayName"),
    ("files use CKAsset data", "filesUseCkassetData"),
    ("error.invalidURL", "errorInvalidURL"),
    ("%lld MiB", "miB"),
    ("Setting Up iCloud Sync…", "settingUpICloudSync"),
    ("iCloud Sync", "iCloudSync"),
    ("this device\u{2019}s end-to-end keys", "thisDevicesEndToEndKeys"),
    ("Update file with ${content}", "updateFileWith$Content"),
    ("$price", "price"),
    ("LEN\u{C7}\u{D3}IS_NAME", "len\u{E7}\u{F3}isName"),
    ("ärger-los", "ärgerLos"),
    ("設定", "設定"),
  ])
  func aKeyGivesAName(key: String, name: String) {
    #expect(SymbolName(ofKey: key)?.text == name)
  }

  @Test(arguments: ["", "…", "%@", "%lld / %lld", "%(name)@", " - "])
  func aKeyWithoutWordsGivesNone(key: String) {
    #expect(SymbolName(ofKey: key) == nil)
  }

  /// What a search compares is the same, whichever way it is made.
  @Test(arguments: [
    "home.title", "F_A_Title", "CFBundleName", "$price", "$$", "$1 cup", "a $b", "1 cup", "it's $5",
    "%lld MiB", "LEN\u{C7}\u{D3}IS_NAME", "設定", "", " - ", "a\r\nb", "`x`", "9%",
  ])
  func aFoldedNameIsThatOfTheName(key: String) {
    #expect(SymbolName.folded(ofKey: key) == SymbolName(ofKey: key)?.folded)
  }

  @Test(arguments: [("default", true), ("In", true), ("is_on", false), ("Delete", false)])
  func aKeywordIsReserved(key: String, isReserved: Bool) throws {
    #expect(try #require(SymbolName(ofKey: key)).isReserved == isReserved)
  }
}
