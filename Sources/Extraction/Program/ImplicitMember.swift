/// The members that are asked of a type without anybody writing their names, so that they are read
/// whatever code mentions.
enum ImplicitMember: String, CaseIterable {
  /// `value(…)` (SE-0253).
  case callAsFunction
  /// `value` and `$value` of a wrapped property (SE-0258).
  case wrappedValue, projectedValue
  /// `"\(…)"` (SE-0228).
  case appendInterpolation
  /// What result builders make of statements (SE-0289, SE-0348).
  case buildExpression, buildBlock, buildPartialBlock
  /// `Flags.RawValue`, which is the type of this member.
  case rawValue
}
