package import Diagnostics
package import Extraction
import Foundation
import Grammar
import LocaleData
import Localization
package import Messages

/// `l10n preview`: what people will read, in every locale and for every reader.
package struct PreviewWorkflow: Sendable {
  private let options: PreviewOptions

  package init(_ options: PreviewOptions) { self.options = options }

  /// Runs on a file tree.
  ///
  /// - Parameter project: What the options leave open; a broken configuration ends the run.
  package func run(
    on tree: any FileTree, project: ProjectConfiguration = ProjectConfiguration()
  ) -> PreviewOutcome {
    var outcome = PreviewOutcome()
    guard !project.isBroken else { return outcome.ended(by: project) }
    guard let kind = options.pseudo else {
      PreviewWorkflow(options).show(project, on: tree, &outcome)
      return outcome
    }
    let plan = PseudoPreview(kind, options, project, on: tree)
    outcome.diagnostics = plan.diagnostics
    outcome.status = plan.status
    guard let shown = plan.files else { return outcome }
    var options = options
    options.locales = plan.locales
    options.template = plan.template
    PreviewWorkflow(options).show(project, on: shown, &outcome)
    return outcome
  }

  private func show(
    _ project: ProjectConfiguration, on tree: any FileTree, _ outcome: inout PreviewOutcome
  ) {
    var options = options
    do throws(PreviewFailure) {
      if options.locales.isEmpty { options.locales = project.configuration.locales }
      if let language = project.configuration.sourceLanguage { options.sourceLanguage = language }
      let request = try PreviewRequest(options, project.configuration)
      if let template = options.template {
        let catalogs = PreviewWorkflow(options).catalogsForTemplate(project, tree)
        if let catalogs { report(catalogs, in: &outcome) }
        request.preview(template: template, in: catalogs, &outcome)
      } else {
        try PreviewWorkflow(options).previewCatalogs(request, project, on: tree, &outcome)
      }
    } catch {
      outcome.diagnostics.append(
        Diagnostic(id: "preview", severity: .error, message: error.message, location: nil))
      outcome.status = max(outcome.status, error.status)
    }
  }

  /// What is wrong with the options, as far as they show it themselves; nil if nothing.
  package static func problem(with options: PreviewOptions) -> String? {
    var options = options
    // Catalogs may be written in another language, but a locale there is.
    if let kind = options.pseudo { options.locales = [kind.locale(for: "en")] }
    do throws(PreviewFailure) {
      _ = try PreviewRequest(options, Configuration())
      return nil
    } catch {
      return error.message
    }
  }

  /// Answers batches, with the catalogs for lines that name a key.
  package func batch(
    on tree: any FileTree, project: ProjectConfiguration = ProjectConfiguration()
  ) -> PreviewBatch {
    let catalogs = PreviewCatalogs(options, project, tree)
    return PreviewBatch(
      LineRenderer(
        lexicon: project.configuration.lexicon, likeApple: options.likeApple,
        explains: options.explains, locale: options.locales.first, catalogs: catalogs))
  }

  /// Catalogs are only read for the arguments of a template, or where they are named.
  private func catalogsForTemplate(
    _ project: ProjectConfiguration, _ tree: any FileTree
  ) -> PreviewCatalogs? {
    let isNamed = project.catalogRoots(options.scope.paths, in: tree) != ["."]
    let isAsked = !options.usesLiteralArguments && !options.arguments.isEmpty
    return isNamed || isAsked ? PreviewCatalogs(options, project, tree) : nil
  }

  private func report(_ catalogs: PreviewCatalogs, in outcome: inout PreviewOutcome) {
    outcome.diagnostics += catalogs.diagnostics
    if catalogs.hasErrors { outcome.status = .couldNotRun }
  }

  private func previewCatalogs(
    _ request: PreviewRequest, _ project: ProjectConfiguration, on tree: any FileTree,
    _ outcome: inout PreviewOutcome
  ) throws(PreviewFailure) {
    let catalogs = PreviewCatalogs(options, project, tree)
    report(catalogs, in: &outcome)
    guard !catalogs.folders.isEmpty else {
      // What is wrong with the paths says it already.
      if catalogs.hasErrors { return }
      return outcome.fail(
        .noCatalog(
          "there are no catalogs here; name a folder with .lproj folders or String Catalogs, make "
            + "them with l10n extract --create, or give a text with --template", in: options.scope))
    }
    guard let known = inKnownLocales(request, project, catalogs, on: tree, &outcome) else { return }
    var request = known
    request.samples.known.add(options.entries)
    if !options.sources.isEmpty {
      let sources = SwiftSources(
        under: options.sources, functions: project.configuration.functions, in: tree)
      outcome.take(sources.diagnostics)
      request.samples.known.add(sources.extraction.entries)
    }
    request.preview(catalogs, &outcome)
  }

  /// What is asked for without locales that were named and that no catalog has: likely slips, but for
  /// those that the project is to be translated to.
  ///
  /// Of catalogs that were named one by one some may lack a locale, in which people read another.
  ///
  /// - Returns: nil where none of them is there.
  private func inKnownLocales(
    _ request: PreviewRequest, _ project: ProjectConfiguration, _ catalogs: PreviewCatalogs,
    on tree: any FileTree, _ outcome: inout PreviewOutcome
  ) -> PreviewRequest? {
    guard options.namesLocales, !catalogs.hasErrors else { return request }
    let check = PreviewSelectionCheck(options, catalogs)
    let unknown = check.unknownLocales {
      project.configuration.locales
        + ProjectLocales.listed(byProjectsAround: options.scope, on: tree, project: project)
    }
    var request = request
    if !check.namesFiles { request.options.locales.removeAll { unknown.contains($0) } }
    let isNone = request.options.locales.isEmpty
    outcome.diagnostics += unknown.map { locale in
      Diagnostic(
        id: "locale-not-found", severity: isNone ? .error : .warning,
        message: check.message(ofUnknown: locale), location: nil)
    }
    if isNone { outcome.status = .couldNotRun }
    return isNone ? nil : request
  }
}

/// What a preview shows.
package struct PreviewOptions: Sendable {
  /// Files and folders with catalogs.
  package var scope = FileScope()
  /// More catalogs, of which nothing is shown: arguments may be keys of theirs.
  package var wordPaths: [String] = []
  /// Language tags; none for all localizations of the catalogs.
  package var locales: [String] = []
  /// Whether somebody named the locales, so that one that no catalog has is a slip.
  package var namesLocales = false
  /// The language that keys are in; nil where the catalogs say it.
  package var sourceLanguage: String?
  /// Names of terms of address; none for all that make a difference.
  package var addresses: [String] = []
  package var keys: [String] = []
  /// Globs, of which a key must match one.
  package var matches: [String] = []
  package var table: String?
  /// Arguments in order, or `2=VALUE` by position.
  package var arguments: [String] = []
  /// Whether arguments are shown as they are, even where they are keys of a catalog.
  package var usesLiteralArguments = false
  /// A text that is in no catalog.
  package var template: String?
  /// The pseudo-locale that texts are shown in, whatever the catalogs have of it.
  package var pseudo: PseudoKind?
  /// `1=feminine` or `1=WORD`.
  package var concepts: [String] = []
  package var likeApple = false
  /// Whether it is told of each word that agrees why it has its form.
  package var explains = false
  /// The device that texts are shown for, such as `iphone`; nil for none that catalogs name.
  package var device: String?
  /// How many characters there is room for; nil for any number.
  package var width: Int?
  /// Where Swift sources are; none to look at no sources.
  package var sources: [String] = []
  /// What is known of sources already.
  package var entries: [ExtractedEntry] = []

  package init() {}
}

/// What a preview came to.
package struct PreviewOutcome: WorkflowOutcome {
  package var report = PreviewReport()
  package var diagnostics: [Diagnostic] = []
  package var status = ExitStatus.clean
  /// What could not be rendered as it was meant, in order.
  package private(set) var unrendered: [UnrenderedText] = []

  mutating func noteUnrendered(_ key: String, in locale: String) {
    status = max(status, .findings)
    note(UnrenderedText(key: key, locale: locale))
  }

  private mutating func note(_ text: UnrenderedText) {
    // The renderings of a text follow each other.
    if unrendered.last != text { unrendered.append(text) }
  }

  /// What is there so far, which isn't here any more.
  mutating func take() -> PreviewOutcome {
    defer { self = PreviewOutcome() }
    return self
  }

  /// Adds what one of several threads showed of the same catalogs.
  mutating func add(_ part: PreviewOutcome) {
    report.previews += part.report.previews
    diagnostics += part.diagnostics
    status = max(status, part.status)
    part.unrendered.forEach { note($0) }
  }
}

/// Why something could not be previewed at all.
package struct PreviewFailure: Error, Hashable, Sendable {
  /// What was expected, and what to do.
  package var message: String
  package var status: ExitStatus

  package init(_ message: String, status: ExitStatus = .couldNotRun) {
    self.message = message
    self.status = status
  }
}
