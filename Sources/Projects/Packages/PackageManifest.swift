/// What a `Package.swift` says, as far as it can be read without running it.
struct PackageManifest {
  var name: String?
  var defaultLocalization: String?
  var targets: [Target] = []
  var products: [Product] = []
  /// The folders of packages that are named by path.
  var localPackages: [String] = []
  /// How many expressions were looked at to know it.
  var steps = 0
  /// What could not be understood, with its bytes.
  var problems: [Problem] = []

  struct Product {
    var name: String
    var targets: [String]
    var isExecutable: Bool
  }

  /// What makes a dependency of a target.
  static let dependencyFunctions: Set = [
    "target", "product", "byName", "byNameItem", "productItem", "targetItem",
  ]

  struct Target {
    enum Kind: String {
      case target, executableTarget, testTarget, plugin, macro
      case systemLibrary, binaryTarget
    }

    var kind: Kind
    var name: String
    var path: String?
    var sources: [String]?
    var exclude: [String] = []
    var resources: [Resource] = []
    var dependencies: [String] = []
  }

  struct Resource {
    enum Rule: String {
      case process, copy, embedInCode
    }

    var rule: Rule
    var path: String
  }

  struct Problem {
    var message: String
    var range: Range<Int>
  }
}
