/// What an argument must be so that a specifier can show it; integers as on 64-bit platforms.
///
/// Source: the tables of Apple's "String Format Specifiers", and IEEE printf for the lengths.
@usableFromInline package enum ValueType: Hashable, Sendable {
  case object
  case signedInteger(bits: Int)
  case unsignedInteger(bits: Int)
  case floatingPoint(FloatingPointFormat)
  /// 8 bits for `%c`, 16 (a UTF-16 code unit) for `%C`, 32 for `%lc`.
  case character(bits: Int)
  /// Zero-terminated; the bits are those of one unit: 8 for `%s`, 16 for `%S`, 32 for `%ls`.
  case cString(bits: Int)
  case pointer

  @usableFromInline package enum FloatingPointFormat: Hashable, Sendable {
    case double
    /// C's `long double`, which Swift can pass on Intel only.
    case longDouble
  }

  init(_ conversion: SpecifierConversion, _ length: SpecifierLength?) {
    switch conversion.family {
    case .object: self = .object
    case .signed: self = .signedInteger(bits: length?.bits ?? 32)
    case .unsigned: self = .unsignedInteger(bits: length?.bits ?? 32)
    case .floatingPoint: self = .floatingPoint(length == .L ? .longDouble : .double)
    case .character: self = .character(bits: conversion.isUTF16 ? 16 : length == .l ? 32 : 8)
    case .cString: self = .cString(bits: conversion.isUTF16 ? 16 : length == .l ? 32 : 8)
    case .pointer, .count: self = .pointer
    }
  }

  /// Whether a value of this type can be counted exactly.
  package var isInteger: Bool {
    switch self {
    case .signedInteger, .unsignedInteger: true
    default: false
    }
  }

  /// Whether plural categories can be chosen by a value of this type.
  package var isNumber: Bool {
    if case .floatingPoint = self { true } else { isInteger }
  }

  /// In a translator's words.
  package var name: String {
    switch self {
    case .object: "text or another object"
    case .signedInteger(let bits): "a whole number of \(bits) bits"
    case .unsignedInteger(let bits): "an unsigned whole number of \(bits) bits"
    case .floatingPoint(.double): "a decimal number"
    case .floatingPoint(.longDouble): "a long decimal number"
    case .character: "a single character"
    case .cString: "a C string"
    case .pointer: "a memory address"
    }
  }
}
