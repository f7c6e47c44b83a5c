import Extraction
import Messages
import Projects
import Reading

/// Tells which places that spell out a key may look it up in a catalog.
///
/// A literal whose key is known is that key and no other, and of no other targets' catalogs. Tests, and
/// files that a project leaves out, hand no text to what it builds.
struct SpellingEvidence {
  private let uses: [SpelledPlace: [Use]]
  private let owners: CatalogOwners
  private let survey: ProjectSurvey
  /// What gave the keys to catalogs; nil where that isn't known.
  private let distribution: KeyDistribution?
  /// Whether it is asked what targets compile and have.
  private let countsTargets: Bool

  /// A key that a literal is.
  private struct Use {
    var entry: ExtractedEntry
    var isAssumed: Bool
    /// The catalogs that have it from the literal.
    var names: Set<ProjectCatalogs.Name>
  }

  init(
    _ entries: [ExtractedEntry], _ distribution: KeyDistribution?, _ owners: CatalogOwners,
    _ survey: ProjectSurvey, countsTargets: Bool = true
  ) {
    (self.distribution, self.owners, self.survey) = (distribution, owners, survey)
    self.countsTargets = countsTargets
    var names: [SpelledPlace: [TableKey: Set<ProjectCatalogs.Name>]] = [:]
    for (name, entries) in distribution?.owned ?? [:] {
      for entry in entries {
        for place in entry.locations {
          names[SpelledPlace(place), default: [:]][entry.tableKey, default: []].insert(name)
        }
      }
    }
    var uses: [SpelledPlace: [Use]] = [:]
    for entry in entries {
      var alone = entry
      alone.locations = []
      for reference in entry.locations {
        let place = SpelledPlace(reference)
        uses[place, default: []].append(
          Use(
            entry: alone, isAssumed: reference.isAssumed,
            names: names[place]?[entry.tableKey] ?? []))
      }
    }
    self.uses = uses
  }

  /// Whether a place that spells out a key may look it up in a catalog.
  func counts(_ place: SpelledPlace, of key: String, in name: ProjectCatalogs.Name) -> Bool {
    guard mayHandTexts(place.file, to: name) else { return false }
    let uses = uses(at: place)
    guard !uses.isEmpty, !uses.contains(where: \.isAssumed) else { return true }
    let own = uses.filter { $0.entry.key.isExactly(key) }
    // A key that is put together of other texts has no arguments.
    guard !own.isEmpty else {
      let isTyped = owners.targets(of: name).allSatisfy { survey.model.extractsTypes(of: $0) }
      return uses.contains {
        $0.entry.arguments.isEmpty || Self.differsLittle($0.entry.key, key, isTyped: isTyped)
      }
    }
    return own.contains { !isOfOtherTargets($0, place.file, than: name) }
  }

  /// Whether a key is that of a literal but for the sizes of numbers.
  ///
  /// These are the first to be mistaken: an attribute of Core Data is an `Int32`. Digits and signs are
  /// there only where code asks for them, `specifier: "%.2f"`.
  ///
  /// - Parameter isTyped: Whether Xcode knows the types of what it extracts; where it doesn't, it writes
  ///   `%@` for all of them.
  private static func differsLittle(_ own: String, _ key: String, isTyped: Bool) -> Bool {
    guard SpecifierSkeleton(own).text.isExactly(SpecifierSkeleton(key).text) else { return false }
    let (values, others) = (values(of: own), values(of: key))
    return values.count == others.count
      && zip(values, others).allSatisfy {
        $0.argument == $1.argument
          && (isSameForm($0, $1) && areAlike($0.type, $1.type) || !isTyped && $1.type == .object)
      }
  }

  /// Whether two specifiers show a number with the same signs, width and digits.
  private static func isSameForm(_ one: ValueSpecifier, _ other: ValueSpecifier) -> Bool {
    one.flags == other.flags && one.width == other.width && one.precision == other.precision
  }

  private static func areAlike(_ one: ValueType, _ other: ValueType) -> Bool {
    if one == other || one.isInteger && other.isInteger { return true }
    // Numbers that are no integers are floating-point ones.
    return one.isNumber && other.isNumber && !one.isInteger && !other.isInteger
  }

  private static func values(of format: String) -> [ValueSpecifier] {
    SpecifierScan(format).specifiers.compactMap(\.value)
  }

  private func uses(at place: SpelledPlace) -> [Use] {
    if let found = uses[place] { return found }
    // In Objective-C a literal starts at its `@`.
    guard let offset = place.offset, !place.file.hasSuffix(".swift") else { return [] }
    return uses[SpelledPlace(file: place.file, offset: offset - 1)] ?? []
  }

  /// Whether the texts of a file may come to the targets that have a catalog.
  private func mayHandTexts(_ file: String, to name: ProjectCatalogs.Name) -> Bool {
    let holders = owners.targets(of: name)
    guard countsTargets, !holders.isEmpty, SourceLanguage(path: file) != nil else { return true }
    let compilers = survey.model.targets(ofSource: file)
    guard compilers.isEmpty else {
      return compilers.contains { survey.model.target($0)?.isTest != true || holders.contains($0) }
    }
    // Headers are in no target, nor is what a project has that can't be read wholly.
    return !file.hasSuffix(".swift") || !survey.leavesOut(file, of: holders)
  }

  /// Whether the literal was given to catalogs of targets that have nothing to do with another's.
  private func isOfOtherTargets(
    _ use: Use, _ file: String, than name: ProjectCatalogs.Name
  ) -> Bool {
    let holders = Set(owners.targets(of: name))
    guard countsTargets, !holders.isEmpty, !use.names.isEmpty,
      distribution?.mayLookUp(use.entry, in: file, name) == false
    else { return false }
    return use.names.allSatisfy { other in
      let targets = owners.targets(of: other)
      return !targets.isEmpty && holders.isDisjoint(with: targets)
    }
  }
}

extension SpelledPlace {
  fileprivate init(_ reference: SourceReference) {
    self.init(file: reference.file, offset: reference.offset)
  }
}
