#if !canImport(Darwin)
public import Foundation

/// A number that an interpolation shows through a format specifier, such as `%lld`.
///
/// It stands for Apple's undocumented `_FormatSpecifiable`, which Apple's own interpolations are
/// declared with and apps don't name.
public protocol FormatSpecifiable: Equatable, Sendable {
  /// What the specifier shows.
  var formatArgument: any CVarArg { get }
  /// The specifier that stands in the key.
  var formatSpecifier: String { get }
}

extension FormatSpecifiable where Self: CVarArg {
  /// The number itself.
  public var formatArgument: any CVarArg { self }
}

extension Int: FormatSpecifiable {
  /// `%lld`.
  public var formatSpecifier: String { "%lld" }
}

extension Int8: FormatSpecifiable {
  /// `%d`.
  public var formatSpecifier: String { "%d" }
}

extension Int16: FormatSpecifiable {
  /// `%d`.
  public var formatSpecifier: String { "%d" }
}

extension Int32: FormatSpecifiable {
  /// `%d`.
  public var formatSpecifier: String { "%d" }
}

extension Int64: FormatSpecifiable {
  /// `%lld`.
  public var formatSpecifier: String { "%lld" }
}

extension UInt: FormatSpecifiable {
  /// `%llu`.
  public var formatSpecifier: String { "%llu" }
}

extension UInt8: FormatSpecifiable {
  /// `%u`.
  public var formatSpecifier: String { "%u" }
}

extension UInt16: FormatSpecifiable {
  /// `%u`.
  public var formatSpecifier: String { "%u" }
}

extension UInt32: FormatSpecifiable {
  /// `%u`.
  public var formatSpecifier: String { "%u" }
}

extension UInt64: FormatSpecifiable {
  /// `%llu`.
  public var formatSpecifier: String { "%llu" }
}

extension Float: FormatSpecifiable {
  /// `%f`.
  public var formatSpecifier: String { "%f" }
}

extension Double: FormatSpecifiable {
  /// `%lf`.
  public var formatSpecifier: String { "%lf" }
}

extension CGFloat: FormatSpecifiable {
  /// `%lf`.
  public var formatSpecifier: String { "%lf" }
}
#endif
