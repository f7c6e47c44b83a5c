// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Tickets",
  defaultLocalization: "en",
  products: [.library(name: "Tickets", targets: ["Tickets"])],
  dependencies: [.package(path: "../Design")],
  targets: [
    .target(
      name: "Tickets", dependencies: [.product(name: "Design", package: "Design")],
      exclude: ["Notes.swift"]),
    .testTarget(name: "TicketsTests", dependencies: ["Tickets"]),
  ]
)
