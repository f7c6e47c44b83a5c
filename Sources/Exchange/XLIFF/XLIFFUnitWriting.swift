package import Catalogs
import Diagnostics
import PlainBytes
import Reading

/// Writes a translation into the element of one unit of an XLIFF file: its text and its state change,
/// and no other byte.
package struct XLIFFUnitWriting {
  private let bytes: [UInt8]
  private let version: XLIFFDocument.Version
  private let outline: XMLOutline

  /// - Parameter unit: The unit's element, in UTF-8.
  package init(_ unit: [UInt8], version: XLIFFDocument.Version) {
    (bytes, self.version) = (unit, version)
    outline = XMLOutline(of: unit, keepsComments: false)
  }

  /// The element with another translation.
  ///
  /// - Parameters:
  ///   - known: How far the file says that the translation is.
  /// - Returns: nil where a text can't stand for what is there, or the file can't hold it: texts with
  ///   elements in them, several segments, control characters.
  package func unit(
    with text: String, _ state: TextState, in known: TextState?
  ) -> [UInt8]? {
    guard survivingXML(text) == text, let holder = holder else { return nil }
    let parts = children(of: holder)
    let (sources, targets) = (named("source", parts), named("target", parts))
    guard sources.count == 1, children(of: sources[0]).isEmpty, targets.count < 2 else {
      return nil
    }
    var edits: [TextEdit] = []
    // A translation without a state counts as translated.
    let says = targets.isEmpty || (known ?? .translated) != state
    if version == .v2_1, says {
      edits.append(marking(holder.tag, state.xliff21, replacing: ["state", "subState"]))
    }
    let mark = version == .v1_2 ? state.xliff12 : ""
    guard let target = targets.first else {
      let place = named("seg-source", parts).first ?? sources[0]
      edits.append(inserting(text, mark, behind: place, like: sources[0]))
      return bytes.applying(edits)
    }
    guard children(of: target).isEmpty else { return nil }
    return bytes.applying(edits + replacing(target, text, says ? mark : ""))
  }

  // MARK: Elements

  /// The element that has the texts: the unit, or in XLIFF 2 its only segment.
  private var holder: XMLOutline.Element? {
    guard let unit = outline.elements.first else { return nil }
    if version == .v1_2 { return name(of: unit) == "trans-unit" ? unit : nil }
    let segments = named("segment", children(of: unit))
    guard name(of: unit) == "unit", segments.count == 1,
      named("ignorable", children(of: unit)).isEmpty
    else { return nil }
    return segments[0]
  }

  private func children(of element: XMLOutline.Element) -> [XMLOutline.Element] {
    var end = element.content.lowerBound
    return outline.elements.filter { child in
      guard child.range.lowerBound >= end, child.range.upperBound <= element.content.upperBound
      else { return false }
      end = child.range.upperBound
      return true
    }
  }

  private func named(
    _ name: String, _ elements: [XMLOutline.Element]
  ) -> [XMLOutline.Element] {
    elements.filter { self.name(of: $0) == name }
  }

  private func name(of element: XMLOutline.Element) -> String {
    let name = bytes[element.tag].dropFirst().prefix {
      !$0.isLayout && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/")
    }
    return String(decoding: name, as: UTF8.self)
  }

  // MARK: Edits

  /// - Parameter mark: The attributes that say the state; empty to leave the tag as it is.
  private func replacing(
    _ target: XMLOutline.Element, _ text: String, _ mark: String
  ) -> [TextEdit] {
    let marked = mark.isEmpty ? nil : marking(target.tag, mark, replacing: Self.states)
    guard target.isSelfClosing else {
      return (marked.map { [$0] } ?? []) + [TextEdit(target.content, escapedForXML(text))]
    }
    var tag = String(
      decoding: marked?.replacement ?? Array(bytes[target.tag]), as: UTF8.self)
    if let slash = tag.lastIndex(of: "/") { tag.remove(at: slash) }
    return [TextEdit(target.range, "\(tag)\(escapedForXML(text))</target>")]
  }

  private static let states = ["state", "state-qualifier"]

  private func inserting(
    _ text: String, _ mark: String, behind place: XMLOutline.Element,
    like source: XMLOutline.Element
  ) -> TextEdit {
    let before = bytes[..<source.range.lowerBound]
    let space = before.reversed().prefix { $0.isLayout }.reversed()
    let indent = String(decoding: Array(space), as: UTF8.self)
    let tag = mark.isEmpty ? "target" : "target \(mark)"
    return .insertion(
      "\(indent)<\(tag)>\(escapedForXML(text))</target>", at: place.range.upperBound)
  }

  private func marking(
    _ tag: Range<Int>, _ mark: String, replacing names: [String]
  ) -> TextEdit {
    TextEdit(tag, String(decoding: bytes[tag], as: UTF8.self).marked(mark, replacing: names))
  }
}

extension String {
  /// A start tag with other attributes in the place of some.
  func marked(_ attributes: String, replacing names: [String]) -> String {
    let tag = replacing(#/\s+([^\s=]+)\s*=\s*(?:"[^"]*"|'[^']*')/#) { attribute in
      names.contains(String(attribute.1)) ? "" : attribute.0
    }
    let end = tag.hasSuffix("/>") ? "/>" : ">"
    return "\(tag.dropLast(end.count)) \(attributes)\(end)"
  }
}
