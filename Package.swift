// swift-tools-version: 6.2
import PackageDescription

/// The language settings of every Swift target: Swift 6 mode, strict imports, warnings as errors.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// The settings of the sample app's own package, which is written like most apps' packages.
let sampleSettings: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

/// What only the tool needs.
///
/// Without its trait, an app that links `Localization` fetches no package.
let tool: TargetDependencyCondition? = .when(traits: ["Tool"])

let swiftSyntax: Target.Dependency = .product(
  name: "SwiftSyntax", package: "swift-syntax", condition: tool)
let swiftParser: Target.Dependency = .product(
  name: "SwiftParser", package: "swift-syntax", condition: tool)

let argumentParser: Target.Dependency = .product(
  name: "ArgumentParser", package: "swift-argument-parser", condition: tool)

let flyingSocks: Target.Dependency = .product(
  name: "FlyingSocks", package: "FlyingFox", condition: tool)

/// What plugins run with their trait; without it, the tool that is installed.
let pluginTool: Target.Dependency = .target(name: "l10n", condition: .when(traits: ["Plugins"]))

/// The languages that have a grammar, and the tags of their folders: a package trait each, so that an
/// app embeds only those it wants (docs/decisions/0028-package-traits.md).
let languages = [
  "English": "en", "French": "fr", "German": "de", "Italian": "it", "Polish": "pl",
  "Portuguese": "pt", "Spanish": "es",
]

let workflowTestDependencies: [Target.Dependency] = [
  "Catalogs", "Diagnostics", "Exchange", "Extraction", "Fuzzing", "Grammar", "Linting",
  "LocaleData", "Localization", "Locking", "Messages", "Reading", "TestSupport", "Workflows",
]

/// The folders of the workflows' tests that are about projects and their sources: a module of their
/// own, for all of them together take one core longer than whatever else is left to compile.
let sourceWorkflowTests = [
  "Configuration", "Extract", "Files", "Knowledge", "Projects", "Rename", "SetUp", "Symbols",
]

let package = Package(
  name: "l10n",
  defaultLocalization: "en",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .executable(name: "l10n", targets: ["l10n"]),
    .library(name: "Localization", targets: ["Localization"]),
    .plugin(name: "L10nExtract", targets: ["ExtractCommand"]),
    .plugin(name: "L10nLint", targets: ["LintCommand"]),
    .plugin(name: "L10nPreview", targets: ["PreviewCommand"]),
    .plugin(name: "L10nLintCatalogs", targets: ["LintBuildTool"]),
    .plugin(name: "L10nSymbols", targets: ["SymbolsBuildTool"]),
    .executable(name: "caffe", targets: ["caffe"]),
  ],
  traits: Set(
    languages.map { .trait(name: $0.key, description: "The grammar of \($0.key) (\($0.value)).") }
      + [
        .trait(name: "Tool", description: "The command-line tool."),
        .trait(
          name: "Plugins", description: "The plugins, which build the tool.",
          enabledTraits: ["Tool"]),
        .trait(
          name: "Languages", description: "All grammars.", enabledTraits: Set(languages.keys)),
        .default(enabledTraits: ["Languages", "Tool"]),
      ]),
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    // Floor -1
    .target(
      name: "LanguageData", sources: ["LanguageData.c", "Languages.c"],
      cSettings: languages.map {
        .define("GRAMMAR_\($0.value.uppercased())", .when(traits: [$0.key]))
      }),
    .target(name: "Locking", swiftSettings: settings),
    .target(name: "PlainBytes", swiftSettings: settings),
    .target(name: "StudioPage", exclude: ["page"]),
    .target(name: "SystemCalls"),
    // Floor 0
    .target(name: "Diagnostics", swiftSettings: settings),
    .target(
      name: "AttributeAccess",
      swiftSettings: settings.dropFirst() + [.swiftLanguageMode(.v5)]),
    .target(name: "ExtractionData", exclude: ["apis", "interfaces.bytes"]),
    .target(
      name: "LocaleData", dependencies: ["LanguageData", "Locking", "PlainBytes"],
      swiftSettings: settings),
    .target(name: "JSONRPC", dependencies: ["Locking"], swiftSettings: settings),
    .target(name: "Vocabulary", swiftSettings: settings),
    // Floor 1
    .target(name: "Reading", dependencies: ["Diagnostics", "PlainBytes"], swiftSettings: settings),
    // Floor 2
    .target(
      name: "Messages",
      dependencies: [
        "AttributeAccess", "Diagnostics", "LanguageData", "LocaleData", "Locking", "PlainBytes",
        "Reading", "Vocabulary",
      ],
      swiftSettings: settings),
    // Floor 3
    .target(
      name: "Catalogs",
      dependencies: ["Diagnostics", "LocaleData", "Messages", "PlainBytes", "Reading"],
      swiftSettings: settings),
    .target(
      name: "Extraction",
      dependencies: [
        "Diagnostics", "ExtractionData", "LocaleData", "Locking", "Messages", "PlainBytes",
        "Reading", swiftSyntax, swiftParser,
      ],
      swiftSettings: settings),
    .target(
      name: "Grammar",
      dependencies: ["LanguageData", "LocaleData", "Locking", "PlainBytes", "Vocabulary"],
      swiftSettings: settings),
    // Floor 4
    .target(
      name: "Exchange",
      dependencies: ["Catalogs", "Diagnostics", "LocaleData", "Messages", "PlainBytes", "Reading"],
      swiftSettings: settings),
    .target(
      name: "Localization",
      dependencies: [
        "Catalogs", "Diagnostics", "Grammar", "LocaleData", "Locking", "Messages", "PlainBytes",
        "Reading", "Vocabulary",
      ],
      swiftSettings: settings),
    .target(
      name: "Projects",
      dependencies: [
        "Diagnostics", "Extraction", "Locking", "PlainBytes", "Reading", swiftSyntax, swiftParser,
        .product(name: "Yams", package: "Yams", condition: tool),
      ],
      swiftSettings: settings),
    .target(
      name: "Resources",
      dependencies: ["Diagnostics", "Extraction", "Locking", "Messages", "PlainBytes", "Reading"],
      swiftSettings: settings),
    // Floor 5
    .target(
      name: "Linting",
      dependencies: [
        "Catalogs", "Diagnostics", "Exchange", "Grammar", "LocaleData", "Localization", "Locking",
        "Messages", "PlainBytes", "Reading", "Vocabulary",
      ],
      swiftSettings: settings),
    // Floor 6
    .target(
      name: "Generation", dependencies: ["Diagnostics", "Grammar", "LocaleData", "Vocabulary"],
      swiftSettings: settings),
    .target(
      name: "Workflows",
      dependencies: [
        "Catalogs", "Diagnostics", "Exchange", "Extraction", "Grammar", "Linting", "LocaleData",
        "Localization", "Locking", "Messages", "PlainBytes", "Projects", "Reading", "Resources",
        "SystemCalls", "Vocabulary",
      ],
      swiftSettings: settings),
    // Floor 7
    .target(
      name: "Sessions",
      dependencies: [
        "Catalogs", "Diagnostics", "Exchange", "Extraction", "LocaleData", "Locking", "PlainBytes",
        "Reading", "Workflows",
      ],
      swiftSettings: settings),
    // Floor 8
    .target(
      name: "LanguageServer",
      dependencies: [
        "Catalogs", "Diagnostics", "Extraction", "JSONRPC", "Linting", "LocaleData", "Locking",
        "Messages", "PlainBytes", "Reading", "Sessions", "Vocabulary", "Workflows",
      ],
      swiftSettings: settings),
    .target(
      name: "ModelContext",
      dependencies: [
        "Catalogs", "Diagnostics", "Exchange", "Extraction", "Grammar", "JSONRPC", "Linting",
        "LocaleData", "Locking", "Messages", "Reading", "Sessions", "Workflows",
      ],
      swiftSettings: settings),
    .target(
      name: "Studio",
      dependencies: [
        "Catalogs", "Diagnostics", "Exchange", "Extraction", "Linting", "LocaleData",
        "Localization", "Locking", "Messages", "PlainBytes", "Reading", "Sessions", "StudioPage",
        "Vocabulary", "Workflows", flyingSocks,
      ],
      swiftSettings: settings),
    // Floor 9
    .target(
      name: "Fuzzing",
      dependencies: [
        "Catalogs", "Diagnostics", "Exchange", "Extraction", "Grammar", "LanguageServer", "Linting",
        "LocaleData", "Localization", "Locking", "Messages", "ModelContext", "Projects", "Reading",
        "Resources", "Vocabulary", "Workflows",
      ],
      swiftSettings: settings),
    // Floor 10
    .executableTarget(
      name: "l10n",
      dependencies: [
        "Catalogs", "Diagnostics", "Exchange", "Extraction", "Grammar", "LanguageServer", "Linting",
        "Locking", "Messages", "ModelContext", "Reading", "Studio", "Vocabulary", "Workflows",
        argumentParser,
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "l10n-dev",
      dependencies: [
        "Catalogs", "Diagnostics", "Extraction", "Fuzzing", "Generation", "Grammar",
        "JSONRPC", "Linting", "LocaleData", "Localization", "Locking", "Messages", "Reading",
        "Vocabulary", "Workflows", argumentParser,
      ],
      swiftSettings: settings),
    // Plugins of SwiftPM, which run the tool
    .plugin(
      name: "ExtractCommand",
      capability: .command(
        intent: .custom(
          verb: "l10n-extract",
          description: "Find localizable strings and bring the catalogs up to date."),
        permissions: [.writeToPackageDirectory(reason: "Catalogs get the strings of the code.")]),
      dependencies: [pluginTool], path: "Sources/Plugins/ExtractCommand"),
    .plugin(
      name: "LintCommand",
      capability: .command(
        intent: .custom(verb: "l10n-lint", description: "Check catalogs and translations.")),
      dependencies: [pluginTool], path: "Sources/Plugins/LintCommand"),
    .plugin(
      name: "PreviewCommand",
      capability: .command(
        intent: .custom(verb: "l10n-preview", description: "Show what a person will read.")),
      dependencies: [pluginTool], path: "Sources/Plugins/PreviewCommand"),
    .plugin(
      name: "LintBuildTool", capability: .buildTool(), dependencies: [pluginTool],
      path: "Sources/Plugins/LintBuildTool"),
    .plugin(
      name: "SymbolsBuildTool", capability: .buildTool(), dependencies: [pluginTool],
      path: "Sources/Plugins/SymbolsBuildTool"),
    // The sample app: what its folder `Shared` holds, and a program that links the engine alone
    .target(
      name: "CaffeMenu", dependencies: ["Localization"], path: "Fixtures/Caffe/Shared",
      exclude: ["Package.swift"], resources: [.process("Resources")],
      swiftSettings: sampleSettings),
    .executableTarget(
      name: "caffe", dependencies: ["CaffeMenu", "Localization"],
      path: "Fixtures/Caffe/CommandLine", resources: [.process("Resources")],
      swiftSettings: settings),
    // Tests
    .target(
      name: "TestSupport", dependencies: ["Catalogs", "Diagnostics"], path: "Tests/TestSupport",
      swiftSettings: settings),
    .testTarget(
      name: "CaffeTests", dependencies: ["TestSupport", "caffe"], swiftSettings: settings),
    .testTarget(
      name: "CatalogsTests",
      dependencies: ["Catalogs", "Diagnostics", "Exchange", "Messages", "Reading", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "CommandTests", dependencies: ["Diagnostics", "Generation", "TestSupport", "l10n"],
      swiftSettings: settings),
    .testTarget(
      name: "DiagnosticsTests", dependencies: ["Diagnostics"], swiftSettings: settings),
    .testTarget(
      name: "ExchangeTests",
      dependencies: ["Catalogs", "Diagnostics", "Exchange", "Messages", "Reading", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "ExtractionTests",
      dependencies: ["Diagnostics", "Extraction", "Locking", "Messages", "Reading", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "FuzzingTests", dependencies: ["Fuzzing", "TestSupport", "l10n", "l10n-dev"],
      swiftSettings: settings),
    .testTarget(
      name: "GenerationTests",
      dependencies: ["Diagnostics", "Generation", "Grammar", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "GrammarTests",
      dependencies: ["Generation", "Grammar", "LocaleData", "TestSupport", "Vocabulary"],
      exclude: ["Sketches"], swiftSettings: settings),
    .testTarget(
      name: "JSONRPCTests", dependencies: ["JSONRPC", "Locking"], swiftSettings: settings),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: [
        "JSONRPC", "LanguageServer", "Locking", "Reading", "Sessions", "TestSupport", "Workflows",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "LintingTests",
      dependencies: [
        "Catalogs", "Diagnostics", "Linting", "LocaleData", "Locking", "Messages", "Reading",
        "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "LocaleDataTests", dependencies: ["LocaleData", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "LocalizationTests",
      dependencies: [
        "Catalogs", "Diagnostics", "Exchange", "Grammar", "LocaleData", "Localization", "Locking",
        "Messages", "Reading", "TestSupport", "Vocabulary",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "MessagesTests",
      dependencies: ["Messages", "Reading", "TestSupport", "Vocabulary"],
      swiftSettings: settings),
    .testTarget(
      name: "ModelContextTests",
      dependencies: ["JSONRPC", "Locking", "ModelContext", "Reading", "TestSupport", "Workflows"],
      swiftSettings: settings),
    .testTarget(name: "LockingTests", dependencies: ["Locking"], swiftSettings: settings),
    .testTarget(
      name: "PlainBytesTests", dependencies: ["PlainBytes"], swiftSettings: settings),
    .testTarget(
      name: "ProjectsTests",
      dependencies: ["Diagnostics", "Extraction", "Projects", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "ReadingTests", dependencies: ["Diagnostics", "Reading", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "RepositoryTests", dependencies: ["Fuzzing", "TestSupport", "l10n"],
      swiftSettings: settings),
    .testTarget(
      name: "ResourcesTests",
      dependencies: ["Diagnostics", "Extraction", "Reading", "Resources", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "SessionsTests",
      dependencies: [
        "Catalogs", "Diagnostics", "Linting", "Reading", "Sessions", "TestSupport", "Workflows",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "StudioTests",
      dependencies: [
        "Catalogs", "Diagnostics", "Exchange", "Linting", "Localization", "Locking", "Messages",
        "Reading", "Sessions", "Studio", "TestSupport", "Workflows",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "SymbolTests",
      dependencies: ["Catalogs", "Exchange", "Localization", "TestSupport"],
      resources: [.process("Resources")], swiftSettings: settings),
    .testTarget(
      name: "VocabularyTests", dependencies: ["Vocabulary"], swiftSettings: settings),
    .testTarget(
      name: "WorkflowsTests", dependencies: workflowTestDependencies, exclude: sourceWorkflowTests,
      swiftSettings: settings),
    .testTarget(
      name: "SourceWorkflowsTests", dependencies: workflowTestDependencies,
      path: "Tests/WorkflowsTests", sources: sourceWorkflowTests, swiftSettings: settings),
  ]
)
