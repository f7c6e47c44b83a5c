/// What is wrong with a document, as a client shows it (Language Server Protocol 3.17,
/// "PublishDiagnostics").
struct PublishedDiagnostics: Encodable, Sendable {
  var uri: DocumentURI
  var version: Int?
  var diagnostics: [ShownDiagnostic]
}

/// The protocol's `Diagnostic`.
struct ShownDiagnostic: Codable, Hashable, Sendable {
  var range: PositionRange
  var severity: Int
  /// The rule's id.
  var code: String
  var source = "l10n"
  var message: String
  var relatedInformation: [Related]?

  struct Related: Codable, Hashable, Sendable {
    var location: DocumentLocation
    var message: String
  }
}
