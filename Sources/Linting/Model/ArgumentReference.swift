import Catalogs
import Locking
import Messages
import Reading

/// What a text may and must show, as its source says.
struct ArgumentReference {
  /// An argument of the source.
  struct Argument {
    var number: Int
    /// As what the source shows it, and the key.
    var types: [ValueType]
    /// The first specifier, as written; a variable's is made of its value type.
    var spelling: String
    var value: ValueSpecifier?
    /// Whether the text that is translated shows it, and not only its key or another plural form.
    var isShown: Bool
    /// Whether any text of the source shows it.
    var isShownSomewhere: Bool
    /// Whether the source shows it as the ending of a plural, which other languages may do without.
    var isEnding = false
  }

  /// By number.
  private(set) var arguments: [Argument] = []
  /// Where arguments are by number, once one has a smaller number than the one before.
  private var positions: [Int: Int]?
  /// Whether the source is an identifier, so that it needn't show what its translations do.
  private(set) var isIdentifier: Bool
  /// Whether there is no source text, so that other languages stand for it.
  private(set) var isGuess = false

  /// A key such as `followers_count` that stands for a source text that isn't there says nothing
  /// of arguments; there the other forms and languages do.
  ///
  /// So it is with what may be an old name, whatever specifiers are in it.
  ///
  /// - Returns: Nil where nothing is known of the arguments.
  init?(_ unit: LintUnit) {
    let key = unit.key
    let isName = key.keyIsSource && SourceIdentifier.isIdentifier(key.key)
    if unit.keyMayBeOldName
      || !key.key.utf8.contains(UInt8(ascii: "%")) && (isName || unit.keyIsNoFormat)
    {
      isIdentifier = isName
      isGuess = true
      addPeers(of: unit)
      guard !arguments.isEmpty else { return nil }
      sort()
      return
    }
    self = unit.entry.reference(of: unit.source) {
      ArgumentReference(of: unit.source, in: unit.entry, isIdentifier: isName)
    }
  }

  /// What a text of the source says, and all that is shown and declared beside it.
  private init(of source: LintText, in entry: LintEntry, isIdentifier: Bool) {
    let key = entry.key
    self.isIdentifier = isIdentifier
    add(source, in: entry.source, isShown: true)
    if !entry.source.variables.isEmpty || source.category != nil {
      addForms(of: entry.source, around: source)
    }
    if !key.keyIsSource, key.key.utf8.contains(UInt8(ascii: "%")) { addKey(key.key) }
    for (index, declared) in (key.declaration?.arguments ?? []).enumerated() {
      addDeclared(declared, number: index + 1)
    }
    sort()
  }

  /// Puts the arguments in order, where they are not.
  private mutating func sort() {
    guard positions != nil else { return }
    arguments.sort { $0.number < $1.number }
    positions = nil
  }

  /// A specifier that shows an argument otherwise than it is passed.
  struct Misfit {
    /// Among the specifiers that were looked at.
    var index: Int
    var shown: ShownArgument
    var expected: Argument
    var fit: Fit
  }

  /// The specifiers that don't show what is passed; what is mistyped has a finding of its own, unless
  /// it would also show something else.
  func misfits(_ shown: [ShownArgument], in text: LintText) -> [Misfit] {
    let malformed = text.malformedRanges
    return shown.enumerated().compactMap { index, one in
      guard let value = one.value, let expected = self[one.number],
        let fit = expected.types.map({ $0.fitting(value.type) }).min(),
        fit != .same, fit == .different || !malformed.contains(one.range)
      else { return nil }
      return Misfit(index: index, shown: one, expected: expected, fit: fit)
    }
  }

  /// The arguments that the source shows and none of some numbers is.
  func missing(from numbers: Set<Int>) -> [Argument] {
    arguments.filter { $0.isShown && !numbers.contains($0.number) }
  }

  /// The first number that is passed and isn't among some arguments.
  func firstNumber(notIn shown: [ShownArgument]) -> Argument? {
    let numbers = Set(shown.map(\.number))
    return arguments.first { argument in
      !numbers.contains(argument.number) && argument.types.contains(where: \.isNumber)
    }
  }

  subscript(number: Int) -> Argument? { index(of: number).map { arguments[$0] } }

  /// Where an argument is; most texts show theirs in order, so that it is where its number says.
  private func index(of number: Int) -> Int? {
    let place = number - 1
    if arguments.indices.contains(place), arguments[place].number == number { return place }
    if let positions { return positions[number] }
    let first = arguments.partitioningIndex { $0.number >= number }
    return first < arguments.count && arguments[first].number == number ? first : nil
  }

  /// What the first texts of a language show together, in order.
  ///
  /// - Parameter showsParts: Whether a format is looked at, with which the forms of its variables are
  ///   shown.
  init(of localization: LintLocalization, showsParts: Bool) {
    isIdentifier = false
    for text in localization.texts.prefix(ScanLimit.forms) {
      add(text, in: localization, isShown: showsParts && text.isPart)
    }
    sort()
  }

  /// Adds what the other texts of the source show.
  private mutating func addForms(of source: LintLocalization, around shown: LintText) {
    // A format and the forms of its variables are shown together.
    let showsParts = !shown.isPart
    if let shared = source.sharedArguments {
      return add(shared.withLock { $0.arguments(of: source, showsParts: showsParts) })
    }
    for text in source.texts.prefix(ScanLimit.forms) where text.path != shown.path {
      add(text, in: source, isShown: showsParts && text.isPart)
    }
  }

  /// Adds what is known to be in order, of which there may be much.
  private mutating func add(_ shared: ArgumentReference) {
    let own = arguments
    arguments = shared.arguments
    positions = nil
    var others: [Argument] = []
    for var argument in own {
      guard let index = index(of: argument.number) else {
        others.append(argument)
        continue
      }
      argument.take(arguments[index])
      arguments[index] = argument
    }
    guard !others.isEmpty else { return }
    arguments += others
    arguments.sort { $0.number < $1.number }
  }

  private mutating func add(
    _ text: LintText, in localization: LintLocalization, isShown: Bool
  ) {
    let meant = text.meantObjects
    let all = localization.shownArguments(of: text)
    let endings = Set(EndingArgument.all(among: all, in: text, of: localization).map(\.number))
    for shown in all {
      let object = meant[shown.range.lowerBound]
      let types: [ValueType?] = [object == nil ? nil : .object, shown.type]
      add(
        Argument(
          number: shown.number, types: types.compactMap(\.self),
          spelling: object ?? String(text.value[utf8: shown.range]), value: shown.value,
          isShown: isShown, isShownSomewhere: true, isEnding: endings.contains(shown.number)),
        isVariable: shown.variable != nil)
    }
    guard let variable = localization.variable(of: text),
      let number = localization.argument(of: variable),
      let value = variable.valueType.flatMap({ ValueSpecifier(formatValueType: $0) })
    else { return }
    add(
      Argument(
        number: number, types: [value.type], spelling: "%" + (variable.valueType ?? ""),
        value: value, isShown: false, isShownSomewhere: false))
  }

  /// How many other languages are asked, so that time stays linear.
  fileprivate static let peerLimit = 8

  /// What other languages agree on, and the types of the other forms.
  private mutating func addPeers(of unit: LintUnit) {
    for form in unit.siblings { add(form, in: unit.entry.localization, isShown: false) }
    var votes: [Int: Int] = [:]
    var peers = 0
    for peer in unit.key.translations where peer.language != unit.entry.localization.language {
      guard peers < Self.peerLimit, let text = unit.counterpart(in: peer) else { continue }
      peers += 1
      for number in Set(peer.shownArguments(of: text).map(\.number)) {
        votes[number, default: 0] += 1
      }
      add(text, in: peer, isShown: false)
    }
    // A single language may be as wrong as this one.
    guard peers > 1 else {
      if unit.siblings.isEmpty { arguments = [] }
      return
    }
    for index in arguments.indices {
      let count = votes[arguments[index].number] ?? 0
      arguments[index].isShown = count > 1 && count * 4 >= peers * 3
      if count * 4 < peers * 3 { arguments[index].isShownSomewhere = false }
    }
  }

  /// What the key says counts for types: a source text must agree with it.
  private mutating func addKey(_ key: String) {
    let scan = SpecifierScan(key, options: [.variables])
    guard !scan.specifiers.contains(where: \.isText) else { return }
    for specifier in scan.specifiers {
      guard let value = specifier.value else { continue }
      add(
        Argument(
          number: value.argument, types: [value.type],
          spelling: String(key[utf8: specifier.range]), value: value, isShown: false,
          isShownSomewhere: false))
    }
  }

  private mutating func addDeclared(_ declared: KeyDeclaration.Argument, number: Int) {
    guard let value = ValueSpecifier(formatValueType: String(declared.specifier.dropFirst())) else {
      return
    }
    add(
      Argument(
        number: number, types: [value.type], spelling: declared.specifier, value: value,
        isShown: false, isShownSomewhere: false))
  }

  private mutating func add(_ added: Argument, isVariable: Bool = false) {
    var argument = added
    // Variables show their argument in their forms, or choose by it only.
    if isVariable { (argument.isShown, argument.isShownSomewhere) = (false, false) }
    guard let index = index(of: argument.number) else {
      if positions == nil, let last = arguments.last, last.number > argument.number {
        positions = Dictionary(
          arguments.enumerated().map { ($0.element.number, $0.offset) }, uniquingKeysWith: min)
      }
      positions?[argument.number] = arguments.count
      arguments.append(argument)
      return
    }
    arguments[index].take(argument)
  }
}

extension ArgumentReference.Argument {
  /// Takes over what another text shows of the same argument.
  fileprivate mutating func take(_ other: Self) {
    for type in other.types where !types.contains(type) { types.append(type) }
    isShown = isShown || other.isShown
    isShownSomewhere = isShownSomewhere || other.isShownSomewhere
    isEnding = isEnding || other.isEnding
    if value == nil, let shown = other.value { (value, spelling) = (shown, other.spelling) }
  }
}

extension LintText {
  /// What was meant by `%s@`, by where it starts: both are right beside it.
  fileprivate var meantObjects: [Int: String] {
    let doubled = scan.problems.filter { $0.kind == .doubledConversion }
    return Dictionary(
      doubled.compactMap { problem in problem.replacement.map { (problem.range.lowerBound, $0) } },
      uniquingKeysWith: { first, _ in first })
  }
}

extension LintUnit {
  /// Whether the key stands for its text, and most translations show arguments that it doesn't have:
  /// so it is a name, such as `[Trial/then price]`, and what it stands for isn't in the catalog.
  ///
  /// A `.stringsdict` has keys because a number is passed, whatever they look like.
  fileprivate var keyIsNoFormat: Bool {
    guard key.keyIsSource, !isSource else { return false }
    if entry.localization.format == .stringsdict, !entry.localization.variables.isEmpty {
      return true
    }
    var (all, formats) = (0, 0)
    for peer in key.translations.prefix(ArgumentReference.peerLimit) {
      guard let text = counterpart(in: peer) else { continue }
      all += 1
      if text.scan.specifiers.contains(where: { $0.value != nil }) { formats += 1 }
    }
    return formats > 1 && formats * 4 >= all * 3
  }

  /// Whether the source language's table has no such key, and it looks like a name: the code asks for
  /// another one by now, or gives a text of its own.
  fileprivate var keyMayBeOldName: Bool {
    guard key.isLeftOutOfSource, !isSource else { return false }
    return KeyName.isName(key.key) && !key.key.utf8.contains(0x20) || key.key.isHeadline
  }

  /// The text at the same place in another language.
  fileprivate func counterpart(in peer: LintLocalization) -> LintText? {
    if let exact = peer.text(at: target.path), !exact.isEmpty { return exact }
    return target.category == nil ? nil : peer.text(at: target.path.withCategory(.other))
  }
}
