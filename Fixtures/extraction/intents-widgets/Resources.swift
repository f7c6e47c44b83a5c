import AppIntents
import Foundation

struct Badge {
  var title: LocalizedStringResource
  var detail: LocalizedStringResource? = nil
  var levels: [LocalizedStringResource] = []
}

extension Badge {
  static let first = Badge(title: "First book", detail: "You finished a book.")
  static let night = Badge(title: .init("Night owl", comment: "badge"), levels: ["Bronze", "Silver"])

  static func reader(of pages: Int, in days: Int8) -> Badge {
    Badge(title: "\(pages) pages in \(days) days", detail: pages > 1_000 ? "Wow!" : nil)
  }

  static var all: [String: Badge] {
    ["first": .first, "custom": .init(title: LocalizedStringResource("Badge \(7)", table: "Badges"))]
  }
}

func describe(_ resource: LocalizedStringResource, count: Int) -> String {
  String(localized: resource) + " (\(count))"
}

func makeBadges(named names: [String]) -> [String] {
  var title: LocalizedStringResource = "Untitled badge"
  if let first = names.first {
    title = "Badge “\(first)”"
  }
  let plain = "Plain badge"
  let resource = LocalizedStringResource("badge.key", defaultValue: "Badges: \(names.count)", comment: "All badges")
  return [
    describe(title, count: 1),
    describe("Described badge", count: 2),
    describe(names.isEmpty ? "No badges" : "\(names.count) badges", count: names.count),
    describe(resource, count: 0),
    plain,
    "\(plain) again",
  ]
}
