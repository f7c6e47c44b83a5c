import Foundation
import Reading
import TestSupport
import Testing

@Suite struct BinaryPropertyListWriterTests {
  @Test("what is written reads the same, here and in Foundation", arguments: [1, 20, 300, 70_000])
  func roundTrip(count: Int) throws {
    let members = (0..<count).map { index in
      PropertyListMember(
        key: "key \(index)",
        value: index.isMultiple(of: 3)
          ? .dictionary([PropertyListMember(key: "other", value: .string("é😀 \(index)"))])
          : .string(String(repeating: "x", count: index % 400)))
    }
    let bytes = BinaryPropertyListWriter.bytes(of: members)
    #expect(BinaryPropertyListReader.value(in: bytes) == .dictionary(members))
    let list = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    let dictionary = try #require(list as? [String: Any])
    #expect(dictionary.count == count)
    #expect((dictionary["key 0"] as? [String: String])?["other"] == "é😀 0")
  }
}
