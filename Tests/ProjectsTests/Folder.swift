import Foundation
import Projects

/// Files in memory, and the model that is read from them.
struct Folder {
  var files: [String: String]

  init(_ files: [String: String]) { self.files = files }

  var model: ProjectModel { model(steps: ProjectReader.mostSteps) }

  /// - Parameter steps: How many are taken for the files that all targets name together.
  func model(steps: Int) -> ProjectModel {
    let files = files
    let reader = ProjectReader(paths: files.keys.sorted(), steps: steps) { path in
      files[path].map { Array($0.utf8) }
    }
    return reader.model()
  }

  /// A project with one target whose settings are these.
  init(settings: String, project: String = "", with files: [String: String] = [:]) {
    self.files = files
    self.files["App.xcodeproj/project.pbxproj"] = """
      {objects = {
        P = {isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (T); };
        G = {isa = PBXGroup; children = (X); sourceTree = "<group>"; };
        X = {isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; buildConfigurationList = TL; name = "My App";
          productType = "com.apple.product-type.application"; buildPhases = (); };
        PL = {isa = XCConfigurationList; buildConfigurations = (PD); };
        PD = {isa = XCBuildConfiguration; buildSettings = {\(project)}; name = Debug; };
        TL = {isa = XCConfigurationList; buildConfigurations = (TD); };
        TD = {isa = XCBuildConfiguration; baseConfigurationReference = X; name = Debug;
          buildSettings = {\(settings)}; };
      }; rootObject = P; }
      """
  }

  /// The settings of that target.
  var settings: [String: String] { model.projects.first?.targets.first?.settings ?? [:] }
}
