/// Decides which parameter each argument of a call goes to.
///
/// The Swift Programming Language, "Function Call Expression": labels in order, parameters with a
/// default may be left out, the first trailing closure takes the first function parameter that is
/// free, but none with a default where one behind it needs an argument (SE-0286).
enum ArgumentMatching {
  /// - Returns: The parameter's position for each argument, or nil if the call doesn't fit.
  ///
  /// - Parameter functionAliases: The names of types that are function types.
  static func match(
    _ arguments: [Argument], to parameters: [Parameter], functionAliases: Set<String>
  ) -> [Int]? {
    var positions: [Int] = []
    var next = 0
    let needing = lastNeedingArgument(of: parameters, arguments)
    for argument in arguments {
      guard
        let position = position(
          of: argument, from: next, in: parameters, previous: positions.last, needing,
          functionAliases)
      else { return nil }
      positions.append(position)
      next = position + 1
    }
    guard parameters[min(next, parameters.count)...].allSatisfy({ $0.hasDefault || $0.isVariadic })
    else { return nil }
    return positions
  }

  /// The last parameter that needs an argument which only the first trailing closure can be: those
  /// from the label of the next one on have theirs; nil where there is no trailing closure.
  private static func lastNeedingArgument(
    of parameters: [Parameter], _ arguments: [Argument]
  ) -> Int? {
    guard let first = arguments.firstIndex(where: { $0.isTrailingClosure && $0.label == nil })
    else { return nil }
    let next = arguments[(first + 1)...].first(where: \.isTrailingClosure)?.label
    let end = next.flatMap { label in parameters.lastIndex { $0.label == label } }
    return parameters[..<(end ?? parameters.count)].lastIndex { !$0.hasDefault && !$0.isVariadic }
  }

  private static func position(
    of argument: Argument, from start: Int, in parameters: [Parameter], previous: Int?,
    _ needing: Int?, _ functionAliases: Set<String>
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
      let isPassedBy =
        argument.isTrailingClosure && argument.label == nil && parameter.hasDefault
        && needing.map { $0 > position } ?? false
      if !isPassedBy, fits(argument, parameter, functionAliases) { return position }
      guard parameter.hasDefault || parameter.isVariadic else { return nil }
      position += 1
    }
    return nil
  }

  private static func fits(
    _ argument: Argument, _ parameter: Parameter, _ functionAliases: Set<String>
  ) -> Bool {
    if argument.isTrailingClosure, argument.label == nil {
      return takesClosure(parameter.type, functionAliases)
    }
    return argument.label == parameter.label
  }

  private static func takesClosure(_ type: TypeReference, _ functionAliases: Set<String>) -> Bool {
    switch type {
    case .function, .unknown: true
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped):
      takesClosure(wrapped, functionAliases)
    case .named(let name, _), .member(_, let name, _): functionAliases.contains(name)
    default: false
    }
  }
}
