import Catalogs
import LocaleData
import Locking

/// A key that was found for a locale, with the formats that were made of it before.
///
/// A format depends on numbers only through their plural categories, so there are few of them.
final class ResolvedKey: Sendable {
  let key: String
  let place: LookupOrder.Place
  /// Which of the order's places it is.
  let index: Int
  private let text: CatalogText
  /// What is found, if the text is the same for all arguments.
  private let fixed: TableStore.Found?
  private let known = Locked<[Variant: TableStore.Found]>([:])

  /// More than a text with three plural variables has.
  private static let variantLimit = 256

  init(key: String, text: CatalogText, place: LookupOrder.Place, index: Int) {
    self.key = key
    self.text = text
    self.place = place
    self.index = index
    // A text of its own: threads that count the uses of a text together would wait for each other.
    fixed =
      if case .unit(let format, _) = text {
        TableStore.Found(
          place, String(decoding: Array(format.utf8), as: UTF8.self), isFixed: true)
      } else {
        nil
      }
  }

  /// What a format depends on.
  private struct Variant: Hashable, Sendable {
    var arguments: [Count]
    var device: String?
    var width: Int?
  }

  /// What choosing a form sees of an argument.
  private enum Count: Hashable, Sendable {
    case number(PluralCategory, isZero: Bool)
    case uncountableNumber
    case other
  }

  /// The text for these arguments; nil when all its forms are missing.
  func found(
    arguments: () -> [PluralArgument], device: String?, width: Int?
  ) -> TableStore.Found? {
    if let fixed { return fixed }
    let arguments = arguments()
    let counts = arguments.map(count)
    let variant = Variant(arguments: counts, device: device, width: width)
    if let found = known.withLock({ $0[variant] }) { return found }
    var expansion = VariableExpansion(
      key: key,
      choice: VariationChoice(
        arguments: arguments, device: device, width: width, rules: place.rules))
    guard let format = expansion.format(for: text) else { return nil }
    let found = TableStore.Found(
      place, format, expansion.choice.problems, counted: expansion.counted)
    // Large formats are rare, or made to fill the memory.
    guard format.utf8.count <= 4096 else { return found }
    known.withLock { known in
      if known.count >= Self.variantLimit { known.removeAll(keepingCapacity: true) }
      known[variant] = found
    }
    return found
  }

  private func count(_ argument: PluralArgument) -> Count {
    guard case .number = argument else { return .other }
    guard let operands = argument.operands else { return .uncountableNumber }
    return .number(place.rules.category(for: operands), isZero: operands.isZero)
  }
}

extension PluralOperands {
  /// Whether the number is exactly 0, however many digits it shows.
  var isZero: Bool { i == 0 && t == 0 }
}
