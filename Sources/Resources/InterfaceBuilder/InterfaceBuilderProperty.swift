/// Which attributes of Interface Builder's elements people read, and what Xcode calls them in keys.
///
/// Checked against the `.strings` files that Xcode exported for public apps.
struct InterfaceBuilderProperty {
  /// The attribute, or the `key` of a `<string>` inside of the element.
  var attribute: String
  /// What stands behind the object's id.
  var name: String

  init(_ attribute: String, _ name: String? = nil) {
    self.attribute = attribute
    self.name = name ?? attribute
  }

  /// The properties of an element that has an id.
  static func ofObject(_ element: String, _ platform: InterfaceBuilderPlatform) -> [Self] {
    switch platform {
    case .appKit: appKit[element] ?? appKitObject
    // `placeholder="YES"` says of a constraint that it is removed when the app is built.
    case .uiKit: element == "constraint" ? [] : uiKitObject
    case .watchKit: watchKitObject
    }
  }

  /// The properties of an `<accessibility>`, which belong to the object around it.
  static func ofAccessibility(_ platform: InterfaceBuilderPlatform) -> [Self] {
    platform == .appKit ? appKitAccessibility : uiKitAccessibility
  }

  /// The properties of one `<segment>`.
  static func ofSegment(_ index: Int, _ platform: InterfaceBuilderPlatform) -> [Self] {
    platform == .appKit
      ? [
        Self("label", "ibShadowedLabels[\(index)]"),
        Self("toolTip", "ibShadowedToolTips[\(index)]"),
      ]
      : [Self("title", "segmentTitles[\(index)]")]
  }

  /// The title of a button's `<state>`.
  static func ofState(_ state: String) -> [Self] { [Self("title", state + "Title")] }

  /// The texts of a button's `<buttonConfiguration>`.
  static let ofButtonConfiguration = [
    Self("title", "configuration.title"), Self("subtitle", "configuration.subtitle"),
  ]

  /// The title of a table column's cell.
  static let ofHeaderCell = [Self("title", "headerCell.title")]

  /// The options of a `<binding>`.
  static let ofBinding = [
    Self("NSDisplayPattern", "ibShadowedDisplayPattern"),
    Self("NSDisplayName", "ibShadowedDisplayName"),
    Self("NSNullPlaceholder", "ibShadowedIsNilPlaceholder"),
    Self("NSMultipleValuesPlaceholder", "ibShadowedMultipleValuesPlaceholder"),
    Self("NSNoSelectionPlaceholder", "ibShadowedNoSelectionPlaceholder"),
    Self("NSNotApplicablePlaceholder", "ibShadowedNotApplicablePlaceholder"),
  ]

  /// The value of a user-defined runtime attribute of type "Localized String".
  static func ofRuntimeAttribute(_ index: Int) -> [Self] {
    [Self("value", "ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(index)]")]
  }

  private static let appKitObject = [
    Self("title"), Self("alternateTitle"), Self("placeholderString"),
    Self("toolTip", "ibShadowedToolTip"), Self("subtitle"), Self("headerToolTip"),
    Self("customizationLabel"), Self("collapsedRepresentationLabel"),
  ]
  /// Xcode exports no `title` of these, though files have one.
  private static let toolbarItem = [
    Self("label"), Self("paletteLabel"), Self("toolTip"),
  ]
  private static let appKit = [
    "toolbarItem": toolbarItem, "toolbarItemGroup": toolbarItem,
    "menuToolbarItem": toolbarItem, "searchToolbarItem": toolbarItem,
    "sharingServicePickerToolbarItem": toolbarItem,
    "tabViewItem": [Self("label"), Self("toolTip", "ibShadowedToolTip")],
    "sliderTouchBarItem": [Self("label"), Self("customizationLabel")],
    "popUpButtonCell": [Self("alternateTitle")],
  ]
  private static let uiKitObject = [
    Self("title"), Self("text"), Self("placeholder"), Self("prompt"), Self("headerTitle"),
    Self("footerTitle"), Self("subtitle"), Self("discoverabilityTitle"),
  ]
  private static let watchKitObject = [Self("title"), Self("text"), Self("placeholder")]
  private static let appKitAccessibility = [
    Self("description", "ibExternalAccessibilityDescription"),
    Self("help", "ibExternalAccessibilityHelp"),
  ]
  private static let uiKitAccessibility = [
    Self("label", "accessibilityLabel"), Self("hint", "accessibilityHint"),
    Self("value", "accessibilityValue"),
  ]
}
