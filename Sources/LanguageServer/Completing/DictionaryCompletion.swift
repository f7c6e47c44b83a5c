import Catalogs
import LocaleData
import PlainBytes
import Reading
import Sessions
import Workflows

/// What the structure of a `.stringsdict` file lacks: plural categories, the keys that a format needs,
/// and the variables that a format names.
struct DictionaryCompletion {
  private enum Site {
    /// Inside of `<key>`.
    case name
    /// Between the pairs of a dictionary, each on a line that starts with this.
    case pair(indentation: String)
    /// Inside of `<string>`.
    case value
  }

  private let text: [UInt8]
  private let elements: StringsdictElements
  private let tag: LanguageTag?
  private var words: [String] = []
  private var site: Site
  /// What a chosen word replaces.
  private var range: Range<Int>

  /// - Returns: nil where the file is something else.
  init?(at offset: Int, of file: CatalogFile) {
    guard CatalogFormat(path: file.path) == .stringsdict else { return nil }
    text = file.text.utf8
    elements = StringsdictElements(of: text)
    tag = LanguageTag(PathParts.stem(of: PathParts.folder(of: file.path)))
    (site, range) = (.value, offset..<offset)
    let around = elements.elements.indices.filter { index in
      let content = elements.elements[index].content
      return content.lowerBound <= offset && offset <= content.upperBound
        && !elements.elements[index].isSelfClosing
    }
    let dictionaries = around.filter { name(of: $0) == "dict" }
    guard let inner = around.last, let dictionary = dictionaries.last else { return }
    switch name(of: inner) {
    case "key":
      (site, range) = (.name, elements.elements[inner].content)
      words = names(lackingIn: dictionary, depth: dictionaries.count, except: inner)
    case "dict":
      (site, range) = pair(at: offset)
      words = names(lackingIn: dictionary, depth: dictionaries.count, except: nil)
    case "string":
      range = elements.elements[inner].content
      findValues(of: inner, in: dictionary, at: offset)
    default: break
    }
  }

  // MARK: Elements

  private func name(of element: Int) -> String {
    let start = elements.elements[element].range.lowerBound + 1
    return String(decoding: text[start...].prefix { $0.isASCIILetter }, as: UTF8.self)
  }

  private func content(of element: Int) -> String {
    String(decoding: text[elements.elements[element].content], as: UTF8.self)
  }

  /// The names in a dictionary, with their elements.
  private func keys(of dictionary: Int) -> [(name: String, element: Int)] {
    elements.children(of: dictionary).filter { name(of: $0) == "key" }.map { (content(of: $0), $0) }
  }

  /// The text behind a key.
  private func value(of key: String, in dictionary: Int) -> String? {
    let children = elements.children(of: dictionary)
    let position = children.firstIndex { name(of: $0) == "key" && content(of: $0) == key }
    guard let position, position + 1 < children.count, name(of: children[position + 1]) == "string"
    else { return nil }
    return content(of: children[position + 1])
  }

  private func pair(at offset: Int) -> (Site, Range<Int>) {
    let start = text[..<offset].lastIndex { !$0.isASCIIWordPart }.map { $0 + 1 } ?? 0
    let blank = text[text.startOfLine(holding: start)..<start].prefix { $0.isBlank }
    return (.pair(indentation: String(decoding: blank, as: UTF8.self)), start..<offset)
  }

  // MARK: Words

  /// - Parameter depth: 2 for what a key stands for, 3 for a variable.
  private func names(lackingIn dictionary: Int, depth: Int, except: Int?) -> [String] {
    let known = Set(keys(of: dictionary).filter { $0.element != except }.map(\.name))
    let possible: [String]
    switch depth {
    case 2:
      let format = value(of: StringsdictName.formatKey, in: dictionary) ?? ""
      possible = [StringsdictName.formatKey] + Self.variables(in: format)
    case 3:
      let categories = tag.map { PluralRules(for: $0, type: .cardinal).categories } ?? [.other]
      possible =
        [StringsdictName.specType, StringsdictName.valueType]
        + PluralCategory.allCases.filter { categories.contains($0) }.map(\.rawValue)
    default: possible = []
    }
    return possible.filter { !known.contains($0) }
  }

  /// The names of `%#@name@` in a format, each once.
  private static func variables(in format: String) -> [String] {
    var seen: Set<String> = []
    return format.split(separator: "#@", omittingEmptySubsequences: false).dropFirst()
      .compactMap { part in
        part.firstIndex(of: "@").map { String(part[..<$0]) }
      }.filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  private mutating func findValues(of value: Int, in dictionary: Int, at offset: Int) {
    let children = elements.children(of: dictionary)
    guard let position = children.firstIndex(of: value), position > 0 else { return }
    switch content(of: children[position - 1]) {
    case StringsdictName.specType: words = [StringsdictName.pluralRule]
    case StringsdictName.valueType:
      words = ["d", "ld", "lld", "u", "lu", "llu", "f", "lf", "@"]
    case StringsdictName.formatKey:
      let start = text[range.lowerBound..<offset].lastIndex(of: UInt8(ascii: "%"))
      range = (start ?? offset)..<offset
      let variables = keys(of: dictionary).map(\.name).filter { !$0.hasPrefix("NSString") }
      words = variables.map { "%#@\($0)@" }
    default: break
    }
  }

  // MARK: Items

  func items(_ map: PositionMap) -> [CompletionItem] {
    let range = map.range(range)
    return words.map { word in
      switch site {
      case .name, .value:
        CompletionItem(
          label: word, kind: CompletionItem.Kind.enumMember,
          textEdit: DocumentEdit(range: range, newText: word))
      case .pair(let indentation):
        CompletionItem(
          label: word, kind: CompletionItem.Kind.snippet, insertTextFormat: 2,
          textEdit: DocumentEdit(
            range: range,
            newText: Self.lines(of: word).joined(separator: "\n" + indentation)))
      }
    }
  }

  /// A key with what stands behind it, as a snippet.
  private static func lines(of word: String) -> [String] {
    let key = "<key>\(word)</key>"
    switch word {
    case StringsdictName.formatKey: return [key, "<string>%#@${1:count}@</string>"]
    case StringsdictName.specType: return [key, "<string>\(StringsdictName.pluralRule)</string>"]
    case StringsdictName.valueType: return [key, "<string>${1:lld}</string>"]
    case _ where PluralCategory(rawValue: word) != nil: return [key, "<string>${1}</string>"]
    default:
      return [
        key, "<dict>", "\t<key>\(StringsdictName.specType)</key>",
        "\t<string>\(StringsdictName.pluralRule)</string>",
        "\t<key>\(StringsdictName.valueType)</key>", "\t<string>${1:lld}</string>",
        "\t<key>other</key>", "\t<string>${2}</string>", "</dict>",
      ]
    }
  }
}
