import Vocabulary

/// What the tags of a lexicon's line say.
struct LexemeTags {
  var part: LexicalPart?
  var gender: LexemeGender?
  var traits: LexemeTraits = []
  var features = FeatureSet()
  var pair = Bytes.none

  /// Reads a part of speech and the tags behind it.
  ///
  /// - Returns: Whether there is one.
  mutating func read(_ field: Bytes) -> Bool {
    var (isFirst, result) = (true, self)
    field.parts(UInt8(ascii: " ")) { _, tag in
      if isFirst {
        result.part = LexicalPart(tag: tag)
        isFirst = false
      } else {
        result.add(tag)
      }
      return true
    }
    self = result
    return part != nil
  }

  /// - Returns: Whether the tag says something here.
  @discardableResult
  mutating func add(_ tag: Bytes) -> Bool {
    if tag.count > 5, tag.hasPrefix("pair:") {
      pair = tag.slice(5..<tag.count)
      return true
    }
    if tag.equals("mass") { return insert(.mass) }
    if tag.equals("count") {
      traits.remove(.mass)
      return insert(.alsoCounted)
    }
    if tag.equals("pl") { return insert(.pluralOnly) }
    if tag.equals("1") { return insert(.likeliest) }
    if tag.equals("rare") { return insert(.rare) }
    if tag.equals("noel") { return insert(.keepsArticle) }
    if tag.equals("apart") { return insert(.standsAlone) }
    if tag.equals("personal") { return insert(.personal) }
    if tag.equals("singular") { return show(.singular) }
    if tag.equals("plural") { return show(.plural) }
    if tag.equals("hum") { return show(.human) }
    if tag.equals("anim") { return show(.animate) }
    if tag.equals("inan") { return show(.inanimate) }
    if tag.equals("strong") { return show(.strong) }
    if tag.equals("weak") { return show(.weak) }
    if tag.equals("mixed") { return show(.mixed) }
    return addGender(tag) || addCount(tag)
  }

  private mutating func addGender(_ tag: Bytes) -> Bool {
    if tag.equals("m") { return set(.masculine) }
    if tag.equals("f") { return set(.feminine) }
    if tag.equals("n") { return set(.neuter) }
    if tag.equals("c") { return set(.common) }
    if tag.equals("m/f") { return set(.masculineOrFeminine) }
    if tag.equals("f/m") { return set(.feminineOrMasculine) }
    return tag.equals("m-f") && set(.masculineThenFeminine)
  }

  /// The plural category of what a number word counts.
  private mutating func addCount(_ tag: Bytes) -> Bool {
    if tag.equals("two") { return insert(.countsTwo) }
    if tag.equals("few") { return insert(.countsFew) }
    if tag.equals("many") { return insert(.countsMany) }
    return tag.equals("other") && insert(.countsOther)
  }

  private mutating func set(_ gender: LexemeGender) -> Bool {
    self.gender = gender
    return true
  }

  private mutating func insert(_ trait: LexemeTraits) -> Bool {
    traits.insert(trait)
    return true
  }

  private mutating func show(_ features: FeatureSet) -> Bool {
    self.features = self.features.union(features)
    return true
  }
}
