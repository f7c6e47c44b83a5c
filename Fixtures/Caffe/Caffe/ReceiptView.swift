import CaffeMenu
import SwiftUI

struct ReceiptView: View {
  let receipt: Receipt

  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(receipt.order.items) { Text($0.localizedDescription) }
        } header: {
          Text("Your order", comment: "Heading above the lines of a receipt")
        }
        amounts
        pickup
        Text(thanks)
      }
      .navigationTitle("Receipt \(receipt.number)")
      .toolbar {
        Button("Done") { dismiss() }
      }
    }
  }

  private var amounts: some View {
    Section {
      ReceiptLine(title: "Subtotal", amount: receipt.order.total)
      ReceiptLine(title: "Tip (\(Receipt.tipPercent)%)", amount: receipt.tip)
      ReceiptLine(title: "Total", amount: receipt.total)
    }
  }

  private var pickup: some View {
    Section {
      Text("Ready at \(receipt.readyAt, style: .time)")
      LabeledContent("Pickup") { Text(receipt.method.title) }
      Text(
        """
        Please show this receipt.
        We’ll bring the rest.
        """)
      Text(verbatim: "★ ★ ★").accessibilityHidden(true)
    }
  }

  private var thanks: AttributedString {
    AttributedString(
      localized: "**Thank you!** _Please visit our [website](https://caffe.example)._",
      comment: "The last line of the receipt; keep the link")
  }
}

private struct ReceiptLine: View {
  let title: LocalizedStringKey
  let amount: Decimal

  var body: some View {
    LabeledContent(title, value: amount, format: .price)
  }
}
