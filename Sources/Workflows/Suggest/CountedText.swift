import Catalogs
import LocaleData
import Localization
import Messages

/// What one localization says for each of some numbers.
struct CountedText {
  /// What is known of a key in one localization.
  enum Reading {
    /// One text for all numbers.
    case fixed
    case counted(CountedText)
    /// The text varies in a way that nothing can be suggested for.
    case refused(SuggestOutcome.Reason)
  }

  struct Form: Hashable {
    var number: Int
    /// The plural category that the text stands for; `zero` for 0 where 0 has a text of its own.
    var category: PluralCategory
    var format: String
  }

  let locale: String
  let tag: LanguageTag
  let file: String
  /// One for each sample, in their order.
  let forms: [Form]
  /// The argument that the text varies by, from 1.
  let argument: Int
  /// What the arguments are, in their order; nil for one that is not shown.
  private let types: [ValueType?]

  // MARK: Reading

  static func reading(
    of key: String, table: String, localization: String, in store: TableStore
  ) -> Reading {
    let language = localization == "Base" ? store.sourceLanguage(of: table) : localization
    guard let tag = LanguageTag(language),
      let (text, file) = store.text(of: key, table: table, localization: localization),
      text.texts.count > 1
    else { return .fixed }
    if !text.names(of: .device).isEmpty || !text.names(of: .width).isEmpty || text.hasPhrases {
      return .refused(.init(.otherVariations, "it varies by more than a number"))
    }
    guard !text.texts.contains(where: { $0.contains("${") }) else {
      return .refused(.init(.intentParameter, "the system fills in a parameter of an intent"))
    }
    guard text.states.allSatisfy({ $0 != .new }), !text.texts.contains("") else {
      return .refused(.init(.unfinished, "not all of its forms are written"))
    }
    let samples = CountSamples(tag)
    let look = { (numbers: [String]) in
      store.lookUp(key, table: table, locale: tag, arguments: numbers.map(PluralArgument.number))?
        .format ?? ""
    }
    return reading(look, samples, (language, tag, file), Self.arguments(of: text, key: key))
  }

  /// How many arguments a text may vary by.
  private static func arguments(of text: CatalogText, key: String) -> Int {
    let scans = ([key] + text.texts).map { SpecifierScan($0, options: .variables) }
    let shown = scans.flatMap { scan in
      scan.specifiers.compactMap { specifier in
        switch specifier.kind {
        case .value(let value), .text(let value): value.argument
        case .variable(let variable): variable.argument
        case .percentSign, .substitutionArgument: nil
        }
      }
    }
    let named = text.substitutions.compactMap(\.argument)
    // Variables without a number take the next ones, each of which may be shown nowhere.
    let most = max((shown + named).max() ?? 1, 1) + text.substitutions.count
    return min(mostArguments, most)
  }

  /// More arguments than any text has that somebody counts with.
  private static let mostArguments = 9

  private static func reading(
    _ look: ([String]) -> String, _ samples: CountSamples,
    _ place: (locale: String, tag: LanguageTag, file: String), _ arguments: Int
  ) -> Reading {
    let usual = [String](repeating: "5", count: mostArguments)
    let types = types(in: look(usual))
    var counted: [(argument: Int, forms: [Form])] = []
    for argument in 1...arguments {
      let forms = samples.numbers.map { number in
        var numbers = usual
        numbers[argument - 1] = String(number)
        return Form(number: number, category: samples.category(of: number), format: look(numbers))
      }
      if Set(forms.map(\.format)).count > 1 { counted.append((argument, forms)) }
    }
    guard let (argument, forms) = counted.first else { return .fixed }
    guard counted.count == 1 else {
      return .refused(.init(.severalNumbers, "it varies by more than one number"))
    }
    let type = types.indices.contains(argument - 1) ? types[argument - 1] : nil
    guard type?.isNumber ?? true else {
      return .refused(.init(.noNumber, "its number is put in as text, by %@"))
    }
    return .counted(
      CountedText(
        locale: place.locale, tag: place.tag, file: place.file, forms: namingZero(forms),
        argument: argument, types: types))
  }

  /// A catalog may have a text for exactly 0 in any language.
  private static func namingZero(_ forms: [Form]) -> [Form] {
    forms.map { form in
      let isOwn =
        form.number == 0
        && forms.contains { $0.category == form.category && $0.format != form.format }
      return isOwn ? Form(number: 0, category: .zero, format: form.format) : form
    }
  }

  private static func types(in format: String) -> [ValueType?] {
    let uses = SpecifierScan(format).arguments
    return (1...max(1, min(mostArguments, uses.map(\.number).max() ?? 1))).map { number in
      uses.first { $0.number == number }?.types.first
    }
  }

  // MARK: What it says

  /// The text for 1.
  var singular: String { forms.first { $0.number == 1 }?.format ?? "" }

  /// The text for most numbers.
  var plural: String {
    (forms.last { $0.category == .other } ?? forms.last { $0.category != .one })?.format ?? ""
  }

  /// Each text once, in the order of the categories.
  var shown: [SuggestOutcome.Language.Form] {
    var seen: Set<String> = []
    return forms.filter { seen.insert($0.format).inserted }
      .sorted { ($0.category, $0.number) < ($1.category, $1.number) }
      .map { .init(category: $0.category.rawValue, text: $0.format) }
  }

  /// What the text is rendered with for a number.
  func arguments(for number: Int) -> [Argument] {
    (1...max(types.count, argument)).map { position in
      guard position != argument else { return .integer(Int64(number)) }
      return switch types.indices.contains(position - 1) ? types[position - 1] : nil {
      case .signedInteger, .unsignedInteger: .integer(5)
      case .floatingPoint: .double(2.5)
      default: .text("…")
      }
    }
  }
}

extension CountedText {
  /// A text that says something for each of some numbers, wherever that comes from.
  ///
  /// - Parameters:
  ///   - argument: The number's, from 1.
  ///   - forms: One for each sample; of the last the types of the arguments are known.
  init?(_ place: (locale: String, tag: LanguageTag, file: String), argument: Int, forms: [Form]) {
    guard let longest = forms.last else { return nil }
    self.init(
      locale: place.locale, tag: place.tag, file: place.file, forms: forms, argument: argument,
      types: Self.types(in: longest.format))
  }
}
