import Reading
import Testing

@Suite struct TrimmingTests {
  @Test(arguments: [
    ("tea", "tea"), ("  green tea \t", "green tea"), (" t", "t"), ("t ", "t"), ("  ", ""), ("", ""),
  ])
  func onlyTheEndsGo(text: String, expected: String) {
    #expect(text.trimming(while: \.isWhitespace) == expected)
  }

  @Test func theRestKeepsItsPlaces() {
    let bytes = Array("a =  b  ".utf8)[3...]
    let rest = bytes.trimming { $0 == 0x20 }
    #expect(rest.startIndex == 5)
    #expect(rest.elementsEqual("b".utf8))
    #expect(bytes.trimming { _ in true }.startIndex == 8)
  }
}
