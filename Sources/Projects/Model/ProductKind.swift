/// What a target builds.
package enum ProductKind: Hashable, Sendable {
  case application
  case watchApplication
  case appExtension
  case framework
  case staticLibrary
  case dynamicLibrary
  /// A package's target that others link.
  case library
  case bundle
  case executable
  case test
  case plugin
  case macro
  /// A target that builds nothing itself.
  case aggregate
  /// An unknown one, by its identifier.
  case other(String)

  /// The kind of an Xcode product type such as `com.apple.product-type.application`, which
  /// XcodeGen writes without its beginning.
  init(productType: String) {
    let name = productType.split(separator: ".").dropFirst(
      productType.hasPrefix("com.apple.product-type.") ? 3 : 0
    ).joined(separator: ".")
    switch name {
    case "application", "application.on-demand-install-capable", "application.messages":
      self = .application
    case "application.watchapp", "application.watchapp2", "application.watchapp2-container":
      self = .watchApplication
    case "framework", "framework.static", "xcframework": self = .framework
    case "library.static": self = .staticLibrary
    case "library.dynamic": self = .dynamicLibrary
    case "bundle": self = .bundle
    case "tool": self = .executable
    case "bundle.unit-test", "bundle.ui-testing", "bundle.ocunit-test": self = .test
    case _ where name.contains("extension"): self = .appExtension
    default: self = .other(name)
    }
  }

  /// One word, as reports print it.
  package var name: String {
    switch self {
    case .application: "application"
    case .watchApplication: "watch-application"
    case .appExtension: "app-extension"
    case .framework: "framework"
    case .staticLibrary: "static-library"
    case .dynamicLibrary: "dynamic-library"
    case .library: "library"
    case .bundle: "bundle"
    case .executable: "executable"
    case .test: "test"
    case .plugin: "plugin"
    case .macro: "macro"
    case .aggregate: "aggregate"
    case .other(let name): name
    }
  }
}
