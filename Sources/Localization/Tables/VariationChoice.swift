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
  mutating func choice(ofDevices devices: [LocalizedText.Choice]) -> LocalizedText? {
    if let device, let exact = devices.last(where: { $0.name == device }) { return exact.text }
    if let other = devices.last(where: { $0.name == "other" }) { return other.text }
    report(.missingDevice)
    return devices.first?.text
  }

  /// The text for the largest width there is room for; the largest of all when nobody asks.
  mutating func choice(ofWidths widths: [LocalizedText.Width]) -> LocalizedText? {
    guard let width else { return widths.max { $0.width < $1.width }?.text }
    if let fitting = widths.filter({ $0.width <= width }).max(by: { $0.width < $1.width }) {
      return fitting.text
    }
    report(.missingWidth)
    return widths.min { $0.width < $1.width }?.text
  }

  /// The text for a number: for `zero` if it is exactly 0 and there is one, else for the category
  /// that the language gives it, else for `other`.
  mutating func choice(
    ofForms forms: [LocalizedText.Choice], argument: Int
  ) -> LocalizedText? {
    guard !forms.isEmpty else {
      report(.missingForms)
      return nil
    }
    if let number = operands(of: argument) {
      if number.isZero, let zero = forms.last(where: { $0.name == "zero" }) { return zero.text }
      let category = rules.category(for: number).rawValue
      if let form = forms.last(where: { $0.name == category }) { return form.text }
    }
    if let other = forms.last(where: { $0.name == "other" }) { return other.text }
    report(.missingOther)
    // Of what there is, the form for the largest numbers is the likeliest to read well.
    for name in ["many", "few", "two", "one", "zero"] {
      if let form = forms.last(where: { $0.name == name }) { return form.text }
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
