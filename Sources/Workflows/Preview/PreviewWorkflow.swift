import Diagnostics
import Extraction
import Foundation
import Grammar
import LocaleData
import Localization
import Messages

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
    guard !project.isBroken else {
      outcome.diagnostics = project.diagnostics
      outcome.status = .couldNotRun
      return outcome
    }
    do throws(PreviewFailure) {
      var options = options
      if options.locales.isEmpty { options.locales = project.configuration.locales }
      if let language = project.configuration.sourceLanguage { options.sourceLanguage = language }
      if options.paths == ["."], !project.catalogs.isEmpty { options.paths = project.catalogs }
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
    return outcome
  }

  /// What is wrong with the options, as far as they show it themselves; nil if nothing.
  package static func problem(with options: PreviewOptions) -> String? {
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
      lexicon: project.configuration.lexicon, likeApple: options.likeApple,
      locale: options.locales.first, catalogs: catalogs)
  }

  /// Catalogs are only read for the arguments of a template, or where they are named.
  private func catalogsForTemplate(
    _ project: ProjectConfiguration, _ tree: any FileTree
  ) -> PreviewCatalogs? {
    let isNamed = options.paths != ["."]
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
      throw PreviewFailure(
        "there are no catalogs here; name a folder with .lproj folders or String Catalogs, or give "
          + "a text with --template")
    }
    var request = request
    request.samples.declared = declaredValues(on: tree, &outcome)
    request.preview(catalogs, &outcome)
  }

  /// What each argument can be where several places, or several bundles, use one key.
  private static func union(_ one: [[String]], _ other: [[String]]) -> [[String]] {
    (0..<max(one.count, other.count)).map { position in
      let first = one.indices.contains(position) ? one[position] : []
      let second = other.indices.contains(position) ? other[position] : []
      return first + second.filter { !first.contains($0) }
    }
  }

  /// What arguments can be, as the sources declare it.
  private func declaredValues(
    on tree: any FileTree, _ outcome: inout PreviewOutcome
  ) -> [PreviewSamples.TableKey: [[String]]] {
    guard !options.sources.isEmpty else { return [:] }
    let listing = tree.files(under: options.sources, FileSelection(suffixes: [".swift"]))
    let (paths, tooLarge) = SourceLoader.split(listing.files, in: tree)
    outcome.diagnostics += listing.diagnostics + tooLarge
    let loader = SourceLoader(tree: tree)
    let extraction = Extractor(functions: options.functions).extract(paths: paths) {
      loader.read($0)
    }
    outcome.diagnostics += loader.diagnostics
    var values: [PreviewSamples.TableKey: [[String]]] = [:]
    for entry in extraction.entries {
      let key = PreviewSamples.TableKey(table: entry.table, key: entry.key)
      values[key] = Self.union(values[key] ?? [], entry.arguments.map(\.values))
    }
    return values
  }
}
