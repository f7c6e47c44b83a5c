import Catalogs
import LocaleData
import Messages
import Reading

/// Makes one flat format of a text that varies: chooses its parts and numbers what they need.
///
/// Arguments are numbered as Core Foundation does (`__CFStringAppendFormatCore`): a `%#@name@`
/// without a position takes the next argument, and inside a variable's text counting starts with the
/// variable's own argument. In String Catalogs, which say the argument of a substitution beside the
/// text, unnumbered specifiers skip the arguments that substitutions have.
struct VariableExpansion {
  /// Variables inside variables.
  static let maximumDepth = 16
  /// How many bytes of texts are read, and parts looked at, for one result.
  static let maximumSize = 1 << 20
  /// What a variable counts beside its text: finding and numbering it takes as long as reading this many
  /// bytes, and variables that name each other are short and many.
  private static let bytesOfVariable = 1 << 9

  private(set) var choice: VariationChoice
  /// The arguments that forms of the text were chosen by, with their specifiers.
  private(set) var counted: [Int: String] = [:]
  let key: String
  private var output: [UInt8] = []
  private var size = 0
  private var scope: [[ExactKey: CatalogText.Substitution]] = []
  private var active: [String] = []

  init(key: String, choice: VariationChoice) {
    self.key = key
    self.choice = choice
  }

  /// The flat format; a text without variables is returned as it is written.
  mutating func format(for text: CatalogText) -> String? {
    var counted: CountedArgument?
    let depth = scope.count
    defer { scope.removeLast(scope.count - depth) }
    guard let flat = flatText(of: text, &counted) else { return nil }
    if let counted { self.counted[counted.number] = counted.specifier }
    guard needsNumbers(flat, counted) else { return flat }
    append(flat, counting(counted, claimedArguments, isForm: false))
    return String(decoding: output, as: UTF8.self)
  }

  // MARK: Choosing

  /// Chooses by device, width and number until a text is left; its variables come into scope.
  private mutating func flatText(
    of text: CatalogText, _ counted: inout CountedArgument?
  ) -> String? {
    var next: CatalogText? = text
    while let current = next {
      switch current {
      case .unit(let text, _): return text
      case .phrases(let phrases, _): return phrases.first
      case .variations(let kind, let cases):
        guard spend(cases.count) else { return nil }
        next = chosen(of: cases, kind, &counted)
      case .substituted(let base, let variables):
        guard spend(variables.count) else { return nil }
        scope.append(Dictionary(variables.map { (ExactKey($0.name), $0) }) { $1 })
        next = base
      }
    }
    return nil
  }

  private mutating func chosen(
    of cases: [CatalogText.Case], _ kind: VariationKind, _ counted: inout CountedArgument?
  ) -> CatalogText? {
    switch kind {
    case .device: return choice.choice(ofDevices: cases)
    case .width: return choice.choice(ofWidths: cases)
    case .plural:
      let argument =
        counted ?? CountedArgument.first(key: key, forms: cases, arguments: choice.arguments)
      counted = argument
      return choice.choice(ofForms: cases, argument: argument.number)
    case .unknown: return nil
    }
  }

  private func needsNumbers(_ text: String, _ counted: CountedArgument?) -> Bool {
    if scope.isEmpty && counted == nil { return false }
    let utf8 = text.utf8
    guard let percent = utf8.firstIndex(of: UInt8(ascii: "%")) else { return false }
    return (!scope.isEmpty && utf8[percent...].contains(UInt8(ascii: "#")))
      || (counted != nil && text.contains("%arg"))
  }

  private func variable(_ name: String) -> CatalogText.Substitution? {
    Self.variable(name, in: scope)
  }

  private static func variable(
    _ name: String, in scope: [[ExactKey: CatalogText.Substitution]]
  ) -> CatalogText.Substitution? {
    scope.reversed().lazy.compactMap { $0[ExactKey(name)] }.first
  }

  /// Counts work, so that a table of many small parts costs no more than one of large texts.
  private mutating func spend(_ amount: Int) -> Bool {
    size += amount
    if size > Self.maximumSize { choice.report(.tooLarge) }
    return size <= Self.maximumSize
  }

  /// The arguments that the variables in scope have by number.
  private var claimedArguments: Set<Int> {
    Set(scope.flatMap(\.values).compactMap(\.argument))
  }

  // MARK: Writing

  /// How a text's arguments are counted: a format from the first on, a variable's from its own.
  private func counting(
    _ counted: CountedArgument?, _ claimed: Set<Int>, isForm: Bool
  ) -> ArgumentCounting {
    var counting = isForm ? ArgumentCounting.form(of: counted?.number) : ArgumentCounting()
    counting.own = counted?.number
    if let counted { counting.ownSpecifier = counted.specifier }
    counting.claimed = claimed
    let scope = scope
    counting.argumentOfVariable = { Self.variable($0, in: scope)?.argument }
    return counting
  }

  /// Writes a text with every argument numbered and every variable replaced.
  private mutating func append(_ text: String, _ counting: ArgumentCounting) {
    let bytes = Array(text.utf8)
    guard spend(bytes.count) else { return }
    let scan = SpecifierScan(bytes, options: .catalogSubstitution, counting: counting)
    var end = 0
    for specifier in scan.specifiers {
      output += bytes[end..<specifier.range.lowerBound]
      end = specifier.range.upperBound
      let spelling = bytes[specifier.range]
      switch specifier.kind {
      case .substitutionArgument(let number?):
        guard spend(counting.ownSpecifier.utf8.count) else { continue }
        output += "%\(number)$\(counting.ownSpecifier)".utf8
      case .variable(let variable): write(variable, spelling, counting.claimed)
      case .percentSign, .value, .text, .substitutionArgument:
        specifier.appendNumbered(spelling, to: &output)
      }
      if size > Self.maximumSize { return }
    }
    output += bytes[end...]
  }

  private mutating func write(
    _ specifier: VariableSpecifier, _ spelling: ArraySlice<UInt8>, _ claimed: Set<Int>
  ) {
    let name = specifier.name.text
    if let width = specifier.width, specifier.position == nil, width != specifier.argument {
      choice.report(.missingDollarSign("%\(width)#@"))
    }
    let variable = variable(name)
    guard let variable, let argument = specifier.argument,
      !active.contains(where: { ExactKey($0) == ExactKey(name) }),
      active.count < Self.maximumDepth
    else {
      choice.report(
        variable == nil
          ? .unknownVariable(name)
          : active.count < Self.maximumDepth ? .recursiveVariable(name) : .tooDeep)
      // A second percent sign makes it text that no reader takes for a placeholder.
      output.append(UInt8(ascii: "%"))
      output += spelling
      return
    }
    append(variable, argument: argument, claimed)
  }

  private mutating func append(
    _ variable: CatalogText.Substitution, argument: Int, _ claimed: Set<Int>
  ) {
    var counted: CountedArgument? = CountedArgument(
      number: argument, specifier: variable.specifier
    ) { choice.report($0) }
    self.counted[argument] = counted?.specifier
    let depth = scope.count
    defer { scope.removeLast(scope.count - depth) }
    guard spend(Self.bytesOfVariable), let text = flatText(of: variable.text, &counted) else {
      return
    }
    active.append(variable.name)
    append(text, counting(counted, variable.hasArgumentName ? claimed : [], isForm: true))
    active.removeLast()
  }
}
