import Foundation
import LocaleData
import Testing
import Vocabulary

@testable import Grammar

@Suite("pronouns that start a clause") struct RelativePronounTests {
  private static let pronouns = PersonalPronouns(
    Data("3.pl\tsie|sie\n-\twer|wen\nrelative m.sg\tder|den\nrelative pl\tdie|die\n".utf8)
      .withUnsafeBytes { DataLines($0.bindMemory(to: UInt8.self)) })

  @Test("they are none of the personal pronouns, nor of those for no one in particular")
  func rows() {
    #expect(Self.pronouns.unread.isEmpty)
    #expect(Self.pronouns.rows.map(\.line) == [1, 2])
    #expect(Self.pronouns.rows.map(\.isPersonal) == [true, false])
    #expect(Self.pronouns.relatives.map(\.line) == [3, 4])
  }

  @Test("those of a noun, in either number if that shows none")
  func ofNoun() {
    #expect(Self.pronouns.relatives(.masculine, .singular).map(\.line) == [3])
    #expect(Self.pronouns.relatives(.masculine, .plural).map(\.line) == [4])
    #expect(Self.pronouns.relatives(.masculine, nil).map(\.line) == [3, 4])
    #expect(Self.pronouns.relatives(.feminine, nil).map(\.line) == [4])
  }

  @Test(
    "a pronoun for no one in particular is the subject of a clause",
    arguments: ["man", "jemand", "niemand"])
  func indefinite(pronoun: String) throws {
    let german = try #require(LanguageTag("de").flatMap { Inflector($0) })
    var request = Request()
    request.features.number = .plural
    let plural = german.inflect("Datei, die \(pronoun) geteilt hat", request)
    #expect(plural.text == "Dateien, die \(pronoun) geteilt hat")
    #expect(plural.exists)
  }
}
