import Foundation
import PackagePlugin

/// Lints the catalogs of a target with each build that changed one of them, with findings at their
/// lines; errors fail the build.
@main
struct LintBuildTool: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let files = target.sourceModule?.sourceFiles.map(\.url) else { return [] }
    return [
      try command(
        for: files, named: target.name, tool: PluginTool(context.tool).url,
        in: context.pluginWorkDirectoryURL)
    ].compactMap(\.self)
  }

  private func command(
    for files: [URL], named name: String, tool: URL, in folder: URL
  ) throws -> Command? {
    let catalogs = files.filter {
      ["xcstrings", "strings", "stringsdict"].contains($0.pathExtension)
    }
    guard !catalogs.isEmpty else { return nil }
    // What is written last tells the build that there is nothing to do until a catalog changes. Code
    // of nothing is compiled to nothing; any other file would become a resource.
    let stamp = folder.appending(path: "CatalogsAreLinted.swift")
    return .buildCommand(
      displayName: "Linting the catalogs of \(name)", executable: tool,
      arguments: ["lint", "--stamp", stamp.path] + catalogs.map(\.path), inputFiles: catalogs,
      outputFiles: [stamp])
  }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension LintBuildTool: XcodeBuildToolPlugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
    [
      try command(
        for: target.inputFiles.map(\.url), named: target.displayName,
        tool: PluginTool(context.tool).url, in: context.pluginWorkDirectoryURL)
    ].compactMap(\.self)
  }
}
#endif
