import Catalogs
import Messages
import Reading

/// The argument that a plural variation of a String Catalog without a substitution is about.
///
/// The key tells it, which is the format as the source has it; where keys are mere names, the texts
/// do; where no text shows a number, it is the first argument.
struct CountedPlural {
  var argument = 1
  /// The specifier without percent sign and position.
  var specifier = "lld"

  init(key: String, cases: [CatalogText.Case]) {
    let texts = cases.sorted { $0.name == .other && $1.name != .other }.compactMap { variant in
      if case .unit(let text, _) = variant.text { text } else { nil }
    }
    guard let counted = SpecifierScan.firstInteger(in: [key] + texts) else { return }
    argument = counted.argument
    specifier = counted.typeSpelling
  }
}
