import Foundation

/// The tool as it is released: optimized, stripped, with Swift's libraries in it.
struct ReleaseBuild {
  let package: URL

  /// Builds it in a folder of its own, for it is linked in another way than other builds.
  ///
  /// - Returns: The stripped binary's path.
  func binary() throws -> String {
    let scratch = package.appending(path: ".build/release-static").path
    var options = ["build", "-c", "release", "--product", "l10n", "--scratch-path", scratch]
    #if !canImport(Darwin)
    // Apple's systems bring the libraries, and their linker takes no others.
    options += ["--static-swift-stdlib", "--disable-local-rpath"]
    options += try withoutCurl(in: scratch)
    #endif
    FileHandle.standardError.write(try Program("swift", options).output(in: package))
    let built = try Program("swift", options + ["--show-bin-path"]).line(in: package) + "/l10n"
    let stripped = scratch + "/l10n"
    _ = try Program("strip", ["-o", stripped, built]).output()
    return stripped
  }

  /// What makes the linker take Foundation's HTTP client without libcurl: an archive with nothing in it
  /// by that name, and no address for its functions.
  private func withoutCurl(in scratch: String) throws -> [String] {
    let folder = scratch + "/nothing"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data("!<arch>\n".utf8).write(to: URL(filePath: folder + "/libcurl.a"))
    return (["-L" + folder] + Self.curl.map { "--defsym=curl_\($0)=0" }).flatMap {
      ["-Xlinker", $0]
    }
  }

  /// What Foundation's HTTP client calls of libcurl.
  ///
  /// The studio's server library has a handler that passes requests on, which brings that client along.
  /// Nothing here uses it, and no user shall need libcurl for it, so these are called by nobody.
  private static let curl = """
    easy_cleanup easy_getinfo easy_init easy_pause easy_setopt easy_strerror free global_init \
    multi_add_handle multi_assign multi_cleanup multi_info_read multi_init multi_remove_handle \
    multi_setopt multi_socket_action slist_append slist_free_all url url_get url_set version \
    version_info
    """.split(separator: " ")
}
