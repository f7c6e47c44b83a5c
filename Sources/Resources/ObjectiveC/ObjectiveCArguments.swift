import Extraction
import Messages

/// The arguments that a format string takes.
enum ObjectiveCArguments {
  static func of(_ format: String) -> [ExtractedArgument] {
    guard format.utf8.contains(UInt8(ascii: "%")) else { return [] }
    let scan = SpecifierScan(format)
    // A percent sign that is text makes no format of it.
    guard scan.problems.isEmpty else { return [] }
    return scan.arguments.compactMap { use in
      guard let type = use.types.first,
        let specifier = scan.specifiers.first(where: { $0.value?.argument == use.number })?.value
      else { return nil }
      return ExtractedArgument(
        position: use.number, specifier: spelling(specifier), type: name(of: type),
        expression: "", certainty: .inferred)
    }
  }

  private static func spelling(_ specifier: ValueSpecifier) -> String {
    "%" + (specifier.length?.rawValue ?? "")
      + String(Character(Unicode.Scalar(specifier.conversion.rawValue)))
  }

  /// The Swift type of what the specifier shows.
  private static func name(of type: ValueType) -> String {
    switch type {
    case .object: "Any"
    case .signedInteger(let bits): bits == 64 ? "Int" : "Int\(bits)"
    case .unsignedInteger(let bits): bits == 64 ? "UInt" : "UInt\(bits)"
    case .floatingPoint(.double): "Double"
    case .floatingPoint(.longDouble): "Float80"
    case .character(let bits): "UInt\(bits)"
    case .cString: "UnsafePointer<CChar>"
    case .pointer: "OpaquePointer"
    }
  }
}
