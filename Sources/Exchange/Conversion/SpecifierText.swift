import Messages

/// A text with its specifiers and the arguments that they take, to be written for another counting.
struct SpecifierText {
  let bytes: [UInt8]
  /// Without `%%`, and without a `%arg` that stands for nothing.
  let uses: [FormatSpecifier]
  let counting: ArgumentCounting

  init(_ text: String, _ counting: ArgumentCounting) {
    self.counting = counting
    bytes = Array(text.utf8)
    let scan = SpecifierScan(bytes, options: .catalogSubstitution, counting: counting)
    uses = scan.specifiers.filter { !$0.arguments.isEmpty }
  }

  /// What the specifiers show, for comparing texts that are counted differently.
  var arguments: [[Int]] { uses.map(\.arguments) }

  /// Whether some specifiers have numbers and others have none.
  var isMixed: Bool {
    let counted = uses.filter { !$0.isText }
    return Set(counted.map(\.isNumbered)).count > 1
  }

  func spelling(of use: FormatSpecifier) -> String {
    String(decoding: bytes[use.range], as: UTF8.self)
  }

  /// The text with other spellings of specifiers; nil keeps one.
  func spelled(_ spelling: (FormatSpecifier) -> String?) -> String {
    uses.respelled(in: bytes, spelling)
  }

  /// A specifier with its arguments written out.
  func numbered(_ use: FormatSpecifier) -> String? {
    if case .substitutionArgument(let argument?) = use.kind {
      return "%\(argument)$\(counting.ownSpecifier)"
    }
    var result: [UInt8] = []
    use.appendNumbered(bytes[use.range], to: &result)
    return String(decoding: result, as: UTF8.self)
  }

  /// A variable without digits that only look like a number.
  private func plain(_ use: FormatSpecifier) -> String? {
    guard case .variable(let variable) = use.kind, variable.width != nil, variable.position == nil
    else { return nil }
    return "%#@\(variable.name.text)@"
  }

  // MARK: For another counting

  /// The text as a `.stringsdict` has it: `%arg` written out, numbers only where counting would give
  /// other arguments.
  func recounted(for counting: ArgumentCounting) -> String {
    let text = spelled { use in
      use.isSubstitutionArgument ? "%" + self.counting.ownSpecifier : plain(use)
    }
    return firstEqual([text], counting) ?? spelled(numbered)
  }

  /// The text as a String Catalog's substitution has it: with `%arg` for its own number.
  func recountedWithArgumentName(
    _ specifier: String, for counting: ArgumentCounting
  ) -> String {
    let named = spelled { use in
      use.value != nil && !use.isNumbered && use.arguments == [self.counting.own]
        && spelling(of: use) == "%" + specifier ? "%arg" : plain(use)
    }
    return firstEqual([named, spelled(plain)], counting) ?? spelled(numbered)
  }

  /// A format as a String Catalog has it: variables without the numbers that the `.stringsdict` needs
  /// and `argNum` says.
  func recountedWithoutNumbers(for counting: ArgumentCounting) -> String {
    let isOnlyVariables = uses.allSatisfy {
      if case .variable = $0.kind { $0.isNumbered } else { false }
    }
    if isOnlyVariables {
      let bare = spelled { use in
        if case .variable(let variable) = use.kind { "%#@\(variable.name.text)@" } else { nil }
      }
      let needsNumbers = SpecifierText(bare, self.counting).arguments != arguments
      if needsNumbers, let equal = firstEqual([bare], counting) { return equal }
    }
    return recounted(for: counting)
  }

  /// The first text that shows the same arguments when it is counted otherwise.
  private func firstEqual(_ texts: [String], _ counting: ArgumentCounting) -> String? {
    let verbatim = spelled { _ in nil }
    return texts.first { text in
      let counted = SpecifierText(text, counting)
      // Formatters disagree on what a mixture means; one that is there stays.
      return counted.arguments == arguments && (text == verbatim || !counted.isMixed)
    }
  }
}
