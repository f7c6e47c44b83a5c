/// All rules.
package enum RuleRegistry {
  /// In alphabetical order of their types.
  package static let all: [any Rule.Type] = [
    AddressDependentWord.self,
    AgreementTarget.self,
    AmbiguousWord.self,
    ArgumentInMarkup.self,
    ArgumentNumbering.self,
    ChangedFormat.self,
    CountOutsideRegion.self,
    DeclaredType.self,
    ExtraArgument.self,
    FeatureNotInLanguage.self,
    GuessedForm.self,
    HardCodedCount.self,
    IdenticalPluralForms.self,
    MalformedSpecifier.self,
    MissingAlternative.self,
    MissingArgument.self,
    MissingOther.self,
    MissingPluralCategory.self,
    NestedRegion.self,
    NothingToInflect.self,
    PercentSign.self,
    PluralWithAgreement.self,
    PluralWithoutNumber.self,
    RedundantAlternative.self,
    SpecifierRemnant.self,
    UndefinedVariable.self,
    UninflectableLocale.self,
    UnnumberedArguments.self,
    UnusedPluralCategory.self,
    UnusedVariable.self,
    WordOutsideRegion.self,
    WrongArgumentType.self,
    WrongVariableType.self,
  ]

  /// The rule with an id.
  package static func rule(_ id: String) -> (any Rule.Type)? { all.first { $0.id == id } }
}
