import Extraction
import Locking
import SwiftSyntax

/// Reads a `Package.swift` without running it.
struct ManifestReader {
  private(set) var manifest = PackageManifest()
  private var evaluation: ManifestEvaluation
  /// Where the targets are among all, by their names.
  private var positions: [String: Int] = [:]

  /// Manifests have some hundred lines; those of the largest packages some thousand.
  private static let sizeLimit = 4 << 20

  /// A manifest of which nothing is known, and why.
  private static func unread(_ message: String, at offset: Int) -> PackageManifest {
    var manifest = PackageManifest()
    manifest.problems = [PackageManifest.Problem(message: message, range: offset..<offset)]
    return manifest
  }

  static func manifest(parsing bytes: [UInt8]) -> PackageManifest {
    if bytes.count > sizeLimit {
      return unread("this manifest has more than the \(sizeLimit >> 20) MB that are read", at: 0)
    }
    if let offset = bytes.firstIndex(of: 0) {
      return unread(
        "this is no UTF-8 text, which Swift needs; folders' names decide instead", at: offset)
    }
    return onLargeStack {
      do throws(ParsingExcess) {
        return ManifestReader(ManifestScope(try GuardedParser.tree(of: bytes))).manifest
      } catch {
        return unread(
          error.isOfTime
            ? "this takes too long to parse; folders' names decide instead"
            : "this is nested too deep to be read; folders' names decide instead",
          at: error.offset)
      }
    }
  }

  private init(_ scope: ManifestScope) {
    evaluation = ManifestEvaluation(scope)
    for call in scope.packages {
      let package = evaluation.value(of: ExprSyntax(call))
      manifest.name = package["name"]?.text ?? manifest.name
      manifest.defaultLocalization =
        package["defaultLocalization"].flatMap(Self.language) ?? manifest.defaultLocalization
      addTargets(package["targets"])
      addProducts(package["products"])
      addPackages(package["dependencies"])
    }
    for (member, expressions) in scope.additions {
      for value in expressions.map({ evaluation.value(of: $0) }) { add(value, to: member) }
    }
    manifest.steps = evaluation.steps
    for node in scope.unread {
      report(
        node.positionAfterSkippingLeadingTrivia
          .utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset)
    }
    if scope.packages.isEmpty {
      manifest.problems.append(
        PackageManifest.Problem(
          message: "expected 'let package = Package(…)'; folders' names decide instead",
          range: 0..<0))
    }
  }

  /// `"en"`, `.init(rawValue: "en")`, `LanguageTag("en")`.
  private static func language(_ value: ManifestValue) -> String? {
    value.text ?? value[nil]?.text ?? value["rawValue"]?.text ?? value["stringLiteral"]?.text
  }

  private mutating func report(_ range: Range<Int>) {
    // What a constant is stands in one place, however many targets use it.
    guard manifest.problems.count < 20, !manifest.problems.contains(where: { $0.range == range })
    else { return }
    manifest.problems.append(
      PackageManifest.Problem(
        message: "this can only be known by running the manifest; folders' names decide instead",
        range: range))
  }

  private mutating func add(_ value: ManifestValue, to member: String) {
    switch member {
    case "targets": addTargets(value)
    case "products": addProducts(value)
    case "dependencies": addPackages(value)
    default: break
    }
  }

  private mutating func addTargets(_ value: ManifestValue?) {
    for element in value?.elements ?? [] {
      switch element {
      case .call(let function, _):
        guard let name = element["name"]?.text ?? element[nil]?.text else {
          if case .unknown(let range)? = element["name"] ?? element[nil] { report(range) }
          continue
        }
        addTarget(Self.kind(ofTargetMadeBy: function), named: name, element)
      case .unknown(let range): report(range)
      case .text, .list, .nothing: continue
      }
    }
  }

  /// What a function makes: PackageDescription's, or one of the manifest's own, which is called after
  /// what it makes (`.strictTestTarget(name: "CupTests")`).
  private static func kind(ofTargetMadeBy function: String) -> PackageManifest.Target.Kind {
    if let kind = PackageManifest.Target.Kind(rawValue: function) { return kind }
    let kinds: [(word: String, kind: PackageManifest.Target.Kind)] = [
      ("test", .testTarget), ("executable", .executableTarget), ("binary", .binaryTarget),
      ("plugin", .plugin), ("macro", .macro), ("system", .systemLibrary),
    ]
    let name = function.lowercased()
    return kinds.first { name.contains($0.word) }?.kind ?? .target
  }

  private mutating func addTarget(
    _ kind: PackageManifest.Target.Kind, named name: String, _ call: ManifestValue
  ) {
    let target = Self.target(kind, named: name, call)
    if let known = positions[name] {
      // Both sides of a condition: what may be built for people isn't only tests.
      if manifest.targets[known].kind == .testTarget, kind != .testTarget {
        manifest.targets[known] = target
        reportUnknowns(of: call)
      }
      return
    }
    positions[name] = manifest.targets.count
    manifest.targets.append(target)
    reportUnknowns(of: call)
  }

  /// Tells what isn't known of the arguments that say which files a target has.
  private mutating func reportUnknowns(of call: ManifestValue) {
    for label in ["path", "sources", "exclude", "resources", "dependencies"] {
      for case .unknown(let range) in call[label]?.elements ?? [] { report(range) }
    }
  }

  private static func target(
    _ kind: PackageManifest.Target.Kind, named name: String, _ call: ManifestValue
  ) -> PackageManifest.Target {
    var target = PackageManifest.Target(kind: kind, name: name)
    // Of a condition's sides the first that says one.
    target.path = call["path"]?.elements.lazy.compactMap(\.text).first
    target.sources = call.texts("sources")
    target.exclude = call.texts("exclude") ?? []
    target.dependencies = (call["dependencies"]?.elements ?? []).compactMap(dependency)
    target.resources = (call["resources"]?.elements ?? []).compactMap { resource in
      guard case .call(let name, _) = resource,
        let rule = PackageManifest.Resource.Rule(rawValue: name), let path = resource[nil]?.text
      else { return nil }
      return PackageManifest.Resource(rule: rule, path: path)
    }
    return target
  }

  private static func dependency(_ value: ManifestValue) -> String? {
    if let name = value.text { return name }
    guard case .call(let function, _) = value,
      PackageManifest.dependencyFunctions.contains(function)
    else { return nil }
    return value["name"]?.text
  }

  private mutating func addProducts(_ value: ManifestValue?) {
    for element in value?.elements ?? [] {
      guard case .call(let kind, _) = element, let name = element["name"]?.text else { continue }
      manifest.products.append(
        PackageManifest.Product(
          name: name, targets: element.texts("targets") ?? [], isExecutable: kind == "executable"))
    }
  }

  private mutating func addPackages(_ value: ManifestValue?) {
    for element in value?.elements ?? [] {
      if let path = element["path"]?.text { manifest.localPackages.append(path) }
    }
  }
}
