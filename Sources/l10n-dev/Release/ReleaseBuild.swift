import Foundation

/// The tool as it is released: optimized, stripped, with Swift's libraries in it.
struct ReleaseBuild {
  let package: URL

  /// Builds it in a folder of its own, for it is linked in another way than other builds.
  ///
  /// - Returns: The stripped binary's path.
  func binary() throws -> String {
    let scratch = package.appending(path: ".build/release-static").path
    // Apple's systems bring the libraries, and their linker takes no others.
    #if canImport(Darwin)
    let linking: [String] = []
    #else
    let linking = ["--static-swift-stdlib", "--disable-local-rpath"]
    #endif
    let options =
      ["build", "-c", "release", "--product", "l10n", "--scratch-path", scratch] + linking
    FileHandle.standardError.write(try Program("swift", options).output(in: package))
    let built = try Program("swift", options + ["--show-bin-path"]).line(in: package) + "/l10n"
    let stripped = scratch + "/l10n"
    _ = try Program("strip", ["-o", stripped, built]).output()
    return stripped
  }
}
