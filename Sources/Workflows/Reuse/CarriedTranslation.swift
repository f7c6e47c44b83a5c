import Catalogs
import Exchange
import Messages

/// A translation on its way to another key: whether it fits there, and how it is spelled there.
struct CarriedTranslation {
  /// By their places.
  let texts: [TextPath: String]

  /// - Parameters:
  ///   - record: The translation.
  ///   - key: What it is to be carried to.
  ///   - canVary: Whether a text may be given plural forms that its source doesn't have.
  /// - Returns: nil where the texts or their arguments are others.
  init?(_ record: TranslationRecord, to key: KeyTranslation, canVary: Bool) {
    let wanted = Set(key.forms.keys)
    let given = Set(record.targets.keys.map { $0.withCategory(.other) })
    let isPluralOfPlain = canVary && wanted == [[]] && given == [.plural]
    guard given == wanted || isPluralOfPlain,
      let arguments = ArgumentMapping(
        from: Array(record.forms.values), to: Array(key.forms.values))
    else { return nil }
    var texts: [TextPath: String] = [:]
    for (path, text) in record.targets {
      guard let respelled = arguments.respelled(text) else { return nil }
      texts[path] = respelled
    }
    self.texts = key.variable?.added(to: texts) ?? texts
  }
}

extension TextPath {
  fileprivate static let plural: TextPath = [.variation(.plural, .other)]
}

/// Which argument of one text is which of another one.
private struct ArgumentMapping {
  private struct Use: Hashable {
    var argument: Int
    var spelling: String
    var type: ValueType
  }

  /// By number; nil where both texts have the same ones.
  private var uses: [Int: Use]?

  /// - Returns: nil where the arguments are others, or it isn't clear which is which.
  init?(from old: [String], to new: [String]) {
    let (oldScans, newScans) = (old.map(Self.scan), new.map(Self.scan))
    if Set(oldScans.flatMap(Self.all)) == Set(newScans.flatMap(Self.all)) { return }
    guard let old = Self.uses(in: oldScans), let new = Self.uses(in: newScans),
      old.count == new.count
    else { return nil }
    uses =
      zip(old, new).allSatisfy { $0.type.isLike($1.type) }
      ? Dictionary(uniqueKeysWithValues: zip(old.map(\.argument), new))
      : Self.moved(old, new)
    if uses == nil { return nil }
  }

  /// Arguments that changed places can be told from each other by their types only.
  private static func moved(_ old: [Use], _ new: [Use]) -> [Int: Use]? {
    var uses: [Int: Use] = [:]
    for use in old {
      let fitting = new.filter { $0.type.isLike(use.type) }
      guard let only = fitting.first, fitting.count == 1,
        old.count(where: { $0.type.isLike(use.type) }) == 1
      else { return nil }
      uses[use.argument] = only
    }
    return uses
  }

  /// A translation with its arguments as the other text has them; nil where that can't be written.
  func respelled(_ text: String) -> String? {
    guard let uses else { return text }
    let bytes = Array(text.utf8)
    let scan = Self.scan(text)
    let isMoved = uses.contains { $0 != $1.argument }
    var isClear = true
    let result = scan.specifiers.respelled(in: bytes) { specifier in
      guard let value = specifier.value, value.name == nil, value.sizeArguments.isEmpty,
        let use = uses[value.argument]
      else {
        if specifier.kind != .percentSign, !specifier.isText { isClear = false }
        return nil
      }
      let spelling = String(decoding: bytes[specifier.range], as: UTF8.self)
      let number = value.position.map { "\($0)$" } ?? ""
      // Flags, width and precision stand between.
      let middle = spelling.dropFirst(1 + number.count).dropLast(value.typeSpelling.count)
      let position = isMoved || value.position != nil ? "\(use.argument)$" : ""
      return "%\(position)\(middle)\(use.spelling)"
    }
    return isClear ? result : nil
  }

  private static func scan(_ text: String) -> SpecifierScan {
    SpecifierScan(text, options: .catalogSubstitution)
  }

  /// Everything that takes an argument, so that texts with the same are alike.
  private static func all(in scan: SpecifierScan) -> [String] {
    scan.specifiers.compactMap { specifier in
      switch specifier.kind {
      case .percentSign: nil
      case .value(let value), .text(let value): "\(value.argument) \(value.typeSpelling)"
      case .variable(let variable): "\(variable.argument ?? 0) #@\(variable.name.text)"
      case .substitutionArgument(let number): "\(number ?? 0) arg"
      }
    }
  }

  /// The arguments by number; nil where they are not plain values of one spelling each.
  private static func uses(in scans: [SpecifierScan]) -> [Use]? {
    var uses: [Int: Use] = [:]
    for specifier in scans.flatMap(\.specifiers) where specifier.kind != .percentSign {
      guard let value = specifier.value, value.name == nil, value.sizeArguments.isEmpty else {
        return nil
      }
      let use = Use(argument: value.argument, spelling: value.typeSpelling, type: value.type)
      if let known = uses.updateValue(use, forKey: value.argument), known != use { return nil }
    }
    return uses.values.sorted { $0.argument < $1.argument }
  }
}

extension ValueType {
  /// Whether both show the same kind of value, numbers of other widths among them.
  fileprivate func isLike(_ other: ValueType) -> Bool {
    isInteger && other.isInteger || self == other
  }
}
