import Foundation
import PackagePlugin

/// Generates the Swift symbols of a target's String Catalogs, for builds without Xcode.
@main
struct SymbolsBuildTool: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let files = target.sourceModule?.sourceFiles.map(\.url) else { return [] }
    let tool = try PluginTool(context.tool).url
    return files.filter(hasSymbols).map { catalog in
      let table = catalog.deletingPathExtension().lastPathComponent
      let output = context.pluginWorkDirectoryURL
        .appending(path: "GeneratedStringSymbols_\(table).swift")
      return .buildCommand(
        displayName: "Generating symbols of \(catalog.lastPathComponent)", executable: tool,
        arguments: [
          "xcstringstool", "generate-symbols", "--language", "swift", "--output-directory",
          context.pluginWorkDirectoryURL.path, catalog.path,
        ],
        inputFiles: [catalog], outputFiles: [output])
    }
  }

  /// A catalog that goes with a storyboard has its keys from there.
  private func hasSymbols(_ file: URL) -> Bool {
    file.pathExtension == "xcstrings"
      && file.deletingLastPathComponent().lastPathComponent != "mul.lproj"
  }
}
