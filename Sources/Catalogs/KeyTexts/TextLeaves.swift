import Messages
package import Reading

extension StringsDocument {
  /// The text of an entry, with the place where it stands.
  package func leaf(of entry: StringsEntry) -> TextLeaf {
    TextLeaf(
      text: value(of: entry), place: place(entry.valueContentRange, entry.valueRange), options: [])
  }

  /// Where an entry's key stands.
  package func keyPlace(of entry: StringsEntry) -> TextPlace {
    place(entry.keyContentRange, entry.keyRange)
  }

  private func place(_ content: Range<Int>, _ whole: Range<Int>) -> TextPlace {
    TextPlace(content, .strings(isQuoted: content != whole), in: text)
  }
}

// MARK: String Catalogs

extension StringCatalogDocument {
  /// The texts of a localization in file order, with the places where they stand.
  package func leaves(of content: StringCatalogContent) -> [TextLeaf] { content.leaves(in: text) }

  /// Where the key of an entry stands.
  package func keyPlace(of entry: StringCatalogEntry) -> TextPlace {
    TextPlace(entry.key, in: text)
  }
}

extension StringCatalogContent {
  /// The texts in file order.
  ///
  /// - Parameter text: What the texts' places are in; nil where nobody asks for places.
  package func leaves(in text: SourceText? = nil) -> [TextLeaf] {
    var leaves: [TextLeaf] = []
    collect(below: [], in: text, into: &leaves)
    return leaves
  }

  /// Recursion follows a document whose depth the reader bounds.
  private func collect(below path: TextPath, in text: SourceText?, into leaves: inout [TextLeaf]) {
    func add(_ string: JSONString, _ state: TextState?, at path: TextPath) {
      leaves.append(
        TextLeaf(
          path: path, text: string.value, state: state,
          place: text.map { TextPlace(string, in: $0) },
          options: path.substitution == nil ? .catalogValue : .catalogSubstitution))
    }
    if let value = unit?.value { add(value.value, unit?.state?.value, at: path) }
    for (index, phrase) in (set?.values?.value ?? []).enumerated() {
      add(phrase, set?.state?.value, at: path + .phrase(index))
    }
    for variation in variations {
      for single in variation.cases {
        let step = TextPath.Step.variation(variation.kind, CaseName(single.name.value))
        single.content.collect(below: path + step, in: text, into: &leaves)
      }
    }
    for substitution in substitutions {
      let step = TextPath.Step.substitution(substitution.name.value)
      substitution.content.collect(below: path + step, in: text, into: &leaves)
    }
  }

  /// The substitutions, in file order.
  package var catalogVariables: [CatalogVariable] {
    substitutions.map { substitution in
      CatalogVariable(
        substitution.name.value, at: [.substitution(substitution.name.value)],
        argument: substitution.argumentNumber?.value,
        valueType: substitution.formatSpecifier?.text)
    }
  }
}

// MARK: Property lists

/// The texts of a `.stringsdict` file, with the places where they stand.
package struct StringsdictLeaves: Sendable {
  private let document: StringsdictDocument
  private let outline: StringsdictElements

  package init(_ document: StringsdictDocument) {
    self.document = document
    outline = StringsdictElements(of: document)
  }

  /// The texts of an entry in file order, and its variables.
  package func content(
    of entry: StringsdictEntry
  ) -> (leaves: [TextLeaf], variables: [CatalogVariable]) {
    var walk = StringsdictWalk(outline: outline, text: document.text)
    walk.add(entry.content, below: [], at: outline.value(of: entry), options: .catalogValue)
    return (walk.leaves, walk.variables)
  }
}

extension StringsdictMessage.Content {
  /// The texts in file order, without their places.
  package var leaves: [TextLeaf] {
    var walk = StringsdictWalk(outline: nil, text: nil)
    walk.add(self, below: [], at: nil, options: .catalogValue)
    return walk.leaves
  }
}

/// One way through what a `.stringsdict` has for a key.
private struct StringsdictWalk {
  /// Nil where nobody asks for places.
  let outline: StringsdictElements?
  let text: SourceText?
  private(set) var leaves: [TextLeaf] = []
  private(set) var variables: [CatalogVariable] = []

  init(outline: StringsdictElements?, text: SourceText?) {
    self.outline = outline
    self.text = text
  }

  /// Recursion follows a property list whose depth the reader bounds.
  mutating func add(
    _ content: StringsdictMessage.Content, below path: TextPath, at element: Int?,
    options: SpecifierOptions
  ) {
    switch content {
    case .text(let text): add(text, path, element, options)
    case .message(let message): add(message, path, element)
    case .unknown: break
    }
  }

  private mutating func add(_ message: StringsdictMessage, _ path: TextPath, _ element: Int?) {
    let values = values(in: element, count: message.fields.count)
    for (index, field) in message.fields.enumerated() {
      switch field {
      case .formatKey(let format):
        add(format, path, values?[index], .stringsdictFormat)
        leaves[leaves.count - 1].isFormat = true
      case .variable(let variable): add(variable, path, values?[index])
      case .widths(let variants): add(variants, .width, path, values?[index])
      case .devices(let variants): add(variants, .device, path, values?[index])
      case .unknown: break
      }
    }
  }

  private mutating func add(
    _ variants: [StringsdictMessage.Variant], _ kind: VariationKind, _ path: TextPath,
    _ element: Int?
  ) {
    let values = values(in: element, count: variants.count)
    for (index, variant) in variants.enumerated() {
      add(
        variant.content, below: path + .variation(kind, CaseName(variant.name)),
        at: values?[index], options: .stringsdictFormat)
    }
  }

  private mutating func add(
    _ variable: StringsdictMessage.Variable, _ path: TextPath, _ element: Int?
  ) {
    let path = path + .substitution(variable.name)
    let values = values(in: element, count: variable.fields.count)
    for (index, field) in variable.fields.enumerated() {
      guard let (name, text) = form(field, of: variable) else { continue }
      add(text, path + .variation(.plural, CaseName(name)), values?[index], .stringsdictVariable)
    }
    variables.append(
      CatalogVariable(
        variable.name, at: path, valueType: variable.valueType, specType: variable.specType))
  }

  /// The form that a field is.
  ///
  /// Of the file itself also one whose name is no category, as a String Catalog has it: no number
  /// chooses it, and whoever wrote it wants to know.
  private func form(
    _ field: StringsdictMessage.Variable.Field, of variable: StringsdictMessage.Variable
  ) -> (name: String, text: String)? {
    switch field {
    case .form(let category, let text): return (category, text)
    case .unknown(let member):
      // Fields of a later Foundation would have names like those of today.
      guard outline != nil, variable.specType == StringsdictName.pluralRule,
        !member.key.hasPrefix("NSString"), case .string(let text) = member.value.content
      else { return nil }
      return (member.key, text)
    case .specType, .valueType: return nil
    }
  }

  private mutating func add(
    _ text: String, _ path: TextPath, _ element: Int?, _ options: SpecifierOptions
  ) {
    leaves.append(TextLeaf(path: path, text: text, place: place(element), options: options))
  }

  /// The elements of a dictionary's values; nil where the file has them otherwise.
  private func values(in element: Int?, count: Int) -> [Int]? {
    guard let outline, let children = element.map(outline.children), children.count == count * 2
    else { return nil }
    return stride(from: 1, to: children.count, by: 2).map { children[$0] }
  }

  private func place(_ element: Int?) -> TextPlace? {
    guard let outline, let text, let element = element.map({ outline.elements[$0] }),
      !element.isSelfClosing
    else { return nil }
    return TextPlace(element.content, .xml, in: text)
  }
}
