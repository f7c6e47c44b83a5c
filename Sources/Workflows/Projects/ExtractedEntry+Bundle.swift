import Extraction

/// Which module's bundle an entry is looked up in, as far as its spelling tells.
extension ExtractedEntry {
  /// Whether the entry names another module's bundle, so that its catalog is not the target's.
  var isForeign: Bool {
    guard let bundle, !namesMainBundle else { return false }
    return !namesOwnModule && !bundle.hasPrefix(BundleSpelling.ofClass)
      && !bundle.hasPrefix(".forClass(") && !bundle.hasPrefix(".atURL(")
  }

  /// Whether the entry names the bundle of the module that it stands in.
  var namesOwnModule: Bool {
    guard let bundle else { return false }
    return BundleSpelling.isOwnModule(bundle)
      || ["Bundle(for: Self.self)", "Self.self", "nil"].contains(bundle)
  }

  var namesMainBundle: Bool { bundle.map(BundleSpelling.isMain) ?? false }
}
