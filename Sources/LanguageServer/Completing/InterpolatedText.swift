import Extraction
import Messages
import PlainBytes
import Sessions

/// A format as a literal of code spells it: specifiers become interpolations.
///
/// Where code doesn't say yet what it puts in, that is left to be filled in.
struct InterpolatedText {
  let literal: LiteralPlace
  /// What code puts in, as far as that is known.
  let arguments: [ExtractedArgument]

  struct Spelled {
    var text: String
    var isSnippet: Bool
  }

  /// What interpolations of whole numbers, fractions and everything else become in a key, so that
  /// they need not name it.
  private static let usual: Set<String> = ["%@", "%lld", "%llu", "%lf"]

  /// A text of a catalog.
  func spelled(_ text: String) -> Spelled {
    spelled(text, SpecifierScan(text, options: .catalogValue))
  }

  /// A key; nil where no literal with interpolations has it, as where its specifiers are numbered.
  func spelled(key: String) -> Spelled? {
    let scan = SpecifierScan(key)
    return Self.mayHaveInterpolations(key, scan) ? spelled(key, scan) : nil
  }

  private static func mayHaveInterpolations(_ key: String, _ scan: SpecifierScan) -> Bool {
    let bytes = Array(key.utf8)
    var (rest, end, values) = ([UInt8](), 0, 0)
    for specifier in scan.specifiers {
      rest += bytes[end..<specifier.range.lowerBound]
      end = specifier.range.upperBound
      if case .percentSign = specifier.kind { continue }
      guard let value = specifier.value, value.position == nil, value.name == nil,
        !value.isUnlikely
      else { return false }
      values += 1
    }
    rest += bytes[end...]
    // Beside interpolations each percent sign is doubled; `%*d` takes two values.
    return values > 0 && scan.arguments.count == values && !rest.contains(UInt8(ascii: "%"))
  }

  private func spelled(_ text: String, _ scan: SpecifierScan) -> Spelled {
    let isSnippet = scan.specifiers.contains {
      $0.value.map { expression(of: $0.argument) == nil } ?? false
    }
    let bytes = Array(text.utf8)
    var (written, end) = ("", 0)
    func add(_ range: Range<Int>) {
      let part = literal.spelled(String(decoding: bytes[range], as: UTF8.self))
      written += isSnippet ? Snippet.escaped(part) : part
    }
    for specifier in scan.specifiers {
      add(end..<specifier.range.lowerBound)
      end = specifier.range.upperBound
      if case .percentSign = specifier.kind {
        written += "%"
      } else if let value = specifier.value {
        let format = String(decoding: bytes[specifier.range], as: UTF8.self)
        written += interpolation(of: value.argument, as: format, isSnippet: isSnippet)
      } else {
        add(specifier.range)
      }
    }
    add(end..<bytes.count)
    return Spelled(text: written, isSnippet: isSnippet)
  }

  private func interpolation(of argument: Int, as format: String, isSnippet: Bool) -> String {
    let known = expression(of: argument)
    guard isSnippet else { return opening + (known ?? "") + ")" }
    if let known { return Snippet.escaped(opening + known) + ")" }
    let bare = SpecifierSpelling.bare(format)
    let label = Self.usual.contains(bare) ? "" : ", specifier: \"\(bare)\""
    return Snippet.escaped(opening) + "${\(argument):value}" + Snippet.escaped(label) + ")"
  }

  private func expression(of argument: Int) -> String? {
    arguments.first { $0.position == argument }?.expression
  }

  /// What starts an interpolation in the literal.
  private var opening: String {
    "\\" + String(repeating: "#", count: literal.delimiterLength) + "("
  }
}
