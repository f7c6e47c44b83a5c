import AppKit
import SwiftUI

struct EncodingListView: View {
  fileprivate struct Item: Identifiable, Hashable {
    let id = UUID()
    var encoding: UInt32
    var isSeparator: Bool { encoding == .max }
    var name: String { isSeparator ? "–" : String(localized: "Encoding \(encoding)") }
  }

  @State private var items: [Item] = []
  @State private var selection: Set<Item.ID> = []
  @State private var sortOrder = [KeyPathComparator(\Item.name)]
  @State private var filter = ""
  @Environment(\.undoManager) private var undoManager
  let action: (_ encodings: [UInt32]) -> Void

  var body: some View {
    VStack {
      Text("Drag the items to change the order.", tableName: nil)
      Table(items, selection: $selection, sortOrder: $sortOrder) {
        TableColumn("Name", value: \.name) { item in
          Text(item.name)
            .foregroundStyle(item.isSeparator ? .secondary : .primary)
        }
        TableColumn("Code") { item in
          Text(item.encoding, format: .number)
          Text("0x\(String(item.encoding, radix: 16))")
        }
        TableColumn("") { (item: Item) in Toggle(isOn: .constant(true), label: EmptyView.init) }
      }
      .contextMenu(forSelectionType: Item.ID.self) { ids in
        Button(ids.count > 1 ? "Remove \(ids.count) Items" : "Remove Item", role: .destructive) { remove(ids) }
      }
      HStack {
        Button("Add Separator") { items.append(Item(encoding: .max)) }
        Button("Delete", systemImage: "trash", role: .destructive, action: { remove(selection) })
          .disabled(selection.isEmpty)
        Spacer()
        SubmitButtonGroup("OK") {
          action(items.map(\.encoding))
        } cancelAction: {
          filter = ""
        }
        SubmitButtonGroup(submitAction: {}, cancelAction: {})
        TextField(text: $filter, prompt: Text("Filter")) { Text("Filter encodings") }
      }
    }
    .onChange(of: items) { print("changed \($1.count)") }
  }

  private func remove(_ ids: Set<Item.ID>) {
    undoManager?.setActionName(ids.count == 1
      ? String(localized: "Remove Encoding")
      : String(localized: "Remove \(ids.count) Encodings"))
    items.removeAll { ids.contains($0.id) }
  }
}

struct SubmitButtonGroup: View {
  private let label: LocalizedStringKey
  private let submitAction: () -> Void
  private let cancelAction: () -> Void

  init(_ label: LocalizedStringKey = "Save", submitAction: @escaping () -> Void, cancelAction: @escaping () -> Void) {
    self.label = label
    self.submitAction = submitAction
    self.cancelAction = cancelAction
  }

  var body: some View {
    HStack {
      Button(role: .cancel, action: cancelAction) {
        Text("Cancel").frame(minWidth: 60)
      }
      Button(action: submitAction) { Text(label) }
    }
  }
}
