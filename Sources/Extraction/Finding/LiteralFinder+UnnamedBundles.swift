/// Places that surely look their texts up in the app's bundle, as far as somebody asks for what people
/// read.
extension LiteralFinder {
  /// How the call of an interface could name a bundle for a literal of a type; nil where it names one,
  /// where something else may do so later, and in code for developers.
  ///
  /// SwiftUI's views look a `LocalizedStringKey` up as soon as they are given it. One that is only
  /// made, or kept in a property, may still meet a bundle.
  func unnamedBundle(
    for type: Type?, in call: ResolvedCall, _ arguments: [Argument]
  ) -> UnnamedBundle? {
    guard looksForUnnamedBundles, call.isInterface, !call.isGuess, let callee = call.callee,
      case .function(let function) = callee.record.content,
      !namesOtherBundle(call, arguments)
    else { return nil }
    let takesBundle = function.parameters.contains { $0.name == "bundle" }
    let isKey = type?.name == "_Key" || type?.unwrapped.name == "LocalizationValue"
    let makesText = isKey && function.kind == .initializer
    // Of overloads for one literal this may be the one that is taken; each looks in the app's bundle.
    let isResource = type?.unwrapped.name == "LocalizedStringResource"
    switch callee.owner?.name {
    case "LocalizedStringResource": return makesText ? .resource : nil
    case "String", "AttributedString":
      return makesText && takesBundle || isResource ? .argument : nil
    case "Text" where isResource: return .argument
    case "LocalizedStringKey", "LocalizationValue": return nil
    case nil where type?.name == "_Key":
      return function.name == "NSLocalizedString" ? .argument : nil
    default:
      let isTitle = function.parameters.contains { $0.name == "titleResource" }
      if isResource, isTitle { return .text }
      guard type?.unwrapped.name == "LocalizedStringKey" else { return nil }
      return takesBundle ? .argument : .text
    }
  }

  /// How `LocalizedStringResource("…")` could name a bundle; nil for what is made of other types.
  func unnamedBundle(forConversionTo type: Type) -> UnnamedBundle? {
    looksForUnnamedBundles && type.unwrapped.name == "LocalizedStringResource" ? .resource : nil
  }

  private var looksForUnnamedBundles: Bool { notesFlows && unshownDepth == 0 }

  /// Whether an argument says a bundle that isn't surely the app's.
  private func namesOtherBundle(_ call: ResolvedCall, _ arguments: [Argument]) -> Bool {
    arguments.enumerated().contains { position, argument in
      let parameter = position < call.parameters.count ? call.parameters[position].name : nil
      guard (argument.label ?? parameter) == "bundle" else { return false }
      return !BundleSpelling.isMain(ExpressionText(argument.value).text)
    }
  }
}
