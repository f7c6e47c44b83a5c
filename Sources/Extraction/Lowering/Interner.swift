/// Gives equal names one storage: most names of a file occur many times.
final class Interner {
  private var known: Set<String> = []

  private var implicitMembers: [String: Expression] = [:]

  /// One expression for all `.name` of a file; its offset is that of the first.
  func implicitMember(_ name: String, at offset: Int32) -> Expression {
    if let known = implicitMembers[name] { return known }
    let expression = Expression(.member(nil, name), at: offset)
    implicitMembers[name] = expression
    return expression
  }

  func intern(_ text: String) -> String {
    // Short strings have no storage of their own.
    guard text.utf8.count > 15 else { return text }
    return known.insert(text).memberAfterInsert
  }
}
