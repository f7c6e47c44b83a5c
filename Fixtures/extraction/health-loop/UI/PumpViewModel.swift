import Combine
import Foundation
import HealthKit
import SwiftUI

protocol PumpManaging: AnyObject {
  associatedtype Status: CustomStringConvertible
  var status: Status { get }
  var batteryLevel: Double? { get }
  var serialNumber: UInt32 { get }
  func deliver(units: Double) async throws -> Dose
}

struct PumpStatus: CustomStringConvertible {
  var lastSync: Date?
  var signal: Int8 = 0
  var ageInDays: Int16?
  var description: String { "status \(signal)" }
}

@MainActor
class PumpViewModel<Manager: PumpManaging>: ObservableObject where Manager.Status == PumpStatus {
  enum Alert: Identifiable {
    case confirm(Dose)
    case failure(title: LocalizedStringKey, reason: String)
    var id: String { "\(self)" }
  }

  @Published var alert: Alert?
  @Published var bolus = ""
  @Published var remaining: TimeInterval = 0
  @Published private(set) var doses = [Dose]()
  @AppStorage("pumpName") var name = "Pump"
  @AppStorage("pumpAge") var age: Int?
  let manager: Manager
  let now: () -> Date

  init(manager: Manager, now: @escaping () -> Date = Date.init) {
    self.manager = manager
    self.now = now
  }

  var statusTitle: LocalizedStringKey {
    guard let lastSync = manager.status.lastSync else { return "Never synchronized" }
    let elapsed = now().timeIntervalSince(lastSync)
    if elapsed < 60 { return "Synchronized" }
    return "Synchronized \(Int(elapsed / 60)) minutes ago"
  }

  var battery: LocalizedStringKey {
    manager.batteryLevel.map { "Battery \($0)" } ?? "No battery"
  }

  var serial: LocalizedStringKey { "Serial \(manager.serialNumber) (\(manager.status.signal) dB)" }

  func fail(_ error: any Error) {
    alert = .failure(title: "Delivery failed", reason: error.localizedDescription)
  }

  func deliver() async {
    do {
      guard let units = Double(bolus), units > 0 else {
        alert = Alert.failure(title: bolus.isEmpty ? "Enter an amount" : "“\(bolus)” is no amount", reason: "")
        return
      }
      let dose = try await manager.deliver(units: units)
      doses.append(dose)
      alert = .confirm(dose)
    } catch { fail(error) }
  }
}

struct PumpView<Manager: PumpManaging>: View where Manager.Status == PumpStatus {
  @StateObject var model: PumpViewModel<Manager>
  @State private var showsDetails = false
  let maximumBolus: HKQuantity
  private let formatter = QuantityFormatter()
  private let percentFormatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .percent
    return formatter
  }()

  private func row<Content: View>(_ title: LocalizedStringKey, footer: Text? = nil, @ViewBuilder content: () -> Content) -> some View {
    VStack {
      Text(title)
      content()
      footer
    }
  }

  private func value<T: BinaryFloatingPoint>(_ title: String, _ number: T) -> some View {
    LabeledContent(title) { Text(Double(number), format: .number) }
  }

  var body: some View {
    List {
      Text(model.statusTitle)
      row("Bolus", footer: Text("At most \(formatter.string(from: maximumBolus, unit: .internationalUnit()))")) {
        TextField("Amount", text: $model.bolus)
      }
      row(model.doses.isEmpty ? "No doses" : "\(model.doses.count) doses today") {
        ForEach(model.doses, id: \.self) { dose in
          Text("\(dose.kind.rawValue) of \(dose.units), net \(dose.netUnits)")
          Text("Delivered \(percentFormatter.string(from: NSNumber(value: (dose.delivered ?? 0) / dose.units)) ?? "")")
          Text("Fraction \(dose.units as NSNumber, formatter: percentFormatter)")
        }
      }
      value("untranslated", maximumBolus.doubleValue(for: .internationalUnit()))
      Text("\(Int(model.remaining.minutes.rounded())) minutes left")
      Text("\(model.name) is \(model.age ?? 0) days old")
      Text("Age: \(model.manager.status.ageInDays ?? 0)")
      Text("Status: \(model.manager.status.description)")
      Text("Total \(model.doses.reduce(0) { $0 + $1.units })")
      Text("Largest \(model.doses.map { $0.units }.max() ?? 0)")
      Text("Kinds: \(model.doses.map(\.kind.rawValue).joined(separator: ", "))")
      Text("Since \(model.now(), style: .date)")
      Text(LocalizedString("Pump Settings", comment: "project helper"))
    }
    .alert(item: $model.alert) { alert in
      switch alert {
      case .confirm(let dose):
        return SwiftUI.Alert(title: Text("Deliver \(dose.units) U?"), primaryButton: .default(Text("Deliver")), secondaryButton: .cancel(Text("Not Now")))
      case let .failure(title, reason):
        return SwiftUI.Alert(title: Text(title), message: Text(reason), dismissButton: .default(Text("OK")))
      }
    }
    .navigationBarTitle(Text("Pump"), displayMode: .large)
  }
}
