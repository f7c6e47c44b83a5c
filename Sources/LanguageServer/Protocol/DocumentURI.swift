import Diagnostics
import Foundation
import Reading

/// The URI of a file, as a client spells it.
struct DocumentURI: Codable, Hashable, Sendable {
  var spelling: String

  init(spelling: String) { self.spelling = spelling }

  /// The URI of an absolute path.
  init(path: String) {
    spelling = "file://" + PercentEncoding.encoded(path, keeping: "/")
  }

  init(from decoder: any Decoder) throws {
    spelling = try decoder.singleValueContainer().decode(String.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(spelling)
  }

  /// The absolute path; nil for what is no file of this machine, and for a path that leads up.
  var path: String? {
    guard spelling.hasPrefix("file://"),
      let slash = spelling.dropFirst(7).firstIndex(of: "/"),
      ["", "localhost"].contains(
        spelling[spelling.index(spelling.startIndex, offsetBy: 7)..<slash]),
      let path = spelling[slash...].removingPercentEncoding, !path.utf8.contains(0),
      !path.split(separator: "/").contains("..")
    else { return nil }
    return path
  }
}
