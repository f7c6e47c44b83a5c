import CoreData
import CoreLocation
import Foundation
import MapKit

@objc(PositionEntity)
public class PositionEntity: NSManagedObject {
  @NSManaged public var altitude: Int32
  @NSManaged public var heading: Int32
  @NSManaged public var latitudeI: Int32
  @NSManaged public var longitudeI: Int32
  @NSManaged public var satsInView: Int32
  @NSManaged public var speed: Int32
  @NSManaged public var time: Date?
  @NSManaged public var node: NodeEntity?
}

@objc(TelemetryEntity)
public class TelemetryEntity: NSManagedObject {
  @NSManaged public var batteryLevel: Int32
  @NSManaged public var voltage: Float
  @NSManaged public var channelUtilization: Float
  @NSManaged public var temperature: Float
  @NSManaged public var noiseFloor: Int32
  @NSManaged public var numPacketsRelayed: Int32
  @NSManaged public var uptimeSeconds: Int32
  @NSManaged public var iaq: Int32
}

extension PositionEntity {
  var latitude: Double? {
    let value = Double(latitudeI)
    if value == 0 { return 0 }
    return value / 1e7
  }

  var longitude: Double? {
    longitudeI == 0 ? nil : Double(longitudeI) / 1e7
  }

  var nodeCoordinate: CLLocationCoordinate2D? {
    guard let lat = latitude, let lon = longitude else { return nil }
    return CLLocationCoordinate2D(latitude: lat, longitude: lon)
  }

  var fix: CLLocation? {
    guard let coordinate = nodeCoordinate else { return nil }
    return CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }
}

extension NodeEntity {
  var latestPosition: PositionEntity? { positions?.lastObject as? PositionEntity }

  var latestTelemetry: TelemetryEntity? { telemetries?.lastObject as? TelemetryEntity }

  var positionCount: Int { positions?.count ?? 0 }

  var isOnline: Bool {
    guard let lastHeard else { return false }
    return lastHeard > Date().addingTimeInterval(-7_200)
  }

  var displayName: String {
    user?.longName ?? user?.shortName ?? String(format: "%08x", UInt32(truncatingIfNeeded: num))
  }

  /// Not a catalog string: nothing here is of a localizable type.
  var sortTitle: String { "Node \(num)" }
}
