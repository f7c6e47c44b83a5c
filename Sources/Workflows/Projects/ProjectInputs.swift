import Catalogs
import Projects
import Reading
import Resources

/// The files whose change may change what is known of a project, for a client that watches them.
package enum ProjectInputs {
  /// What stands behind the last dot of their names.
  package static let extensions: [String] =
    SourceLanguage.allCases.flatMap(\.extensions).map(String.init) + ResourceKind.extensions
    + CatalogFormat.allCases.map(\.rawValue) + ExchangeFormat.xliff.extensions
    + ["pbxproj", "xcconfig", "xcworkspacedata"]

  /// The names of the others.
  package static let names =
    [ConfigurationSearch.name, ProjectFiles.manifestName] + ProjectFiles.specificationNames
}
