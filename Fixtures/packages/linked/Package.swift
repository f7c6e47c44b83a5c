// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "linked",
  defaultLocalization: "en",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "l10n", path: "../../..", traits: ["English", "Spanish"])],
  targets: [
    .executableTarget(
      name: "linked", dependencies: [.product(name: "Localization", package: "l10n")],
      resources: [.process("Resources")])
  ])
