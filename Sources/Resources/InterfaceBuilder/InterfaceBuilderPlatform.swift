import Reading

/// What an Interface Builder document is for, which says what its elements' classes are.
enum InterfaceBuilderPlatform {
  case appKit
  case uiKit
  case watchKit

  /// - Parameter type: The document's type, such as `com.apple.InterfaceBuilder3.Cocoa.XIB`.
  init(documentType type: String) {
    let parts = type.split(separator: ".")
    if parts.contains("WatchKit") {
      self = .watchKit
    } else if parts.contains("Cocoa") {
      self = .appKit
    } else {
      self = .uiKit
    }
  }

  /// The class of an element as Xcode names it in comments.
  func className(of element: String) -> String {
    if let known = known[element] { return known }
    return prefix + element.startingWithCapital
  }

  private var prefix: String {
    switch self {
    case .appKit: "NS"
    case .uiKit: "UI"
    case .watchKit: "WKInterface"
    }
  }

  private var known: [String: String] {
    switch self {
    case .appKit: Self.appKitClasses
    case .uiKit: Self.uiKitClasses
    case .watchKit: Self.watchKitClasses
    }
  }

  private static let appKitClasses = [
    "binding": "CocoaBindingsConnection", "customView": "NSView", "customObject": "NSObject",
    "pagecontroller": "NSPageController", "userDefaultsController": "NSUserDefaultsController",
    "webView": "WebView", "wkWebView": "WKWebView", "mapView": "MKMapView",
    "avPlayerView": "AVPlayerView", "pdfView": "PDFView",
  ]
  private static let uiKitClasses = [
    "mapView": "MKMapView", "wkWebView": "WKWebView", "glkView": "GLKView",
    "glkViewController": "GLKViewController", "avPlayerViewController": "AVPlayerViewController",
    "arscnView": "ARSCNView", "customObject": "NSObject",
  ]
  private static let watchKitClasses = [
    "controller": "WKInterfaceController", "notificationController": "WKNotificationController",
  ]
}
