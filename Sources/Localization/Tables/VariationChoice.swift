import Catalogs
import LocaleData

/// For whom a text is chosen.
struct VariationChoice {
  var arguments: [PluralArgument]
  /// `iphone`, `mac`…; nil for a device that no table names.
  var device: String?
  /// How many characters there is room for; nil for any number.
  var width: Int?
  var rules: PluralRules
  private(set) var problems: [TableProblem] = []

  init(
    arguments: [PluralArgument], device: String? = nil, width: Int? = nil, rules: PluralRules
  ) {
    self.arguments = arguments
    self.device = device
    self.width = width
    self.rules = rules
  }

  /// Notes a problem once; a text that has many has them all over.
  mutating func report(_ problem: TableProblem) {
    if problems.count < 20, !problems.contains(problem) { problems.append(problem) }
  }

  /// The text for the device, or else for `other`.
  mutating func choice(ofDevices devices: [CatalogText.Case]) -> CatalogText? {
    if let device, let exact = devices[CaseName(device)] { return exact }
    if let other = devices[.other] { return other }
    report(.missingDevice)
    return devices.first?.text
  }

  /// The text for the largest width there is room for; the largest of all when nobody asks.
  mutating func choice(ofWidths widths: [CatalogText.Case]) -> CatalogText? {
    if let fitting = widths.widest(within: width) { return fitting }
    if width != nil { report(.missingWidth) }
    return widths.narrowest
  }

  /// The text for a number: for `zero` if it is exactly 0 and there is one, else for the category
  /// that the language gives it, else for `other`.
  mutating func choice(ofForms forms: [CatalogText.Case], argument: Int) -> CatalogText? {
    guard !forms.isEmpty else {
      report(.missingForms)
      return nil
    }
    if let number = operands(of: argument) {
      if number.isZero, let zero = forms[.zero] { return zero }
      if let form = forms[CaseName(rules.category(for: number))] { return form }
    }
    if let other = forms[.other] { return other }
    report(.missingOther)
    // Of what there is, the form for the largest numbers is the likeliest to read well.
    for category in [PluralCategory.many, .few, .two, .one, .zero] {
      if let form = forms[CaseName(category)] { return form }
    }
    return forms.first?.text
  }

  private mutating func operands(of argument: Int) -> PluralOperands? {
    guard arguments.indices.contains(argument - 1) else {
      report(.missingArgument(argument))
      return nil
    }
    switch arguments[argument - 1] {
    case .number(let digits): return PluralOperands(digits)
    case .other:
      report(.notANumber(argument: argument))
      return nil
    }
  }
}
