import Extraction
import Reading
import Resources

/// Strings that depend on what is built: an app may have another name in debug builds, and two targets
/// one catalog.
///
/// Whichever of the texts a catalog has is that of the last build in Xcode, and stays.
struct BuildTexts {
  private let catalogs: ProjectCatalogs
  private var all: [(entry: ExtractedEntry, name: ProjectCatalogs.Name)] = []
  private var texts: [ProjectCatalogs.Name: [ExactKey: Set<String>]] = [:]

  init(_ catalogs: ProjectCatalogs) { self.catalogs = catalogs }

  mutating func add(
    _ entry: ExtractedEntry, of file: ResourceFile, to name: ProjectCatalogs.Name
  ) {
    all.append((entry, name))
    guard file.kind == .infoPlist, entry.defaultValue != nil else { return }
    let key = ExactKey(entry.key)
    texts[name, default: [:]][key, default: []].formUnion(file.otherTexts[key] ?? [])
    texts[name, default: [:]][key, default: []].insert(entry.sourceText)
  }

  /// Whether a text names a setting that nobody knows here, as one of a file that isn't shared.
  private static func isUnresolved(_ text: String) -> Bool {
    text.contains("$(") || text.contains("${")
  }

  /// The strings as the catalogs have them, where that is one of their texts.
  var settled: [(entry: ExtractedEntry, name: ProjectCatalogs.Name)] {
    all.map { entry, name in
      guard let known = texts[name]?[ExactKey(entry.key)],
        let text = catalogs.sourceText(of: entry.key, in: name),
        known.contains(text) || known.contains(where: Self.isUnresolved)
      else { return (entry, name) }
      var entry = entry
      (entry.sourceText, entry.defaultValue) = (text, text)
      return (entry, name)
    }
  }
}
