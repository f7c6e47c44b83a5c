/// A placeholder of a localized string, or its `%%`.
package struct FormatSpecifier: Hashable, Sendable {
  /// UTF-8 offsets in the scanned bytes, the percent sign included.
  package var range: Range<Int>
  package var kind: Kind

  package init(range: Range<Int>, kind: Kind) {
    self.range = range
    self.kind = kind
  }

  package enum Kind: Hashable, Sendable {
    /// `%%`, which shows one percent sign and takes no argument.
    case percentSign
    /// A form of printf's, such as `%@` or `%1$lld`.
    case value(ValueSpecifier)
    /// `100% arabica`: Foundation reads a specifier and takes an argument, but a percent sign and a
    /// word were surely meant.
    case text(ValueSpecifier)
    /// `%#@name@`: text that the catalog keeps under that name.
    case variable(VariableSpecifier)
    /// `%arg`: the number that a String Catalog's substitution is about; nil where that isn't known.
    case substitutionArgument(Int?)
  }

  /// The printf form, or nil for the other kinds and for what only looks like one.
  package var value: ValueSpecifier? {
    if case .value(let value) = kind { value } else { nil }
  }

  /// Whether a percent sign and a word were meant.
  package var isText: Bool { if case .text = kind { true } else { false } }

  /// Whether it is `%arg`.
  package var isSubstitutionArgument: Bool {
    if case .substitutionArgument = kind { true } else { false }
  }
}

/// A `%#@name@` of a `.stringsdict` format or a String Catalog.
package struct VariableSpecifier: Hashable, Sendable {
  /// The number as written (`%2$#@name@`), from 1.
  package var position: Int?
  /// Digits without a dollar sign (`%2#@name@`), which Foundation takes for a width and ignores.
  package var width: Int?
  /// The argument that it stands for, from 1; nil when only the catalog's `argNum` says it.
  package var argument: Int?
  package var name: SpecifierName
}

/// The name inside a specifier: `files` in `%#@files@` and in `%1$(files)lld`.
package struct SpecifierName: Hashable, Sendable {
  package var text: String
  /// UTF-8 offsets in the scanned bytes, without `(` or `@`.
  package var range: Range<Int>
}
