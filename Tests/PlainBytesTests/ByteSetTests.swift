import PlainBytes
import Testing

@Suite struct ByteSetTests {
  @Test func everyByteHasAPlaceOfItsOwn() {
    for byte in UInt8.min...UInt8.max {
      let set = ByteSet([byte])
      let held = (UInt8.min...UInt8.max).filter { set.contains($0) }
      #expect(held == [byte])
      #expect(set.isASCII == (byte < 0x80))
    }
  }

  @Test func aTextHasItsBytes() {
    let set = ByteSet("Größe %d")
    #expect(Set("Größe %d".utf8) == Set((UInt8.min...UInt8.max).filter { set.contains($0) }))
    #expect(set == ByteSet("%d Größe".utf8))
  }

  @Test(arguments: [
    ("", "", false, true), ("", "a", false, true), ("a", "", false, false),
    ("ab", "bc", true, false), ("b", "abc", true, true), ("a!", "b?", false, false),
    ("é", "è", true, false), ("é", "eé", true, true),
  ])
  func setsAreCompared(_ one: String, _ other: String, intersects: Bool, isSubset: Bool) {
    #expect(ByteSet(one).intersects(ByteSet(other)) == intersects)
    #expect(ByteSet(one).isSubset(of: ByteSet(other)) == isSubset)
  }
}
