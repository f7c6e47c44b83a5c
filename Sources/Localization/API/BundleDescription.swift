#if !canImport(Darwin)
public import Foundation

extension LocalizedStringResource {
  /// Where a resource's catalogs are (Apple Developer Documentation,
  /// "LocalizedStringResource.BundleDescription").
  ///
  /// Unlike Apple's, it has a case for catalogs in memory.
  public enum BundleDescription: Sendable {
    /// The app's own bundle.
    case main
    /// The bundle that a class comes from.
    case forClass(AnyClass)
    /// The bundle, or the folder of `.lproj` folders and String Catalogs, at a URL.
    case atURL(URL)
    /// Catalogs in memory; only on Linux. They don't survive encoding.
    case catalogs(LocalizationCatalogs)

    var tables: TableStore {
      switch self {
      case .main: BundleTables.tables(of: .main)
      case .forClass(let type): BundleTables.tables(of: Bundle(for: type))
      case .atURL(let url): BundleTables.tables(at: url)
      case .catalogs(let catalogs): catalogs.tables
      }
    }
  }
}

extension LocalizedStringResource.BundleDescription: Hashable {
  private enum Identity: Hashable {
    case main
    case type(ObjectIdentifier)
    case url(URL)
    case catalogs(ObjectIdentifier)
  }

  private var identity: Identity {
    switch self {
    case .main: .main
    case .forClass(let type): .type(ObjectIdentifier(type))
    case .atURL(let url): .url(url)
    case .catalogs(let catalogs): .catalogs(ObjectIdentifier(catalogs.tables))
    }
  }

  /// Two descriptions are equal if they name the same bundle in the same way.
  public static func == (left: Self, right: Self) -> Bool { left.identity == right.identity }

  /// Hashes what the description names.
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

extension LocalizedStringResource.BundleDescription: Codable {
  /// Reads a description.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self = container.decodeNil() ? .main : .atURL(try container.decode(URL.self))
  }

  /// Writes the URL of the bundle; ``catalogs(_:)`` becomes ``main``.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .main, .catalogs: try container.encodeNil()
    case .forClass(let type): try container.encode(Bundle(for: type).bundleURL)
    case .atURL(let url): try container.encode(url)
    }
  }
}
#endif
