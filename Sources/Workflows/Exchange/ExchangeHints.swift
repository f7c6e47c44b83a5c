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

  /// - Parameter isInflected: Whether words of the language that is translated to agree anywhere.
  func hints(for unit: ExchangeUnit, table: String, isInflected: Bool) -> [String] {
    // The names of a format key's variables say nothing to a translator.
    let entry = entries[TableKey(unit.key, in: table)]
    return arguments(of: unit.source, entry)
      + inflections(in: unit.source, isInflected: isInflected)
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

  private func inflections(in source: String, isInflected: Bool) -> [String] {
    guard source.utf8.contains("^[".utf8) else { return [] }
    let message = Message(source, specifierOptions: .catalogSubstitution)
    return message.nodes.indices.compactMap { index in
      guard let attributes = message.caretAttributes(of: index) else { return nil }
      let asked = attributes.members.compactMap(\.agreement)
      let kind = AgreementKind(asked, in: message, at: index)
      let shown = message.plainText(of: index)
      // What is in another language is inflected as that one is.
      guard isInflected || asked.contains(.languageIdentifier) else {
        guard !Self.agreement.isDisjoint(with: asked) else { return nil }
        return
          "Nothing makes words agree in this language, so people read them as they are written: "
          + "translate “\(shown)” without ^[ and ](…), in words that are right \(kind.whatever)"
      }
      guard asked.contains(.inflect) else { return nil }
      return "The app makes “\(shown)” agree \(kind.partner): write the words as a dictionary has "
        + "them, and keep ^[…](…) around what agrees"
    }
  }

  /// What asks for words that agree.
  private static let agreement: Set<AgreementAttribute> = [
    .inflect, .agreeWithArgument, .agreeWithConcept, .referentConcept,
  ]

  /// What the words of a part of a text agree with.
  private enum AgreementKind {
    case otherWord, reader, number, each

    init(_ asked: [AgreementAttribute], in message: Message, at index: Int) {
      let inside = index..<Int(message.nodes[index].subtreeEnd)
      let placeholders = inside.compactMap { message.placeholder(of: $0) }
      self =
        asked.contains(.agreeWithArgument) || asked.contains(.agreeWithConcept)
        ? .otherWord
        : placeholders.isEmpty
          ? .reader
          : placeholders.contains { $0.value?.type.isNumber ?? false } ? .number : .each
    }

    var partner: String {
      switch self {
      case .otherWord: "with another word of the text"
      case .reader: "with the reader's term of address (feminine, masculine or neutral)"
      case .number: "with its number and with each other"
      case .each: "with each other"
      }
    }

    /// For what they have to be right where nothing makes them agree.
    var whatever: String {
      switch self {
      case .otherWord: "whatever the other word is"
      case .reader: "whoever reads them"
      case .number: "whatever the number is"
      case .each: "whatever the argument is"
      }
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
