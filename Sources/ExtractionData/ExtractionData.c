// What the standard library and Apple's frameworks declare, as far as extraction needs it.
// To add a framework, put its file into apis/ and name it here.
#include "ExtractionData.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char appintents_interface[] = {
#embed "apis/AppIntents.swiftinterface"
};

static const unsigned char appkit_interface[] = {
#embed "apis/AppKit.swiftinterface"
};

static const unsigned char charts_interface[] = {
#embed "apis/Charts.swiftinterface"
};

static const unsigned char coredata_swiftdata_interface[] = {
#embed "apis/CoreData-SwiftData.swiftinterface"
};

static const unsigned char coregraphics_interface[] = {
#embed "apis/CoreGraphics.swiftinterface"
};

static const unsigned char corelocation_mapkit_interface[] = {
#embed "apis/CoreLocation-MapKit.swiftinterface"
};

static const unsigned char devices_interface[] = {
#embed "apis/Devices.swiftinterface"
};

static const unsigned char foundation_interface[] = {
#embed "apis/Foundation.swiftinterface"
};

static const unsigned char foundationlocalization_interface[] = {
#embed "apis/FoundationLocalization.swiftinterface"
};

static const unsigned char localization_interface[] = {
#embed "apis/Localization.swiftinterface"
};

static const unsigned char media_interface[] = {
#embed "apis/Media.swiftinterface"
};

static const unsigned char packages_interface[] = {
#embed "apis/Packages.swiftinterface"
};

static const unsigned char swift_interface[] = {
#embed "apis/Swift.swiftinterface"
};

static const unsigned char swiftui_frameworks_interface[] = {
#embed "apis/SwiftUI-Frameworks.swiftinterface"
};

static const unsigned char swiftui_modifiers_interface[] = {
#embed "apis/SwiftUI-Modifiers.swiftinterface"
};

static const unsigned char swiftui_values_interface[] = {
#embed "apis/SwiftUI-Values.swiftinterface"
};

static const unsigned char swiftui_views_interface[] = {
#embed "apis/SwiftUI-Views.swiftinterface"
};

static const unsigned char tipkit_interface[] = {
#embed "apis/TipKit.swiftinterface"
};

static const unsigned char uikit_interface[] = {
#embed "apis/UIKit.swiftinterface"
};

static const unsigned char widgetkit_interface[] = {
#embed "apis/WidgetKit.swiftinterface"
};

static const ExtractionInterface interfaces[] = {
  {"AppIntents.swiftinterface", appintents_interface, sizeof appintents_interface},
  {"AppKit.swiftinterface", appkit_interface, sizeof appkit_interface},
  {"Charts.swiftinterface", charts_interface, sizeof charts_interface},
  {"CoreData-SwiftData.swiftinterface", coredata_swiftdata_interface, sizeof coredata_swiftdata_interface},
  {"CoreGraphics.swiftinterface", coregraphics_interface, sizeof coregraphics_interface},
  {"CoreLocation-MapKit.swiftinterface", corelocation_mapkit_interface, sizeof corelocation_mapkit_interface},
  {"Devices.swiftinterface", devices_interface, sizeof devices_interface},
  {"Foundation.swiftinterface", foundation_interface, sizeof foundation_interface},
  {"FoundationLocalization.swiftinterface", foundationlocalization_interface, sizeof foundationlocalization_interface},
  {"Localization.swiftinterface", localization_interface, sizeof localization_interface},
  {"Media.swiftinterface", media_interface, sizeof media_interface},
  {"Packages.swiftinterface", packages_interface, sizeof packages_interface},
  {"Swift.swiftinterface", swift_interface, sizeof swift_interface},
  {"SwiftUI-Frameworks.swiftinterface", swiftui_frameworks_interface, sizeof swiftui_frameworks_interface},
  {"SwiftUI-Modifiers.swiftinterface", swiftui_modifiers_interface, sizeof swiftui_modifiers_interface},
  {"SwiftUI-Values.swiftinterface", swiftui_values_interface, sizeof swiftui_values_interface},
  {"SwiftUI-Views.swiftinterface", swiftui_views_interface, sizeof swiftui_views_interface},
  {"TipKit.swiftinterface", tipkit_interface, sizeof tipkit_interface},
  {"UIKit.swiftinterface", uikit_interface, sizeof uikit_interface},
  {"WidgetKit.swiftinterface", widgetkit_interface, sizeof widgetkit_interface},
};

size_t extraction_interface_count(void) {
  return sizeof interfaces / sizeof interfaces[0];
}

ExtractionInterface extraction_interface(size_t index) { return interfaces[index]; }
