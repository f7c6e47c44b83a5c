import Foundation
import Reading

/// What a client gets, with the headers that keep a browser from doing more with it.
struct StudioResponse: Sendable {
  var status: Int
  var type: String
  var body: [UInt8]

  init(status: Int = 200, type: String, body: [UInt8]) {
    (self.status, self.type, self.body) = (status, type, body)
  }

  /// An answer in JSON.
  init(status: Int = 200, json value: some Encodable) {
    let body = (try? JSONEncoder.ordered().encode(value)).map(Array.init)
    // What is encoded here are texts and numbers, which JSON always has a form for.
    self.init(
      status: body == nil ? 500 : status, type: Self.json, body: body ?? Array("{}".utf8))
  }

  /// A refusal that says what to do.
  init(status: Int, problem message: String) {
    self.init(status: status, json: ["message": message])
  }

  static let json = "application/json; charset=utf-8"

  /// Sent with everything.
  ///
  /// Nothing from elsewhere is loaded or asked, no text runs as code, no other page frames or reads
  /// this one, and the token goes to nobody as a referrer.
  static let securityHeaders = [
    ("Content-Security-Policy", policy), ("X-Content-Type-Options", "nosniff"),
    ("X-Frame-Options", "DENY"), ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"), ("Cache-Control", "no-store"),
  ]

  static let policy = [
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'",
    "img-src 'self' data:", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
    "require-trusted-types-for 'script'", "trusted-types 'none'",
  ].joined(separator: "; ")
}
