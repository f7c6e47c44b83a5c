package import LocaleData

/// What a text varies by.
@usableFromInline package enum VariationKind: Hashable, Sendable {
  case plural
  case device
  case width
  /// A kind of a later version.
  case unknown(String)

  package init(name: String) {
    switch name {
    case "plural": self = .plural
    case "device": self = .device
    case "width": self = .width
    default: self = .unknown(name)
    }
  }

  /// The kind as files spell it.
  package var name: String {
    switch self {
    case .plural: "plural"
    case .device: "device"
    case .width: "width"
    case .unknown(let name): name
    }
  }
}

/// What one case of a variation is for, as files spell it: a plural category, a device such as
/// `iphone`, or a number of characters.
///
/// A name that nobody knows is kept, since files must not lose it.
@usableFromInline
package struct CaseName: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  @usableFromInline package let rawValue: String

  @inlinable package init(rawValue: String) { self.rawValue = rawValue }
  package init(_ rawValue: String) { self.rawValue = rawValue }
  @inlinable package init(stringLiteral rawValue: String) { self.rawValue = rawValue }
  package init(_ category: PluralCategory) { rawValue = category.rawValue }

  @inlinable package var description: String { rawValue }

  /// The plural category, or the device, for which there is no text of its own.
  @inlinable package static var other: CaseName { "other" }
  /// Foundation takes it for exactly 0 in every language.
  @inlinable package static var zero: CaseName { "zero" }

  /// The devices that Xcode's editor of String Catalogs knows, ``other`` the last.
  package static let devices: [CaseName] = [
    "iphone", "ipad", "ipod", "mac", "appletv", "applewatch", "applevision", .other,
  ]

  package var category: PluralCategory? { PluralCategory(rawValue: rawValue) }

  /// How many characters the case needs.
  package var width: Int? { Int(rawValue).flatMap { $0 < 0 ? nil : $0 } }
}
