import Reading
import Testing

@Suite("Whether a key is a name instead of a text")
struct KeyNameTests {
  @Test(arguments: [
    "login.title", "LOGIN_TITLE", "login_title_2", "error.404", "loginTitle", "login/title",
    "settings:network", "[Login/title]", "account.followers %lld", "error.%@", "row_%d",
    "NSApp.title", "error.code:%lld", "paths/root/%@",
  ])
  func names(key: String) { #expect(KeyName.isName(key)) }

  @Test(arguments: [
    "", " ", "Wait...", "Loading…", "Save/Open", "Save", "save", "9:41", "3.5", "Wi-Fi", "km/h",
    "iPhone", "macOS", "YouTube", "%lld", "%@/%@", "%lld:%02lld", "%@.%@", "Done.", "Note:",
    "Error: %@", "Error:%@", "Save/%@", "Open login.title", "Größe.klein", ".", "_", "/", "[]",
    "well-known",
  ])
  func texts(key: String) { #expect(!KeyName.isName(key)) }
}
