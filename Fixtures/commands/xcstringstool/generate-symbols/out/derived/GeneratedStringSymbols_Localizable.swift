// 
// GeneratedStringSymbols_Localizable.swift
// Auto-Generated symbols for localized strings defined in “Localizable.xcstrings”.
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
    /**
     Localized string for key “%lld new messages” in table “Localizable.xcstrings”.
     */
    static func newMessages(_ arg1: Int) -> LocalizedStringResource {
        LocalizedStringResource("%lld new messages", defaultValue: "\(arg1, specifier: "%lld")", table: "Localizable", bundle: resourceBundleDescription)
    }

    /**
     The cart's title.
     Its 2nd line ends with * / and / *.
     
     Localized string for key “cart.title” in table “Localizable.xcstrings”.
     */
    static var cartTitle: LocalizedStringResource {
        LocalizedStringResource("cart.title", table: "Localizable", bundle: resourceBundleDescription)
    }

    /**
     Localized string for key “items left” in table “Localizable.xcstrings”.
     */
    static func itemsLeft(count: Int, `in`: String) -> LocalizedStringResource {
        LocalizedStringResource("items left", defaultValue: "\(count, specifier: "%lld")\(`in`)", table: "Localizable", bundle: resourceBundleDescription)
    }

    /**
     Localized string for key “progress” in table “Localizable.xcstrings”.
     */
    static func progress(_ arg1: Int32, _ arg2: UInt32, _ arg3: Double, _ arg4: Int, _ arg5: String) -> LocalizedStringResource {
        LocalizedStringResource("progress", defaultValue: "\(arg1, specifier: "%d")\(arg2, specifier: "%u")\(arg3, specifier: "%.1f")\(arg4, specifier: "%02lld")\(arg5)", table: "Localizable", bundle: resourceBundleDescription)
    }

    /**
     Localized string for key “shelf” in table “Localizable.xcstrings”.
     */
    static func shelf(books: Int, shelfBoards: UInt, _ arg3: String) -> LocalizedStringResource {
        LocalizedStringResource("shelf", defaultValue: "\(books, specifier: "%lld")\(shelfBoards, specifier: "%llu")\(arg3)", table: "Localizable", bundle: resourceBundleDescription)
    }
}
