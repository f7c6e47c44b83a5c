// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "CaffeMenu",
  defaultLocalization: "en",
  platforms: [.iOS(.v17), .watchOS(.v10)],
  products: [.library(name: "CaffeMenu", targets: ["CaffeMenu"])],
  targets: [
    .target(name: "CaffeMenu", path: ".", resources: [.process("Resources")])
  ]
)
