import Foundation
import Testing
import Vocabulary

/// Foundation's `Morphology` and its words in catalogs.
@Suite struct MorphologyTests {
  /// Foundation's decoder is what reads catalogs, so what it reads a word as is what the word means.
  @Test(
    "words of catalogs are those that Foundation's decoder takes",
    arguments: [Feature.number, .gender, .partOfSpeech])
  func words(feature: Feature) throws {
    let key = try #require(feature.key)
    for word in feature.words {
      let morphology = try JSONDecoder().decode(
        Morphology.self, from: Data("{\"\(key)\": \"\(word)\"}".utf8))
      var features = Features()
      let isKnown = features.set(feature, toWord: word)
      #expect(isKnown)
      #if canImport(Darwin)
      #expect(Features(morphology) == features)
      #else
      #expect(Features(morphology, details: nil) == features)
      #expect(features.morphology == morphology && features.details == nil)
      #endif
      #expect(features[word: feature] == word)
    }
  }

  @Test("every value of Foundation's has a row", arguments: Feature.allCases)
  func values(feature: Feature) {
    switch feature {
    case .number: check(GrammaticalNumber.self)
    case .gender: check(GrammaticalGender.self)
    case .grammaticalCase: cases()
    case .definiteness: check(Definiteness.self)
    case .person: check(GrammaticalPerson.self)
    case .partOfSpeech: check(PartOfSpeech.self)
    case .determination: check(Determination.self)
    case .pronounType: check(PronounType.self)
    case .declension: #expect(feature.key == nil && feature.names == ["strong", "weak", "mixed"])
    case .animacy:
      #expect(feature.key == nil && feature.names == ["human", "animate", "inanimate"])
    case .degree:
      #expect(feature.key == nil)
      #expect(feature.names == ["positive", "comparative", "superlative"])
    }
  }

  /// Foundation numbers its cases from 1.
  private func check<Value: FeatureValue & RawRepresentable<Int>>(_ type: Value.Type) {
    let known = (-1...100).compactMap { Value(rawValue: $0) }
    #expect(Set(known) == Set(Value.all) && Value.all.count == known.count)
    #expect(Set(Value.names).count == known.count && Set(Value.words).count == known.count)
    for value in known {
      // Foundation's names of cases are ours.
      #expect(value.name == "\(value)")
      #expect(Value(name: value.name) == value && Value(word: value.word) == value)
    }
  }

  /// Foundation's cases have its numbers and names, and two more have a name but no word in catalogs.
  private func cases() {
    let known = (-1...100).compactMap { Morphology.GrammaticalCase(rawValue: $0) }
    #expect(GrammaticalCase.all.compactMap(\.foundation) == known)
    for value in known {
      let own = GrammaticalCase(value)
      #expect(own?.name == "\(value)" && own?.foundation == value)
      #expect(own?.word == own?.name && own == GrammaticalCase(word: "\(value)"))
    }
    let others = GrammaticalCase.all.filter { $0.foundation == nil }
    #expect(others.map(\.name) == ["instrumental", "vocative"])
    #expect(others.allSatisfy { GrammaticalCase(name: $0.name) == $0 && $0.word.isEmpty })
    #expect(GrammaticalCase(word: "") == nil && GrammaticalCase.words.count == known.count)
  }

  @Test("names and keys of features", arguments: Feature.allCases)
  func names(feature: Feature) {
    #expect(Feature(rawValue: feature.name) == feature)
    if let key = feature.key { #expect(Feature(key: key) == feature) }
    var features = Features()
    for name in feature.names {
      let isKnown = features.set(feature, toName: name)
      #expect(isKnown && features[name: feature] == name)
    }
    let last = features
    let isKnown = features.set(feature, toName: "plurl")
    #expect(!isKnown && features == last)
    #expect(Feature.allCases.filter { features[name: $0] != nil } == [feature])
  }

  #if !canImport(Darwin)
  @Test("details are encoded by the words of caret attributes")
  func details() throws {
    var details = MorphologyDetails()
    details.grammaticalCase = .dative
    details.definiteness = .definite
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(details)
    #expect(
      String(decoding: data, as: UTF8.self)
        == #"{"definiteness":"definite","grammaticalCase":"dative"}"#)
    #expect(try JSONDecoder().decode(MorphologyDetails.self, from: data) == details)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        MorphologyDetails.self, from: Data(#"{"definiteness": "vague"}"#.utf8))
    }
  }
  #endif
}
