import Charts
import SwiftData
import SwiftUI
import UserNotifications

@Model
final class ScanSession {
  var name: String
  var started: Date
  var heard: Int
  var dwell: TimeInterval
  var noise: Float?
  var presets: [String: Int] = [:]

  init(name: String, started: Date = .now, heard: Int, dwell: TimeInterval) {
    self.name = name
    self.started = started
    self.heard = heard
    self.dwell = dwell
  }
}

struct MessageList: View {
  @FetchRequest(
    sortDescriptors: [NSSortDescriptor(key: "lastHeard", ascending: false)],
    predicate: NSPredicate(format: "channel == %d", 0), animation: .default)
  private var nodes: FetchedResults<NodeEntity>
  @Query(sort: \ScanSession.started, order: .reverse) private var sessions: [ScanSession]
  @ObservedObject var user: PersonEntity
  @State private var typing = ""
  @State private var totalBytes = 0
  @State private var error: RadioError?
  let maxBytes = 200
  var stats: LocalStats
  var message: MessageEntity
  private static let byteFormatter = ByteCountFormatter()

  private var online: [NodeEntity] { nodes.filter(\.isOnline) }
  private var summary: (heard: Int, best: Float) {
    (nodes.count, nodes.map(\.snr).max() ?? 0)
  }

  var body: some View {
    ScrollView {
      Text("\(online.count)/\(nodes.count) nodes online")
      Text("Heard \(summary.heard), best \(summary.best)")
      Text("\(Int(user.unread)) unread")
      Text("Unread \(user.unread)")
      Text("Ack SNR: \(String(format: "%.2f", message.ackSNR)) dB")
      Text("Relayed by \(message.relays) \(message.relays == 1 ? "Node" : "Nodes")")
      let ackDate = Date(timeIntervalSince1970: TimeInterval(message.ackTimestamp))
      Text("Ack Time: \(ackDate, style: .time)")
      Text("Received Ack: \(message.ackError == 0 ? "✔️" : "")")
      Text("Up \(stats.uptimeSeconds) s, \(stats.numOnlineNodes) online")
      Text("Sent \(stats.bytesSent), free \(stats.heapFree)")
      Text("Sent \(ByteCountFormatter.string(fromByteCount: Int64(stats.bytesSent), countStyle: .file))")
      Text("Free \(Self.byteFormatter.string(fromByteCount: stats.heapFree))")
      if stats.hasPowerMetrics {
        let power = stats.powerMetrics
        Text("\(power.ch1Voltage) V \(power.ch1Milliamps) mA (\(power.label))")
        Text("Double \(stats.powerMetrics.ch1Voltage * 2)")
      }
      ForEach(sessions) { session in
        Text("\(session.name): \(session.heard) in \(session.dwell) s")
        Text("Noise \(session.noise ?? -120)")
        Text("Started \(session.started.formatted(date: .abbreviated, time: .shortened))")
        ForEach(session.presets.sorted(by: { $0.key < $1.key }), id: \.key) { preset, count in
          Text("Most nodes discovered on **\(preset)** (\(count) nodes)")
        }
        ForEach(Array(session.presets.keys), id: \.self) { key in
          Text("Preset \(key) has \(session.presets[key] ?? 0)")
        }
      }
      Chart(sessions) { session in
        LineMark(
          x: .value("Time", session.started),
          y: .value("Heard", session.heard)
        )
        .foregroundStyle(by: .value("Series", session.name))
        .accessibilityLabel("Heard at \(session.started.formatted())")
        .accessibilityValue("\(session.heard) nodes")
      }
      TextField("Message", text: $typing, axis: .vertical)
      ProgressView("\("Bytes".localized): \(totalBytes)", value: Double(totalBytes), total: Double(maxBytes))
      ProgressView("Bytes".localized + ": \(totalBytes) / \(maxBytes)", value: 0.5)
    }
    .alert(isPresented: .constant(error != nil), error: error) { _ in
      Button("OK") { error = nil }
    } message: { error in
      Text(error.failureReason ?? "")
    }
    .navigationTitle(user.longName ?? "Unknown")
    .searchable(text: $typing, prompt: "Find a message")
  }

  func notify(_ node: NodeEntity) {
    let content = UNMutableNotificationContent()
    content.title = String(localized: "Entered \(node.displayName)", comment: "Geofence title")
    content.subtitle = "Channel \(node.channel)"
    content.body = String(localized: "\(node.displayName) left after \(Int(Date().timeIntervalSince(node.lastHeard ?? Date()) / 60)) minutes")
    content.userInfo["path"] = "radio:///nodes?nodenum=\(node.num)"
  }
}

enum RadioError: LocalizedError {
  case timeout(seconds: Int)
  case rejected(code: Int32, reason: String)
  case unsupported(UInt8)

  var errorDescription: String? {
    switch self {
    case .timeout(let seconds):
      return String(localized: "No answer within \(seconds) seconds")
    case let .rejected(code, reason):
      return String(localized: "Rejected (\(code)): \(reason)")
    case .unsupported(let version):
      return String(localized: "Version \(version) is not supported")
    }
  }

  var failureReason: String? {
    guard case .rejected(let code, _) = self, code > 4 else {
      return NSLocalizedString(
        "The radio may be out of range.",
        comment: "Reason shown below the error"
      )
    }
    return String(format: NSLocalizedString("Rejected with code %d", comment: "%d is the code"), code)
  }
}
