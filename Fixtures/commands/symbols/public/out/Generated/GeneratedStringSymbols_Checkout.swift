// 
// GeneratedStringSymbols_Checkout.swift
// Auto-Generated symbols for localized strings defined in “Checkout.xcstrings”.
// 

// swift-format-ignore-file
// swiftlint:disable all

#if canImport(Darwin)
public import Foundation
#else
import Foundation
public import Localization
#endif

#if SWIFT_PACKAGE
private nonisolated let resourceBundle = Foundation.Bundle.module
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
private nonisolated let resourceBundleDescription = LocalizedStringResource.BundleDescription.atURL(resourceBundle.bundleURL)
#else

private class ResourceBundleClass {}
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
private nonisolated let resourceBundleDescription = LocalizedStringResource.BundleDescription.forClass(ResourceBundleClass.self)
#endif

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
nonisolated extension LocalizedStringResource {
    /// Namespace for strings in file “Checkout.xcstrings”.
    public enum Checkout {
        /**
         Localized string for key “Say "hello", \(nobody)” in table “Checkout.xcstrings”.
         */
        public static var sayHelloNobody: LocalizedStringResource {
            LocalizedStringResource("Say \"hello\", \\(nobody)", table: "Checkout", bundle: resourceBundleDescription)
        }
    }
}
