import LocaleData

/// Tells code that people who use the app never run: previews, tests, samples, debugging.
enum CodePurpose {
  /// Whether a type or member is named or declared as made for that.
  static func isForDevelopers(_ declaration: TypeDeclaration) -> Bool {
    let name = declaration.extended?.simpleName ?? declaration.name
    return isForDevelopers(named: name)
      || declaration.inherited.contains {
        let parent = $0.simpleName ?? ""
        return parent == "XCTestCase" || previewProtocols.contains(parent)
      }
  }

  /// What types conform to that only previews use.
  static let previewProtocols = ["PreviewModifier", "PreviewProvider"]

  static func isForDevelopers(_ variable: VariableDeclaration) -> Bool {
    let name = variable.name ?? ""
    return isForDevelopers(named: name)
      || variable.isStatic && isSample(named: name, type: variable.type)
  }

  static func isForDevelopers(_ function: FunctionDeclaration) -> Bool {
    isForDevelopers(named: function.name)
      || function.isStatic && function.kind == .function
        && isSample(named: function.name, type: function.result)
  }

  /// Whether a function writes down what happens, for developers to read.
  static func isLog(named name: String) -> Bool {
    words(of: name).contains { ["log", "logging", "trace", "debug"].contains($0) }
  }

  /// Whether a function takes the place in code that it is called from, to tell developers of it.
  static func isToldPlace(_ function: FunctionDeclaration) -> Bool {
    function.parameters.contains { parameter in
      guard case .macro(let name, _)? = parameter.defaultValue?.kind else { return false }
      return ["file", "fileID", "filePath", "function", "line"].contains(name)
    }
  }

  /// Whether a static member makes a sample: `static var placeholder: Account`.
  private static func isSample(named name: String, type: TypeReference?) -> Bool {
    guard name.lowercased().contains("placeholder") else { return false }
    return type?.simpleName.map { !TextTypes.texts.contains($0) } ?? true
  }

  /// Whether a name says that its value is made up, or is there for previews.
  ///
  /// Fewer names than those of all code for developers: an app may well have a `demo` or a
  /// `sampleRate`.
  static func isSample(named name: String) -> Bool {
    guard mayHoldMark(name) else { return false }
    let first = words(of: name).first { !$0.isEmpty }
    return first.map(fakes.contains) ?? false || samples.contains(name.lowercased())
  }

  /// Whether a type is named after the samples of other types that it holds.
  static func holdsSamples(typeNamed name: String) -> Bool {
    mayHoldMark(name) && sampleHolders.contains(name.lowercased())
  }

  private static let fakes = Set(LanguageFact.codeNames.list(of: "fakes"))
  private static let samples = Set(LanguageFact.codeNames.list(of: "samples"))
  private static let sampleHolders = Set(LanguageFact.codeNames.list(of: "samples.types"))

  private static func isForDevelopers(named name: String) -> Bool {
    mayHoldMark(name) && words(of: name).contains { marks.contains($0) }
  }

  /// Whether a name has, somewhere, the first three letters of a mark: few names do, and all
  /// declarations are asked.
  private static func mayHoldMark(_ name: String) -> Bool {
    var last: UInt32 = 0
    for byte in name.utf8 {
      last = (last << 8 | UInt32(byte | 0x20)) & 0xFF_FFFF
      if beginnings.contains(last) { return true }
    }
    return false
  }

  private static let beginnings = Set(
    marks.map { $0.utf8.prefix(3).reduce(UInt32(0)) { $0 << 8 | UInt32($1) } })

  /// The files that lie in a folder, or have a name, that says so, or that a program wrote; what
  /// is above all files says nothing of any.
  static func pathsForDevelopers(among paths: [String]) -> Set<String> {
    let components = paths.map { $0.split(separator: "/") }
    guard let first = components.first else { return [] }
    let shared = components.reduce(first.count - 1) { shared, parts in
      zip(first.prefix(shared), parts).prefix { $0 == $1 }.count
    }
    return Set(
      zip(paths, components).filter { _, parts in
        parts.dropFirst(max(shared, 0)).contains { component in
          isForDevelopers(named: String(component.split(separator: ".").first ?? component))
            || component.contains("Generated") || component.contains(".generated.")
        }
      }.map(\.0))
  }

  /// The names of the folders, in small letters: an app is called like the one with its code.
  static func folderNames(in paths: [String]) -> Set<String> {
    Set(paths.flatMap { $0.split(separator: "/").dropLast() }.map { $0.lowercased() })
  }

  private static let marks = Set(LanguageFact.codeNames.list(of: "developers"))

  /// The words of a name in camel case, in small letters.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var wasSmall = false
    for character in name {
      if !character.isLetter {
        wasSmall = false
        words.append("")
      } else {
        if words.isEmpty || character.isUppercase && wasSmall { words.append("") }
        words[words.count - 1] += character.lowercased()
        wasSmall = character.isLowercase
      }
    }
    return words
  }
}
