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
  /// The texts of applications, the first of each key.
  private var applicationTexts: [ProjectCatalogs.Name: [ExactKey: String]] = [:]

  init(_ catalogs: ProjectCatalogs) { self.catalogs = catalogs }

  /// - Parameter isApplication: Whether the file is an application's, and no extension's of it.
  mutating func add(
    _ entry: ExtractedEntry, of file: ResourceFile, to name: ProjectCatalogs.Name,
    isApplication: Bool
  ) {
    all.append((entry, name))
    guard file.kind == .infoPlist, entry.defaultValue != nil else { return }
    let key = ExactKey(entry.key)
    texts[name, default: [:]][key, default: []].formUnion(file.otherTexts[key] ?? [])
    texts[name, default: [:]][key, default: []].insert(entry.sourceText)
    guard isApplication, applicationTexts[name]?[key] == nil else { return }
    applicationTexts[name, default: [:]][key] = entry.sourceText
  }

  /// Whether a text names a setting that nobody knows here, as one of a file that isn't shared.
  private static func isUnresolved(_ text: String) -> Bool {
    text.contains("$(") || text.contains("${")
  }

  /// The strings as the catalogs have them, where that is one of their texts; else as an application
  /// has them, whose name is no widget's.
  var settled: [(entry: ExtractedEntry, name: ProjectCatalogs.Name)] {
    all.map { entry, name in
      let key = ExactKey(entry.key)
      guard let known = texts[name]?[key],
        let text = catalogText(of: entry.key, in: name, among: known)
          ?? applicationTexts[name]?[key]
      else { return (entry, name) }
      var entry = entry
      (entry.sourceText, entry.defaultValue) = (text, text)
      return (entry, name)
    }
  }

  private func catalogText(
    of key: String, in name: ProjectCatalogs.Name, among known: Set<String>
  ) -> String? {
    guard let text = catalogs.sourceText(of: key, in: name),
      known.contains(text) || known.contains(where: Self.isUnresolved)
    else { return nil }
    return text
  }
}
