import ArgumentParser
import Diagnostics
import Foundation

/// A file of a project, and the place in it where somebody types.
struct EditedDocument {
  var root: String
  /// The path below the root.
  var name: String
  var text: String
  /// From 0; the column counts bytes.
  var line: Int
  var column: Int

  var path: String { root + "/" + name }

  /// - Parameters:
  ///   - name: The path below the root.
  ///   - mark: What stands before the place; its first occurrence in the file's second half counts,
  ///     else the last one.
  init(_ name: String, in root: String, behind mark: String) throws {
    (self.root, self.name) = (root, name)
    text = try String(contentsOfFile: root + "/" + name, encoding: .utf8)
    let middle = text.index(text.startIndex, offsetBy: text.count / 2)
    guard
      let found = text.range(of: mark, range: middle..<text.endIndex)
        ?? text.range(of: mark, options: .backwards)
    else { throw ValidationError("\(name) has no place behind '\(mark)'") }
    let before = text[..<found.upperBound].utf8
    line = before.count { $0 == UInt8(ascii: "\n") }
    column = before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count
  }

  /// Catalogs of each format with so many keys, which some code uses.
  static func catalogs(keyCount: Int, in root: String) throws -> [EditedDocument] {
    let table = SyntheticTable(
      entries: (0..<keyCount).map { SyntheticEntry($0, seed: 1) },
      locales: SyntheticLocale.locales(2))
    let language = table.locales[0].tag
    let files: [(path: String, text: String, mark: String)] = [
      ("Localizable.xcstrings", table.stringCatalog, "\"value\" : \""),
      ("en.lproj/Other.strings", table.strings(nil), " = \""),
      ("\(language).lproj/Other.strings", table.strings(0), " = \""),
      ("\(language).xliff", Self.xliff(table), "<target state=\"translated\">"),
      ("View.swift", Self.view(table), "Text(\""),
    ]
    for file in files { try MakeProject.write(file.text, to: root + "/" + file.path) }
    return try [0, 2, 3].map {
      try EditedDocument(files[$0].path, in: root, behind: files[$0].mark)
    }
  }

  /// A source of a project of so many, which has three keys for each.
  static func source(fileCount: Int, in root: String) throws -> EditedDocument {
    var source: String?
    let project = SyntheticProject(
      fileCount: fileCount, keyCount: fileCount * 3, localeCount: 5, seed: 1)
    try project.makeFiles { path, text in
      try MakeProject.write(text, to: root + "/" + path)
      if path.hasSuffix(".swift"), text.contains("Text(\"") { source = path }
    }
    return try EditedDocument(source ?? "", in: root, behind: "Text(\"")
  }

  private static func view(_ table: SyntheticTable) -> String {
    let texts = table.entries.enumerated().filter { $0.offset % 50 == 0 }.map {
      "      Text(\($0.element.literal))\n"
    }
    return "import SwiftUI\n\nstruct Page: View {\n  var model: Model\n  var body: some View {\n"
      + "    VStack {\n\(texts.joined())    }\n  }\n}\n"
  }

  private static func xliff(_ table: SyntheticTable) -> String {
    let (english, other) = (SyntheticLanguage.english, table.locales[0])
    let units = table.entries.map { entry in
      "<trans-unit id=\"\(escapedForXMLAttribute(entry.key))\" xml:space=\"preserve\">\n"
        + "<source>\(escapedForXML(english.text(of: entry)))</source>\n"
        + "<target state=\"translated\">\(escapedForXML(other.language.text(of: entry)))</target>\n"
        + "</trans-unit>\n"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="Localizable.xcstrings" source-language="en" target-language="\(other.tag)" \
      datatype="plaintext"><body>
      \(units.joined())</body></file>
      </xliff>

      """
  }
}
