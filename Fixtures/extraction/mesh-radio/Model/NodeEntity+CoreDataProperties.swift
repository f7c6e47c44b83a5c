import CoreData
import Foundation

@objc(NodeEntity)
public class NodeEntity: NSManagedObject {}

extension NodeEntity {
  @nonobjc public class func fetchRequest() -> NSFetchRequest<NodeEntity> {
    NSFetchRequest<NodeEntity>(entityName: "NodeEntity")
  }

  @NSManaged public var num: Int64
  @NSManaged public var channel: Int32
  @NSManaged public var hopsAway: Int32
  @NSManaged public var rssi: Int32
  @NSManaged public var snr: Float
  @NSManaged public var viaMqtt: Bool
  @NSManaged public var firstHeard: Date?
  @NSManaged public var lastHeard: Date?
  @NSManaged public var id: Int64
  @NSManaged public var user: PersonEntity?
  @NSManaged public var positions: NSOrderedSet?
  @NSManaged public var telemetries: NSOrderedSet?
  @NSManaged public var pax: NSSet?
  @NSManaged public var metadata: MetadataEntity?
}

extension NodeEntity: Identifiable {}

@objc(PersonEntity)
public class PersonEntity: NSManagedObject {
  @NSManaged public var longName: String?
  @NSManaged public var shortName: String?
  @NSManaged public var num: Int64
  @NSManaged public var role: Int32
  @NSManaged public var unread: Int16
  @NSManaged public var sentMessages: Set<MessageEntity>?
}

@objc(MessageEntity)
public class MessageEntity: NSManagedObject {
  @NSManaged public var ackError: Int32
  @NSManaged public var ackSNR: Float
  @NSManaged public var ackTimestamp: Int32
  @NSManaged public var messagePayload: String?
  @NSManaged public var relays: Int32
  @NSManaged public var fromUser: PersonEntity?
}

@objc(MetadataEntity)
public class MetadataEntity: NSManagedObject {
  @NSManaged public var firmwareVersion: String?
  @NSManaged public var voltage: NSNumber?
}
