import Foundation

/// A value with its format style, or the text that they made.
struct FormattedValue: Equatable, Codable, Sendable {
  private let box: any FormattedValueBox

  init<F: FormatStyle>(_ value: F.FormatInput, _ format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    box = StringValueBox(value: value, format: format)
  }

  init<F: FormatStyle>(_ value: F.FormatInput, _ format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    box = AttributedValueBox(value: value, format: format)
  }

  init(text: AttributedString) {
    box = TextBox(attributed: text)
  }

  func text(for locale: Locale) -> String { box.text(for: locale) }
  func attributedText(for locale: Locale) -> AttributedString { box.attributedText(for: locale) }

  static func == (left: Self, right: Self) -> Bool { left.box.isEqual(to: right.box) }

  init(from decoder: any Decoder) throws {
    self.init(text: try AttributedString(from: decoder))
  }

  func encode(to encoder: any Encoder) throws {
    try attributedText(for: .current).encode(to: encoder)
  }
}

private protocol FormattedValueBox: Equatable, Sendable {
  func text(for locale: Locale) -> String
  func attributedText(for locale: Locale) -> AttributedString
}

extension FormattedValueBox {
  fileprivate func isEqual(to other: any FormattedValueBox) -> Bool {
    (other as? Self).map { $0 == self } ?? false
  }
}

// Neither a style nor its input need be Sendable, but both are values: a style is hashable and
// codable, the input is only ever given to it.
private struct StringValueBox<F: FormatStyle>: FormattedValueBox, @unchecked Sendable
where F.FormatInput: Equatable, F.FormatOutput == String {
  let value: F.FormatInput
  let format: F

  func text(for locale: Locale) -> String { format.locale(locale).format(value) }

  func attributedText(for locale: Locale) -> AttributedString {
    let style = format.locale(locale)
    // Some of Foundation's attributed styles came to Apple's systems later than what we ask for.
    #if !canImport(Darwin)
    if let style = style as? any AttributableFormatStyle,
      let text = style.attributedText(of: value)
    {
      return text
    }
    #endif
    return AttributedString(style.format(value))
  }
}

// Unchecked for the same reason.
private struct AttributedValueBox<F: FormatStyle>: FormattedValueBox, @unchecked Sendable
where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
  let value: F.FormatInput
  let format: F

  func text(for locale: Locale) -> String { String(attributedText(for: locale).characters) }

  func attributedText(for locale: Locale) -> AttributedString {
    format.locale(locale).format(value)
  }
}

private struct TextBox: FormattedValueBox {
  let attributed: AttributedString

  func text(for locale: Locale) -> String { String(attributed.characters) }
  func attributedText(for locale: Locale) -> AttributedString { attributed }
}
