/// How the strings of literals and keys are read.
extension LiteralFinder {
  /// How a literal of a localizable type is read.
  func reading(of type: Type, for destination: Destination) -> StringReading? {
    switch type.unwrapped.name {
    // SwiftUI reads Markdown in all that it shows.
    case "LocalizedStringKey": .attributed
    case "LocalizationValue", "LocalizedMessage", "LocalizedStringResource":
      settled(destination.reading)
    // What App Intents and other frameworks make of their strings nobody says.
    default: nil
    }
  }

  /// How a call reads the key that it gets: what comes out tells, or the call around it where it is
  /// a resource.
  func reading(of call: ResolvedCall, for destination: Destination) -> StringReading? {
    switch call.result.type.unwrapped.name {
    case "String", "NSString": .plain
    case "AttributedString", "NSAttributedString": .attributed
    case "LocalizedStringResource", "LocalizationValue", "LocalizedMessage": destination.reading
    default: isViewOfResource(call) ? .attributed : nil
    }
  }

  /// Whether a call makes a view, which reads a resource as it reads a key.
  func isViewOfResource(_ call: ResolvedCall) -> Bool {
    call.isInterface
      && call.argumentTypes.contains { $0.unwrapped.name == "LocalizedStringResource" }
      && index.conforms(call.result.type, to: "View")
  }

  /// A plain string that is read as an attributed one at once is neither.
  func settled(_ reading: StringReading?) -> StringReading? {
    reading == .plain && rereadings > 0 ? nil : reading
  }

  /// Whether a call makes an attributed string of a plain one, as
  /// `AttributedString(markdown: String(localized: "…"))` and `LocalizedStringKey(String(…))` do.
  func isReadAgain(_ arguments: [Argument], _ call: ResolvedCall?) -> Bool {
    if arguments.contains(where: { $0.label == "markdown" }) { return true }
    let name = call?.result.type.unwrapped.name
    return name == "LocalizedStringKey"
  }
}
