/// All rules.
package enum RuleRegistry {
  /// In alphabetical order of their types.
  package static let all: [any Rule.Type] = [
    AddressDependentWord.self,
    AgreementTarget.self,
    AmbiguousWord.self,
    CountOutsideRegion.self,
    FeatureNotInLanguage.self,
    GuessedForm.self,
    MissingAlternative.self,
    MissingArgument.self,
    NestedRegion.self,
    NothingToInflect.self,
    RedundantAlternative.self,
    UninflectableLocale.self,
    WordOutsideRegion.self,
  ]

  /// The rule with an id.
  package static func rule(_ id: String) -> (any Rule.Type)? { all.first { $0.id == id } }
}
