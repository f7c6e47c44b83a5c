import Foundation

extension FormatStyle where Self == Decimal.FormatStyle.Currency {
  /// Prices in the café's own currency, whatever the guest's region.
  public static var price: Self { .currency(code: "USD") }
}
