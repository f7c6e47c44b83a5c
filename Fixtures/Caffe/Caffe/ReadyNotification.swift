import Foundation
import UserNotifications

enum ReadyNotification {
  static let title = LocalizedStringResource(
    "Your order is ready", comment: "Title of a notification")
  static let body: LocalizedStringResource = "Enjoy your meal!"

  static func schedule(for receipt: Receipt) async throws {
    let center = UNUserNotificationCenter.current()
    guard try await center.requestAuthorization(options: [.alert, .sound]) else { return }
    let content = UNMutableNotificationContent()
    content.title = String(localized: title)
    content.body = String(localized: body)
    let trigger = UNTimeIntervalNotificationTrigger(
      timeInterval: max(1, receipt.readyAt.timeIntervalSinceNow), repeats: false)
    let request = UNNotificationRequest(
      identifier: receipt.number, content: content, trigger: trigger)
    try await center.add(request)
  }
}
