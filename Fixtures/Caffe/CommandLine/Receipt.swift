import CaffeMenu
import Foundation
import Localization

/// The receipt of an order, with a column of amounts.
struct Receipt {
  private static let tipPercent = 10

  private let order: Order
  private let reader: Reader

  init(_ order: Order, for reader: Reader) {
    (self.order, self.reader) = (order, reader)
  }

  var lines: [AttributedString] {
    let number = "C-1"
    let title = reader.text(LocalizedStringResource("Receipt \(number)", bundle: #bundle))
    let ready = reader.text(
      LocalizedStringResource(
        "\(order.count) items ready in \(order.minutesToPrepare) minutes", bundle: #bundle))
    return [title] + rows.map(line) + [ready]
  }

  private typealias Row = (label: AttributedString, amount: String)

  private var rows: [Row] {
    let tip = order.total * Decimal(Self.tipPercent) / 100
    return order.items.map { row($0.localizedDescription(in: reader.locale), $0.price) } + [
      row(LocalizedStringResource("Tip (\(Self.tipPercent)%)", bundle: #bundle), tip),
      row(LocalizedStringResource("Total", bundle: #bundle), order.total + tip),
    ]
  }

  private func row(_ label: LocalizedStringResource, _ amount: Decimal) -> Row {
    (reader.text(label), amount.formatted(.price.locale(reader.locale)))
  }

  /// The label on the left, the amount on the right.
  private func line(_ row: Row) -> AttributedString {
    let widths = rows.map { $0.label.characters.count }
    let amounts = rows.map(\.amount.count)
    let gap =
      (widths.max() ?? 0) - row.label.characters.count + (amounts.max() ?? 0) - row.amount.count
    return AttributedString("  ") + row.label
      + AttributedString(String(repeating: " ", count: gap + 2) + row.amount)
  }
}
