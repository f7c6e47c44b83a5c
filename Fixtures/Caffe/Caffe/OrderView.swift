import CaffeMenu
import SwiftUI

struct OrderView: View {
  @Environment(OrderStore.self) private var store
  @State private var method = PickupMethod.table
  @State private var receipt: Receipt?
  @State private var failure: OrderError?
  @State private var hasFailed = false
  @State private var isClearing = false

  var body: some View {
    List {
      lines
      Section("Pickup") {
        Picker("Pickup", selection: $method) {
          ForEach(PickupMethod.allCases, id: \.self) { Text($0.title) }
        }
        Text("\(store.order.count) items ready in \(store.order.minutesToPrepare) minutes")
      }
      Button(isEmpty ? "Your order is empty" : "Place order", action: placeOrder)
        .disabled(isEmpty)
    }
    .navigationTitle(Text("Your order", comment: "Title of the screen with the current order"))
    .toolbar {
      Button("Clear order", systemImage: "trash", role: .destructive) { isClearing = true }
    }
    .alert("Clear your order?", isPresented: $isClearing) {
      Button("Clear", role: .destructive) { store.order = Order() }
      Button("Keep", role: .cancel) {}
    } message: {
      Text("This can’t be undone.")
    }
    .alert(isPresented: $hasFailed, error: failure) { _ in
      Button("OK") {}
    } message: { failure in
      Text(failure.recoverySuggestion ?? "")
    }
    .sheet(item: $receipt) { ReceiptView(receipt: $0) }
  }

  private var isEmpty: Bool { store.order.items.isEmpty }

  private var lines: some View {
    ForEach(store.order.items) { item in
      LabeledContent {
        Text(item.price, format: .price)
      } label: {
        Text(item.localizedDescription)
      }
    }
    .onDelete { store.order.items.remove(atOffsets: $0) }
  }

  private func placeOrder() {
    do {
      let placed = try store.placeOrder(method: method)
      receipt = placed
      Task { try? await ReadyNotification.schedule(for: placed) }
    } catch {
      failure = error as? OrderError
      hasFailed = true
    }
  }
}
