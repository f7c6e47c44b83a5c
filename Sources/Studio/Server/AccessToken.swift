/// What only the person has who started the server: 128 random bits.
package struct AccessToken: Sendable {
  /// 32 hexadecimal digits.
  package let text: String

  /// Random bits of the system, which nobody can foresee.
  package static func random() -> AccessToken {
    var system = SystemRandomNumberGenerator()
    let digits = Array("0123456789abcdef")
    return AccessToken(text: String((0..<32).map { _ in digits[Int(system.next() & 15)] }))
  }

  /// Whether a text is the token; how long that takes doesn't tell how much of it fits.
  func fits(_ text: String) -> Bool {
    let (own, given) = (Array(self.text.utf8), Array(text.utf8))
    guard own.count == given.count else { return false }
    return zip(own, given).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
