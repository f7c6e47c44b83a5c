import Diagnostics
import Reading

/// The objects of a `project.pbxproj` by their ids, and what is wrong with them.
struct XcodeObjects {
  /// One object: what it is, and its fields.
  struct Object {
    let id: String
    /// The kind, such as `PBXGroup`.
    let isa: String
    let fields: PropertyListValue

    /// A field that is text; nil when it is missing or empty.
    func text(_ key: String) -> String? {
      guard let text = fields[key]?.text, !text.isEmpty else { return nil }
      return text
    }

    /// The texts in a field that is a list.
    func texts(_ key: String) -> [String] { fields[key]?.elements?.compactMap(\.text) ?? [] }
  }

  let file: String
  /// The objects in the order of the file.
  let ordered: [Object]
  private let positions: [String: Int]
  private let rootID: String?
  private(set) var diagnostics: [Diagnostic]
  private var reported: Set<String> = []

  /// A broken file has mistakes everywhere; more than this helps nobody.
  private static let problemLimit = 20

  init(parsing bytes: [UInt8], file: String) {
    self.file = file
    let document = PropertyListDocument(parsing: bytes, file: file)
    diagnostics = document.diagnostics
    let members = document.root?["objects"]?.members ?? []
    ordered = members.map { member in
      Object(id: member.key, isa: member.value["isa"]?.text ?? "", fields: member.value)
    }
    var positions: [String: Int] = [:]
    positions.reserveCapacity(ordered.count)
    for (position, object) in ordered.enumerated() { positions[object.id] = position }
    self.positions = positions
    rootID = document.root?["rootObject"]?.text
    if document.root != nil, members.isEmpty, diagnostics.isEmpty {
      report("expected 'objects' with the objects of an Xcode project; is this one?", at: 0..<0)
    }
  }

  /// The object of an id.
  subscript(id: String?) -> Object? { id.flatMap { positions[$0] }.map { ordered[$0] } }

  /// The project itself, also where nothing says which object it is.
  var project: Object? {
    if let root = self[rootID], root.isa == "PBXProject" { return root }
    return ordered.first { $0.isa == "PBXProject" }
  }

  /// The objects that a list of an object names; ids that point nowhere are reported once.
  mutating func objects(_ key: String, of object: Object) -> [Object] {
    guard let field = object.fields[key] else { return [] }
    guard let elements = field.elements else {
      if field.text?.isEmpty != true {
        report("'\(key)' of \(object.isa) must be a list in ( ); it was left out", at: field.range)
      }
      return []
    }
    var found: [Object] = []
    found.reserveCapacity(elements.count)
    for element in elements {
      if let object = self[element.text] {
        found.append(object)
      } else if let id = element.text, reported.insert(id).inserted {
        report(
          "no object has the id '\(id.shortened())'; remove it from '\(key)'", at: element.range)
      }
    }
    return found
  }

  private mutating func report(_ message: String, at range: Range<Int>) {
    guard diagnostics.count < Self.problemLimit else { return }
    diagnostics.append(
      Diagnostic(
        id: "project-object", severity: .warning, message: message,
        location: Location(file: file, range: range)))
  }
}
