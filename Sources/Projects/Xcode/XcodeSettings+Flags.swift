/// The flags that Swift code is compiled with, which `#if` asks for.
extension XcodeSettings {
  /// All flags of some build configurations; nil where more may be set than is known.
  static func flags(in configurations: [XcodeSettings]) -> Set<String>? {
    // Of more there may be some that weren't read.
    guard configurations.count <= mostOthers else { return nil }
    var all: Set<String> = []
    for configuration in configurations {
      guard let flags = configuration.flags else { return nil }
      all.formUnion(flags)
    }
    return all
  }

  private var flags: Set<String>? {
    guard !mayHaveMoreFlags else { return nil }
    let conditions = value(of: RawSettings.flags.conditions) ?? ""
    let options = value(of: RawSettings.flags.options) ?? ""
    // What stays in a value names a setting that nobody here knows.
    guard !conditions.contains("$"), !options.contains("$") else { return nil }
    return Set(Self.words(of: conditions)).union(Self.flags(named: Self.words(of: options)))
  }

  /// The flags of `-DNAME` and `-D NAME`.
  private static func flags(named options: [String]) -> [String] {
    let behind = zip(options, options.dropFirst()).filter { $0.0 == "-D" }.map(\.1)
    return behind + options.filter { $0.hasPrefix("-D") }.map { String($0.dropFirst(2)) }
  }

  private static func words(of value: String) -> [String] {
    value.split { $0.isWhitespace || $0 == "\"" || $0 == "'" }.map(String.init)
  }
}
