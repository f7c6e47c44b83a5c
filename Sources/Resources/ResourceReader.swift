import Diagnostics
import Reading

/// Reads the localizable strings of files outside of Swift.
///
/// It touches no disk. Any bytes can be read; what is wrong with them is among the diagnostics.
package struct ResourceReader: Sendable {
  /// Gives the value of a property list's text that refers to build settings, such as
  /// `$(PRODUCT_NAME)`; nil where it has none.
  package typealias Resolver = @Sendable (String) -> String?

  /// Reads one file.
  ///
  /// - Parameters:
  ///   - path: The file's name in diagnostics and places. The table follows from it, and that a
  ///     file of one language (`fr.lproj/Main.storyboard`) declares no keys.
  ///   - resolve: Asked for what a property list leaves to the build settings.
  package static func read(
    _ bytes: [UInt8], path: String, kind: ResourceKind, resolve: @escaping Resolver = { _ in nil }
  ) -> ResourceFile {
    let place = ResourcePath(path)
    var file = ResourceFile(
      path: path, kind: kind, table: place.name, entries: [], diagnostics: [])
    guard kind == .objectiveC || !place.isOfOneLanguage else { return file }
    // It isn't even decoded.
    guard kind == .objectiveC || bytes.count <= ResourceLimit.fileSize else {
      file.diagnostics = [.fileTooLarge(path, limit: ResourceLimit.fileSize)]
      return file
    }
    switch kind {
    case .objectiveC:
      let extraction = ObjectiveCExtractor().extract([(path, bytes)])
      (file.entries, file.diagnostics) = (extraction.entries, extraction.diagnostics)
      file.table = "Localizable"
    case .interfaceBuilder:
      InterfaceBuilderDocument.read(bytes, into: &file)
    case .infoPlist:
      file.table = InfoPlistTable.name
      InfoPlist.read(bytes, resolve, into: &file)
    case .settingsPage: SettingsPage.read(bytes, into: &file)
    case .intentDefinition: IntentDefinition.read(bytes, into: &file)
    case .intentVocabulary: break
    }
    return file
  }
}

/// What a resource's path says of it.
struct ResourcePath {
  /// The file's name without its suffix, which is the name of its table.
  var name: String
  /// Whether the file is one language's own (`fr.lproj`), so that its texts are translations.
  var isOfOneLanguage: Bool

  init(_ path: String) {
    let parts = path.split(separator: "/")
    let file = parts.last ?? ""
    name = String(file.lastIndex(of: ".").map { file[..<$0] } ?? file)
    let folder = parts.dropLast().last ?? ""
    isOfOneLanguage =
      PathParts.isLanguageFolder(String(folder)) && folder != "Base.lproj" && folder != "mul.lproj"
  }
}
