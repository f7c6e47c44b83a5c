import Foundation
import Reading
import Sessions
import Workflows

/// A file that says how the project is translated.
struct ProjectResource {
  let uri: String
  private let name: String
  private let about: String
  private let mimeType: String
  private let text: String

  /// Those that the project has; no other file can be read.
  static func all(in project: OpenProject) -> [ProjectResource] {
    let session = project.session
    let guide = Guidance.guide(of: session).map { text in
      ProjectResource(
        uri: "l10n://project/\(Guidance.guideName)", name: Guidance.guideName,
        about: "What the project says to its translators.", mimeType: "text/markdown", text: text)
    }
    let configuration = session.configuration.file.flatMap { path in
      (try? session.files.opening(path).read(path, .guide)).map { bytes in
        ProjectResource(
          uri: "l10n://project/l10n.json", name: "l10n.json",
          about: "The configuration: languages, glossary, names that stay, limits, severities.",
          mimeType: "application/json", text: String(decoding: bytes, as: UTF8.self))
      }
    }
    return [guide, glossary(of: project), configuration].compactMap(\.self)
  }

  /// What `plan` shows of the glossary, whole and by itself; nil where the project has none.
  private static func glossary(of project: OpenProject) -> ProjectResource? {
    var guidance = Guidance(of: project, languages: nil, most: Limits.allTerms)
    (guidance.guide, guidance.guideIsCut) = (nil, nil)
    guard !guidance.glossary.isEmpty || !guidance.doNotTranslate.isEmpty else { return nil }
    guard let text = try? JSONEncoder.ordered(indented: true).encode(guidance) else { return nil }
    return ProjectResource(
      uri: "l10n://project/glossary.json", name: "glossary.json",
      about: "Terms with their translations and the words that must not stand for them; names that "
        + "stay as they are.",
      mimeType: "application/json", text: String(decoding: text, as: UTF8.self))
  }

  var description: ResourceDescription {
    ResourceDescription(uri: uri, name: name, description: about, mimeType: mimeType)
  }

  var contents: ResourceContents {
    ResourceContents(contents: [.init(uri: uri, mimeType: mimeType, text: text)])
  }
}
