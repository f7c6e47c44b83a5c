/// How code spells the bundles that it can name without naming a module.
package enum BundleSpelling {
  /// What stands for every spelling of the bundle of the module at hand.
  static let ownModule = ".module"
  /// How a bundle begins that is asked for by one of its classes, whose module needn't be the one at
  /// hand.
  package static let ofClass = "Bundle(for:"
  /// What stands in every expression that may give the bundle of the module at hand.
  static let marksOfOwnModule = [ownModule, "#bundle", ofClass]

  private static let ownModules = [ownModule, "Bundle.module", "#bundle"]
  private static let main = [".main", "Bundle.main"]

  /// Whether an expression names the bundle of the module at hand.
  package static func isOwnModule(_ text: String) -> Bool { ownModules.contains(text) }

  /// Whether an expression names the app's bundle.
  package static func isMain(_ text: String) -> Bool { main.contains(text) }
}
