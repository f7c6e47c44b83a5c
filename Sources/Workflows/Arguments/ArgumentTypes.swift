import Localization
import Messages

/// As what an app passes the arguments of a key: the same for all languages, whatever a translation
/// makes of them.
struct ArgumentTypes {
  /// By number, from 1.
  private var types: [Int: ValueType] = [:]
  /// Whether nothing else is passed.
  private var isComplete = false

  /// The types that one text alone shows.
  init(of format: String) { add(format) }

  /// - Parameters:
  ///   - declared: What the code says, in order; nil where it doesn't.
  ///   - source: What the catalogs have in the source language.
  init(of key: String, declared: [ValueType?], source: TableStore.Found?) {
    for (index, type) in declared.enumerated() { types[index + 1] = type }
    // A key that is a format is what the code says, too.
    add(key)
    isComplete = !types.isEmpty
    guard let source else { return }
    add(source)
    // Of several forms some leave an argument out, as "one file" does.
    // Where the source has no text, as for a plural form that it lacks, it says nothing of arguments.
    isComplete = isComplete || source.isFixed && !source.format.isEmpty
  }

  /// With what a translation shows where nothing else tells it.
  func completed(by translation: TableStore.Found) -> ArgumentTypes {
    guard !isComplete else { return self }
    var completed = self
    completed.add(translation)
    return completed
  }

  /// How many arguments there are.
  var count: Int { types.keys.max() ?? 0 }

  subscript(number: Int) -> ValueType? { types[number] }

  /// A text that varies by a number gets it, whether the form shows it or not.
  private mutating func add(_ text: TableStore.Found) {
    add(text.format)
    for (number, specifier) in text.counted where number <= SpecifierScan.argumentLimit {
      if types[number] == nil { types[number] = ValueSpecifier(formatValueType: specifier)?.type }
    }
  }

  private mutating func add(_ format: String) {
    for use in SpecifierScan(format).arguments where use.number <= SpecifierScan.argumentLimit {
      if types[use.number] == nil { types[use.number] = use.types.first }
    }
  }

  // MARK: Misfits

  /// More of one text tell nobody more.
  private static let misfitLimit = 20

  /// A specifier that shows an argument as something else than what is passed, which crashes an app or
  /// shows a meaningless number.
  struct Misfit {
    /// The specifier as the text has it.
    var written: String
    var wanted: ValueSpecifier
    /// nil for an argument that isn't passed at all.
    var passed: ValueType?
  }

  func misfits(in format: String) -> [Misfit] {
    var misfits: [Misfit] = []
    for specifier in SpecifierScan(format).specifiers where misfits.count < Self.misfitLimit {
      guard let value = specifier.value else { continue }
      // Where nothing is passed nothing is formatted, and `%D0` in an address is text.
      guard !types.isEmpty || !value.isUnlikely else { continue }
      let passed = types[value.argument]
      guard passed?.sharingArgument(with: value.type) ?? .different == .different else { continue }
      let written = String(decoding: Array(format.utf8)[specifier.range], as: UTF8.self)
      misfits.append(Misfit(written: written, wanted: value, passed: passed))
    }
    return misfits
  }
}
