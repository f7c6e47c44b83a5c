import Catalogs

extension CountedText {
  /// The text as a `.stringsdict` has it: `%arg` written out, numbers only where counting would give
  /// other arguments.
  func recounted(for counting: ArgumentCounting) -> String {
    let plain = spelled { $0.kind == .own ? "%" + self.counting.ownSpecifier : nil }
    return firstEqual([plain], counting) ?? spelled(numbered)
  }

  /// The text as a String Catalog's substitution has it: with `%arg` for its own number.
  func recountedWithArgumentName(
    _ specifier: String, for counting: ArgumentCounting
  ) -> String {
    let named = spelled { use in
      use.kind == .value && !use.isNumbered && use.arguments == [self.counting.own]
        && spelling(of: use) == "%" + specifier ? "%arg" : nil
    }
    let verbatim = spelled { _ in nil }
    return firstEqual([named, verbatim], counting) ?? spelled(numbered)
  }

  /// A format as a String Catalog has it: variables without the numbers that the `.stringsdict` needs
  /// and `argNum` says.
  func recountedWithoutNumbers(for counting: ArgumentCounting) -> String {
    let isOnlyVariables = uses.allSatisfy {
      if case .variable = $0.kind { $0.isNumbered } else { false }
    }
    if isOnlyVariables {
      let bare = spelled { use in
        if case .variable(let name) = use.kind { "%#@\(name)@" } else { nil }
      }
      let needsNumbers = CountedText(bare, self.counting).arguments != arguments
      if needsNumbers, let equal = firstEqual([bare], counting) { return equal }
    }
    return recounted(for: counting)
  }

  /// The first text that shows the same arguments when it is counted otherwise.
  private func firstEqual(_ texts: [String], _ counting: ArgumentCounting) -> String? {
    let verbatim = spelled { _ in nil }
    return texts.first { text in
      let counted = CountedText(text, counting)
      // Formatters disagree on what a mixture means; one that is there stays.
      return counted.arguments == arguments && (text == verbatim || !counted.isMixed)
    }
  }
}
