import ArgumentParser
import Diagnostics
import Workflows

/// `l10n doctor`.
struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Say what keeps a project's set-up from working.",
    discussion: """
      Catalogs that no target has or that can't be read, languages that the project lists and no \
      table has, or the other way round, project files that say nothing, and git's merging of \
      catalogs. Exits with 0 where there are notes at most, 1 for warnings, 2 for errors.

      Examples:
        l10n doctor
        l10n doctor --json
      """)

  @OptionGroup var project: ProjectOptions

  func run() throws {
    let loaded = project.loaded()
    let tree = project.tree(loaded)
    let outcome = DoctorWorkflow().run(
      around: project.roots, excluding: project.exclude, on: tree, project: loaded)
    let console = Console(project, tree)
    if project.json {
      let diagnostics = console.json(outcome.diagnostics)
      try Console.write(ExactText(outcome.json(diagnostics: diagnostics)))
    } else {
      if !project.quiet { try Console.write(outcome.text) }
      console.report(outcome.diagnostics, isJSON: false)
    }
    throw ExitCode(outcome.status.rawValue)
  }
}
