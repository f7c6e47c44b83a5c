import Catalogs
import LocaleData
import Messages
import Reading

/// A text of a translation beside its source, in which a mistake is made.
struct BreakSubject {
  let source: String
  let text: String
  let path: TextPath
  let options: SpecifierOptions
  let sourceLanguage: LanguageTag
  let language: LanguageTag
  /// What another language has in the same place.
  let foreign: (language: LanguageTag, text: String)?

  /// A value's specifier in the text.
  struct Placed {
    var range: Range<Int>
    var value: ValueSpecifier
    var spelling: String

    /// The same with another length and conversion.
    func typed(_ type: String) -> String {
      String(spelling.dropLast(value.typeSpelling.count)) + type
    }

    /// The same with another number, which it must have.
    func numbered(_ position: Int) -> String {
      "%\(position)" + spelling.drop { $0 != "$" }
    }

    var isObject: Bool { value.type == .object }
  }

  /// The specifiers of values; none where what stands in the text isn't certain.
  var values: [Placed] {
    let scan = SpecifierScan(text, options: options)
    guard !scan.specifiers.contains(where: \.isText) else { return [] }
    return scan.specifiers.compactMap { specifier in
      specifier.value.map {
        Placed(
          range: specifier.range, value: $0, spelling: String(text[utf8: specifier.range]))
      }
    }
  }

  /// Whether the form is for one number alone in some languages, so that it may do without it.
  var mayLeaveOutCount: Bool {
    path.category.map { $0.category != .other && $0.category != .many && $0.category != .few }
      ?? false
  }

  func replacing(_ range: Range<Int>, _ replacement: String) -> String {
    text.applying([TextEdit(range, replacement)])
  }

  /// The text with several parts replaced.
  func applying(_ edits: [TextEdit]) -> String { text.applying(edits) }

  /// The nodes of a kind in the text, in a text whose source has as many.
  func nodes(_ kinds: MessageNode.Kind...) -> (message: Message, indices: [Int]) {
    let message = Message(text, specifierOptions: options)
    let original = Message(source, specifierOptions: options)
    let indices = message.nodes.indices.filter { kinds.contains(message.nodes[$0].kind) }
    let count = original.nodes.count { kinds.contains($0.kind) }
    return (message, indices.count == count ? indices : [])
  }

  /// The text with one of its parts of the form `[…](…)` written otherwise; nil where it has none.
  func breaking(
    one kind: MessageNode.Kind, _ random: inout Random, _ broken: (String) -> String
  ) -> String? {
    let (message, indices) = nodes(kind)
    guard !indices.isEmpty else { return nil }
    let index = random.pick(indices)
    let part = String(message.sourceText(of: index))
    guard part.hasSuffix(")"), part.ranges(of: "](").count == 1 else { return nil }
    return replacing(message.nodes[index].range, broken(part))
  }
}

/// The texts of an entry in a language.
struct BreakForms {
  let sourceLeaves: [TextLeaf]
  var leaves: [TextLeaf]
  var variables: [CatalogVariable]
  let language: LanguageTag

  /// The places where forms stand that vary by a number, each with all its forms.
  var groups: [(path: TextPath, indices: [Int])] {
    var groups: [(path: TextPath, indices: [Int])] = []
    for (index, leaf) in leaves.enumerated() {
      guard let path = leaf.path.pluralVariation else { continue }
      if let known = groups.firstIndex(where: { $0.path == path }) {
        groups[known].indices.append(index)
      } else {
        groups.append((path, [index]))
      }
    }
    return groups.filter { group in
      group.indices.count > 1
        && group.indices.contains {
          leaves[$0].path.category == .other && !leaves[$0].text.isEmpty
        }
    }
  }

  /// The categories that whole numbers of everyday size take.
  var neededCategories: Set<PluralCategory> {
    let rules = PluralRules(for: language, type: .cardinal)
    return Set((0...200).map { rules.category(for: $0) })
  }
}
