/// Build settings on top of each other, as a target inherits them, and their values.
struct SettingLayers {
  /// From the bottom to the top: what Xcode defines, the project's, the target's.
  private var layers: [[String: String]]

  /// Values are texts of a line; what grows beyond this was made to hurt.
  private static let lengthLimit = 1 << 16
  private static let depthLimit = 32

  init(_ layers: [[String: String]]) { self.layers = layers }

  /// The names that any layer sets.
  var names: Set<String> { Set(layers.flatMap(\.keys)) }

  /// The value of a setting, with everything in it replaced that is known; what isn't known stays
  /// as it is written, so that one sees it.
  func value(of name: String) -> String? {
    var expansion = Expansion(layers: layers)
    return expansion.value(of: name, below: layers.count, depth: 0)
  }

  /// One evaluation, which may only do so much.
  private struct Expansion {
    let layers: [[String: String]]
    var open: Set<String> = []
    /// How many references it may follow: settings can double each other.
    var budget = 2000

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
      while let dollar = rest.firstIndex(of: "$"), result.utf8.count < SettingLayers.lengthLimit {
        result += rest[..<dollar]
        guard let reference = SettingReference(startingAt: rest[dollar...]) else {
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
      budget -= 1
      guard budget > 0 else { return nil }
      let inner = expand(reference.content, setting: nil, depth: depth + 1)
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
      for modifier in parts.dropFirst() { value = SettingModifier.apply(modifier, to: value) }
      return value
    }
  }
}

/// One layer of build settings as written, with conditions such as `[sdk=iphoneos*]` decided.
struct RawSettings {
  private(set) var values: [String: String] = [:]
  /// The settings that only conditional values were seen of.
  private var conditional: Set<String> = []

  /// The settings that name flags for `#if`.
  static let flags = (
    conditions: "SWIFT_ACTIVE_COMPILATION_CONDITIONS", options: "OTHER_SWIFT_FLAGS"
  )
  /// What stands among the values where a build may have more flags than they say; no setting is
  /// called so.
  static let unsureFlags = [unsureName: "YES"]
  static let unsureName = "[flags]"

  /// Keeps that a build may have more flags than the values say.
  mutating func noteUnsureFlags() { values.merge(Self.unsureFlags) { $1 } }

  /// Sets a value.
  ///
  /// Localization has no sdk and no architecture: a value without conditions goes before one with,
  /// and of those the first counts. Conditions on the build configuration are decided.
  mutating func set(_ key: String, to value: String, configuration: String) {
    let parts = key.split(whereSeparator: { $0 == "[" || $0 == "]" || $0 == "," })
    guard let first = parts.first else { return }
    let name = String(first)
    let conditions = parts.dropFirst()
    for condition in conditions where condition.hasPrefix("config=") {
      guard Self.matches(configuration, condition.dropFirst(7)) else { return }
    }
    let isConditional = conditions.contains { !$0.hasPrefix("config=") && !$0.hasSuffix("=*") }
    if isConditional {
      if name == Self.flags.conditions || name == Self.flags.options { noteUnsureFlags() }
      guard values[name] == nil else { return }
      conditional.insert(name)
      values[name] = value
    } else {
      let earlier = conditional.remove(name) == nil ? values[name] : nil
      values[name] = earlier.map { Self.inherit($0, in: value) } ?? value
    }
  }

  private static func matches(_ name: String, _ pattern: Substring) -> Bool {
    pattern.hasSuffix("*") ? name.hasPrefix(pattern.dropLast()) : name == pattern
  }

  /// A second value in one file inherits the first.
  private static func inherit(_ earlier: String, in value: String) -> String {
    guard value.contains("$(inherited)"), earlier.utf8.count < 4096 else { return value }
    return value.replacing("$(inherited)", with: earlier)
  }
}
