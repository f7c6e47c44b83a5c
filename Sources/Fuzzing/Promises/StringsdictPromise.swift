import Catalogs

/// What holds for every `.stringsdict` file.
struct StringsdictPromise {
  private let document: StringsdictDocument

  init(_ document: StringsdictDocument) { self.document = document }

  func broken(_ bytes: [UInt8]) -> String? {
    guard !document.hasErrors else { return nil }
    guard document.isBinary || document.serialized() == bytes else {
      return "written unchanged it has other bytes"
    }
    return formatting() ?? marking()
  }

  private func formatting() -> String? {
    guard let formatted = document.formatted() else { return nil }
    let again = StringsdictDocument(parsing: formatted, file: document.file)
    guard !again.hasErrors else { return "what was formatted can't be read" }
    guard again.entries.map(\.key) == document.entries.map(\.key) else {
      return "formatting changed keys"
    }
    guard again.entries.map(\.message) == document.entries.map(\.message) else {
      return "formatting changed texts"
    }
    return again.formatted() == formatted ? nil : "formatting twice gives other bytes"
  }

  private func marking() -> String? {
    guard !document.isBinary, let first = document.entries.firstIndex(where: { !$0.isStale })
    else { return nil }
    let changed = document.applying([.markStale(entry: first)])
    let again = StringsdictDocument(parsing: changed.serialized(), file: document.file)
    guard !again.hasErrors, again.entries.map(\.key) == document.entries.map(\.key) else {
      return "a mark made the file another"
    }
    guard again.entries[first].isStale else { return "a mark is not read back" }
    let unmarked = again.applying([.unmarkStale(entry: first)])
    return unmarked.entries.map(\.message) == document.entries.map(\.message)
      ? nil : "a mark changed texts"
  }
}
