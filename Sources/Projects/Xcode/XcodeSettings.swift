import Reading

/// The build settings of a target of an Xcode project, as far as localization needs them.
struct XcodeSettings {
  private let layers: SettingLayers
  /// The build configuration whose settings these are.
  let configuration: String?

  /// How many other build configurations are read: more than any app has, whose targets may be many.
  static let mostOthers = 12

  /// What the settings of one target are made from.
  struct Source {
    var objects: XcodeObjects
    var developmentRegion: String?
    var files: FileList
    var configurationFiles: ConfigurationFiles
  }

  /// - Parameter configuration: The name of the build configuration; nil for the usual one.
  init(
    of target: XcodeObjects.Object, from source: Source, groups: inout XcodeGroups,
    in configuration: String? = nil
  ) {
    let objects = source.objects
    let own = Self.configurations(of: target, objects)
    let projects = objects.project.map { Self.configurations(of: $0, objects) } ?? []
    let name = configuration ?? Self.choice(of: own + projects)
    var inherited = [
      RawSettings(
        Self.defined(
          target: target.text("name") ?? "", developmentRegion: source.developmentRegion,
          configuration: name))
    ]
    for list in [projects, own] {
      guard let chosen = list.first(where: { $0.text("name") == name }) ?? list.first
      else { continue }
      inherited += Self.layers(chosen, source, name ?? "", &groups)
    }
    self.configuration = name
    layers = SettingLayers(inherited, files: source.files)
  }

  /// - Parameters:
  ///   - layers: From the bottom to the top, what Xcode defines first.
  ///   - files: Has the steps that all values of all targets are put together with.
  init(_ layers: [RawSettings], configuration: String, files: FileList) {
    self.layers = SettingLayers(layers, files: files)
    self.configuration = configuration
  }

  /// Whether a build may have more flags than the settings say.
  var mayHaveMoreFlags: Bool { layers.mayHaveMoreFlags }

  /// The value of a setting; nil when it is empty.
  func value(of name: String) -> String? {
    layers.value(of: name).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The settings that matter to localization.
  var relevant: [String: String] {
    var values: [String: String] = [:]
    // In one order: those that there are no steps left for stay as they are written.
    for name in layers.names.filter(RelevantSetting.contains).sorted() {
      values[name] = RelevantSetting.isShown(name) ? layers.value(of: name) : value(of: name)
    }
    return values
  }

  /// The names of a target's build configurations.
  static func names(of target: XcodeObjects.Object, in objects: XcodeObjects) -> [String] {
    configurations(of: target, objects).compactMap { $0.text("name") }
  }

  /// The settings that the texts of a property list are made of: those that Xcode generates it from,
  /// the product's name, and those that it names.
  func shown(naming names: [String]) -> [String: String] {
    var values: [String: String] = [:]
    for name in layers.names.filter(RelevantSetting.isShown).sorted() {
      values[name] = layers.value(of: name)
    }
    for name in names + ["PRODUCT_NAME"] { values[name] = value(of: name) }
    return values
  }

  private static func configurations(
    of object: XcodeObjects.Object, _ objects: XcodeObjects
  ) -> [XcodeObjects.Object] {
    objects[object.text("buildConfigurationList")]?.texts("buildConfigurations")
      .compactMap { objects[$0] } ?? []
  }

  /// Debug or else Release, if it says anything, or else the first that does.
  private static func choice(of configurations: [XcodeObjects.Object]) -> String? {
    let saying = configurations.filter {
      $0.fields["buildSettings"]?.members?.isEmpty == false
        || $0.text("baseConfigurationReference") != nil
    }
    let names = (saying.isEmpty ? configurations : saying).compactMap { $0.text("name") }
    return ["Debug", "Release"].first(where: names.contains) ?? names.first
  }

  private static func layers(
    _ configuration: XcodeObjects.Object, _ source: Source, _ name: String,
    _ groups: inout XcodeGroups
  ) -> [RawSettings] {
    var layers: [RawSettings] = []
    if let path = configurationFile(of: configuration, source, &groups) {
      layers.append(source.configurationFiles.settings(ofFile: path, in: name))
    } else if namesFile(configuration) {
      layers.append(RawSettings(mayHaveMoreFlags: true))
    }
    let members = configuration.fields["buildSettings"]?.members ?? []
    guard source.files.takes(settings: members.count) else {
      return layers + [RawSettings(mayHaveMoreFlags: true)]
    }
    var settings = RawSettings()
    for member in members {
      let text =
        member.value.text
        ?? member.value.elements?.compactMap(\.text).joined(separator: " ")
      if let text { settings.set(member.key, to: text, configuration: name) }
    }
    return layers + [settings]
  }

  private static func namesFile(_ configuration: XcodeObjects.Object) -> Bool {
    configuration.text("baseConfigurationReference") != nil
      || configuration.text("baseConfigurationReferenceRelativePath") != nil
  }

  private static func configurationFile(
    of configuration: XcodeObjects.Object, _ source: Source, _ groups: inout XcodeGroups
  ) -> String? {
    if let reference = source.objects[configuration.text("baseConfigurationReference")] {
      return groups.path(of: reference).flatMap(source.files.file(at:))
    }
    // Xcode 16 names a file in a folder that it lists itself.
    guard let relative = configuration.text("baseConfigurationReferenceRelativePath"),
      let anchor = source.objects[configuration.text("baseConfigurationReferenceAnchor")],
      let folder = groups.path(of: anchor)
    else { return nil }
    return source.files.file(at: PathParts.resolved(relative, in: folder))
  }

  /// What Xcode defines by itself.
  ///
  /// - Parameter name: The target's name.
  static func defined(
    target name: String, developmentRegion: String?, configuration: String?
  ) -> [String: String] {
    var values: [String: String] = [:]
    values["TARGET_NAME"] = name
    values["TARGETNAME"] = name
    values["PRODUCT_NAME"] = "$(TARGET_NAME)"
    values["PRODUCT_MODULE_NAME"] = "$(PRODUCT_NAME:c99extidentifier)"
    values["EXECUTABLE_NAME"] = "$(PRODUCT_NAME)"
    values["CONFIGURATION"] = configuration ?? ""
    values["DEVELOPMENT_LANGUAGE"] = developmentRegion ?? "en"
    // Paths are relative to the project's folder anyway.
    for name in ["SRCROOT", "PROJECT_DIR", "SOURCE_ROOT"] { values[name] = "." }
    return values
  }
}

extension Target {
  /// Takes the settings that matter to localization, and those of the project's own that the property
  /// list names.
  ///
  /// - Parameters:
  ///   - read: The bytes of a file, for the property list.
  ///   - others: The settings in the other build configurations.
  mutating func take(
    _ settings: XcodeSettings, read: (String) -> [UInt8]?, others: () -> [XcodeSettings]
  ) {
    self.settings = settings.relevant
    configuration = settings.configuration
    platforms = TargetPlatforms.platforms(of: settings, named: platforms)
    let named = SettingReference.names(in: infoPlist.flatMap(read) ?? [])
    // Nothing else has texts in its settings; to read all of them for flags alone would take long.
    if infoPlist != nil || self.settings["GENERATE_INFOPLIST_FILE"] == "YES" {
      let rest = others()
      add(named, settings, rest)
      flags = XcodeSettings.flags(in: [settings] + rest)
    }
  }

  /// Adds the settings that a property list names, and what they are elsewhere.
  ///
  /// Only those count that debug builds have like those that people get: of two texts nobody knows
  /// which one is shown.
  private mutating func add(
    _ named: [String], _ settings: XcodeSettings, _ others: [XcodeSettings]
  ) {
    let name = settings.configuration == "Release" ? "Debug" : "Release"
    let release = others.first { $0.configuration == name }
    for name in named where self.settings[name] == nil {
      if let value = settings.value(of: name), (release ?? settings).value(of: name) == value {
        self.settings[name] = value
      }
    }
    let own = settings.shown(naming: named)
    for other in others.map({ $0.shown(naming: named) })
    where other != own && !otherSettings.contains(other) {
      otherSettings.append(other)
    }
  }
}

/// The build settings that a localization tool has use for.
enum RelevantSetting {
  /// Whether it is a text of a property list that Xcode generates, which may be empty.
  static func isShown(_ name: String) -> Bool { name.hasPrefix("INFOPLIST_KEY_") }

  static func contains(_ name: String) -> Bool {
    if isShown(name) || name.hasSuffix("_DEPLOYMENT_TARGET") { return true }
    return switch name {
    case "PRODUCT_NAME", "PRODUCT_BUNDLE_IDENTIFIER", "PRODUCT_MODULE_NAME", "INFOPLIST_FILE",
      "GENERATE_INFOPLIST_FILE", "SWIFT_EMIT_LOC_STRINGS", "LOCALIZATION_PREFERS_STRING_CATALOGS",
      "STRING_CATALOG_GENERATE_SYMBOLS", "SDKROOT", "EXCLUDED_SOURCE_FILE_NAMES",
      "BUILD_ONLY_KNOWN_LOCALIZATIONS", "GCC_PREFIX_HEADER", "SWIFT_OBJC_BRIDGING_HEADER",
      "MARKETING_VERSION", "CURRENT_PROJECT_VERSION",
      "LOCALIZED_STRING_SWIFTUI_SUPPORT", "LOCALIZED_STRING_MACRO_NAMES":
      true
    default: false
    }
  }
}
