import Messages

extension LintUnit {
  /// Whether the text goes through formatting, where percent signs have a meaning.
  ///
  /// A text without arguments is shown as it is: `100 %` is no mistake there.
  var isFormatted: Bool {
    if isShownAsItStands { return false }
    if source.scan.isFormat || hasVariables { return true }
    let key = entry.key
    guard isSource || key.keyIsSource else { return false }
    // `%%` alone says nothing: the source has one sign in its place, as a text without arguments should.
    if isSource, !key.keyIsSource, key.key.utf8.contains(UInt8(ascii: "%")),
      SpecifierScan(key.key, options: [.variables]).hasArgument
    {
      return true
    }
    return !isSource && SourceIdentifier.isIdentifier(key.key) && target.scan.isFormat
  }

  /// Whether all code that has the key makes a view's text or an attributed string of it and passes no
  /// argument, so that a percent sign is one, whatever follows it.
  var isShownAsItStands: Bool {
    guard let declaration = key.declaration, declaration.arguments.isEmpty,
      declaration.readings == [.attributed], !hasVariables
    else { return false }
    return !source.scan.specifiers.contains { $0.kind == .percentSign }
  }

  private var hasVariables: Bool {
    !entry.localization.variables.isEmpty || !entry.source.variables.isEmpty
  }

  /// Whether there is an argument that the text could show, or should.
  var mayShowArguments: Bool {
    if !hasNoSpecifiers { return true }
    if target.category != nil {
      return entry.localization.hasSpecifiers
    }
    return key.keyIsSource && !isSource && isInOtherLanguages
      && SourceIdentifier.isIdentifier(key.key)
  }

  /// Whether a text without variables shows just what its source shows, as most texts do.
  var hasSameArguments: Bool {
    guard !isSource, entry.localization.variables.isEmpty, entry.source.variables.isEmpty,
      target.scan.problems.isEmpty, source.scan.problems.isEmpty,
      // Which argument a name stands for isn't seen in the text alone.
      entry.localization.argumentNames.isEmpty
    else { return false }
    let (own, expected) = (target.scan.arguments, source.scan.arguments)
    guard own.count == expected.count, !own.isEmpty else { return false }
    for index in own.indices
    where own[index].number != expected[index].number || own[index].types != expected[index].types {
      return false
    }
    guard target.category != nil else { return true }
    return entry.localization.mostArguments <= own.count && entry.source.mostArguments <= own.count
  }

  private var isInOtherLanguages: Bool {
    key.translations.prefix(8).contains(where: \.hasSpecifiers)
  }

  /// Whether neither text has anything like a specifier.
  var hasNoSpecifiers: Bool {
    target.scan.specifiers.isEmpty && target.scan.problems.isEmpty
      && source.scan.specifiers.isEmpty
  }
}

extension SpecifierScan {
  /// Whether there is a specifier that is surely meant as one, or `%%`.
  var isFormat: Bool { specifiers.contains { !$0.isText } }

  /// Whether there is a specifier that is surely meant as one.
  fileprivate var hasArgument: Bool {
    specifiers.contains { !$0.isText && $0.kind != .percentSign }
  }
}
