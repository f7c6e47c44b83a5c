/// The files of a project with catalogs that take a while to write.
struct FaultProject {
  var keys: Range<Int>

  /// A String Catalog that no tool has formatted.
  func catalog(spanish: String = "texto", german: String = "Text") -> String {
    let entries = keys.map { key in
      """
      "Text \(key) of %@":{"localizations":{"es":{"stringUnit":{"state":"translated","value":\
      "\(spanish) \(key) de %@"}},"de":{"stringUnit":{"state":"translated","value":\
      "\(german) \(key) von %@"}}}}
      """
    }
    return """
      {"sourceLanguage":"en","strings":{\(entries.joined(separator: ",\n"))},"version":"1.0"}
      """
  }

  /// The same keys, which nobody has translated.
  var bareCatalog: String {
    let entries = keys.map { "\"Text \($0) of %@\":{}" }
    return """
      {"sourceLanguage":"en","strings":{\(entries.joined(separator: ",\n"))},"version":"1.0"}
      """
  }

  /// What a compiler found in the sources: some of the keys and some new ones.
  var stringsData: String {
    let entries = ((keys.count / 3)..<(keys.count + 50)).map {
      "{\"comment\":\"\",\"key\":\"Text \($0) of %@\"}"
    }
    return """
      {"source":"A.swift","tables":{"Localizable":[\(entries.joined(separator: ","))]},"version":1}
      """
  }

  /// A catalog with what two people made of it.
  var sides: [String: String] {
    [
      "base.xcstrings": catalog(),
      "ours.xcstrings": catalog(spanish: "suyo"),
      "theirs.xcstrings": catalog(german: "ihres"),
    ]
  }

  /// Two `.strings` tables in three languages, with something for lint to repair.
  var folders: [String: String] {
    var files: [String: String] = [:]
    for language in ["en", "es", "de"] {
      for table in ["Localizable", "Menu"] {
        files["App/\(language).lproj/\(table).strings"] =
          keys.map { line(of: $0, language) }.joined()
      }
    }
    return files
  }

  private func line(of key: Int, _ language: String) -> String {
    let space = key % 50 == 0 && language != "en" ? " " : ""
    return "\"Text \(key) of %@\" = \"\(language) \(key) %@\(space)\";\n"
  }

  /// Swift with some of the keys and some new ones.
  var sources: String {
    let texts = (keys.count / 3)..<(keys.count + 50)
    return "import SwiftUI\nstruct A: View { let x: String; var body: some View {\n"
      + texts.map { "Text(\"Text \($0) of \\(x)\")\n" }.joined() + "} }\n"
  }

  /// Translations that are other than those in the catalog.
  var sheet: String {
    let file = "App/Localizable.xcstrings"
    return "file,id,source (en),target (es),state,notes\r\n"
      + keys.map {
        "\(file),Text \($0) of %@,Text \($0) of %@,otro \($0) de %@,translated,\r\n"
      }.joined()
  }
}
