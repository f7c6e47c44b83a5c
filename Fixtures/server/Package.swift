// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "caffe-server",
  defaultLocalization: "en",
  platforms: [.macOS(.v14)],
  products: [.executable(name: "caffe-server", targets: ["caffe-server"])],
  dependencies: [
    // An app of its own names a version: .package(url: "…/l10n", from: "…", traits: ["English", …]).
    .package(name: "l10n", path: "../..", traits: ["English", "Polish", "Spanish"]),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
  ],
  targets: [
    .target(
      name: "CaffeServer",
      dependencies: [
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Localization", package: "l10n"),
      ],
      resources: [.process("Resources")]),
    .executableTarget(
      name: "caffe-server",
      dependencies: ["CaffeServer", .product(name: "Hummingbird", package: "hummingbird")]),
    .testTarget(
      name: "CaffeServerTests",
      dependencies: [
        "CaffeServer", .product(name: "HummingbirdTesting", package: "hummingbird"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
