import Foundation
import Messages
import Testing
import Vocabulary

@Suite("attributed strings as JSON")
struct AttributedStringCodingTests {
  /// The talk's type.
  struct FoodItem: Codable, Equatable {
    var price: Int
    @CodableConfiguration(from: \.caffe) var title = AttributedString()
  }

  static let title = try? AttributedString(
    markdown: """
      ^[Fast & **Delicious**](rainbow: 'extreme') [Food](http://x.y) ^[a](level: 'high', \
      morphology: {partOfSpeech: 'noun', grammaticalCase: 'dative'}, inflect: true, \
      agreeWithArgument: 1, inflectionAlternative: '*b*', languageIdentifier: 'es', \
      formatNumber: true)
      """,
    including: \.caffe, options: .init(allowsExtendedAttributes: true))

  @Test("a property with a configuration comes back whole")
  func property() throws {
    let item = FoodItem(price: 3, title: try #require(Self.title))
    let data = try JSONEncoder().encode(item)
    #expect(try JSONDecoder().decode(FoodItem.self, from: data) == item)
    let json = String(decoding: data, as: UTF8.self)
    #expect(json.contains("\"com.example.rainbow\":\"extreme\""))
  }

  @Test("with a scope")
  func scope() throws {
    let title = try #require(Self.title)
    let scope = AttributeScopes.CaffeAttributes.self
    let data = try JSONEncoder().encode(title, including: scope)
    #expect(try JSONDecoder().decode(AttributedString.self, from: data, including: scope) == title)
  }

  @Test("by itself a text keeps Foundation's attributes and ours")
  func plain() throws {
    let title = try #require(Self.title)
    let data = try JSONEncoder().encode(title)
    let back = try JSONDecoder().decode(AttributedString.self, from: data)
    var expected = title
    expected.rainbow = nil
    expected.level = nil
    #expect(back == expected)
    #expect(back != title)
  }

  @Test("a text without attributes is a string", arguments: ["", "a", "👩‍👩‍👧\n\"é\""])
  func string(text: String) throws {
    let data = try JSONEncoder().encode([AttributedString(text)])
    #expect(try JSONDecoder().decode([String].self, from: data) == [text])
    #expect(try JSONDecoder().decode([AttributedString].self, from: data) == [.init(text)])
  }
}
