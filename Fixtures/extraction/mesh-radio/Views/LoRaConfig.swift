import CoreData
import OSLog
import SwiftUI

struct LoRaConfig: View {
  enum Field: Hashable {
    case channelNum
    case frequencyOverride
  }

  let formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  private let logger = Logger(subsystem: "radio", category: "LoRa Config")
  @Environment(\.dismiss) private var goBack
  @FocusState var focusedField: Field?
  var node: NodeEntity?
  @State var config = LoRaSettings()
  @State var region = 0
  @State var hopLimit = 3
  @State var txPower: Int32 = 0
  @State var overrideFrequency: Float = 0.0
  @State private var nodes: [NodeEntity] = []
  @Binding var isPresented: Bool
  @AppStorage("hopsWarning") private var hopsWarning = 7
  @AppStorage("preferredName") var preferredName: String = "Me"

  var body: some View {
    VStack {
      Form {
        ConfigHeader(title: "LoRa", config: \.usePreset, node: node)
        Section(header: Text("Options")) {
          VStack(alignment: .leading) {
            Picker("Region", selection: $region) {
              ForEach(RegionCodes.allCases) { r in
                Text(r.description).tag(r.rawValue)
              }
            }
            Text("The region where you will be using your radios.")
              .foregroundColor(.gray)
              .font(.callout)
          }
          if let code = RegionCodes(rawValue: region), code.dutyCycle < 100 {
            Text("Your region has a \(code.dutyCycle)% hourly duty cycle.")
          }
          Toggle(isOn: $config.usePreset) {
            Label("Use Preset", systemImage: "list.bullet.rectangle")
            Text("Pick one of the tested modem settings.")
          }
          .tint(.accentColor)
          .toggleStyle(SwitchToggleStyle(tint: .accentColor))
        }
        Section(header: Text("Advanced")) {
          Text("Bandwidth \(config.bandwidth) kHz")
          Text("Spread factor \(config.spreadFactor) of \(UInt8(12))")
          Text("Offset: \(config.frequencyOffset)")
          Text("Slot \(config.channelNum) (\(config.name))")
          Text("Key: \(config.psk.count) bytes")
          Text("Key \(config.psk.base64EncodedString())")
          Text("Ignoring \(config.ignoreIncoming.count) nodes")
          Text("First ignored \(config.ignoreIncoming.first ?? 0)")
          Text("Preset \(config.modemPreset.rawValue)")
          Stepper("\(txPower)dBm Transmit Power", value: $txPower, in: 0...30, step: 1)
            .padding(5)
          Stepper(value: $hopLimit, in: 0...7) {
            Text(hopLimit >= hopsWarning ? "Too many hops" : "\(hopLimit) or less hops away")
          }
          HStack {
            Text("Frequency Override")
            Spacer()
            TextField("Frequency Override", value: $overrideFrequency, formatter: formatter)
              .focused($focusedField, equals: .frequencyOverride)
              .toolbar {
                ToolbarItemGroup(placement: .keyboard) {
                  Button("dismiss.keyboard") { focusedField = nil }
                    .font(.subheadline)
                }
              }
          }
          Picker("Number of hops", selection: $hopLimit) {
            Text("Please Select").tag(0)
            ForEach(1..<8) {
              Text("\($0)")
                .tag($0 == 0 ? 3 : $0)
            }
          }
          ForEach(0..<3) { index in
            Text(index == 0 ? "Primary" : "Channel \(index)")
          }
          ForEach(Array(nodes.enumerated()), id: \.offset) { offset, element in
            Text("\(offset): \(element.displayName) heard \(element.hopsAway)")
          }
          ForEach(nodes.filter { $0.isOnline }) { peer in
            Text("\(peer.displayName) on channel \(peer.channel)")
          }
        }
      }
      .disabled(node == nil)
      HStack {
        SaveConfigButton(node: node, hasChanges: .constant(true)) {
          logger.info("Saving \(hopLimit) hops")
          let user = node?.user?.num ?? 0
          let status = "Saved for \(user)"
          UserDefaults.standard.set(status, forKey: "status")
          goBack()
        }
        SaveConfigButton(label: "Send Anyway", node: node, hasChanges: .constant(false)) {}
      }
    }
    .navigationTitle("LoRa Config")
    .navigationBarItems(
      trailing: ZStack {
        ConnectedDevice(name: "????", title: hopLimit > 5 ? "Many hops" : "Few hops")
      }
    )
    .onChange(of: region) { _, newRegion in
      Logger.services.debug("🗺 Region changed to \(newRegion)")
    }
  }
}

struct ConfigHeader<T>: View {
  var title: LocalizedStringKey
  var config: KeyPath<LoRaSettings, T>
  var node: NodeEntity?

  var body: some View {
    if let node, node.num != 0 {
      Text("Configuration for: \(node.user?.longName ?? "Unknown")")
        .onAppear { print("Configuration of \(title)") }
    } else {
      Text("Please connect to a radio to configure settings.")
        .font(.callout)
    }
  }
}

struct SaveConfigButton: View {
  var label: LocalizedStringKey = "Save"
  var node: NodeEntity?
  @Binding var hasChanges: Bool
  var onConfirmation: () -> Void
  @State private var isPresentingSaveConfirm = false

  var body: some View {
    Button {
      isPresentingSaveConfirm = true
    } label: {
      Label(label, systemImage: "square.and.arrow.down")
    }
    .buttonStyle(.bordered)
    .confirmationDialog("Save changes?", isPresented: $isPresentingSaveConfirm, titleVisibility: .visible) {
      let nodeName = node?.user?.longName ?? "Unknown".localized
      let buttonText = String.localizedStringWithFormat("Save Config for %@".localized, nodeName)
      Button(buttonText) { onConfirmation() }
    } message: {
      Text("After config values save the node will reboot.")
    }
  }
}

struct ConnectedDevice: View {
  let name: String
  let title: LocalizedStringKey
  var body: some View {
    Text(name).accessibilityLabel(title)
  }
}
