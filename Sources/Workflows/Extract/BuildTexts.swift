import Diagnostics
import Extraction
import Reading
import Resources

/// Strings that depend on what is built: an app may have another name in debug builds, and two targets
/// one catalog.
///
/// Whichever of the texts a catalog has is that of the last build in Xcode, and stays; where two
/// applications have it differently, one of them shows what the other is called, which is told. One that
/// the catalog lacks is then not added: each application shows its own while the catalog has none.
struct BuildTexts {
  private let catalogs: ProjectCatalogs
  private var all: [(entry: ExtractedEntry, name: ProjectCatalogs.Name)] = []
  private var texts: [ProjectCatalogs.Name: [ExactKey: Set<String>]] = [:]
  private var applicationTexts: [ProjectCatalogs.Name: [ExactKey: ApplicationTexts]] = [:]

  init(_ catalogs: ProjectCatalogs) { self.catalogs = catalogs }

  /// - Parameter application: The target that has the file, if that is an application, and no extension
  ///   of one.
  mutating func add(
    _ entry: ExtractedEntry, of file: ResourceFile, to name: ProjectCatalogs.Name,
    application: String?
  ) {
    all.append((entry, name))
    guard file.kind == .infoPlist, entry.defaultValue != nil else { return }
    let key = ExactKey(entry.key)
    texts[name, default: [:]][key, default: []].formUnion(file.otherTexts[key] ?? [])
    texts[name, default: [:]][key, default: []].insert(entry.sourceText)
    guard let application else { return }
    let text = ApplicationTexts.Text(target: application, text: entry.sourceText)
    if applicationTexts[name]?[key]?.add(text) == nil {
      applicationTexts[name, default: [:]][key] = ApplicationTexts(first: text)
    }
  }

  /// Whether a text names a setting that nobody knows here, as one of a file that isn't shared.
  fileprivate static func isUnresolved(_ text: String) -> Bool {
    text.contains("$(") || text.contains("${")
  }

  /// The strings as the catalogs have them, where that is one of their texts; else as an application
  /// has them, whose name is no widget's.
  var settled: [(entry: ExtractedEntry, name: ProjectCatalogs.Name)] {
    all.filter { !isLeftOut($0.entry, of: $0.name) }.map { entry, name in
      let key = ExactKey(entry.key)
      guard let known = texts[name]?[key],
        let text = catalogText(of: entry.key, in: name, among: known)
          ?? applicationTexts[name]?[key]?.first.text
      else { return (entry, name) }
      var entry = entry
      (entry.sourceText, entry.defaultValue) = (text, text)
      return (entry, name)
    }
  }

  /// Whether applications have a text differently that the catalog lacks.
  private func isLeftOut(_ entry: ExtractedEntry, of name: ProjectCatalogs.Name) -> Bool {
    applicationTexts[name]?[ExactKey(entry.key)]?.other != nil && !isThere(entry.key, name)
  }

  private func isThere(_ key: String, _ name: ProjectCatalogs.Name) -> Bool {
    catalogs.keys(of: name).contains { ExactKey($0) == ExactKey(key) }
  }

  /// What is said of the strings that two applications have differently.
  var diagnostics: [Diagnostic] {
    var told: [ProjectCatalogs.Name: Set<ExactKey>] = [:]
    var diagnostics: [Diagnostic] = []
    for (entry, name) in all {
      let key = ExactKey(entry.key)
      guard let texts = applicationTexts[name]?[key], let other = texts.other,
        told[name, default: []].insert(key).inserted
      else { continue }
      if !isThere(entry.key, name) {
        let fate = "the key \"\(entry.key)\" is not added to"
        diagnostics.append(differing(fate, of: name, texts.first, other))
      } else if let text = catalogs.sourceText(of: entry.key, in: name),
        texts.all.contains(text)
      {
        let fate = "one application shows the other's \"\(entry.key)\", for it has one text in"
        diagnostics.append(differing(fate, of: name, texts.first, other))
      }
    }
    return diagnostics
  }

  /// - Parameter fate: What becomes of the key, before the catalog's name.
  private func differing(
    _ fate: String, of name: ProjectCatalogs.Name, _ first: ApplicationTexts.Text,
    _ other: ApplicationTexts.Text
  ) -> Diagnostic {
    Diagnostic(
      id: "differing-property-lists", severity: .warning,
      message: "\(fate) '\(catalogs.file(of: name) ?? "")', which two applications have: it is "
        + "\(first.quoted) and \(other.quoted); give each of them a catalog of its own")
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

/// What the applications that have one catalog say of a key of it.
private struct ApplicationTexts {
  let first: Text
  /// One that differs from it.
  private(set) var other: Text?
  /// What any of them says.
  private(set) var all: Set<String>

  init(first: Text) { (self.first, all) = (first, [first.text]) }

  mutating func add(_ text: Text) {
    all.insert(text.text)
    guard other == nil, text.target != first.target, text.text != first.text,
      ![text, first].contains(where: { BuildTexts.isUnresolved($0.text) })
    else { return }
    other = text
  }

  struct Text {
    var target: String
    var text: String

    var quoted: String { "\"\(text.shortened(to: 80))\" for '\(target)'" }
  }
}
