import CoreLocation
import MapKit
import SwiftUI

struct NodeDetail: View {
  @Environment(\.managedObjectContext) var context
  @EnvironmentObject var bleManager: RadioManager
  @ObservedObject var node: NodeEntity
  @State private var showingShutdownConfirm = false
  @State private var showingRebootConfirm: Bool = false
  @State private var attempts = 0
  var columns = 2

  var body: some View {
    List {
      Section("Hardware") {
        HStack {
          Label {
            Text("Node Number")
          } icon: {
            Image(systemName: "number").symbolRenderingMode(.hierarchical)
          }
          Spacer()
          Text(String(node.num))
          Text("Number \(node.num)")
          Text(verbatim: "!\(String(node.num, radix: 16))")
        }
        .accessibilityElement(children: .combine)
        Text("SNR \(node.snr) dB")
        Text("SNR \(String(format: "%.2f", node.snr)) dB")
        Text("RSSI \(node.rssi) dBm")
        if node.hopsAway > 0 {
          Text(node.hopsAway == 1 ? "\(node.hopsAway) Hop" : "\(node.hopsAway) Hops")
            .font(.caption)
        }
        if let role = DeviceRoles(rawValue: Int(node.user?.role ?? 0)) {
          Label(role.name, systemImage: "person")
        }
        if let metadata = node.metadata {
          Text("Firmware \(metadata.firmwareVersion ?? "Unknown".localized)")
          Text("Firmware: \(metadata.firmwareVersion ?? String(localized: "Not reported"))")
        }
      }

      if let telemetry = node.latestTelemetry {
        Section {
          Text("Battery Level \(telemetry.batteryLevel)%")
            .accessibilityValue(
              telemetry.batteryLevel > 100 ? "Plugged in" : "\(telemetry.batteryLevel) percent")
          Text("\(telemetry.voltage, specifier: "%.2f")V")
          Text("Volts \(telemetry.voltage.formatted(.number.precision(.fractionLength(2))))")
          let airtime = telemetry.channelUtilization / 2
          Text("Airtime \(airtime)")
          Text("Channel Utilization \(String(format: "%.2f", telemetry.channelUtilization))%")
          let fahrenheit = Measurement(value: Double(telemetry.temperature), unit: UnitTemperature.celsius)
          Text("Feels like \(fahrenheit.formatted(.measurement(width: .narrow)))")
          Text("Raw \(fahrenheit.value) °C")
          Text("Noise Floor \(telemetry.noiseFloor) dBm")
          Text("IAQ \(Int(telemetry.iaq))")
        } header: {
          Text("Device Metrics")
        } footer: {
          Text(
            "Values come from the node's most recent telemetry packet."
          )
        }
      }

      if let position = node.latestPosition, let coordinate = position.nodeCoordinate {
        Section(header: Text("Position"), footer: Text("Heading: \(position.heading)°")) {
          Text("Coordinate \(coordinate.latitude), \(coordinate.longitude)")
          Text("Coordinates: \(String(format: "%.5f", coordinate.latitude)), \(String(format: "%.5f", position.longitude ?? 0))")
          Text("Lat \(position.latitude ?? 0)")
          Text("Altitude \(Measurement(value: Double(position.altitude), unit: UnitLength.meters).formatted())")
          Text("Sats in view: \(String(position.satsInView))")
          if let fix = position.fix {
            Text("Course \(fix.course) at \(fix.speed) m/s")
            Text("Accuracy \(fix.horizontalAccuracy.formatted())")
            Text("Floor \(fix.floor?.level ?? 0)")
          }
          if let here = LocationHelper.current {
            let away = here.distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
            Text("\(away) m away")
            let formatter = MKDistanceFormatter()
            Text("\(formatter.string(fromDistance: away)) away")
          }
        }
      }

      if node.positionCount > 0 {
        NavigationLink {
          EmptyView()
        } label: {
          Label("Position Log \(node.positionCount) Points", systemImage: "building.columns")
        }
        .disabled(!(node.positions?.count ?? 0 > 1))
        Text("Sats Estimate \(node.positions?.count ?? 0)")
      }

      Button(role: .destructive) {
        showingShutdownConfirm = true
      } label: {
        Label("Power Off", systemImage: "power")
      }
      .confirmationDialog("Are you sure?", isPresented: $showingShutdownConfirm) {
        Button("Shut Down Node?", role: .destructive) {
          guard bleManager.sendShutdown(to: node.num) else {
            print("Shutdown Failed")
            return
          }
          attempts += 1
        }
        Button("Cancel", role: .cancel) {}
      }
      .alert(
        attempts > 1 ? "Retrying (attempt \(attempts))" : "Reboot Node?",
        isPresented: $showingRebootConfirm
      ) {
        Button("Reboot") { bleManager.send(command: "reboot", retries: 3) }
      } message: {
        Text("\(node.displayName) will be offline for a moment.")
      }
    }
    .navigationTitle(node.user?.longName ?? "Unknown".localized)
    .navigationBarTitle(String(node.user?.longName ?? "Unknown"), displayMode: .inline)
  }
}

#Preview {
  NodeDetail(node: NodeEntity())
    .navigationTitle("Preview Node")
}
