import Catalogs

/// What holds for every `.strings` file.
struct StringsPromise {
  private let document: StringsDocument

  init(_ document: StringsDocument) { self.document = document }

  func broken(_ bytes: [UInt8]) -> String? {
    guard !document.hasErrors else { return nil }
    guard document.serialized() == bytes else { return "written unchanged it has other bytes" }
    return inserting() ?? marking() ?? changing()
  }

  private func inserting() -> String? {
    let (key, value) = ("A key\n\"of\" \\ fuzzing", "A value\u{0}\r\n\u{2028}'*/")
    guard document.index(forKey: key) == nil else { return nil }
    let comment = "A comment */ with an end"
    let changed = document.applying([.insert(key: key, value: value, comment: comment)])
    let again = StringsDocument(parsing: changed.serialized(), file: document.file)
    guard !again.hasErrors else { return "a key was inserted, and now it can't be read" }
    guard let entry = again.entry(forKey: key), again.value(of: entry) == value else {
      return "an inserted key can't be read back"
    }
    guard again.entries.count == document.entries.count + 1 else {
      return "an inserted key changed others"
    }
    return others(in: again, skipping: key)
  }

  private func marking() -> String? {
    guard let first = document.entries.firstIndex(where: { !$0.isStale }) else { return nil }
    let changed = document.applying([.markStale(entry: first)])
    let again = StringsDocument(parsing: changed.serialized(), file: document.file)
    guard !again.hasErrors, again.entries.count == document.entries.count else {
      return "a mark made the file another"
    }
    guard again.entries[first].isStale else { return "a mark is not read back" }
    return texts(of: again) == texts(of: document) ? nil : "a mark changed texts"
  }

  private func changing() -> String? {
    guard let last = document.entries.indices.last else { return nil }
    let value = "new \"value\" \\ \u{7}é"
    let changed = document.applying([.setValue(value, entry: last), .setComment("*/", entry: last)])
    let again = StringsDocument(parsing: changed.serialized(), file: document.file)
    guard !again.hasErrors, again.entries.count == document.entries.count else {
      return "a changed value made the file another"
    }
    var expected = texts(of: document)
    expected[last].1 = value
    return texts(of: again) == expected ? nil : "a changed value changed more than itself"
  }

  private func others(in again: StringsDocument, skipping key: String) -> String? {
    var rest = texts(of: again)
    rest.removeAll { $0.0 == key }
    return rest == texts(of: document) ? nil : "an inserted key changed other texts"
  }

  private func texts(of document: StringsDocument) -> [(String, String)] {
    document.entries.map { (document.key(of: $0), document.value(of: $0)) }
  }
}

/// Whether pairs of texts are the same, scalar by scalar.
private func == (left: [(String, String)], right: [(String, String)]) -> Bool {
  left.count == right.count
    && zip(left, right).allSatisfy {
      $0.0.utf8.elementsEqual($1.0.utf8) && $0.1.utf8.elementsEqual($1.1.utf8)
    }
}
