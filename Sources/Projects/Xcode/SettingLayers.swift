/// Build settings on top of each other, as a target inherits them, and their values.
struct SettingLayers {
  /// From the bottom to the top: what Xcode defines, the project's, the target's.
  private let layers: [[String: String]]
  /// Whether a build may have more flags than the values say.
  let mayHaveMoreFlags: Bool
  private let files: FileList

  /// Values are texts of a line; what grows beyond this was made to hurt.
  private static let lengthLimit = 1 << 16
  private static let depthLimit = 32

  /// - Parameter files: Has the steps that all values of all targets are put together with.
  init(_ layers: [RawSettings], files: FileList) {
    self.layers = layers.map(\.values)
    self.files = files
    mayHaveMoreFlags = layers.contains(where: \.mayHaveMoreFlags)
  }

  /// The names that any layer sets.
  var names: Set<String> { Set(layers.flatMap(\.keys)) }

  /// The value of a setting, with everything in it replaced that is known; what isn't known stays
  /// as it is written, so that one sees it.
  func value(of name: String) -> String? {
    // Thousands of targets may each have the same thousands of values that double each other.
    guard !files.isExhausted else { return layers.last { $0[name] != nil }?[name] }
    var expansion = Expansion(layers: layers)
    let value = expansion.value(of: name, below: layers.count, depth: 0)
    files.take(2 * expansion.spent)
    return value
  }

  /// One evaluation, which may only do so much.
  private struct Expansion {
    let layers: [[String: String]]
    var open: Set<String> = []
    /// What it has done so far: two for each reference that it followed, and more for long texts.
    var spent = 0

    /// Settings can double each other, and texts that are long can be changed again and again.
    private static let most = 4000
    private static let bytesOfStep = 256
    /// What it takes to look for the end of a reference that has none.
    private static let costOfOpen = 16

    /// Takes what a text of some bytes costs.
    ///
    /// - Returns: Whether there was so much left.
    private mutating func spend(on bytes: Int = 0) -> Bool {
      spent += 1 + bytes / Self.bytesOfStep
      return spent < Self.most
    }

    mutating func value(of name: String, below top: Int, depth: Int) -> String? {
      guard let layer = layers[..<top].lastIndex(where: { $0[name] != nil }),
        let text = layers[layer][name]
      else { return nil }
      return expand(text, setting: (name, layer), depth: depth)
    }

    mutating func expand(
      _ text: String, setting: (name: String, layer: Int)?, depth: Int
    ) -> String {
      guard text.utf8.contains(UInt8(ascii: "$")), depth < SettingLayers.depthLimit else {
        return text
      }
      var result = ""
      var rest = text[...]
      while spent < Self.most, let dollar = rest.firstIndex(of: "$"),
        result.utf8.count < SettingLayers.lengthLimit
      {
        result += rest[..<dollar]
        guard let reference = SettingReference(startingAt: rest[dollar...]) else {
          spent += Self.costOfOpen
          result += "$"
          rest = rest[rest.index(after: dollar)...]
          continue
        }
        rest = rest[reference.end...]
        result += replacement(reference, setting: setting, depth: depth) ?? reference.spelling
      }
      return result + rest
    }

    private mutating func replacement(
      _ reference: SettingReference, setting: (name: String, layer: Int)?, depth: Int
    ) -> String? {
      guard spend() else { return nil }
      let inner = expand(reference.content, setting: nil, depth: depth + 1)
      guard spend(on: inner.utf8.count) else { return nil }
      let parts = inner.split(separator: ":", omittingEmptySubsequences: false)
      guard let name = parts.first.map(String.init), !name.isEmpty else { return "" }
      var value: String?
      if name == "inherited" || name == setting?.name {
        guard let setting else { return "" }
        value = self.value(of: setting.name, below: setting.layer, depth: depth + 1) ?? ""
      } else if open.insert(name).inserted {
        value = self.value(of: name, below: layers.count, depth: depth + 1)
        open.remove(name)
      }
      for modifier in parts.dropFirst() {
        guard spend(on: value?.utf8.count ?? 0) else { return nil }
        value = SettingModifier.apply(modifier, to: value)
      }
      return value
    }
  }
}
