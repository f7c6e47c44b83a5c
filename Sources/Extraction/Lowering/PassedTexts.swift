/// Where the texts are mentioned that the functions around the place at hand are given, and whether
/// `self` is one.
///
/// A class, for lowering goes into functions and comes out of them again.
final class PassedTexts {
  /// For each of the functions the offsets, in order.
  private(set) var mentions: [[Int32]] = []
  /// Whether the members at hand are a text's.
  private(set) var isSelfText = false

  /// Does something inside of a function.
  func noting<Result>(_ offsets: [Int32], _ body: () -> Result) -> Result {
    guard !offsets.isEmpty else { return body() }
    mentions.append(offsets)
    defer { mentions.removeLast() }
    return body()
  }

  /// Does something inside of a type.
  func inside<Result>(typeOfTexts isText: Bool, _ body: () -> Result) -> Result {
    let outer = isSelfText
    isSelfText = isText
    defer { isSelfText = outer }
    return body()
  }
}
