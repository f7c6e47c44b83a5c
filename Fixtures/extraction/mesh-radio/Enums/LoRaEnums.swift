import Foundation
import SwiftUI

extension String {
  var localized: String { NSLocalizedString(self, comment: self) }
}

enum RegionCodes: Int, CaseIterable, Identifiable {
  case unset = 0
  case us = 1
  case eu433 = 2
  case anz = 6

  var id: Int { rawValue }

  // A dynamic key: nothing that a compiler could extract.
  var topic: String {
    switch self {
    case .unset: return "UNSET".localized
    case .us: return "US".localized
    case .eu433: return "EU_433"
    case .anz: return "ANZ"
    }
  }

  var description: String {
    switch self {
    case .unset: return NSLocalizedString("Please set a region", comment: "No region chosen yet")
    case .us: return NSLocalizedString("United States", comment: "")
    case .eu433: return String(localized: "European Union 433 MHz")
    case .anz:
      return String(localized: "Australia / New Zealand", comment: "Region name")
    }
  }

  var dutyCycle: Int {
    switch self {
    case .unset: 0
    case .us: 100
    case .eu433: 10
    case .anz: 100
    }
  }

  var isCountry: Bool { self != .eu433 }
}

enum DeviceRoles: Int, CaseIterable, Identifiable {
  case client, clientMute, router

  var id: Int { self.rawValue }

  var name: LocalizedStringKey {
    switch self {
    case .client: "Client"
    case .clientMute: "Client Mute"
    case .router: "Router"
    }
  }

  var help: String {
    switch self {
    case .client:
      "App connected or standalone messaging device.".tableLookup
    default:
      ""
    }
  }
}

extension String {
  fileprivate var tableLookup: String { self }
}

enum Intervals: Int, CaseIterable, Identifiable {
  case unset = 0
  case thirtySeconds = 30
  case oneMinute = 60
  case oneHour = 3600

  var id: Int { rawValue }
  var seconds: Double { Double(rawValue) }
  var description: String {
    switch self {
    case .unset:
      String(localized: "Unset")
    case .thirtySeconds:
      String(localized: "\(rawValue) Seconds")
    case .oneMinute:
      String(localized: "Every \(seconds / 60) Minutes")
    case .oneHour:
      .init(localized: "One Hour")
    }
  }
}
