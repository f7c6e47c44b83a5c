/// What is to be localized.
package struct LocalizationRequest: Sendable {
  package var key: String
  /// What stands for a text that no catalog has, in the source language.
  package var defaultFormat: String
  /// nil for `Localizable`.
  package var table: String?
  package var arguments: [Argument]

  package init(
    key: String, defaultFormat: String? = nil, table: String? = nil, arguments: [Argument] = []
  ) {
    self.key = key
    self.defaultFormat = defaultFormat ?? key
    self.table = table
    self.arguments = arguments
  }
}

extension TableStore {
  /// Finds the text of a key and fills it.
  ///
  /// - Parameter attributed: Whether Markdown is read and words agree, as for an attributed string.
  package func rendering(
    of request: LocalizationRequest, for context: RenderingContext, attributed: Bool
  ) -> Rendering {
    texts(of: request.table, for: context.locale)
      .rendering(of: request, context, attributed: attributed)
  }
}
