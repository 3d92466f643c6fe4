// swift-tools-version: 6.2
// The exercises as a package, for editors: completion, errors while you type, test diamonds.
// LISTLAB_LESSON=1 narrows it to one lesson, so that the others' errors stay out of sight.
import PackageDescription

let folders = [
  "01-naive-vs-reuse", "02-stale-state", "03-index-path-vs-stable-id", "04-async-image-races",
  "05-estimated-heights",
]

// The grader builds copies of these folders elsewhere, and says where the kit is.
let kit = Context.environment["LISTLAB_KIT"] ?? ".."
let only = Context.environment["LISTLAB_LESSON"].flatMap { Int($0) }

let package = Package(
  name: "Exercises",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "ListLab", path: kit)],
  targets: folders.filter { only == nil || only == Int($0.prefix(2)) }.flatMap(targets(of:)),
  swiftLanguageModes: [.v6]
)

/// What the kit gives to a lesson, the learner's files, and the checks.
func targets(of folder: String) -> [Target] {
  let exercise: String = "Lesson" + folder.prefix(2)
  let given: String = exercise + "Given"
  let uiKit: Target.Dependency = .product(name: "UIKit", package: "ListLab")
  let probe: Target.Dependency = .product(name: "ListProbe", package: "ListLab")
  return [
    .target(
      name: given, dependencies: [uiKit], path: folder + "/Given", swiftSettings: appSettings()),
    .target(
      name: exercise, dependencies: [.target(name: given), uiKit], path: folder,
      exclude: ["Given", "Checks"], swiftSettings: appSettings()),
    .testTarget(
      name: exercise + "Checks",
      dependencies: [.target(name: exercise), .target(name: given), uiKit, probe],
      path: folder + "/Checks"),
  ]
}

/// What a new app target in Xcode has: everything on the main actor unless it says otherwise.
func appSettings() -> [SwiftSetting] {
  [
    .defaultIsolation(MainActor.self),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]
}
