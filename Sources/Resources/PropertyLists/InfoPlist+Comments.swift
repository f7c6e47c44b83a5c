extension InfoPlist {
  /// The keys that Xcode exports, by the names that it shows for them and gives as comments.
  static let comments = [
    "CFBundleDisplayName": "Bundle display name",
    "CFBundleName": "Bundle name",
    "CFBundleSpokenName": "Accessibility Bundle Name",
    "CFBundleGetInfoString": "Get Info string",
    "NSHumanReadableCopyright": "Copyright (human-readable)",
  ]

  /// Xcode's names for reasons to use something private, where they were seen in public apps.
  static let usageComments = [
    "NFCReaderUsageDescription": "Privacy - NFC Scan Usage Description",
    "NSAppleEventsUsageDescription": "Privacy - AppleEvents Sending Usage Description",
    "NSAppleMusicUsageDescription": "Privacy - Media Library Usage Description",
    "NSBluetoothAlwaysUsageDescription": "Privacy - Bluetooth Always Usage Description",
    "NSBluetoothPeripheralUsageDescription": "Privacy - Bluetooth Peripheral Usage Description",
    "NSCameraUsageDescription": "Privacy - Camera Usage Description",
    "NSFaceIDUsageDescription": "Privacy - Face ID Usage Description",
    "NSHealthShareUsageDescription": "Privacy - Health Share Usage Description",
    "NSHealthUpdateUsageDescription": "Privacy - Health Update Usage Description",
    "NSLocalNetworkUsageDescription": "Privacy - Local Network Usage Description",
    "NSLocationAlwaysAndWhenInUseUsageDescription":
      "Privacy - Location Always and When In Use Usage Description",
    "NSLocationAlwaysUsageDescription": "Privacy - Location Always Usage Description",
    "NSLocationWhenInUseUsageDescription": "Privacy - Location When In Use Usage Description",
    "NSMicrophoneUsageDescription": "Privacy - Microphone Usage Description",
    "NSPhotoLibraryAddUsageDescription": "Privacy - Photo Library Additions Usage Description",
    "NSPhotoLibraryUsageDescription": "Privacy - Photo Library Usage Description",
    "NSSiriUsageDescription": "Privacy - Siri Usage Description",
  ]
}
