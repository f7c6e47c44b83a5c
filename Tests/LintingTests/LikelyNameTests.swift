import Reading
import Testing

@testable import Linting

/// Where what may be a name differs from what surely is one.
@Suite struct LikelyNameTests {
  @Test(arguments: ["login.title", "LOGIN_TITLE", "loginTitle", "login/title", "[Login/title]"])
  func namesOfBothKinds(key: String) {
    #expect(KeyName.isName(key) && key.looksLikeName && key.namesText)
  }

  @Test(arguments: ["", "Save", "save", "Done.", "Note:", "Open login.title", "Größe.klein"])
  func texts(key: String) {
    #expect(!KeyName.isName(key) && !key.looksLikeName && !key.namesText)
  }

  @Test(arguments: ["Wi-Fi", "Save/Open", "9:41", "3.5", "iPhone"])
  func perhapsNames(key: String) {
    #expect(!KeyName.isName(key) && key.looksLikeName && key.namesText)
  }

  @Test(
    arguments: [
      ("LOGIN_TITLE", true), ("_WIDTH_2_", true), ("_2_", false), ("LOGIN", false),
      ("login_title", false), ("LOGIN_TITLE now", false),
    ])
  func constants(key: String, isConstant: Bool) {
    #expect(key.isConstant == isConstant)
  }

  @Test(arguments: ["LoginTitle", "NSCameraUsageDescription", "[Login]  "])
  func namesOfTexts(key: String) {
    #expect(!KeyName.isName(key) && !key.looksLikeName && key.namesText)
  }

  @Test func argumentsBehindAName() {
    let key = "account.followers %lld"
    #expect(KeyName.isName(key) && !key.looksLikeName && !key.namesText)
  }
}
