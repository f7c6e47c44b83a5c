import Reading

/// Finds what people read in an app's Info.plist.
///
/// Most texts are looked up in `InfoPlist` by the name of their key. Titles of shortcuts, document
/// types and the like are keys themselves; those of services are looked up in `ServicesMenu`.
/// Sources: "Information Property List" in Apple's documentation, "UIApplicationShortcutItems" and
/// the "Services Implementation Guide", checked against public apps.
struct InfoPlist {
  private static let servicesTable = "ServicesMenu"

  private let resolve: ResourceReader.Resolver
  private var list: EntryList
  private var services: EntryList

  static func read(
    _ bytes: [UInt8], _ resolve: @escaping ResourceReader.Resolver, into file: inout ResourceFile
  ) {
    let text = SourceText(decoding: bytes)
    let document = PlacedPropertyList(
      parsing: bytes, text, file: file.path, sizeLimit: ResourceLimit.fileSize)
    var reader = Self(
      resolve: resolve, list: EntryList(path: file.path, table: file.table, text: text),
      services: EntryList(path: file.path, table: servicesTable, text: text))
    if let root = document.root { reader.read(root) }
    file.entries = reader.list.entries + reader.services.entries
    file.diagnostics =
      document.diagnostics + reader.list.diagnostics + reader.services.diagnostics
  }

  private mutating func read(_ root: PlacedPropertyList.Node) {
    guard case .dictionary(let pairs) = root else { return }
    for (key, value) in pairs {
      switch key {
      case "UIApplicationShortcutItems":
        addTitles(
          of: value, ["UIApplicationShortcutItemTitle", "UIApplicationShortcutItemSubtitle"])
      case "CFBundleDocumentTypes": addTitles(of: value, ["CFBundleTypeName"])
      case "UTImportedTypeDeclarations", "UTExportedTypeDeclarations":
        addTitles(of: value, ["UTTypeDescription"])
      case "NSServices": addServices(value)
      case "NSLocationTemporaryUsageDescriptionDictionary": addTexts(of: value)
      default: if Self.isLocalizable(key) { add(key, value) }
      }
    }
  }

  /// Whether a text of the outermost dictionary is looked up by its key.
  static func isLocalizable(_ key: String) -> Bool {
    comments[key] != nil || key.hasSuffix("UsageDescription")
  }

  /// What Xcode calls the key, which it tells translators.
  static func comment(for key: String) -> String? {
    comments[key] ?? usageComments[key]
  }

  private mutating func add(_ key: String, _ value: PlacedPropertyList.Node) {
    guard case .string(let text, let offset) = value, let shown = Self.shown(text, resolve) else {
      return
    }
    list.add(key, text: shown, comment: Self.comment(for: key), at: offset)
  }

  /// The purposes of a precise location: their names are keys.
  private mutating func addTexts(of value: PlacedPropertyList.Node) {
    guard case .dictionary(let pairs) = value else { return }
    for (key, value) in pairs { add(key, value) }
  }

  private mutating func addTitles(of value: PlacedPropertyList.Node, _ names: [String]) {
    for element in value.elements {
      for name in names {
        guard case .string(let text, let offset)? = element[key: name],
          let shown = Self.shown(text, resolve)
        else { continue }
        list.add(shown, at: offset)
      }
    }
  }

  private mutating func addServices(_ value: PlacedPropertyList.Node) {
    for service in value.elements {
      guard case .string(let text, let offset)? = service[key: "NSMenuItem"]?[key: "default"],
        let shown = Self.shown(text, resolve)
      else { continue }
      services.add(shown, at: offset)
    }
  }

  /// A text with the build settings that it names filled in; nil for what shows nothing, or only
  /// settings that aren't known here.
  static func shown(_ text: String, _ resolve: ResourceReader.Resolver) -> String? {
    let resolved = text.contains("$(") || text.contains("${") ? resolve(text) : text
    let rest = resolved ?? withoutReferences(text)
    return rest.contains { !$0.isWhitespace } ? resolved ?? text : nil
  }

  private static func withoutReferences(_ text: String) -> String {
    var rest = ""
    var closing: Character?
    var previous: Character = " "
    for character in text {
      if closing == nil, previous == "$", character == "(" || character == "{" {
        rest.removeLast()
        closing = character == "(" ? ")" : "}"
      } else if character == closing {
        closing = nil
      } else if closing == nil {
        rest.append(character)
      }
      previous = character
    }
    return rest
  }
}
