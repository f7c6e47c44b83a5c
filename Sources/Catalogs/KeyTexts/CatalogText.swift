package import Messages

/// What stands for a key in one language, without the places in a file that it came from.
///
/// String Catalogs, `.stringsdict` and `.strings` files are all read as this; the engine chooses from
/// it, and it stands between the formats when one is made of another.
package indirect enum CatalogText: Hashable, Sendable {
  case unit(String, TextState)
  /// The phrases of an App Shortcut.
  case phrases([String], TextState)
  /// The number that a plural variation is about is that of the substitution around it, or else the
  /// first integer argument.
  case variations(VariationKind, [Case])
  /// A text with what its `%#@name@` stand for.
  case substituted(CatalogText, [Substitution])

  /// The text for one plural category, device or width.
  package struct Case: Hashable, Sendable {
    package var name: CaseName
    package var text: CatalogText

    package init(name: CaseName, text: CatalogText) {
      self.name = name
      self.text = text
    }
  }

  /// What a `%#@name@` stands for.
  package struct Substitution: Hashable, Sendable {
    package var name: String
    /// From 1; nil where the order of the text says it.
    package var argument: Int?
    /// The specifier without its percent sign, as written.
    package var specifier: String?
    package var text: CatalogText
    /// Whether `%arg` stands for the argument, as in String Catalogs.
    package var hasArgumentName: Bool

    package init(
      name: String, argument: Int?, specifier: String?, text: CatalogText,
      hasArgumentName: Bool = true
    ) {
      self.name = name
      self.argument = argument
      self.specifier = specifier
      self.text = text
      self.hasArgumentName = hasArgumentName
    }
  }

  // MARK: Parts

  /// The text itself and all that is inside of it, outer parts first.
  private var parts: [CatalogText] {
    switch self {
    case .unit, .phrases: [self]
    case .variations(_, let cases): [self] + cases.flatMap(\.text.parts)
    case .substituted(let base, let substitutions):
      [self] + base.parts + substitutions.flatMap(\.text.parts)
    }
  }

  /// The texts that are no more than that, in order, each with its state.
  private var wholes: [(texts: [String], state: TextState)] {
    parts.compactMap { part in
      switch part {
      case .unit(let text, let state): ([text], state)
      case .phrases(let phrases, let state): (phrases, state)
      case .variations, .substituted: nil
      }
    }
  }

  /// Whether some text in it is translated: neither empty nor in state `new`.
  package var isTranslated: Bool {
    wholes.contains { $0.state != .new && $0.texts.contains { !$0.isEmpty } }
  }

  /// What all `%#@name@` in it stand for, outer ones first.
  package var substitutions: [Substitution] {
    parts.flatMap { part -> [Substitution] in
      if case .substituted(_, let substitutions) = part { substitutions } else { [] }
    }
  }

  /// All texts in it, in order.
  package var texts: [String] { wholes.flatMap(\.texts) }

  /// The states of its texts, in order.
  package var states: [TextState] { wholes.map(\.state) }

  /// Whether it has several phrases at one place.
  package var hasPhrases: Bool { wholes.contains { $0.texts.count > 1 } }

  /// The devices or widths that some part of the text has, each once, in order.
  package func names(of kind: VariationKind) -> [CaseName] {
    var names: [CaseName] = []
    for case .variations(kind, let cases) in parts {
      for single in cases where !names.contains(single.name) { names.append(single.name) }
    }
    return names
  }

  /// The devices that it varies by, with `other` for those that aren't named.
  package var devices: [CaseName] {
    let devices = names(of: .device)
    return devices.isEmpty || devices.contains(.other) ? devices : devices + [.other]
  }
}

extension [CatalogText.Case] {
  /// The case of a name; of several the last one.
  package subscript(name: CaseName) -> CatalogText? { last { $0.name == name }?.text }

  /// The integer that plural forms without a substitution are about: the first one.
  ///
  /// The key tells it, which is the format as the source has it; where keys are mere names, the forms
  /// do.
  package func firstInteger(key: String) -> ValueSpecifier? {
    let texts = sorted { $0.name == .other && $1.name != .other }.compactMap { form in
      if case .unit(let text, _) = form.text { text } else { nil }
    }
    return SpecifierScan.firstInteger(in: [key] + texts)
  }

  /// The case for the largest width there is room for.
  ///
  /// - Parameter width: How many characters there is room for; nil for any number.
  package func widest(within width: Int?) -> CatalogText? {
    widths.filter { $0.width <= width ?? .max }.max { $0.width < $1.width }?.text
  }

  /// The case for the smallest width.
  package var narrowest: CatalogText? { widths.min { $0.width < $1.width }?.text }

  private var widths: [(width: Int, text: CatalogText)] {
    compactMap { single in single.name.width.map { ($0, single.text) } }
  }
}
