import Diagnostics
import Linting
import Reading

/// What earlier runs found in parts, by all that it depends on; empty where nothing is kept.
///
/// What a part's files say is tied to their bytes and the project's configuration. What rules find
/// depends on more: on the languages and files of all parts, and on all their bytes if a rule compares tables.
struct LintCache {
  private let cache: ProjectCache?
  /// What tells what is asked from what else may be asked in the same place.
  private let identity: ContentHash
  private let configuration: ContentHash
  private var known: [String: KeptPart] = [:]
  private var used: [KeptPart] = []
  private var hasNew = false

  /// Nothing is kept where the answer depends on sources or an earlier revision, or files change.
  init(_ options: LintOptions, _ project: ProjectConfiguration, in tree: any FileTree) {
    identity = options.identity(in: tree.realPath(of: ".") ?? "")
    configuration = project.contents ?? ContentHash()
    let isPlain =
      options.sources.isEmpty && options.changedFiles == nil && options.earlierFiles == nil
      && !options.fixes && project.contents != nil
    cache = isPlain ? options.cache : nil
    let kept: KeptParts? = cache?.kept(.findings, of: identity)
    for part in kept?.parts ?? [] { known[part.contents] = part }
  }

  /// The languages of a part; nil where it must be parsed to know.
  func languages(of part: LintPart) -> [String]? {
    cache == nil ? nil : known[contents(of: part)]?.languages
  }

  /// What was found in a part, or is found now.
  ///
  /// - Parameters:
  ///   - all: All parts, which rules may compare with.
  ///   - asked: The languages of all parts.
  ///   - languages: Those of this one.
  mutating func findings(
    in part: LintPart, among all: LintSurroundings, languages: () -> [String],
    make: () -> PartFindings
  ) -> PartFindings {
    guard cache != nil else { return make() }
    let contents = contents(of: part)
    if let kept = known[contents], kept.surroundings == all.hash(comparing: kept.comparesTables) {
      used.append(kept)
      return kept.findings
    }
    let found = make()
    let compares = all.tables.isUsed
    used.append(
      KeptPart(
        contents: contents, languages: languages(), comparesTables: compares,
        surroundings: all.hash(comparing: compares), findings: found))
    hasNew = true
    return found
  }

  /// Keeps what was found in this run, for the next.
  func save() {
    guard let cache, hasNew || used.count != known.count else { return }
    cache.keep(KeptParts(parts: used), .findings, of: identity)
  }

  private func contents(of part: LintPart) -> String {
    var hash = configuration
    hash.combine(part.contents)
    return hash.text
  }
}

/// What a part lies among.
struct LintSurroundings {
  /// What every part is looked at with: languages, and names of other files.
  private let common: ContentHash
  private let parts: ContentHash
  /// Knows whether a rule has compared tables.
  let tables: TableGroup

  /// - Parameters:
  ///   - context: What rules are told of them.
  ///   - parts: Everything that is linted.
  init(_ context: LintContext, _ parts: [LintPart]) {
    var hash = ContentHash()
    for language in context.languages { hash.combine(language) }
    for warning in context.alikeFiles.warnings {
      hash.combine(warning.message)
      hash.combine(warning.location?.file ?? "")
    }
    common = hash
    hash = ContentHash()
    for part in parts { hash.combine(part.contents) }
    self.parts = hash
    tables = context.tables
  }

  /// What tells them from others.
  ///
  /// - Parameter tables: Whether it matters what is in them.
  func hash(comparing tables: Bool) -> String {
    guard tables else { return common.text }
    var hash = common
    hash.combine(parts)
    return hash.text
  }
}

extension LintOptions {
  /// What tells what is asked from what else may be asked.
  ///
  /// - Parameter folder: The real path of the folder that paths are relative to.
  fileprivate func identity(in folder: String) -> ContentHash {
    var hash = ContentHash()
    hash.combine(folder)
    for list in [scope.paths, scope.include, scope.exclude, locales, rules, disabled] {
      hash.combine(list)
    }
    for (rule, severity) in severities.sorted(by: { $0.key < $1.key }) {
      hash.combine(rule)
      hash.combine(severity.rawValue)
    }
    for failure in failures.map(\.rawValue).sorted() { hash.combine(failure) }
    hash.combine("\(limit)")
    hash.combine(sourceLanguage ?? "")
    return hash
  }
}
