import Foundation
import SwiftUI

public struct ConsolidatedNotification: Identifiable {
  public enum Kind: String, CaseIterable, Codable {
    case follow, mention, reblog, favourite
  }

  public let kind: Kind
  public let createdAt: ServerDate
  public let accounts: [Account]
  public var id: String { "\(kind.rawValue)-\(createdAt.asDate)" }
}

extension ConsolidatedNotification.Kind {
  public func label(count: Int) -> LocalizedStringKey {
    switch self {
    case .follow: return "notifications.label.follow \(count)"
    case .mention: return "notifications.label.mention"
    case .reblog:
      return "notifications.label.reblog \(count)"
    case .favourite: return "notifications.label.favorite \(count)"
    }
  }

  func icon(isPrivate: Bool) -> String {
    if isPrivate { return "tray.fill" }
    switch self {
    case .mention: return "at"
    case .reblog: return "arrow.2.squarepath"
    default: return "star.fill"
    }
  }

  public var menuTitle: LocalizedStringKey {
    if self == .mention {
      return "notifications.menu-title.mention"
    }
    guard self != .follow else { return "notifications.menu-title.follow" }
    return self == .reblog ? "notifications.menu-title.reblog" : "notifications.menu-title.favorite"
  }
}
