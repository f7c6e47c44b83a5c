package import Diagnostics

/// `l10n init --json`: the shape that `docs/json.md` describes.
extension InitOutcome {
  /// - Parameter diagnostics: The diagnostics in their JSON form.
  package func json(diagnostics: [JSONText]) -> JSONText {
    // Of a schema alone the project isn't looked at.
    let isFound = status == .clean && choice != .schema
    let locales = isFound ? found.locales : []
    return .object([
      ("version", .number(1)), ("files", .array(files.map { .string($0) })),
      ("written", .bool(isWritten)),
      ("sourceLanguage", isFound ? .string(found.sourceLanguage) : .null),
      ("locales", .array(locales.map { .string($0) })), ("diagnostics", .array(diagnostics)),
    ])
  }

  /// The files that were written, or would be.
  private var files: [String] {
    guard status == .clean else { return [] }
    return switch choice {
    case .both: [file, schemaFile]
    case .configuration: [file]
    case .schema: [schemaFile]
    }
  }
}
