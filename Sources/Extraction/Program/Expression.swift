/// An expression, reduced to what decides types and reaches string literals.
///
/// It is a class for its identity only: inference remembers what it found per expression.
final class Expression: Sendable {
  let kind: Kind
  /// The UTF-8 offset of the expression in its file.
  let offset: Int32

  init(_ kind: Kind, at offset: Int32) {
    self.kind = kind
    self.offset = offset
  }

  // Literals that only their type matters of; nothing points at them.
  static let sharedInteger = Expression(.integer, at: 0)
  static let sharedFloat = Expression(.float, at: 0)
  static let sharedBoolean = Expression(.boolean, at: 0)
  static let sharedNull = Expression(.null, at: 0)

  enum Kind: Sendable {
    case string(StringLiteral)
    case integer
    case float
    case boolean
    case null
    case regex
    case name(String, [TypeReference])
    /// `base.name`, or `.name` when there is no base.
    case member(Expression?, String)
    case call(Expression, [Argument])
    case subscripted(Expression, [Argument])
    case array([Expression])
    case dictionary([DictionaryElement])
    case tuple([Argument])
    /// Indirect, because it is by far the largest form.
    indirect case closure(Closure)
    case ternary(condition: Expression, then: Expression, otherwise: Expression)
    case prefix(String, Expression)
    case infix(String, Expression, Expression)
    case assignment(Expression, Expression)
    case cast(Expression, TypeReference, CastKind)
    case typeTest(Expression)
    case optionalChain(Expression)
    case forceUnwrap(Expression)
    case conditional(IfStatement)
    case switched(SwitchStatement)
    case keyPath(TypeReference?, [String])
    case macro(String, [Argument])
    case type(TypeReference)
    /// A value with members behind it that stand in `#if`, one chain a clause, which begins with
    /// `conditionalBase`.
    case modified(Expression, [Expression])
    /// A form that decides no type here; its parts may still hold literals.
    case other([Expression])
  }

  enum CastKind: Int, Sendable {
    case coercion
    case conditional
    case forced
  }
}

/// An argument of a call, subscript, tuple or interpolation.
struct Argument: Sendable {
  var label: String?
  var value: Expression
  var isTrailingClosure = false
}

struct DictionaryElement: Sendable {
  var key: Expression
  var value: Expression
}

/// A string literal with its escapes resolved.
struct StringLiteral: Sendable {
  var segments: [Segment]

  enum Segment: Sendable {
    case text(String)
    case interpolation([Argument], source: String)
  }

  var hasInterpolations: Bool {
    segments.contains { if case .interpolation = $0 { true } else { false } }
  }

  /// The text of a literal without interpolations, or nil.
  var plainText: String? {
    var text = ""
    for segment in segments {
      guard case .text(let part) = segment else { return nil }
      text += part
    }
    return text
  }
}

/// A closure: its parameters and body.
struct Closure: Sendable {
  var parameters: [Parameter]
  /// Names in the capture list that are given a new value, as in `[title = model.title]`.
  var captures: [Argument]
  var result: TypeReference?
  var body: [Statement]
  /// Whether the body uses `$1`, so that a single tuple argument is spread over `$0` and `$1`.
  var spreadsTuple = false

  struct Parameter: Sendable {
    var name: String
    var type: TypeReference?
  }
}
