public import Foundation

/// A number that an interpolation shows through a format specifier, such as `%lld`.
///
/// In ``LocalizedMessage``, which is `String.LocalizationValue` on Linux, it stands for Apple's undocumented `_FormatSpecifiable`, which
/// Apple's own interpolations are declared with and apps don't name.
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

extension FormatSpecifiable where Self: FixedWidthInteger {
  /// `%lld` and `%llu`; `%d` and `%u` for up to 32 bits.
  public var formatSpecifier: String {
    switch (Self.isSigned, Self.bitWidth > 32) {
    case (true, true): "%lld"
    case (true, false): "%d"
    case (false, true): "%llu"
    case (false, false): "%u"
    }
  }
}

extension FormatSpecifiable where Self: BinaryFloatingPoint {
  /// `%lf`; `%f` for `Float`.
  public var formatSpecifier: String { Self.significandBitCount > 23 ? "%lf" : "%f" }
}

extension Int: FormatSpecifiable {}
extension Int8: FormatSpecifiable {}
extension Int16: FormatSpecifiable {}
extension Int32: FormatSpecifiable {}
extension Int64: FormatSpecifiable {}
extension UInt: FormatSpecifiable {}
extension UInt8: FormatSpecifiable {}
extension UInt16: FormatSpecifiable {}
extension UInt32: FormatSpecifiable {}
extension UInt64: FormatSpecifiable {}
extension Float: FormatSpecifiable {}
extension Double: FormatSpecifiable {}
extension CGFloat: FormatSpecifiable {}
