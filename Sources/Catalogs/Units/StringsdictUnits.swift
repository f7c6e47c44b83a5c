import Messages
import Reading

/// The texts of a `.stringsdict` file, with the places where they stand.
package struct StringsdictUnits: Sendable {
  private let document: StringsdictDocument
  private let outline: StringsdictElements

  package init(_ document: StringsdictDocument) {
    self.document = document
    outline = StringsdictElements(of: document)
  }

  /// The texts of an entry in file order, and its variables.
  package func content(
    of entry: StringsdictEntry
  ) -> (units: [CatalogUnit], variables: [CatalogVariable]) {
    let value = outline.value(of: entry)
    switch entry.content {
    case .text(let text): return ([CatalogUnit(text: text, place: place(value))], [])
    case .message(let message):
      var result: (units: [CatalogUnit], variables: [CatalogVariable]) = ([], [])
      add(message, below: [], at: value, to: &result)
      return result
    case .unknown: return ([], [])
    }
  }

  /// Recursion follows a property list whose depth the reader bounds.
  private func add(
    _ message: StringsdictMessage, below path: [String], at element: Int?,
    to result: inout (units: [CatalogUnit], variables: [CatalogVariable])
  ) {
    let values = values(in: element, count: message.fields.count)
    for (index, field) in message.fields.enumerated() {
      switch field {
      case .formatKey(let format):
        result.units.append(
          CatalogUnit(
            path: path.isEmpty ? [] : path, text: format, place: place(values?[index]),
            options: .stringsdictFormat))
      case .variable(let variable): add(variable, below: path, at: values?[index], to: &result)
      case .widths(let variants), .devices(let variants):
        add(variants, below: path, at: values?[index], to: &result)
      case .unknown: break
      }
    }
  }

  private func add(
    _ variants: [StringsdictMessage.Variant], below path: [String], at element: Int?,
    to result: inout (units: [CatalogUnit], variables: [CatalogVariable])
  ) {
    let values = values(in: element, count: variants.count)
    for (index, variant) in variants.enumerated() {
      switch variant.content {
      case .text(let text):
        result.units.append(
          CatalogUnit(
            path: path + [variant.name], text: text, place: place(values?[index]),
            options: .stringsdictFormat))
      case .message(let message):
        add(message, below: path + [variant.name], at: values?[index], to: &result)
      case .unknown: break
      }
    }
  }

  private func add(
    _ variable: StringsdictMessage.Variable, below path: [String], at element: Int?,
    to result: inout (units: [CatalogUnit], variables: [CatalogVariable])
  ) {
    let path = path + [variable.name]
    let values = values(in: element, count: variable.fields.count)
    for (index, field) in variable.fields.enumerated() {
      guard case .form(let category, let text) = field else { continue }
      result.units.append(
        CatalogUnit(
          path: path + [category], categoryIndex: path.count, text: text,
          place: place(values?[index]), options: .stringsdictVariable))
    }
    result.variables.append(
      CatalogVariable(
        name: variable.name, path: path, valueType: variable.valueType,
        specType: variable.specType, categories: variable.forms.map(\.category)))
  }

  /// The elements of a dictionary's values; nil where the file has them otherwise.
  private func values(in element: Int?, count: Int) -> [Int]? {
    guard let children = element.map(outline.children), children.count == count * 2 else {
      return nil
    }
    return stride(from: 1, to: children.count, by: 2).map { children[$0] }
  }

  private func place(_ element: Int?) -> TextPlace? {
    guard let element = element.map({ outline.elements[$0] }), !element.isSelfClosing else {
      return nil
    }
    return TextPlace(element.content, .xml, in: document.text)
  }
}
