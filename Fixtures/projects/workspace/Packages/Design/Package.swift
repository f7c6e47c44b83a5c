// swift-tools-version: 6.0
import PackageDescription

let name = "Design"
var targets: [Target] = [
  .target(name: name, path: "Code", resources: [.process("Texts"), .copy("Fonts")])
]
targets += [.executableTarget(name: name + "Gallery", dependencies: [.byName(name: name)])]

let package = Package(
  name: name,
  defaultLocalization: "en",
  products: [.library(name: name, targets: [name])],
  targets: targets
)
