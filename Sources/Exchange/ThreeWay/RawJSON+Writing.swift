import Catalogs

extension StringCatalogStyle {
  /// The white space before what stands inside of so many objects.
  func gap(depth: Int) -> String {
    lineEnd.isEmpty ? "" : lineEnd + String(repeating: unit, count: depth)
  }

  /// Whether what another file has can be taken as it stands.
  func hasSameLayout(as other: StringCatalogStyle) -> Bool {
    unit == other.unit && lineEnd == other.lineEnd && colon == other.colon
  }

  /// A value laid out as in this file.
  ///
  /// - Parameter depth: How many objects are open around the value.
  func text(of value: RawJSON, depth: Int) -> [UInt8] {
    var text: [UInt8] = []
    write(value, gap(depth: depth), to: &text)
    return text
  }

  /// Recursion is bounded by the depth that `RawJSON` reads.
  private func write(_ value: RawJSON, _ gap: String, to text: inout [UInt8]) {
    switch value {
    case .string(_, let spelling), .word(let spelling): text += spelling
    case .array(let values):
      writeItems(values, "[", "]", gap, to: &text) { value, gap, text in
        write(value, gap, to: &text)
      }
    case .object(let members):
      writeItems(members, "{", "}", gap, to: &text) { member, gap, text in
        text += member.spelling
        text += colon.utf8
        write(member.value, gap, to: &text)
      }
    }
  }
}
