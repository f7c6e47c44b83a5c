/// An Xcode project that lies in the tests' folders.
package enum SampleXcodeProject {
  /// Where it lies.
  package static let path = "App.xcodeproj/project.pbxproj"

  /// A project with one target that builds these files.
  ///
  /// - Parameter folders: Those that it copies as they stand.
  package static func text(
    _ files: [String], folders: [String] = [],
    debug: String = "", release: String = ""
  ) -> String {
    let all = files.map { ($0, "text") } + folders.map { ($0, "folder") }
    let references = all.enumerated().map { number, file in
      """
      F\(number) = {isa = PBXFileReference; lastKnownFileType = \(file.1); path = "\(file.0)"; sourceTree = "<group>"; };
      B\(number) = {isa = PBXBuildFile; fileRef = F\(number); };
      """
    }
    func ids(_ prefix: String, _ isIncluded: (String) -> Bool) -> String {
      all.indices.filter { isIncluded(all[$0].0) }.map { "\(prefix)\($0)" }.joined(separator: ", ")
    }
    return """
      // !$*UTF8*$!
      {objects = {
        \(references.joined(separator: "\n"))
        P = {isa = PBXProject; developmentRegion = en; mainGroup = G; targets = (T); };
        G = {isa = PBXGroup; children = (\(ids("F") { _ in true })); sourceTree = "<group>"; };
        S = {isa = PBXSourcesBuildPhase; files = (\(ids("B") { $0.hasSuffix(".swift") })); };
        R = {isa = PBXResourcesBuildPhase; files = (\(ids("B") { !$0.hasSuffix(".swift") })); };
        T = {isa = PBXNativeTarget; buildConfigurationList = L; name = App;
          productType = "com.apple.product-type.application"; buildPhases = (S, R); };
        L = {isa = XCConfigurationList; buildConfigurations = (D, E); };
        D = {isa = XCBuildConfiguration; buildSettings = {\(debug)}; name = Debug; };
        E = {isa = XCBuildConfiguration; buildSettings = {\(release)}; name = Release; };
      }; rootObject = P; }
      """
  }
}
