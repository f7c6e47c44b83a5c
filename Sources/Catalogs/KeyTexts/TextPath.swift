/// Where below a key a text stands, whatever the format of its file.
@usableFromInline package struct TextPath: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// A step from the outside inwards.
  @usableFromInline package enum Step: Hashable, Sendable {
    /// Into the case of a variation, such as `plural` `one`.
    case variation(VariationKind, CaseName)
    /// Into what `%#@name@` stands for.
    case substitution(String)
    /// To one of the phrases of an App Shortcut.
    case phrase(Int)
    /// A name that stands in an exchange file and means nothing here.
    case unknown(String)
  }

  /// Empty for a key's only text, and for the text around substitutions.
  @usableFromInline package var steps: [Step]

  package init(_ steps: [Step] = []) { self.steps = steps }
  @inlinable package init(arrayLiteral steps: Step...) { self.steps = steps }

  @inlinable package var isEmpty: Bool { steps.isEmpty }

  package static func + (path: TextPath, step: Step) -> TextPath { TextPath(path.steps + [step]) }

  package func starts(with other: TextPath) -> Bool { steps.starts(with: other.steps) }

  /// The substitution that the text is a part of.
  package var substitution: TextPath? {
    steps.lastIndex { if case .substitution = $0 { true } else { false } }
      .map { TextPath(Array(steps[...$0])) }
  }

  /// Which phrase of an App Shortcut the text is.
  package var phrase: Int? { if case .phrase(let index)? = steps.last { index } else { nil } }

  // MARK: Plural categories

  /// The step to a plural category: the innermost, unless a substitution is inside of it.
  private var categoryIndex: Int? {
    let index = steps.lastIndex { step in
      switch step {
      case .variation(.plural, _), .substitution: true
      case .variation, .phrase, .unknown: false
      }
    }
    guard let index, case .variation = steps[index] else { return nil }
    return index
  }

  /// The plural category that the text is for, as it is written.
  package var category: CaseName? {
    guard let categoryIndex, case .variation(_, let name) = steps[categoryIndex] else { return nil }
    return name
  }

  /// Where the plural variation stands that the text is a form of.
  package var pluralVariation: TextPath? { categoryIndex.map { TextPath(Array(steps[..<$0])) } }

  /// The same place for another plural category.
  package func withCategory(_ category: CaseName) -> TextPath {
    guard let categoryIndex else { return self }
    var path = self
    path.steps[categoryIndex] = .variation(.plural, category)
    return path
  }
}

// MARK: Names

extension TextPath {
  /// How the steps of a path are spelled.
  package enum Spelling: Hashable, Sendable {
    /// As in a String Catalog: `substitutions`, `files`, `plural`, `one`.
    case stringCatalog
    /// The keys of a `.stringsdict`: `files`, `one`.
    case stringsdict
    /// The same without the names of rules, for people.
    case shownStringsdict
  }

  package func names(in spelling: Spelling) -> [String] {
    steps.flatMap { step -> [String] in
      switch (step, spelling) {
      case (.variation(let kind, let name), .stringCatalog): [kind.name, name.rawValue]
      case (.variation(.device, let name), .stringsdict):
        [StringsdictName.deviceRule, name.rawValue]
      case (.variation(.width, let name), .stringsdict): [StringsdictName.widthRule, name.rawValue]
      case (.variation(_, let name), _): [name.rawValue]
      case (.substitution(let name), .stringCatalog): ["substitutions", name]
      case (.phrase(let index), _): ["stringSet", String(index)]
      case (.substitution(let name), _), (.unknown(let name), _): [name]
      }
    }
  }

  /// Reads names as a String Catalog has them.
  ///
  /// A substitution's name may have full stops, at which an exchange file's names were split.
  package init(catalogNames names: [String]) {
    self.init()
    var rest = names[...]
    while let name = rest.popFirst() {
      guard let next = rest.popFirst() else {
        steps.append(.unknown(name))
        break
      }
      switch name {
      case "substitutions":
        let more = rest.prefix { !["plural", "device", "width", "substitutions"].contains($0) }
        rest = rest.dropFirst(more.count)
        steps.append(.substitution(([next] + more).joined(separator: ".")))
      case "stringSet" where Int(next) != nil: steps.append(.phrase(Int(next) ?? 0))
      default: add(VariationKind(name: name), next)
      }
    }
  }

  /// Reads the keys that lead to a text of a `.stringsdict`.
  package init(stringsdictNames names: [String]) {
    self.init()
    var rest = names[...]
    while let name = rest.popFirst() {
      switch name {
      case StringsdictName.formatKey: continue
      case StringsdictName.deviceRule: if let device = rest.popFirst() { add(.device, device) }
      case StringsdictName.widthRule: if let width = rest.popFirst() { add(.width, width) }
      default:
        let isForm = rest.isEmpty && !steps.isEmpty && CaseName(name).category != nil
        if isForm { add(.plural, name) } else { steps.append(.substitution(name)) }
      }
    }
  }

  private mutating func add(_ kind: VariationKind, _ name: String) {
    steps.append(.variation(kind, CaseName(name)))
  }
}
