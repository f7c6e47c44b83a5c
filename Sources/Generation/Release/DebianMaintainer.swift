/// Who answers for a package of Debian: a name and an address that mail reaches.
package struct DebianMaintainer: Hashable, Sendable {
  /// `Name <address>`, by Debian's Policy Manual, 5.6.2.
  package let text: String

  /// What keeps a text from being a maintainer.
  package enum Problem: Error, Hashable, Sendable {
    /// It is no `Name <address>`.
    case form
    /// The address is of a host or domain that nobody's mail goes to.
    case unreachable(String)
  }

  /// - Parameter text: `Name <address>`.
  package init(_ text: String) throws(Problem) {
    let parts = text.split(separator: "<", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].hasSuffix(">"),
      !text.unicodeScalars.contains(where: { $0.value < 0x20 || $0 == "," })
    else { throw .form }
    let name = parts[0].split(separator: " ").joined(separator: " ")
    let address = parts[1].dropLast()
    let halves = address.split(separator: "@", omittingEmptySubsequences: false)
    guard !name.isEmpty, halves.count == 2, halves.allSatisfy({ !$0.isEmpty }),
      !address.contains(where: \.isWhitespace)
    else { throw .form }
    guard Self.isReachable(halves[1].lowercased()) else { throw .unreachable(String(halves[1])) }
    self.text = "\(name) <\(address)>"
  }

  /// Names without a period are of one machine; RFC 2606 and RFC 6761 keep some for examples, tests
  /// and local use, and GitHub takes no mail for `noreply`.
  private static func isReachable(_ domain: String) -> Bool {
    let labels = domain.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard labels.count > 1, !labels.contains(""), let last = labels.last else { return false }
    let isReserved = ["example", "invalid", "test", "localhost", "local", "internal"].contains(last)
    let isExample = labels.count >= 2 && labels[labels.count - 2] == "example"
    return !isReserved && !isExample && !labels.contains("noreply")
  }
}
