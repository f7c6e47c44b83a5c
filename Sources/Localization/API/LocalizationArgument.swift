import Foundation

/// A value in a ``LocalizedMessage``, kept until the locale of the result is known.
enum LocalizationArgument: Equatable, Codable, Sendable {
  case integer(Int64)
  case unsigned(UInt64)
  case double(Double)
  case decimal(Decimal)
  case date(Date)
  case text(String)
  case attributed(AttributedString)
  case formatted(FormattedValue)
  indirect case resource(ResourceValue)
  /// Nothing yet; what is shown until then.
  case placeholder(String)

  /// What `String(format:)` would be given.
  init(_ value: any CVarArg) {
    switch value {
    case let value as any SignedInteger: self = .integer(Int64(clamping: value))
    case let value as any UnsignedInteger: self = .unsigned(UInt64(clamping: value))
    // Through its digits: 0.1 as a Float is not the Double 0.1.
    case let value as Float: self = .double(Double(value.description) ?? Double(value))
    case let value as any BinaryFloatingPoint: self = .double(Double(value))
    default: self.init(describing: value)
    }
  }

  /// What `%@` shows.
  init(describing value: Any) {
    switch value {
    case let value as Decimal: self = .decimal(value)
    case let value as Date: self = .date(value)
    case let value as AttributedString: self = .attributed(value)
    case let value as LocalizedStringResource: self = .resource(ResourceValue(value))
    // Asked of the type, since a cast would make a number of a Bool.
    case let value where type(of: value) is NSNumber.Type:
      self = (value as? NSNumber).map { .decimal($0.decimalValue) } ?? .text("\(value)")
    default: self = .text(String(describing: value))
    }
  }

  /// The argument with all that depends on a locale written as text.
  func formatted(for locale: Locale) -> LocalizationArgument {
    guard case .formatted(let value) = self else { return self }
    return .formatted(FormattedValue(text: value.attributedText(for: locale)))
  }
}

extension LocalizationArgument {
  /// What the renderer is given for a plain string.
  var plain: Argument {
    switch self {
    case .attributed(let text): .text(String(text.characters))
    case .formatted(let value): .formatted { AttributedString(value.text(for: $0)) }
    case .resource(let resource):
      .formatted { AttributedString(resource.text(for: $0)) }
    default: simple
    }
  }

  /// What the renderer is given for an attributed string.
  func attributed<Scope: AttributeScope>(including scope: Scope.Type) -> Argument {
    switch self {
    case .attributed(let text): .attributed(text)
    case .formatted(let value): .formatted { value.attributedText(for: $0) }
    case .resource(let resource):
      .formatted { resource.attributedText(for: $0, including: scope) }
    default: simple
    }
  }

  private var simple: Argument {
    switch self {
    case .integer(let value): .integer(value)
    case .unsigned(let value): .unsigned(value)
    case .double(let value): .double(value)
    case .decimal(let value): .decimal(value)
    case .date(let value):
      .formatted { AttributedString(value.formatted(.longDescription.locale($0))) }
    case .text(let value), .placeholder(let value): .text(value)
    case .attributed, .formatted, .resource: .text("")
    }
  }
}

extension FormatStyle where Self == Date.FormatStyle {
  /// As Apple's `description(with:)` shows a date; Foundation's on Linux knows no locale.
  fileprivate static var longDescription: Date.FormatStyle {
    Date.FormatStyle(date: .complete, time: .complete)
  }
}
