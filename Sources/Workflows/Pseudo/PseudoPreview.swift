import Diagnostics
import Messages

/// A project as it would be with a pseudo-locale, for a preview of it; nothing is written.
struct PseudoPreview {
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var status = ExitStatus.clean
  private(set) var locales: [String]
  private(set) var template: String?
  /// nil where there is nothing to show.
  private(set) var files: (any FileTree)?

  init(
    _ kind: PseudoKind, _ options: PreviewOptions, _ project: ProjectConfiguration,
    on tree: any FileTree
  ) {
    let source = options.sourceLanguage ?? project.configuration.sourceLanguage
    locales = [kind.locale(for: source ?? "en")]
    if let template = options.template {
      self.template = PseudoText(template, kind)?.text ?? template
      files = tree
      return
    }
    let catalogs = ExchangeCatalogOptions(options.scope, sourceLanguage: source)
    var pseudo = PseudoOptions(.write(kind), catalogs: catalogs)
    // What people wrote into the pseudo-locale stays on the disk.
    pseudo.isForced = true
    let plan = PseudoWorkflow(pseudo).plan(on: tree, project: project)
    if !plan.locales.isEmpty { locales = plan.locales }
    let isBlocked = plan.locales.isEmpty && plan.status == .couldNotRun
    diagnostics = isBlocked ? plan.diagnostics : []
    status = isBlocked ? plan.status : .clean
    guard !isBlocked else { return }
    files = OverlaidFiles(
      tree, Dictionary(plan.changes.map { ($0.file, $0.after) }) { _, last in last })
  }
}
