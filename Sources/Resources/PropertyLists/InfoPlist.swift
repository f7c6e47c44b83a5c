package import Extraction
package import Reading

/// Finds what people read in an app's Info.plist.
///
/// Most texts are looked up in `InfoPlist` by the name of their key. Titles of shortcuts, document
/// types and the like are keys themselves; those of services are looked up in `ServicesMenu`.
/// Sources: "Information Property List" in Apple's documentation, "UIApplicationShortcutItems" and
/// the "Services Implementation Guide", checked against public apps.
package struct InfoPlist {
  private static let servicesTable = "ServicesMenu"

  private let resolve: ResourceReader.Resolver
  private var list: EntryList
  private var services: EntryList
  /// Names of document types.
  private var typeNames: Set<ExactKey> = []
  /// Other texts that are keys themselves.
  private var titles: Set<ExactKey> = []

  static func read(
    _ bytes: [UInt8], _ resolve: @escaping ResourceReader.Resolver, into file: inout ResourceFile
  ) {
    let document = PropertyListDocument(
      parsing: bytes, file: file.path, markup: ResourceLimit.propertyList)
    read(document.root, in: SourceText(decoding: bytes), resolve, into: &file)
    file.diagnostics = document.diagnostics + file.diagnostics
  }

  /// - Parameter text: The file's text, in which the value has its places.
  private static func read(
    _ root: PropertyListValue?, in text: SourceText, _ resolve: @escaping ResourceReader.Resolver,
    into file: inout ResourceFile
  ) {
    var reader = Self(
      resolve: resolve, list: EntryList(path: file.path, table: file.table, text: text),
      services: EntryList(path: file.path, table: servicesTable, text: text))
    if let root { reader.read(root) }
    file.entries = reader.list.entries + reader.services.entries
    file.unsyncedKeys = reader.typeNames.subtracting(reader.titles)
      .union(reader.services.entries.map { ExactKey($0.key) })
    file.diagnostics = reader.list.diagnostics + reader.services.diagnostics
  }

  /// What people read in a property list that a project's generator makes.
  ///
  /// - Parameters:
  ///   - root: The list, whose values have no places.
  ///   - path: The file that says what stands in it.
  ///   - resolve: Asked for texts that refer to build settings.
  package static func file(
    writtenFrom path: String, _ root: PropertyListValue, resolve: @escaping ResourceReader.Resolver
  ) -> ResourceFile {
    var file = ResourceFile(
      path: path, kind: .infoPlist, table: InfoPlistTable.name, entries: [], diagnostics: [])
    read(root, in: SourceText(decoding: []), resolve, into: &file)
    return file
  }

  private mutating func read(_ root: PropertyListValue) {
    for member in root.members ?? [] {
      let value = member.value
      switch member.key {
      case "UIApplicationShortcutItems":
        addTitles(
          of: value, ["UIApplicationShortcutItemTitle", "UIApplicationShortcutItemSubtitle"])
      case "INAlternativeAppNames":
        addTitles(of: value, ["INAlternativeAppName", "INAlternativeAppNamePronunciationHint"])
      case "CFBundleDocumentTypes": addTitles(of: value, ["CFBundleTypeName"], to: \.typeNames)
      case "UTImportedTypeDeclarations", "UTExportedTypeDeclarations":
        addTitles(of: value, ["UTTypeDescription"])
      case "NSServices": addServices(value)
      case "NSLocationTemporaryUsageDescriptionDictionary": addTexts(of: value)
      default: if Self.isLocalizable(member.key) { add(member.key, value) }
      }
    }
  }

  /// Whether a text of the outermost dictionary is looked up by its key.
  static func isLocalizable(_ key: String) -> Bool {
    comments[key] != nil || key.hasSuffix("UsageDescription") && !inventions.contains(key)
  }

  /// Keys that people write and no system asks for: Xcode's catalogs have them, stale.
  private static let inventions: Set<String> = ["NSScreenCaptureUsageDescription"]

  /// What Xcode calls the key, which it tells translators.
  static func comment(for key: String) -> String? {
    comments[key] ?? usageComments[key]
  }

  private mutating func add(_ key: String, _ value: PropertyListValue) {
    guard let shown = shown(value) else { return }
    list.add(key, text: shown, comment: Self.comment(for: key), at: value.textStart)
  }

  /// The purposes of a precise location: their names are keys.
  private mutating func addTexts(of value: PropertyListValue) {
    for member in value.members ?? [] { add(member.key, member.value) }
  }

  private mutating func addTitles(
    of value: PropertyListValue, _ names: [String],
    to set: WritableKeyPath<Self, Set<ExactKey>> = \.titles
  ) {
    for title in (value.elements ?? []).flatMap({ element in names.compactMap { element[$0] } }) {
      guard let shown = shown(title) else { continue }
      self[keyPath: set].insert(ExactKey(shown))
      list.add(shown, at: title.textStart)
    }
  }

  private mutating func addServices(_ value: PropertyListValue) {
    for title in (value.elements ?? []).compactMap({ $0["NSMenuItem"]?["default"] }) {
      if let shown = shown(title) { services.add(shown, at: title.textStart) }
    }
  }

  private func shown(_ value: PropertyListValue) -> String? {
    value.string.flatMap { Self.shown($0, resolve) }
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

/// The build settings that make up an Info.plist that Xcode generates.
package struct InfoPlistSettings: Sendable {
  private static let prefix = "INFOPLIST_KEY_"

  /// Gives the texts that people read, by key of the `InfoPlist` table.
  ///
  /// - Parameters:
  ///   - settings: A target's build settings; others than `INFOPLIST_KEY_…` are left alone.
  ///   - place: Where the settings are written, as far as the caller knows.
  ///   - resolve: Asked for texts that refer to other settings.
  package static func entries(
    of settings: [String: String], at place: SourceReference,
    resolve: ResourceReader.Resolver = { _ in nil }
  ) -> [ExtractedEntry] {
    settings.keys.sorted().compactMap { setting in
      guard setting.hasPrefix(prefix), let value = settings[setting] else { return nil }
      let key = String(setting.dropFirst(prefix.count))
      guard InfoPlist.isLocalizable(key),
        let text = InfoPlist.shown(value, resolve) ?? Self.empty(key, value)
      else { return nil }
      return ExtractedEntry(
        key: key, table: InfoPlistTable.name, defaultValue: text, sourceText: text,
        comments: InfoPlist.comment(for: key).map { [$0] } ?? [], locations: [place])
    }
  }

  /// The notice that Xcode's templates leave empty, which it brings into catalogs for all that.
  private static func empty(_ key: String, _ value: String) -> String? {
    value.isEmpty && key == "NSHumanReadableCopyright" ? "" : nil
  }
}

extension InfoPlist {
  /// The keys that Xcode exports, by the names that it shows for them and gives as comments.
  static let comments = [
    "CFBundleDisplayName": "Bundle display name",
    "CFBundleName": "Bundle name",
    "CFBundleSpokenName": "Accessibility Bundle Name",
    "CFBundleGetInfoString": "Get Info string",
    "NSHumanReadableCopyright": "Copyright (human-readable)",
    "NSHumanReadableDescription": "Human readable description",
    "NSSensorKitPrivacyPolicyURL": "Privacy - SensorKit Privacy Policy URL",
  ]

  /// Xcode's names for reasons to use something private, where they were seen in public apps.
  static let usageComments = [
    "NFCReaderUsageDescription": "Privacy - NFC Scan Usage Description",
    "NSAppleEventsUsageDescription": "Privacy - AppleEvents Sending Usage Description",
    "NSAppleMusicUsageDescription": "Privacy - Media Library Usage Description",
    "NSBluetoothAlwaysUsageDescription": "Privacy - Bluetooth Always Usage Description",
    "NSBluetoothPeripheralUsageDescription": "Privacy - Bluetooth Peripheral Usage Description",
    "NSCalendarsFullAccessUsageDescription": "Privacy - Calendars Full Access Usage Description",
    "NSCalendarsUsageDescription": "Privacy - Calendars Usage Description",
    "NSCameraUsageDescription": "Privacy - Camera Usage Description",
    "NSContactsUsageDescription": "Privacy - Contacts Usage Description",
    "NSDesktopFolderUsageDescription": "Privacy - Desktop Folder Usage Description",
    "NSDocumentsFolderUsageDescription": "Privacy - Documents Folder Usage Description",
    "NSDownloadsFolderUsageDescription": "Privacy - Downloads Folder Usage Description",
    "NSFaceIDUsageDescription": "Privacy - Face ID Usage Description",
    "NSHealthClinicalHealthRecordsShareUsageDescription":
      "Privacy - Health Records Usage Description",
    "NSHealthShareUsageDescription": "Privacy - Health Share Usage Description",
    "NSHealthUpdateUsageDescription": "Privacy - Health Update Usage Description",
    "NSLocalNetworkUsageDescription": "Privacy - Local Network Usage Description",
    "NSLocationAlwaysAndWhenInUseUsageDescription":
      "Privacy - Location Always and When In Use Usage Description",
    "NSLocationAlwaysUsageDescription": "Privacy - Location Always Usage Description",
    "NSLocationUsageDescription": "Privacy - Location Usage Description",
    "NSLocationWhenInUseUsageDescription": "Privacy - Location When In Use Usage Description",
    "NSMicrophoneUsageDescription": "Privacy - Microphone Usage Description",
    "NSMotionUsageDescription": "Privacy - Motion Usage Description",
    "NSPhotoLibraryAddUsageDescription": "Privacy - Photo Library Additions Usage Description",
    "NSPhotoLibraryUsageDescription": "Privacy - Photo Library Usage Description",
    "NSRemindersFullAccessUsageDescription": "Privacy - Reminders Full Access Usage Description",
    "NSRemindersUsageDescription": "Privacy - Reminders Usage Description",
    "NSSensorKitUsageDescription": "Privacy - SensorKit Usage Description",
    "NSSiriUsageDescription": "Privacy - Siri Usage Description",
    "NSSpeechRecognitionUsageDescription": "Privacy - Speech Recognition Usage Description",
    "NSUserTrackingUsageDescription": "Privacy - Tracking Usage Description",
    "NSWorldSensingUsageDescription": "Privacy - World Sensing Usage Description",
  ]
}
