/// Reasons in the order they were found, each once; bounded, for a hostile text has one per byte.
struct ReasonList {
  private(set) var all: [RenderingReason] = []

  private static let limit = 100

  mutating func note(_ reason: RenderingReason) {
    if all.count < Self.limit, !all.contains(reason) { all.append(reason) }
  }

  mutating func note(_ reasons: [RenderingReason]) {
    for reason in reasons { note(reason) }
  }
}
