import Foundation

public final class Account: Codable, Identifiable, Hashable, Sendable {
  public static func == (lhs: Account, rhs: Account) -> Bool { lhs.id == rhs.id }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  public struct Field: Codable, Equatable, Identifiable, Sendable {
    public var id: String { value.asRawText + name }
    public let name: String
    public let value: HTMLString
    public let verifiedAt: String?
  }

  public let id: String
  public let username: String
  public let displayName: String?
  public let acct: String
  public let createdAt: ServerDate
  public let followersCount: Int?
  public let followingCount: Int?
  public let statusesCount: Int?
  public let fields: [Field]
  public let url: URL?
  public let moved: Account?
  public let haveAvatar: Bool

  public var safeDisplayName: String {
    if let displayName, !displayName.isEmpty { return displayName }
    return "@\(username)"
  }

  public init(id: String, username: String, acct: String, createdAt: ServerDate, moved: Account? = nil) {
    self.id = id
    self.username = username
    displayName = nil
    self.acct = acct
    self.createdAt = createdAt
    followersCount = 0
    followingCount = 0
    statusesCount = 0
    fields = []
    url = URL(string: "https://example.social/@\(username)")
    self.moved = moved
    haveAvatar = false
  }

  public static func placeholder() -> Account {
    .init(id: UUID().uuidString, username: "Username", acct: "account@example.social", createdAt: ServerDate())
  }
}

public struct HTMLString: Codable, Equatable, Hashable, Sendable {
  public var htmlValue: String = ""
  public var asRawText: String = ""
  public var statusesURLs = [URL]()
  public private(set) var links = [Link]()

  public struct Link: Codable, Hashable, Identifiable, Sendable {
    public var id: Int { hashValue }
    public let url: URL
    public let title: String
  }
}

public struct ServerDate: Codable, Hashable, Equatable, Sendable {
  public let asDate: Date
  public var relativeFormatted: String { asDate.formatted(.relative(presentation: .named)) }
  public var shortDateFormatted: String { asDate.formatted(date: .abbreviated, time: .omitted) }
  public init() { asDate = Date() - 100 }
}

public struct Tag: Codable, Identifiable, Sendable {
  public struct History: Codable, Sendable {
    public let day: String
    public let accounts: String
    public let uses: String
  }

  public var id: String { name }
  public let name: String
  public let url: String
  public let following: Bool
  public let history: [History]

  public var totalUses: Int { history.compactMap { Int($0.uses) }.reduce(0, +) }

  public var totalAccounts: Int {
    history.compactMap { Int($0.accounts) }.reduce(0, +)
  }
}

public struct Poll: Codable, Sendable {
  public struct Option: Codable, Identifiable, Sendable {
    enum CodingKeys: String, CodingKey {
      case title, votesCount = "votes_count"
    }
    public var id = UUID().uuidString
    public let title: String
    public let votesCount: Int?
  }

  public let id: String
  public let votesCount: Int
  public let votersCount: Int?
  public let options: [Option]
  public let expiresAt: NullableDate
  public var safeVotersCount: Int { votersCount != 0 ? votersCount ?? votesCount : 0 }
}

public struct NullableDate: Codable, Sendable {
  public let value: ServerDate?
}
