import PackagePlugin

/// `swift package l10n-extract`: runs `l10n extract` in the package's folder, with all arguments.
@main
struct ExtractCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    try PluginTool(context.tool).run(["extract"] + arguments, in: context.package.directoryURL)
  }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension ExtractCommand: XcodeCommandPlugin {
  /// Xcode adds the targets that were chosen, which the tool finds out by itself.
  func performCommand(context: XcodePluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    _ = extractor.extractOption(named: "target")
    try PluginTool(context.tool).run(
      ["extract"] + extractor.remainingArguments, in: context.xcodeProject.directoryURL)
  }
}
#endif
