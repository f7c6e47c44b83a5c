import Combine
import CoreBluetooth
import CoreLocation
import Foundation
import OSLog
import SwiftUI

enum LocationHelper {
  static var current: CLLocation? { CLLocationManager().location }
}

final class RadioManager: NSObject, ObservableObject {
  static let shared = RadioManager()

  @Published var lastConnectionError = ""
  @Published var connectedVersion: String = "0.0.0"
  @Published var peripherals: [Peripheral] = []
  @Published private(set) var progress: (done: Int, total: Int) = (0, 0)
  private var timeoutTimerCount = 0
  private let timeoutLimit: UInt = 5

  struct Peripheral: Identifiable {
    let id: String
    let rssi: Int
    let name: String
    var manufacturer: String?
    var signal: Signal { Signal(rssi: rssi) }
  }

  enum Signal: String {
    case weak = "Weak"
    case strong = "Strong"
    init(rssi: Int) { self = rssi < -85 ? .weak : .strong }
    var label: String { NSLocalizedString(rawValue, comment: "") }
  }

  var statusText: String {
    if progress.total > 0 {
      return String(localized: "Retrieving nodes \(progress.done)")
    }
    return lastConnectionError.isEmpty
      ? String(localized: "Not connected")
      : "🚫 " + String.localizedStringWithFormat(NSLocalizedString("Error: %@", comment: ""), lastConnectionError)
  }

  func timedOut(name: String) {
    timeoutTimerCount += 1
    lastConnectionError = String(localized: "Connection to \(name) failed after \(timeoutTimerCount) of \(timeoutLimit) attempts")
    Logger.services.error("\(self.lastConnectionError, privacy: .public)")
  }

  func sendShutdown(to num: Int64) -> Bool {
    let text = "Shutdown sent to \(num)"
    debugPrint(text, "Sending")
    return true
  }

  @discardableResult
  func send(command: String, retries: Int) -> Int { retries }
}

struct RadioList: View {
  @StateObject private var manager = RadioManager.shared
  @State private var selected: RadioManager.Peripheral?

  var body: some View {
    List(manager.peripherals) { peripheral in
      VStack {
        Text(peripheral.name)
        Text("RSSI \(peripheral.rssi) dBm")
        Text("Made by \(peripheral.manufacturer ?? "?")")
        Text("Signal \(peripheral.signal.rawValue)")
        Text("Signal: \(peripheral.signal.label)")
      }
      .swipeActions {
        Button("Forget", systemImage: "trash") { selected = peripheral }
      }
      .contextMenu {
        Button {
          manager.send(command: "ping", retries: 2)
        } label: {
          Text("Ping \(peripheral.name)")
        }
      }
    }
    .overlay {
      if manager.peripherals.isEmpty {
        ContentUnavailableView(
          "No Radios", systemImage: "antenna.radiowaves.left.and.right",
          description: Text("Firmware \(manager.connectedVersion) or later is required."))
      }
    }
    .alert("Forget this radio?", isPresented: .constant(selected != nil), presenting: selected) { radio in
      Button("Forget \(radio.name)", role: .destructive) {}
    } message: { radio in
      Text("\(radio.name) was last seen with \(radio.rssi) dBm")
    }
    .safeAreaInset(edge: .bottom) {
      Text("\(manager.progress.done) of \(manager.progress.total)")
    }
  }
}
