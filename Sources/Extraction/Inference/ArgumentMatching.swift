/// Decides which parameter each argument of a call goes to.
///
/// The Swift Programming Language, "Function Call Expression": labels in order, parameters with a
/// default may be left out, the first trailing closure takes the first function parameter that is
/// free.
enum ArgumentMatching {
  /// - Returns: The parameter's position for each argument, or nil if the call doesn't fit.
  static func match(_ arguments: [Argument], to parameters: [Parameter]) -> [Int]? {
    var positions: [Int] = []
    var next = 0
    for (place, argument) in arguments.enumerated() {
      let remaining = arguments.count - place
      guard
        let position = position(
          of: argument, from: next, in: parameters, previous: positions.last,
          remaining: remaining)
      else { return nil }
      positions.append(position)
      next = position + 1
    }
    guard parameters[min(next, parameters.count)...].allSatisfy({ $0.hasDefault || $0.isVariadic })
    else { return nil }
    return positions
  }

  private static func position(
    of argument: Argument, from start: Int, in parameters: [Parameter], previous: Int?,
    remaining: Int
  ) -> Int? {
    // Further values of a variadic parameter have no label.
    if argument.label == nil, !argument.isTrailingClosure, let previous,
      parameters[previous].isVariadic
    {
      return previous
    }
    var position = start
    while position < parameters.count {
      let parameter = parameters[position]
      if fits(argument, parameter) { return position }
      guard parameter.hasDefault || parameter.isVariadic else { return nil }
      position += 1
    }
    return nil
  }

  private static func fits(_ argument: Argument, _ parameter: Parameter) -> Bool {
    if argument.isTrailingClosure, argument.label == nil { return takesClosure(parameter.type) }
    return argument.label == parameter.label
  }

  private static func takesClosure(_ type: TypeReference) -> Bool {
    switch type {
    case .function, .unknown: true
    case .optional(let wrapped): takesClosure(wrapped)
    // An alias may stand for a function type.
    case .named(let name, let arguments): arguments.isEmpty && !closurelessTypes.contains(name)
    default: false
    }
  }

  private static let closurelessTypes: Set<String> = [
    "String", "Int", "Bool", "Double", "CGFloat", "Text", "LocalizedStringKey", "StaticString",
    "LocalizedStringResource", "ButtonRole", "URL", "Date", "Edge", "Alignment", "Axis",
  ]
}
