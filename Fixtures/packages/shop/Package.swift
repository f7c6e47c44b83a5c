// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "shop",
  defaultLocalization: "en",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "l10n", path: "../../..", traits: ["English", "Spanish"])
  ],
  targets: [
    .executableTarget(
      name: "Shop", dependencies: [.product(name: "Localization", package: "l10n")],
      resources: [.process("Resources")],
      plugins: [
        .plugin(name: "L10nSymbols", package: "l10n"),
        .plugin(name: "L10nLintCatalogs", package: "l10n"),
      ])
  ])
