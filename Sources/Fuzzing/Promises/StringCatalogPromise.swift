import Catalogs
import Reading

/// What holds for every String Catalog.
struct StringCatalogPromise {
  private let document: StringCatalogDocument

  init(_ document: StringCatalogDocument) { self.document = document }

  func broken(_ bytes: [UInt8]) -> String? {
    guard !document.hasErrors else { return nil }
    guard document.serialized() == bytes else { return "written unchanged it has other bytes" }
    return formatting() ?? editing() ?? removing()
  }

  private func formatting() -> String? {
    guard let formatted = document.formatted() else { return nil }
    let again = StringCatalogDocument(parsing: formatted, file: document.file)
    guard !again.hasErrors else { return "what was formatted can't be read" }
    guard Set(again.entries.map(\.key.value)) == Set(document.entries.map(\.key.value)) else {
      return "formatting changed keys"
    }
    guard again.members.count == document.members.count else { return "formatting lost a member" }
    return again.formatted() == formatted ? nil : "formatting twice gives other bytes"
  }

  private func editing() -> String? {
    let value = "a \"value\" \\ \u{0}\u{2028}é"
    let key = document.entries.first?.key.value ?? "a key\n"
    let place = StringCatalogPlace(key: key, language: "xx")
    let edits: [StringCatalogEdit] = [
      .add(key: key), .setUnit(value: value, state: .translated, at: place),
      .setComment("a comment", key: key),
    ]
    let again = StringCatalogDocument(
      parsing: document.applying(edits).serialized(), file: document.file)
    guard !again.hasErrors else { return "a text was set, and now the file can't be read" }
    let entry = again.entry(forKey: key)
    guard let read = entry?.localization(in: "xx")?.content.unit?.value?.value.value,
      read.utf8.elementsEqual(value.utf8), entry?.comment?.value.value == "a comment"
    else { return "a text that was set can't be read back" }
    return others(in: again, besides: key)
  }

  private func removing() -> String? {
    guard let key = document.entries.last?.key.value else { return nil }
    let again = StringCatalogDocument(
      parsing: document.applying([.remove(key: key)]).serialized(), file: document.file)
    guard !again.hasErrors else { return "a key was removed, and now the file can't be read" }
    guard again.entry(forKey: key) == nil else { return "a key that was removed is still there" }
    return others(in: again, besides: key)
  }

  private func others(in again: StringCatalogDocument, besides key: String) -> String? {
    func others(_ document: StringCatalogDocument) -> [[UInt8]] {
      document.entries.filter { !$0.key.value.utf8.elementsEqual(key.utf8) }
        .map { Array(document.text.utf8[$0.range]) }
    }
    return others(again) == others(document) ? nil : "an edit changed other keys"
  }
}
