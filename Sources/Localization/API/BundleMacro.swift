#if !canImport(Darwin) && compiler(>=6.3)
public import Foundation

/// The bundle with the resources of the module that says it (Apple Developer Documentation,
/// "bundle()").
///
/// Foundation on Linux brings the macro's implementation, but doesn't declare it. As on Apple's
/// platforms, a package's module without resources can't use it.
@freestanding(expression)
public macro bundle() -> Bundle = #externalMacro(module: "FoundationMacros", type: "BundleMacro")
#endif
