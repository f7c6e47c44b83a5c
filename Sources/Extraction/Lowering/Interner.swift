/// Gives equal names one storage: most names of a file occur many times.
final class Interner {
  private var known: Set<String> = []

  func intern(_ text: String) -> String {
    // Short strings have no storage of their own.
    guard text.utf8.count > 15 else { return text }
    return known.insert(text).memberAfterInsert
  }
}
