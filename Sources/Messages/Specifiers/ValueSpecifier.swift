/// A specifier in printf's form: `%[position$][(name)][flags][width][.precision][length]conversion`.
///
/// Sources: IEEE Std 1003.1 (`fprintf`) and Apple's "String Format Specifiers", which refers to it;
/// `(name)` is Xcode 26's, for String Catalogs.
package struct ValueSpecifier: Hashable, Sendable {
  /// The number as written, from 1, or nil for an unnumbered specifier.
  package var position: Int?
  /// The argument that is shown, from 1; without a position the next one behind those already taken.
  package var argument = 1
  package var name: SpecifierName?
  package var flags: SpecifierFlags = []
  package var width: SpecifierSize?
  /// Digits behind the decimal point, or the most characters to show; a dot alone is 0.
  package var precision: SpecifierSize?
  package var length: SpecifierLength?
  package var conversion: SpecifierConversion

  /// What the argument must be.
  package var type: ValueType { ValueType(conversion, length) }

  /// Length and conversion, without what only one place of a text asks for.
  package var typeSpelling: String { (length?.rawValue ?? "") + String(conversion.letter) }

  /// Whether it is more likely a percent sign and letters, in a text that nobody formats: `% c`, and
  /// the `%D0` of an address.
  package var isUnlikely: Bool {
    guard position == nil else { return false }
    switch conversion {
    case .object: return false
    case .decimal, .integer, .unsigned, .fixed, .cString: return !flags.isEmpty
    default: return true
    }
  }

  init(conversion: SpecifierConversion) {
    self.conversion = conversion
  }

  /// Reads a specifier written without its percent sign, as in `NSStringFormatValueTypeKey` and
  /// `formatSpecifier`; nil when the text is anything else.
  package init?(formatValueType text: String) {
    let scan = SpecifierScan("%" + text)
    guard scan.specifiers.count == 1, let only = scan.specifiers.first, let value = only.value,
      only.range == 0..<(text.utf8.count + 1)
    else { return nil }
    self = value
  }
}

/// The characters that may stand in front of the width.
@usableFromInline package struct SpecifierFlags: OptionSet, Hashable, Sendable {
  @usableFromInline package let rawValue: UInt8

  @inlinable package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// `-`.
  @inlinable package static var leftAligned: Self { Self(rawValue: 1) }
  /// `+`.
  @inlinable package static var plusSign: Self { Self(rawValue: 2) }
  /// A space, which takes the place of a plus sign.
  @inlinable package static var spaceForPlus: Self { Self(rawValue: 4) }
  /// `#`.
  @inlinable package static var alternateForm: Self { Self(rawValue: 8) }
  /// `0`.
  @inlinable package static var zeroPadded: Self { Self(rawValue: 16) }
  /// `'`.
  @inlinable package static var thousandsGrouped: Self { Self(rawValue: 32) }

  init?(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "-"): self = .leftAligned
    case UInt8(ascii: "+"): self = .plusSign
    case UInt8(ascii: " "): self = .spaceForPlus
    case UInt8(ascii: "#"): self = .alternateForm
    case UInt8(ascii: "0"): self = .zeroPadded
    case UInt8(ascii: "'"): self = .thousandsGrouped
    default: return nil
    }
  }
}

/// A width or a precision.
package enum SpecifierSize: Hashable, Sendable {
  case literal(Int)
  /// `*` or `*2$`: an argument of its own says it, which is always an `int`.
  case argument(Int, position: Int?)

  var literal: Int? { if case .literal(let size) = self { size } else { nil } }

  /// The largest literal width or precision.
  ///
  /// C promises no more characters than these for one conversion (C23, 7.23.6.1), and a larger one
  /// would let a catalog fill the memory.
  package static let limit = 4095
}
