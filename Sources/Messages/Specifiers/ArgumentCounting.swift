/// How the specifiers of a text without numbers come by their arguments.
///
/// The formats differ: in a `.stringsdict` a variable's text counts from the variable's own argument
/// (Core Foundation, `__CFStringAppendFormatCore`); in a String Catalog, which says the argument of a
/// substitution beside the text, specifiers skip the arguments that substitutions have.
package struct ArgumentCounting {
  /// The argument of the first specifier without a number.
  package var start = 1
  /// The argument that the text varies by, which `%arg` shows.
  package var own: Int?
  /// The specifier that `%arg` stands for, without its percent sign.
  package var ownSpecifier = ArgumentSpecifier.usual
  /// Whether what follows `%arg` without a number is about the arguments behind it.
  package var countsOwn = false
  /// Arguments that only their substitutions show.
  package var claimed: Set<Int> = []
  /// The argument of a variable, by its name, where the catalog says it.
  package var argumentOfVariable: (String) -> Int? = { _ in nil }
  /// The argument of a name, as the source language's text has it: `name` in `%(name)@`.
  package var argumentOfName: (String) -> Int? = { _ in nil }
  /// Whether `100% arabica` takes no argument, so that it moves no other one.
  ///
  /// Foundation takes one, but what follows from that is no mistake of its own.
  package var skipsText = false

  package init() {}

  /// The counting in a form of a variable.
  ///
  /// - Parameter specifier: As the catalog says it.
  package static func form(of own: Int?, specifier: String? = nil) -> ArgumentCounting {
    var counting = ArgumentCounting()
    counting.start = own ?? 1
    counting.own = own
    counting.ownSpecifier = ArgumentSpecifier(specifier).spelling
    counting.countsOwn = true
    return counting
  }
}

extension FormatSpecifier {
  /// The arguments that it takes in printf's order: those of `*`, then the one that it shows.
  package var arguments: [Int] {
    switch kind {
    case .percentSign: []
    case .value(let value): value.sizeArguments.map(\.argument) + [value.argument]
    case .text(let value): [value.argument]
    case .variable(let variable): variable.argument.map { [$0] } ?? []
    case .substitutionArgument(let argument): argument.map { [$0] } ?? []
    }
  }

  /// Whether every argument is written, so that no counting changes it.
  package var isNumbered: Bool {
    switch kind {
    case .percentSign, .text: true
    case .value(let value):
      value.position != nil && value.sizeArguments.allSatisfy { $0.position != nil }
    case .variable(let variable):
      variable.position != nil || variable.width != nil && variable.width == variable.argument
    case .substitutionArgument: false
    }
  }

  /// Whether it takes its own argument alone, and says which.
  fileprivate var isWritten: Bool {
    if case .value(let value) = kind {
      value.position != nil && value.width == nil && value.precision == nil
    } else {
      false
    }
  }

  /// Appends the specifier with every argument written that isn't yet.
  ///
  /// - Parameter spelling: The bytes in `range`.
  package func appendNumbered(_ spelling: ArraySlice<UInt8>, to output: inout [UInt8]) {
    switch kind {
    case .value(let value): append(value, spelling, to: &output)
    case .variable(let variable):
      if variable.position == nil, let argument = variable.argument {
        output += "%\(argument)$#@\(variable.name.text)@".utf8
      } else {
        output += spelling
      }
    case .percentSign, .text, .substitutionArgument: output += spelling
    }
  }

  private func append(
    _ value: ValueSpecifier, _ spelling: ArraySlice<UInt8>, to output: inout [UInt8]
  ) {
    output.append(UInt8(ascii: "%"))
    if value.position == nil { output += "\(value.argument)$".utf8 }
    var sizes = value.sizeArguments[...]
    // A name may hold a star of its own.
    let head = value.name.map { $0.range.upperBound - range.lowerBound } ?? 0
    for (offset, byte) in spelling.enumerated().dropFirst() {
      output.append(byte)
      guard byte == UInt8(ascii: "*"), offset >= head, let size = sizes.popFirst(),
        size.position == nil
      else { continue }
      output += "\(size.argument)$".utf8
    }
  }
}

extension [FormatSpecifier] {
  /// The text that they stand in with other spellings of them; nil keeps one.
  package func respelled(
    in bytes: [UInt8], _ spelling: (FormatSpecifier) -> String?
  ) -> String {
    var result: [UInt8] = []
    var end = 0
    for specifier in self {
      guard let new = spelling(specifier) else { continue }
      result += bytes[end..<specifier.range.lowerBound] + Array<UInt8>(new.utf8)
      end = specifier.range.upperBound
    }
    return String(decoding: result + bytes[end...], as: UTF8.self)
  }
}

extension ValueSpecifier {
  /// What the sizes that are arguments take, the width first.
  package var sizeArguments: [(argument: Int, position: Int?)] {
    if width == nil, precision == nil { return [] }
    return [width, precision].compactMap { size in
      if case .argument(let argument, let position)? = size { (argument, position) } else { nil }
    }
  }
}

extension SpecifierScan {
  /// The specifiers with the arguments that they take where the text stands.
  package func specifiers(counting: ArgumentCounting) -> [FormatSpecifier] {
    var numbering = ArgumentNumbering(options: [], counting: counting, summarizes: false)
    var specifiers = specifiers
    for index in specifiers.indices where !specifiers[index].isWritten {
      numbering.number(&specifiers[index])
    }
    return specifiers
  }

  /// The integer that a plural variation without a substitution varies by: the first one.
  ///
  /// - Parameter texts: The key, which is the format as the source has it; for keys that are mere
  ///   names, the forms.
  package static func firstInteger(in texts: [String]) -> ValueSpecifier? {
    for text in texts where text.utf8.contains(UInt8(ascii: "%")) {
      let values = SpecifierScan(text, options: .catalogSubstitution).specifiers.compactMap(\.value)
      let integers = values.filter(\.type.isInteger)
      if let first = integers.min(by: { $0.argument < $1.argument }) { return first }
    }
    return nil
  }
}
