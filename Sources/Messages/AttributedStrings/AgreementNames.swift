import Reading

extension JSONMember {
  /// Whether a caret attribute is one of Foundation's that say how words agree, and has done its
  /// work when a text is shown.
  package var isAgreement: Bool {
    AgreementVocabulary.valueKind(of: name.value) != nil
  }
}
