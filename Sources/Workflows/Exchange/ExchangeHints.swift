import Catalogs
import Exchange
import Extraction
import Messages
import Vocabulary

/// Tells translators what a text's arguments can be, and which of its words the app will inflect.
struct ExchangeHints {
  /// By table and key, what the sources say.
  private var entries: [TableKey: ExtractedEntry] = [:]

  init(_ entries: [ExtractedEntry] = []) {
    for entry in entries { self.entries[entry.tableKey] = entry }
  }

  func hints(for unit: ExchangeUnit, table: String) -> [String] {
    // The names of a format key's variables say nothing to a translator.
    let entry = entries[TableKey(unit.key, in: table)]
    return arguments(of: unit.source, entry) + inflections(in: unit.source)
  }

  // MARK: Arguments

  private func arguments(of source: String, _ entry: ExtractedEntry?) -> [String] {
    guard source.utf8.contains(UInt8(ascii: "%")) else { return [] }
    let scan = SpecifierScan(source, options: .catalogSubstitution)
    var told: Set<Int> = []
    return scan.specifiers.compactMap { specifier in
      let spelling = String(source[utf8: specifier.range])
      switch specifier.kind {
      case .value(let value):
        guard told.insert(value.argument).inserted else { return nil }
        let declared = entry?.arguments.first { $0.position == value.argument }
        return "\(spelling): \(description(value.type, declared))"
      case .variable(let variable):
        return "\(spelling): stands for the plural forms of “\(variable.name.text)”; keep it"
      case .substitutionArgument: return "\(spelling): the number that the plural form is for"
      case .percentSign, .text: return nil
      }
    }
  }

  private func description(_ type: ValueType, _ declared: ExtractedArgument?) -> String {
    guard let declared else { return type.translatorName }
    if !declared.values.isEmpty {
      return "one of " + declared.values.map { "“\($0)”" }.joined(separator: ", ")
        + ", each translated on its own"
    }
    return "\(type.translatorName) (\(declared.expression.prefix(80)))"
  }

  // MARK: Inflection

  private func inflections(in source: String) -> [String] {
    guard source.utf8.contains("^[".utf8) else { return [] }
    let message = Message(source, specifierOptions: .catalogSubstitution)
    return message.nodes.indices.compactMap { index in
      guard let attributes = message.caretAttributes(of: index),
        attributes.members.contains(where: { $0.agreement == .inflect })
      else { return nil }
      let asked = attributes.members.compactMap(\.agreement)
      let inside = index..<Int(message.nodes[index].subtreeEnd)
      let placeholders = inside.compactMap { message.placeholder(of: $0) }
      let shown = message.plainText(of: index)
      let agreement =
        asked.contains(.agreeWithArgument) || asked.contains(.agreeWithConcept)
        ? "with another word of the text"
        : placeholders.isEmpty
          ? "with the reader's term of address (feminine, masculine or neutral)"
          : placeholders.contains { $0.value?.type.isNumber ?? false }
            ? "with its number and with each other" : "with each other"
      return "The app makes “\(shown)” agree \(agreement): write the words as a dictionary has "
        + "them, and keep ^[…](…) around what agrees"
    }
  }
}

extension ValueType {
  /// What a translator calls a value of this type.
  fileprivate var translatorName: String {
    switch self {
    case .object: "text"
    case .signedInteger, .unsignedInteger: "a whole number"
    case .floatingPoint: "a decimal number"
    case .character: "a character"
    case .cString: "text"
    case .pointer: "a memory address"
    }
  }
}
