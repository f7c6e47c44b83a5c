// 
// GeneratedStringSymbols_sign-up Flow.swift
// Auto-Generated symbols for localized strings defined in “sign-up Flow.xcstrings”.
// 

// swift-format-ignore-file
// swiftlint:disable all

import Foundation
#if !canImport(Darwin)
import Localization
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
    /// Namespace for strings in file “sign-up Flow.xcstrings”.
    enum SignUpFlow {
        /**
         Localized string for key “Say "hello", \(nobody)” in table “sign-up Flow.xcstrings”.
         */
        static var sayHelloNobody: LocalizedStringResource {
            LocalizedStringResource("Say \"hello\", \\(nobody)", table: "sign-up Flow", bundle: resourceBundleDescription)
        }
    }
}
