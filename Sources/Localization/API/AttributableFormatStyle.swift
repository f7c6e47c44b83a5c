#if !canImport(Darwin)
import Foundation

/// A format style that Foundation has an attributed form of.
protocol AttributableFormatStyle: FormatStyle {
  associatedtype AttributedForm: FormatStyle
  where AttributedForm.FormatInput == FormatInput, AttributedForm.FormatOutput == AttributedString

  var attributedForm: AttributedForm { get }
}

extension AttributableFormatStyle {
  /// - Returns: nil if the value is not what the style formats.
  func attributedText(of value: Any) -> AttributedString? {
    (value as? FormatInput).map { attributedForm.format($0) }
  }
}

extension IntegerFormatStyle: AttributableFormatStyle {
  var attributedForm: Attributed { attributed }
}

extension IntegerFormatStyle.Percent: AttributableFormatStyle {
  var attributedForm: IntegerFormatStyle.Attributed { attributed }
}

extension IntegerFormatStyle.Currency: AttributableFormatStyle {
  var attributedForm: IntegerFormatStyle.Attributed { attributed }
}

extension FloatingPointFormatStyle: AttributableFormatStyle {
  var attributedForm: Attributed { attributed }
}

extension FloatingPointFormatStyle.Percent: AttributableFormatStyle {
  var attributedForm: FloatingPointFormatStyle.Attributed { attributed }
}

extension FloatingPointFormatStyle.Currency: AttributableFormatStyle {
  var attributedForm: FloatingPointFormatStyle.Attributed { attributed }
}

extension Decimal.FormatStyle: AttributableFormatStyle {
  var attributedForm: Attributed { attributed }
}

extension Decimal.FormatStyle.Percent: AttributableFormatStyle {
  var attributedForm: Decimal.FormatStyle.Attributed { attributed }
}

extension Decimal.FormatStyle.Currency: AttributableFormatStyle {
  var attributedForm: Decimal.FormatStyle.Attributed { attributed }
}

extension Date.FormatStyle: AttributableFormatStyle {
  var attributedForm: Attributed { attributedStyle }
}

extension Date.VerbatimFormatStyle: AttributableFormatStyle {
  var attributedForm: Attributed { attributedStyle }
}

extension ByteCountFormatStyle: AttributableFormatStyle {
  var attributedForm: Attributed { attributed }
}

extension Duration.TimeFormatStyle: AttributableFormatStyle {
  var attributedForm: Attributed { attributed }
}

extension Duration.UnitsFormatStyle: AttributableFormatStyle {
  var attributedForm: Attributed { attributed }
}
#endif
