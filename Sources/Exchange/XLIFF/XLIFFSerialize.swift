import Catalogs
import Diagnostics
import Reading

extension XLIFFDocument {
  /// The document as a file: version 1.2 laid out as Xcode does.
  package func serialized() -> [UInt8] {
    var writer = XLIFFWriter()
    switch version {
    case .v1_2: writer.write12(files)
    case .v2_1: writer.write21(files)
    }
    return Array(writer.text.utf8)
  }
}

/// Writes XLIFF line by line.
struct XLIFFWriter {
  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var depth = 0

  // MARK: 1.2

  mutating func write12(_ files: [ExchangeFile]) {
    let schema = "http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd"
    open(
      #"xliff xmlns="\#(XLIFFName.namespace12)" "#
        + #"xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" version="1.2" "#
        + #"xsi:schemaLocation="\#(XLIFFName.namespace12) \#(schema)""#)
    for file in files { write12(file) }
    close("xliff")
  }

  private mutating func write12(_ file: ExchangeFile) {
    open(
      #"file original="\#(attribute(file.original))" "#
        + #"source-language="\#(attribute(file.sourceLanguage))" "#
        + #"target-language="\#(attribute(file.targetLanguage))" datatype="plaintext""#)
    open("header")
    let (name, version) = (ToolVersion.name, ToolVersion.number)
    line(#"<tool tool-id="\#(name)" tool-name="\#(name)" tool-version="\#(version)"/>"#)
    close("header")
    open("body")
    for unit in file.units { write12(unit) }
    close("body")
    close("file")
  }

  private mutating func write12(_ unit: ExchangeUnit) {
    let translate = unit.isTranslatable ? "" : #" translate="no""#
    open(#"trans-unit id="\#(attribute(unit.id))"\#(translate) xml:space="preserve""#)
    line("<source>\(escapedForXML(unit.source))</source>")
    if let target = unit.target {
      let state = unit.state.map { " " + $0.xliff12 } ?? ""
      line("<target\(state)>\(escapedForXML(target))</target>")
    }
    for note in unit.notes {
      let author = unit.hasGeneratedNotes ? #" from="\#(XLIFFName.generatedAuthor)""# : ""
      line("<note\(author)>\(escapedForXML(note))</note>")
    }
    for hint in unit.hints {
      line(#"<note from="\#(XLIFFName.noteAuthor)">\#(escapedForXML(hint))</note>"#)
    }
    close("trans-unit")
  }

  // MARK: 2.1

  mutating func write21(_ files: [ExchangeFile]) {
    let languages = files.first
    open(
      #"xliff xmlns="\#(XLIFFName.namespace20)" version="2.1" "#
        + #"srcLang="\#(attribute(languages?.sourceLanguage ?? "en"))" "#
        + #"trgLang="\#(attribute(languages?.targetLanguage ?? "en"))""#)
    for (number, file) in files.enumerated() {
      open(#"file id="f\#(number + 1)" original="\#(attribute(file.original))""#)
      for (number, unit) in file.units.enumerated() { write21(unit, number + 1) }
      close("file")
    }
    close("xliff")
  }

  private mutating func write21(_ unit: ExchangeUnit, _ number: Int) {
    let translate = unit.isTranslatable ? "" : #" translate="no""#
    open(
      #"unit id="u\#(number)" name="\#(attribute(unit.id))"\#(translate) xml:space="preserve""#)
    if !unit.notes.isEmpty || !unit.hints.isEmpty {
      open("notes")
      for note in unit.notes {
        let author = unit.hasGeneratedNotes ? #" category="\#(XLIFFName.generatedAuthor)""# : ""
        line("<note\(author)>\(text21(note))</note>")
      }
      for hint in unit.hints {
        line(#"<note category="\#(XLIFFName.noteAuthor)">\#(text21(hint))</note>"#)
      }
      close("notes")
    }
    open("segment" + (unit.target == nil ? "" : unit.state.map { " " + $0.xliff21 } ?? ""))
    line("<source>\(text21(unit.source))</source>")
    if let target = unit.target { line("<target>\(text21(target))</target>") }
    close("segment")
    close("unit")
  }

  /// XLIFF 2 has an element for what XML can't hold.
  private func text21(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { !$0.isXMLCharacter }) else {
      return escapedForXML(text)
    }
    return text.unicodeScalars.map { scalar in
      guard !scalar.isXMLCharacter else { return escapedForXML(String(scalar)) }
      return #"<cp hex="\#(String(hexadecimal: scalar.value, width: 4, uppercase: true))"/>"#
    }.joined()
  }

  // MARK: Lines

  private mutating func open(_ tag: String) {
    line("<\(tag)>")
    depth += 1
  }

  private mutating func close(_ name: String) {
    depth -= 1
    line("</\(name)>")
  }

  private mutating func line(_ content: String) {
    text += String(repeating: "  ", count: depth) + content + "\n"
  }

  private func attribute(_ text: String) -> String { escapedForXMLAttribute(text) }
}
