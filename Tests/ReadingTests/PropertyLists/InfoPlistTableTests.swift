import Reading
import Testing

@Suite("The table of property lists")
struct InfoPlistTableTests {
  @Test(arguments: [
    ("InfoPlist", true), ("Notes-InfoPlist", true), ("MyInfoPlist", false), ("InfoPlist2", false),
    ("Localizable", false), ("", false),
  ])
  func names(table: String, isName: Bool) {
    #expect(InfoPlistTable.isName(table) == isName)
  }

  @Test func namesOfTarget() {
    #expect(InfoPlistTable.names(ofTarget: "Notes") == ["InfoPlist", "Notes-InfoPlist"])
    #expect(
      InfoPlistTable.names(ofTarget: "My Notes")
        == ["InfoPlist", "My Notes-InfoPlist", "My-Notes-InfoPlist"])
  }
}
