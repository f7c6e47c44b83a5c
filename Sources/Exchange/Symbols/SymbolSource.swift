package import Catalogs
import Diagnostics

/// The Swift file that Xcode generates of the symbols of String Catalogs, so that code says
/// `Text(.homeTitle)` and `String(localized: .itemsLeft(count: 3))`.
///
/// The shape is that of the files which Xcode 26 and 27 made for published apps: an extension of
/// `LocalizedStringResource`, with an `enum` around the symbols of any table but `Localizable`. Where
/// there is no Foundation of Apple's, the module `Localization` has that type.
package struct SymbolSource: Sendable {
  /// Who can use the symbols.
  package enum Access: String, Sendable, CaseIterable {
    /// The module alone, as in Xcode.
    case `internal`
    case `public`

    /// What stands in front of a declaration.
    var prefix: String { self == .public ? "public " : "" }
  }

  /// What the file is for.
  package enum Style: Sendable {
    /// A build's derived data: as Xcode writes it.
    case derived
    /// A repository: each symbol's documentation shows the source language's text, too.
    case repository
  }

  package var access = Access.internal
  package var style = Style.derived

  package init() {}

  /// The name of the file for a table.
  package static func fileName(for table: String) -> String {
    "GeneratedStringSymbols_\(table).swift"
  }

  /// Whether a file is called as generated ones are.
  package static func isFileName(_ name: String) -> Bool {
    name.hasPrefix("GeneratedStringSymbols_") && name.hasSuffix(".swift")
  }

  /// Whether some bytes are a file of symbols, of this tool or of Xcode: it names keys and uses none.
  package static func isLikely(_ bytes: [UInt8]) -> Bool {
    guard bytes.starts(with: "// \n// ".utf8),
      let end = bytes.prefix(512).dropFirst(4).firstIndex(of: UInt8(ascii: "\n"))
    else { return false }
    return bytes[(end + 1)...].starts(with: "// \(title)".utf8)
  }

  private static let title = "Auto-Generated symbols for localized strings defined in"

  /// A whole file.
  ///
  /// - Parameters:
  ///   - file: The file's own name.
  ///   - tables: Those with symbols; each name once.
  package func text(of tables: [SymbolTable], file: String) -> String {
    let catalogs = tables.map { "“\(VisibleText.escaped($0.table)).xcstrings”" }
    let head = """
      // \n\
      // \(VisibleText.escaped(file))
      // \(Self.title) \(catalogs.joined(separator: ", ")).
      // \n
      // swift-format-ignore-file
      // swiftlint:disable all


      """
    return ([head + imports, Self.bundle] + tables.map(members)).joined(separator: "\n") + "\n"
  }

  private var imports: String {
    access == .public
      ? """
      #if canImport(Darwin)
      public import Foundation
      #else
      import Foundation
      public import Localization
      #endif

      """
      : """
      import Foundation
      #if !canImport(Darwin)
      import Localization
      #endif

      """
  }

  private static let availability = "@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)"

  private static let bundle = """
    #if SWIFT_PACKAGE
    private nonisolated let resourceBundle = Foundation.Bundle.module
    \(availability)
    private nonisolated let resourceBundleDescription = LocalizedStringResource.BundleDescription.atURL(resourceBundle.bundleURL)
    #else

    private class ResourceBundleClass {}
    \(availability)
    private nonisolated let resourceBundleDescription = LocalizedStringResource.BundleDescription.forClass(ResourceBundleClass.self)
    #endif

    """

  // MARK: Members

  private func members(of table: SymbolTable) -> String {
    let isNamespaced = table.table != "Localizable"
    let depth = isNamespaced ? 2 : 1
    let symbols = table.symbols.map { lines(of: $0, in: table.table) }
    let body = symbols.map { lines in
      lines.map { indented($0, depth) }.joined(separator: "\n")
    }.joined(separator: "\n\n")
    let inner =
      isNamespaced
      ? """
          /// Namespace for strings in file “\(VisibleText.escaped(table.table)).xcstrings”.
          \(access.prefix)enum \(typeName(of: table.table)) {
      \(body)
          }
      """ : body
    return """
      \(Self.availability)
      nonisolated extension LocalizedStringResource {
      \(inner)
      }
      """
  }

  private func indented(_ line: String, _ depth: Int) -> String {
    String(repeating: "    ", count: depth) + line
  }

  private func typeName(of table: String) -> String {
    guard let name = SymbolName(ofTable: table)?.text else { return "Strings" }
    // `Foo.Type` and `Foo.Self` are types of every type.
    return ["Type", "Self", "Protocol"].contains(name) ? name + "Strings" : name
  }

  private func lines(of symbol: CatalogSymbol, in table: String) -> [String] {
    let key = symbol.key.swiftLiteral
    let place = "table: \(table.swiftLiteral), bundle: resourceBundleDescription"
    guard !symbol.parameters.isEmpty else {
      return documentation(of: symbol, in: table) + [
        "\(access.prefix)static var \(symbol.name.text): LocalizedStringResource {",
        "    LocalizedStringResource(\(key), \(place))", "}",
      ]
    }
    let parameters = SymbolParameters(symbol.parameters)
    return documentation(of: symbol, in: table) + [
      "\(access.prefix)static func \(symbol.name.text)(\(parameters.declaration)) "
        + "-> LocalizedStringResource {",
      "    LocalizedStringResource(\(key), defaultValue: \"\(parameters.interpolations)\", \(place))",
      "}",
    ]
  }

  // MARK: Documentation

  private func documentation(of symbol: CatalogSymbol, in table: String) -> [String] {
    var paragraphs = [symbol.comment].compactMap(\.self)
    if style == .repository, let text = symbol.text { paragraphs.append("“\(text)”") }
    paragraphs.append("Localized string for key “\(symbol.key)” in table “\(table).xcstrings”.")
    let lines = paragraphs.map(\.asComment).joined(separator: [""])
    return ["/**"] + lines.map { " " + $0 } + [" */"]
  }
}

/// The parameters of a function as Swift writes them.
private struct SymbolParameters {
  private let named: [(name: String, parameter: SymbolParameter)]

  init(_ parameters: [SymbolParameter]) {
    var used: Set<String> = []
    named = parameters.enumerated().map { index, parameter in
      let name = parameter.label ?? "arg\(index + 1)"
      // Labels may repeat, names may not.
      return (used.insert(name).inserted ? name : "arg\(index + 1)", parameter)
    }
  }

  var declaration: String {
    named.map { name, parameter in
      guard let label = parameter.label else { return "_ \(name): \(parameter.type)" }
      return label == name
        ? "\(name.swiftName): \(parameter.type)"
        : "\(label.swiftName) \(name.swiftName): \(parameter.type)"
    }.joined(separator: ", ")
  }

  var interpolations: String {
    named.map { name, parameter in
      parameter.isText
        ? "\\(\(name.swiftName))"
        : "\\(\(name.swiftName), specifier: \(parameter.specifier.swiftLiteral))"
    }.joined()
  }
}

extension String {
  /// The text as a literal of Swift, in which nothing acts or hides.
  fileprivate var swiftLiteral: String {
    var literal = "\""
    for character in unicodeScalars {
      switch character {
      case "\\": literal += "\\\\"
      case "\"": literal += "\\\""
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      default: literal.unicodeScalars.append(character)
      }
    }
    return VisibleText.escaped(literal) + "\""
  }

  /// A name with what makes one of a keyword.
  fileprivate var swiftName: String {
    SymbolName(ofArgument: self)?.isReserved == true ? "`\(self)`" : self
  }

  /// Lines that don't end the comment around them.
  fileprivate var asComment: [String] {
    VisibleText.lines(self).replacing(scalars: "*/", with: "* /")
      .replacing(scalars: "/*", with: "/ *")
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
