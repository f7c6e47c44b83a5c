import Catalogs
import Messages
import Reading

/// What a localization can't do without beside the texts that somebody gives for it.
///
/// That is the text around substitutions, every substitution that a text names, the plural form for
/// all other numbers, and the text for all other devices. Where nobody gives them, they are as in the
/// source language and not translated; without them, people would read `%#@files@`, or on some
/// devices nothing.
struct NeededForms {
  let key: String
  /// As translators get them.
  let source: [TextLeaf]
  let target: [TextPath: TextLeaf]

  func completing(_ changes: [ExchangeChange]) -> [ExchangeChange] {
    let given = Set(changes.map(\.path) + target.values.filter { !$0.isPlaceholder }.map(\.path))
    let named = substitutions(namedBy: changes, given)
    let needed = source.filter { leaf in
      !given.contains(leaf.path) && isNeeded(leaf.path, beside: given, naming: named)
    }
    return changes
      + needed.map { ExchangeChange(key: key, path: $0.path, text: $0.text, state: .new) }
      + [otherDevices(beside: given)].compactMap(\.self)
  }

  private func isNeeded(
    _ path: TextPath, beside given: Set<TextPath>, naming named: Set<String>
  ) -> Bool {
    guard path.category == nil || path.category == .other else { return false }
    if let name = path.outerSubstitution, named.contains(name) { return true }
    if path.outerDevice == .other, plainText == nil, lacksOtherDevices(given) { return true }
    guard path.category != nil else {
      return path.isEmpty && given.contains { $0.outerSubstitution != nil }
    }
    return given.contains { $0.withCategory(.other) == path }
  }

  /// The substitutions of which there is nothing yet, and which a text names.
  private func substitutions(
    namedBy changes: [ExchangeChange], _ given: Set<TextPath>
  ) -> Set<String> {
    var texts = target.mapValues(\.text)
    for change in changes { texts[change.path] = change.text }
    // The source's text around them comes along.
    let isAround = given.contains { $0.outerSubstitution != nil } && !given.contains(TextPath())
    if isAround { texts[TextPath()] = source.first { $0.path.isEmpty }?.text }
    let named = texts.values.flatMap { text in
      SpecifierScan(text, options: .variables).specifiers.compactMap { specifier -> String? in
        if case .variable(let variable) = specifier.kind { variable.name.text } else { nil }
      }
    }
    return Set(named).subtracting(given.compactMap(\.outerSubstitution))
  }

  // MARK: Devices

  /// Whether texts are given for devices, and none for all others, where the language had none for devices.
  ///
  /// What it lacked before is left to it.
  private func lacksOtherDevices(_ given: Set<TextPath>) -> Bool {
    given.contains { $0.outerDevice != nil } && !given.contains { $0.outerDevice == .other }
      && !target.values.contains { !$0.isPlaceholder && $0.path.outerDevice != nil }
  }

  /// The text for all other devices, where the language has one text for all, or the source has.
  private func otherDevices(beside given: Set<TextPath>) -> ExchangeChange? {
    guard lacksOtherDevices(given) else { return nil }
    let path: TextPath = [.variation(.device, .other)]
    if let plainText {
      return ExchangeChange(key: key, path: path, text: plainText.text, state: plainText.state)
    }
    guard source.allSatisfy(\.path.isEmpty) else { return nil }
    return source.first.map {
      ExchangeChange(key: key, path: path, text: $0.text, state: .new)
    }
  }

  /// The language's text for all devices, if it has one.
  private var plainText: TextLeaf? {
    target[TextPath()].flatMap { $0.text.isEmpty ? nil : $0 }
  }
}

extension TextLeaf {
  /// Whether it only says that there is no text yet.
  fileprivate var isPlaceholder: Bool { text.isEmpty && state == .new }
}

extension TextPath {
  /// The device that the entry's text is for, where it varies by them first of all.
  fileprivate var outerDevice: CaseName? {
    if case .variation(.device, let name)? = steps.first { name } else { nil }
  }
}
