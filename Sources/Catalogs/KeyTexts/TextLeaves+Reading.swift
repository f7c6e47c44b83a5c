import Messages

extension [TextLeaf] {
  /// A key's text as people read it for most numbers: variables (`%#@cups@`) give way to their texts,
  /// of plural forms to that for other numbers.
  ///
  /// For a line that says what a key is; placeholders stay. Nil where there is no text.
  package var readText: String? {
    guard var text = source(for: [])?.text else { return nil }
    for _ in 0..<Self.mostRounds where text.utf8.count <= Self.longest {
      let bytes = [UInt8](text.utf8)
      let scan = SpecifierScan(bytes, options: .catalogSubstitution)
      text = scan.specifiers.respelled(in: bytes) { specifier in
        guard case .variable(let variable) = specifier.kind else { return nil }
        return form(ofVariable: variable.name.text)
      }
    }
    return text
  }

  /// Variables inside of variables; some name each other.
  private static var mostRounds: Int { 4 }
  /// In bytes: a longer text is no line, and may have thousands of variables.
  private static var longest: Int { 1024 }

  private func form(ofVariable name: String) -> String? {
    let step = TextPath.Step.substitution(name)
    let forms = filter { $0.path.substitution?.steps.last == step }
    let form = forms.last { $0.path.category == .other } ?? forms.first
    return form.flatMap { $0.text.utf8.count <= Self.longest ? $0.text : nil }
  }
}
