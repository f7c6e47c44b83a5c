/// Finds public declarations in formatted code by their indentation.
struct PublicDeclarationScan {
  struct Declaration {
    /// With its types and labels, such as `AttributedString.inflected(updating:locale:)`.
    var name: String
    /// Its own comment and those of the types around it.
    var comments: [String]
    /// Whether Apple's systems don't compile it.
    var isOnlyOnLinux: Bool
  }

  /// A type or an extension around the line that is read.
  private struct Scope {
    var indentation: Substring
    var name: String
    var comment: String
    /// The declarations inside that are public because it is: an enum's cases, a protocol's
    /// requirements.
    var publicMembers: Set<Substring>
  }

  private(set) var declarations: [Declaration] = []
  private var scopes: [Scope] = []
  private var comment = ""
  private let lines: [Substring]
  private let isOnlyOnLinux: [Bool]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    isOnlyOnLinux = PlatformScan.isOnlyOnLinux(lines)
    for index in lines.indices { read(index) }
  }

  private mutating func read(_ index: Int) {
    let line = lines[index]
    let indentation = line.prefix { $0 == " " }
    let code = line.dropFirst(indentation.count)
    if code.hasPrefix("///") { return comment += code.dropFirst(3) + " " }
    if code == "}", scopes.last?.indentation == indentation {
      scopes.removeLast()
    } else if !code.isEmpty {
      declare(code, at: index, indentation)
    }
    if !code.hasPrefix("@") { comment = "" }
  }

  private mutating func declare(_ code: Substring, at index: Int, _ indentation: Substring) {
    var words = code.split(separator: " ")[...]
    while let word = words.first, word.hasPrefix("@") || Self.modifiers.contains(word) {
      words.removeFirst()
    }
    guard let keyword = words.popFirst() else { return }
    let isMember = indentation.count == (scopes.last?.indentation.count ?? -2) + 2
    let isPublic =
      code.split(separator: " ").prefix { $0 != keyword }.contains("public")
      || isMember && scopes.last?.publicMembers.contains(keyword) == true
    let names = keyword == "case" ? Self.cases(words) : [name(keyword, words, at: index)]
    for name in names where isPublic && keyword != "import" && keyword != "extension" {
      let path = (scopes.map(\.name) + [name]).joined(separator: ".")
      declarations.append(
        Declaration(
          name: path, comments: scopes.map(\.comment) + [comment],
          isOnlyOnLinux: isOnlyOnLinux[index]))
    }
    guard Self.types.contains(keyword), !code.hasSuffix("}") else { return }
    scopes.append(
      Scope(
        indentation: indentation, name: names[0], comment: comment,
        publicMembers: isPublic ? Self.sharing[keyword] ?? [] : []))
  }

  private static let sharing: [Substring: Set<Substring>] = [
    "enum": ["case"], "protocol": ["var", "func", "static", "init"],
  ]

  private static let modifiers: Set<Substring> = [
    "public", "package", "private", "fileprivate", "static", "mutating", "indirect", "consuming",
    "final", "nonisolated",
  ]

  private static let types: Set<Substring> = ["extension", "struct", "enum", "class", "protocol"]

  private static func cases(_ words: ArraySlice<Substring>) -> [String] {
    // Neither associated values nor raw ones are part of a case's name.
    let list = words.joined(separator: " ").split(separator: " = ")[0]
    if let open = list.firstIndex(of: "(") { return [String(list[..<open])] }
    return list.split(separator: ",").map { $0.filter { $0 != " " } }
  }

  private func name(
    _ keyword: Substring, _ words: ArraySlice<Substring>, at index: Int
  ) -> String {
    let isFunction =
      ["func", "macro"].contains(keyword) || keyword.hasPrefix("init")
      || keyword.hasPrefix("subscript")
    let rest = ([keyword] + words).joined(separator: " ")
    let declared =
      keyword.hasPrefix("init") || keyword.hasPrefix("subscript")
      ? rest : words.joined(separator: " ")
    let base = declared.prefix { $0.isLetter || $0.isNumber || "_.=#".contains($0) }
    return isFunction ? base + labels(from: index) : String(base)
  }

  /// The labels of the first parentheses that open in a line.
  private func labels(from index: Int) -> String {
    var depth = 0
    var isLabel = false
    var labels = ""
    let declaration = lines[index...].prefix(20).joined(separator: " ")
      .replacing("->", with: "")
    for character in declaration.drop(while: { $0 != "(" }) {
      switch character {
      case "(", "[", "<", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case ">" where depth > 1: depth -= 1
      default: break
      }
      if depth == 0 { break }
      if depth == 1, character == "(" || character == "," {
        isLabel = true
        continue
      }
      guard isLabel, depth == 1,
        character != " " || labels.last?.isLetter == true || labels.last == "_"
      else { continue }
      if character.isLetter || character == "_" || character.isNumber {
        labels.append(character)
      } else if !labels.isEmpty, labels.last != ":" {
        labels += ":"
        isLabel = false
      }
    }
    return "(" + labels + ")"
  }
}
