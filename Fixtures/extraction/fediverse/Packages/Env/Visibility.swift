import Models
import SwiftUI

public enum Visibility: String, Codable, CaseIterable, Equatable, Hashable, Sendable {
  case pub = "public"
  case unlisted
  case priv = "private"
  case direct
}

extension Visibility {
  public static var supportDefault: [Visibility] { [.pub, .priv, .unlisted] }

  public var iconName: String {
    switch self {
    case .pub: "globe.americas"
    case .unlisted: "lock.open"
    case .priv: "lock"
    case .direct: "at.circle"
    }
  }

  public var title: LocalizedStringKey {
    switch self {
    case .pub: "status.visibility.public"
    case .unlisted: "status.visibility.unlisted"
    case .priv: "status.visibility.follower"
    case .direct: "status.visibility.direct"
    }
  }
}

public enum Duration: Int, CaseIterable {
  case infinite = 0
  case thirtyMinutes = 1800
  case custom = -1

  public var description: LocalizedStringKey {
    switch self {
    case .infinite: return "enum.durations.infinite"
    case .thirtyMinutes:
      return "enum.durations.thirtyMinutes"
    case .custom: return "enum.durations.custom"
    }
  }
}

public enum AppTab: Int, Identifiable, Hashable, CaseIterable, Codable {
  case timeline, notifications, explore, other

  public nonisolated var id: Int { rawValue }

  @ViewBuilder
  public var label: some View {
    switch self {
    case .timeline:
      Label("tab.timeline", systemImage: iconName)
    case .notifications:
      Label("tab.notifications", systemImage: iconName)
    case .explore: Label("tab.explore", systemImage: iconName)
    case .other: EmptyView()
    }
  }

  public var title: LocalizedStringKey {
    return switch self {
    case .timeline: "Home"
    case .notifications: "Activity"
    case .explore, .other: "Discover"
    }
  }

  public var iconName: String { self == .timeline ? "rectangle.stack" : "bell" }
}

public struct SidebarSection: Identifiable {
  public let id: Int
  public let title: LocalizedStringKey
  public let footer: LocalizedStringKey?
  public let tabs: [AppTab]

  public static let all: [SidebarSection] = [
    .init(id: 0, title: "sidebar.section.main", footer: nil, tabs: [.timeline]),
    SidebarSection(id: 1, title: "sidebar.section.lists", footer: "sidebar.section.lists.footer", tabs: []),
  ]

  public static let reasons: [(key: String, title: LocalizedStringKey)] = [
    ("spam", "report.reason.spam"),
    (key: "legal", title: "report.reason.legal"),
  ]

  static let onboarding: [LocalizedStringKey] = [
    "onboarding.welcome",
    "onboarding.choose-instance",
  ]

  static var labels: [AppTab: LocalizedStringKey] = [
    .timeline: "labels.timeline",
    .explore: "labels.explore",
  ]
}

@MainActor
@Observable
public final class UserPreferences {
  @MainActor
  final class Storage {
    @AppStorage("preferred_browser") public var browser = "safari"
    @AppStorage("font_size_scale") public var fontSizeScale: Double = 1
    @AppStorage("max_indent") public var maxReplyIndentation: UInt = 7
    @AppStorage("recently_used_languages") public var recentLanguages: [String] = []
    init() {}
  }

  public static let shared = UserPreferences()
  private let storage = Storage()

  public var fontSizeScale: Double {
    didSet { storage.fontSizeScale = fontSizeScale }
  }
  public var maxReplyIndentation: UInt {
    didSet { storage.maxReplyIndentation = maxReplyIndentation }
  }
  public var lineSpacing = 1.2
  public var pendingLanguage: String?
  public var totalNotificationsCount: Int { 0 }

  private init() {
    fontSizeScale = storage.fontSizeScale
    maxReplyIndentation = storage.maxReplyIndentation
  }
}
