package import Catalogs

extension TextPath {
  /// As those see it who translate: `plural.one`, `device.iphone`, `substitutions.files.plural.other`;
  /// empty for a key's only text.
  package var spelling: String { names(in: .stringCatalog).joined(separator: ".") }

  package init(spelling: String) {
    self.init(
      catalogNames: spelling.split(separator: ".", omittingEmptySubsequences: false)
        .map(String.init).filter { !spelling.isEmpty || !$0.isEmpty })
  }
}
