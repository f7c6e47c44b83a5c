/// Generates a project of any size: a package of several targets with sources and their catalogs.
///
/// Each key is used by a source of its target; the same seed and sizes give the same bytes.
struct SyntheticProject {
  var fileCount: Int
  var keyCount: Int
  var localeCount: Int
  var seed: UInt64

  /// A target takes that many sources, as the larger modules of apps.
  private static let filesPerTarget = 125

  private var targetCount: Int {
    max(1, (fileCount + Self.filesPerTarget - 1) / Self.filesPerTarget)
  }

  /// Hands on each file with its path, target by target, so that they needn't all be held at once.
  func makeFiles(_ take: (String, String) throws -> Void) rethrows {
    let locales = SyntheticLocale.locales(localeCount)
    try take("Package.swift", manifest)
    for target in 0..<targetCount {
      let folder = "Sources/Feature\(target)"
      let keys = part(of: keyCount, target).map { SyntheticEntry($0, seed: seed) }
      try makeSources(target, keys, in: folder, take)
      let table = SyntheticTable(entries: keys, locales: locales)
      if target % 4 == 3 {
        try makeTables(table, in: folder + "/Resources", take)
      } else {
        try take(folder + "/Resources/Localizable.xcstrings", table.stringCatalog)
      }
    }
    try makeApp(locales, take)
  }

  /// The numbers of some things that fall to a target.
  private func part(of count: Int, _ target: Int) -> Range<Int> {
    count * target / targetCount..<count * (target + 1) / targetCount
  }

  private var manifest: String {
    let targets = (0..<targetCount).map { target in
      let dependencies = target == 0 ? "" : ", dependencies: [\"Feature0\"]"
      return
        "    .target(name: \"Feature\(target)\"\(dependencies), resources: [.process(\"Resources\")]),\n"
    }
    return """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Generated",
        defaultLocalization: "en",
        targets: [
      \(targets.joined())  ])

      """
  }

  /// A third of the sources are views that use the keys; the others are models and services.
  private func makeSources(
    _ target: Int, _ keys: [SyntheticEntry], in folder: String,
    _ take: (String, String) throws -> Void
  ) rethrows {
    let files = part(of: fileCount, target)
    let app = SyntheticApp(fileCount: fileCount)
    let views = (files.count + 2) / 3
    for (position, number) in files.enumerated() {
      guard position % 3 == 0 else {
        let (path, text) = app.file(position % 3 == 1 ? 3 * number + 1 : 3 * number + 2)
        try take("\(folder)/\(path)", text)
        continue
      }
      let view = position / 3
      let used = keys[keys.count * view / views..<keys.count * (view + 1) / views]
      let source = SyntheticView(number: number, hasModel: position + 1 < files.count)
      try take("\(folder)/Views/Screen\(number).swift", source.text(used))
    }
    if target == 0 { try take("\(folder)/Wrappers.swift", SyntheticView.wrappers) }
  }

  private func makeTables(
    _ table: SyntheticTable, in folder: String, _ take: (String, String) throws -> Void
  ) rethrows {
    for locale in [nil] + table.locales.indices.map(Optional.some) {
      let name = locale.map { table.locales[$0].tag } ?? "en"
      try take("\(folder)/\(name).lproj/Localizable.strings", table.strings(locale))
      try take("\(folder)/\(name).lproj/Localizable.stringsdict", table.stringsdict(locale))
    }
  }

  /// What an app has beside its sources.
  private func makeApp(
    _ locales: [SyntheticLocale], _ take: (String, String) throws -> Void
  ) rethrows {
    let names = [("CFBundleDisplayName", "Bistro"), ("NSCameraUsageDescription", "Scan the menu")]
    try take(
      "App/Info.plist",
      SyntheticTable.propertyList(
        "<dict>\n" + names.map { "\t<key>\($0.0)</key>\n\t<string>\($0.1)</string>\n" }.joined()
          + "</dict>\n"))
    for tag in ["en"] + locales.map(\.tag) {
      let lines = names.map { "\"\($0.0)\" = \"\($0.1)\";\n" }
      try take("App/\(tag).lproj/InfoPlist.strings", lines.joined(separator: "\n"))
    }
    try take("App/Base.lproj/Main.storyboard", Self.storyboard(labels: 40))
  }

  /// A storyboard with one scene of labels.
  static func storyboard(labels: Int) -> String {
    let labels = (0..<labels).map { number in
      "            <label opaque=\"NO\" text=\"Label \(number)\" id=\"l\(number)-Ab-0xY\">\n"
        + "              <rect key=\"frame\" x=\"0\" y=\"\(number * 20)\" width=\"200\" height=\"20\"/>\n"
        + "            </label>\n"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
        <scenes>
          <scene sceneID="s0-Ab-0xY">
            <objects>
              <viewController id="v0-Ab-0xY"><view key="view" id="w0-Ab-0xY"><subviews>
      \(labels.joined())        </subviews></view></viewController>
            </objects>
          </scene>
        </scenes>
      </document>

      """
  }
}
