import Catalogs
import Diagnostics
import Reading

/// Reads XLIFF 1.2 and 2.x as translation tools write it; what a text can't hold is noticed.
final class XLIFFReader: MarkupVisitor {
  private(set) var version = XLIFFDocument.Version.v1_2
  private(set) var files: [ExchangeFile] = []
  private(set) var diagnostics: [Diagnostic] = []

  private let file: String
  private var names: [String] = []
  private var unitCount = 0
  private var languages: (source: String, target: String) = ("", "")
  private var openUnit: XLIFFOpenUnit?
  /// Those of the file at hand.
  private var resourceNames = XLIFFResourceNames()
  private var codes: XLIFFCodes
  private var text: String?
  private var noteAuthor: String?
  /// The elements of which it is told that they are none of XLIFF's.
  private var unknown: Set<String> = []

  /// - Parameter size: How many bytes the file has.
  init(file: String, size: Int) {
    self.file = file
    codes = XLIFFCodes(fileSize: size)
  }

  private func report(
    _ id: String, _ message: String, severity: Severity = .error, at element: MarkupElement
  ) {
    // A whole file in print helps nobody: its start tag does.
    diagnostics.append(
      Diagnostic(
        id: id, severity: severity, message: message,
        location: Location(file: file, range: element.tag)))
  }

  // MARK: MarkupVisitor

  func start(_ element: MarkupElement) throws(MarkupMistake) {
    let name = Self.localName(element.name)
    let attributes = Dictionary(
      element.attributes.map { (Self.localName($0.key), $0.value) },
      uniquingKeysWith: { first, _ in first })
    if names.isEmpty { startRoot(element, name, attributes) }
    names.append(name)
    start(element, name, attributes)
    let excess: (id: String, message: String)? =
      if files.count > ExchangeLimit.files {
        ("too-many-files", ExchangeLimit.filesMessage)
      } else if unitCount > ExchangeLimit.units {
        ("too-many-units", ExchangeLimit.unitsMessage)
      } else if diagnostics.count >= ExchangeLimit.mistakes {
        ("too-many-mistakes", ExchangeLimit.mistakesMessage)
      } else {
        nil
      }
    if let excess {
      throw MarkupMistake(id: excess.id, message: excess.message, range: element.tag)
    }
  }

  func read(_ characters: String) { text?.append(characters) }

  func end(_ name: String, text: String) {
    guard let name = names.popLast() else { return }
    end(name)
  }

  private static func localName(_ name: String) -> String {
    name.lastIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
  }

  // MARK: Elements

  private func startRoot(
    _ element: MarkupElement, _ name: String, _ attributes: [String: String]
  ) {
    if attributes["version"]?.hasPrefix("2.") == true { version = .v2_1 }
    languages = (attributes["srcLang"] ?? "", attributes["trgLang"] ?? "")
    guard element.name != name else { return }
    report(
      "prefixed-namespace",
      "elements are written with a prefix (<\(element.name.shortened())>), of which Xcode imports "
        + "nothing, without a word; they are read here", severity: .warning, at: element)
  }

  private func start(_ element: MarkupElement, _ name: String, _ attributes: [String: String]) {
    switch name {
    case "file": startFile(element, attributes)
    case "trans-unit" where version == .v1_2, "unit" where version == .v2_1:
      openUnit = XLIFFOpenUnit(name, attributes, element: element)
      codes.startUnit()
    case "alt-trans", "seg-source", "matches", "glossary", "originalData", "resourceData":
      openUnit?.ignoredDepth += 1
    case "data" where names.dropLast().last == "originalData" && text == nil:
      codes.startData(attributes["id"])
      text = ""
    case "segment", "ignorable":
      openUnit?.startPart(isTranslated: name == "segment", attributes)
    case "source", "target":
      guard openUnit?.ignoredDepth == 0, text == nil else { return }
      startText(element, name, attributes)
    case "note":
      guard openUnit?.ignoredDepth == 0, text == nil else { return }
      noteAuthor = attributes["from"] ?? attributes["category"]
      text = ""
    default:
      // Inside of a source or target this is inline markup.
      if text != nil { text?.append(inlineText(name, attributes)) }
      reportUnknown(element, name, attributes)
    }
  }

  /// An element in a unit that XLIFF has no place for, as `<tgt>`: of what it holds nothing is read.
  ///
  /// Other vocabularies have a namespace, with a prefix or as a default.
  private func reportUnknown(
    _ element: MarkupElement, _ name: String, _ attributes: [String: String]
  ) {
    let parent = names.dropLast().last ?? ""
    guard text == nil, openUnit?.ignoredDepth == 0,
      ["trans-unit", "unit", "segment"].contains(parent),
      element.name == name, attributes["xmlns"] == nil, !Self.known.contains(name),
      unknown.insert(name).inserted
    else { return }
    report(
      "unknown-element",
      "<\(name.shortened())> is no element of XLIFF, so nothing of it is read; translations stand in "
        + "<target>", severity: .warning, at: element)
  }

  /// What a unit or a segment holds in XLIFF 1.2 and 2.x, besides what is read.
  private static let known: Set<String> = [
    "bin-source", "bin-target", "bin-unit", "changeTrack", "context", "context-group", "count",
    "count-group", "ctrNotes", "data", "itemRef", "metadata", "notes", "prop", "prop-group",
    "reference", "revisions", "simpleNote", "tool", "validation",
  ]

  private func startText(
    _ element: MarkupElement, _ name: String, _ attributes: [String: String]
  ) {
    text = ""
    let isFirst =
      name == "target" ? openUnit?.startTarget(attributes) : openUnit?.startSource()
    guard isFirst == false else { return }
    report(
      "second-\(name)",
      "a second <\(name)> stands here, so nobody can tell which one is meant; remove one",
      at: element)
  }

  private func startFile(_ element: MarkupElement, _ attributes: [String: String]) {
    // XLIFF 2 says the languages once.
    let target = attributes["target-language"] ?? languages.target
    var file = ExchangeFile(
      original: attributes["original"] ?? "",
      sourceLanguage: attributes["source-language"] ?? languages.source, targetLanguage: target)
    file.range = element.range
    files.append(file)
    resourceNames = XLIFFResourceNames()
  }

  private func endFile() {
    guard let file = files.popLast() else { return }
    var named = file
    named.units = resourceNames.renamed(file.units, in: file.targetLanguage)
    files.append(named)
  }

  /// What an inline element without content shows.
  private func inlineText(_ name: String, _ attributes: [String: String]) -> String {
    if name == "cp", let code = attributes["hex"].flatMap({ UInt32($0, radix: 16) }),
      let scalar = Unicode.Scalar(code)
    {
      return String(Character(scalar))
    }
    switch name {
    case "x", "bx", "ex", "sc", "ec": return codeText(attributes)
    case "ph" where version == .v2_1: return codeText(attributes)
    case "pc" where version == .v2_1:
      let original = codes.startPair(attributes)
      if original == nil { openUnit?.inlineMarkup(names, isAround: true) }
      return original ?? ""
    case "g", "pc":
      openUnit?.inlineMarkup(names, isAround: true)
      return ""
    case "ph", "it", "bpt", "ept", "mrk", "sub", "sm", "em":
      openUnit?.inlineMarkup(names, isAround: false)
      return ""
    default:
      openUnit?.unreadMarkup(names)
      return ""
    }
  }

  /// What a code stands for: what the tool found there, else what it says that it is like.
  private func codeText(_ attributes: [String: String]) -> String {
    let original = version == .v2_1 ? codes.original(attributes["dataRef"]) : nil
    let shown = original ?? attributes["equiv-text"] ?? attributes["equiv"] ?? attributes["disp"]
    if shown == nil { openUnit?.unreadMarkup(names) }
    return shown ?? ""
  }

  private func end(_ name: String) {
    switch name {
    case "data" where codes.isReadingData:
      codes.endData(text ?? "")
      text = nil
    case "pc" where version == .v2_1 && text != nil: text?.append(codes.endPair())
    case "source" where isEnd(), "target" where isEnd(), "note" where isEnd():
      let content = text ?? ""
      text = nil
      if name == "note" {
        openUnit?.note(content, from: noteAuthor)
      } else {
        openUnit?.endText(content, isTarget: name == "target")
      }
    case "alt-trans", "seg-source", "matches", "glossary", "originalData", "resourceData":
      openUnit?.ignoredDepth -= 1
    case "trans-unit" where version == .v1_2, "unit" where version == .v2_1: endUnit()
    case "file": endFile()
    default: break
    }
  }

  /// Whether the text that is being read belongs to the element that just ended.
  private func isEnd() -> Bool { text != nil && openUnit?.ignoredDepth ?? 0 == 0 }

  private func endUnit() {
    guard let openUnit else { return }
    self.openUnit = nil
    guard openUnit.id != nil else {
      return report(
        "missing-id",
        "a unit has no id, so it belongs to no text; give it that of the export, or remove it",
        at: openUnit.element)
    }
    guard !files.isEmpty else {
      return report(
        "not-xliff", "a unit stands outside of <file>; put it into the one of its catalog",
        at: openUnit.element)
    }
    guard openUnit.isInOrder else {
      return report(
        "target-order",
        "the parts of this translation have no clear order; give each target another `order`, from 1 "
          + "to the count of segments and ignorables", at: openUnit.element)
    }
    var unit = openUnit.unit(version)
    unit.range = openUnit.element.range
    files[files.count - 1].units.append(unit)
    resourceNames.add(unit.id, openUnit.resourceName)
    unitCount += 1
  }
}
