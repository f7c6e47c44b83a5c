/// A declaration that stands for a key, as generators make them: `L10n.Cart.title` for `cart.title`,
/// `L10n.items(_:)` for `items`.
package struct KeyConstant: Hashable, Sendable {
  /// The name with the types that it is in, divided by periods; of an extension the type it extends.
  package var name: String
  package var filling: Filling

  /// What fills the specifiers of the text.
  package enum Filling: Hashable, Sendable {
    /// Nothing, for it is a property.
    case property
    /// For each specifier the argument of the call, from 0.
    case arguments([Int])
    /// The arguments as they come, or none: the symbols that Xcode makes of a catalog's keys.
    case inOrder
  }

  /// The type whose members code names without it: `Text(.cartTitle)`.
  package static let implicitType = "LocalizedStringResource"

  package init(name: String, _ filling: Filling) { (self.name, self.filling) = (name, filling) }
}

/// The constants of a project, by their names.
package struct KeyConstants: Sendable {
  private let constants: [String: KeyConstant]

  package init(_ constants: [String: KeyConstant] = [:]) { self.constants = constants }

  package var isEmpty: Bool { constants.isEmpty }

  /// The constant that code means by a name.
  ///
  /// - Parameter written: As it is written, with a period in front where the type is left out; a
  ///   module may stand in front.
  func constant(_ written: String) -> KeyConstant? {
    if written.hasPrefix(".") { return constants[KeyConstant.implicitType + written] }
    if let found = constants[written] { return found }
    guard let period = written.firstIndex(of: ".") else { return nil }
    return constants[String(written[written.index(after: period)...])]
  }
}

/// A place that names a key by its constant.
package struct NamedKey: Hashable, Sendable {
  /// Where it starts: a UTF-8 offset in the file.
  package var offset: Int
  package var constant: KeyConstant
  /// The code, in one piece.
  package var code: String
  /// What fills the text's specifiers, as it is written.
  package var arguments: [String]
}

/// How a branch says which key it takes.
package enum ChosenKey: Hashable, Sendable {
  case literal(KeyLiteral)
  case constant(NamedKey)

  package var offset: Int {
    switch self {
    case .literal(let literal): literal.offset
    case .constant(let key): key.offset
    }
  }

  /// What fills the key's specifiers; nil where the code around doesn't show it.
  package var arguments: [String]? {
    switch self {
    case .literal(let literal): literal.arguments
    case .constant(let key): key.arguments
    }
  }

  package var literal: KeyLiteral? {
    if case .literal(let literal) = self { literal } else { nil }
  }

  package var named: NamedKey? {
    if case .constant(let key) = self { key } else { nil }
  }
}
