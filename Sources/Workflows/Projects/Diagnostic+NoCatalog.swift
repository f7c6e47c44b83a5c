package import Diagnostics
import Reading

extension Diagnostic {
  /// What is told where there is no catalog, whichever command looks for one.
  static let noCatalogID = "no-catalog"

  /// Says that there is no catalog.
  ///
  /// - Parameters:
  ///   - message: What there is none of, and what to do.
  ///   - scope: What was looked at: the only path of it is the place where none of the other is
  ///     given, and its globs may have left out all that there is.
  package static func noCatalog(
    _ message: String, severity: Severity = .error, location: Location? = nil,
    in scope: FileScope? = nil
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      id: noCatalogID, severity: severity, message: message,
      location: location ?? scope?.place)
    if let globs = scope?.globs { diagnostic.notes.append(Note(message: globs)) }
    return diagnostic
  }
}

extension FileScope {
  /// Whether errors say of each path why nothing was found there: nothing is at it, or it can't be read.
  package func isUnread(_ diagnostics: [Diagnostic]) -> Bool {
    let reasons: Set = [
      FileError.missingID, FileAction.read.failureID, FileAction.listed.failureID,
    ]
    let told = Set(
      diagnostics.filter { reasons.contains($0.id) }.compactMap(\.location?.file)
        .map(PathParts.withoutSlash))
    return !paths.isEmpty && paths.allSatisfy { told.contains(PathParts.withoutSlash($0)) }
  }

  /// The path that was named, where it is the only one and no name of the current folder.
  var place: Location? {
    guard paths.count == 1, let path = paths.first, path != ".", !path.isEmpty else { return nil }
    return Location(file: path)
  }

  /// Says which files the globs leave; nil where there are none.
  fileprivate var globs: String? {
    let shown = { (globs: [String]) in globs.map { "'\($0)'" }.listed(atMost: 3) }
    let conditions = [
      include.isEmpty ? nil : "match --include \(shown(include))",
      exclude.isEmpty ? nil : "don't match --exclude \(shown(exclude))",
    ].compactMap(\.self)
    guard !conditions.isEmpty else { return nil }
    return "only files count that " + conditions.joined(separator: " and ")
  }
}
