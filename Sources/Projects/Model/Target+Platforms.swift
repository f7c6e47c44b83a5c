package import Extraction

extension Target {
  /// What an Xcode target is built for, as its settings say (Xcode's build settings reference,
  /// "Supported Platforms", "Base SDK" and "Supports Mac Catalyst"); nil where they don't.
  package var platforms: Set<BuildPlatform>? {
    let sdks = (settings["SUPPORTED_PLATFORMS"] ?? settings["SDKROOT"] ?? "")
      .split(separator: " ")
    var platforms: Set<BuildPlatform> = []
    for sdk in sdks {
      // Such as `auto`, and what a file says that isn't there.
      guard let platform = BuildPlatform(sdk: sdk) else { return nil }
      platforms.insert(platform)
    }
    let hasCatalyst = settings["SUPPORTS_MACCATALYST"] ?? "NO"
    if hasCatalyst != "NO", platforms.contains(.iOS) { platforms.insert(.macCatalyst) }
    return platforms.isEmpty ? nil : platforms
  }
}
