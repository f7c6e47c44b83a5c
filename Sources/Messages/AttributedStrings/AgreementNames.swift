extension JSONMember {
  /// Whether a caret attribute is one of Foundation's that say how words agree, and has done its
  /// work when a text is shown.
  package var isAgreement: Bool {
    switch name.value {
    case "inflect", "morphology", "inflectionAlternative", "agreeWithArgument", "agreeWithConcept",
      "referentConcept", "formatNumber", "languageIdentifier":
      true
    default: false
    }
  }
}
