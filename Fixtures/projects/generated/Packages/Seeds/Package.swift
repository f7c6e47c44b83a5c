// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Seeds", products: [.library(name: "Seeds", targets: ["Seeds"])],
  targets: [.target(name: "Seeds")])
