import PackagePlugin

/// `swift package l10n-lint`: runs `l10n lint` in the package's folder, with all arguments.
@main
struct LintCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    try PluginTool(context.tool).run(["lint"] + arguments, in: context.package.directoryURL)
  }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension LintCommand: XcodeCommandPlugin {
  /// Xcode adds the targets that were chosen, which the tool finds out by itself.
  func performCommand(context: XcodePluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    _ = extractor.extractOption(named: "target")
    try PluginTool(context.tool).run(
      ["lint"] + extractor.remainingArguments, in: context.xcodeProject.directoryURL)
  }
}
#endif
