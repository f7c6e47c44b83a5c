package import Catalogs
import Reading

extension StringsDocument {
  /// Reads a `.strings` file: its text, or the property list that it may be as well, which is only
  /// read (see `isPropertyList`).
  package init(table bytes: [UInt8], file: String) {
    let text = SourceText(decoding: bytes)
    guard text.isPropertyList else {
      self.init(reading: text, file: file)
      return
    }
    let list = StringsdictDocument(text, file: file)
    self.init(list) { list.comment(of: $0) }
  }
}
