// swift-tools-version: 6.2
// The kit. Targets stand from the ground up; none imports one that stands below it in this file.
import PackageDescription

let package = Package(
  name: "ListLab",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "listlab", targets: ["listlab"]),
    // What a package of exercises builds against.
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "ListProbe", targets: ["ListProbe"]),
  ],
  targets: [
    // The engine.
    .target(name: "CCellFactory"),
    .target(name: "ListKit", dependencies: ["CCellFactory"], swiftSettings: kit + optimized),
    .target(name: "_Testing_UIKit", swiftSettings: kit),
    .target(name: "UIKit", dependencies: ["ListKit", "_Testing_UIKit"], swiftSettings: kit),

    // What watches the learner's code.
    .target(name: "Findings", swiftSettings: kit),
    .target(
      name: "ListProbe", dependencies: ["ListKit", "Findings"], swiftSettings: kit + optimized),

    // What runs the lessons.
    .target(name: "Curriculum", swiftSettings: kit),
    .target(name: "Grading", dependencies: ["Curriculum", "Findings"], swiftSettings: kit),
    .target(
      name: "Reporting", dependencies: ["Grading", "Curriculum", "Findings"], swiftSettings: kit),
    .target(
      name: "ListLabCLI", dependencies: ["Reporting", "Grading", "Curriculum", "Findings"],
      swiftSettings: kit),
    .executableTarget(name: "listlab", dependencies: ["ListLabCLI"], swiftSettings: kit),

    // Speed, by hand: swift run -c release listlab-bench
    .executableTarget(
      name: "listlab-bench", dependencies: ["ListKit", "ListProbe", "Findings"], swiftSettings: kit),

    // Tests: one target per target above, and three that cross them.
    .target(
      name: "TestKits", dependencies: ["Curriculum", "Grading", "ListLabCLI"],
      path: "Tests/TestKits", swiftSettings: kit),
    .testTarget(
      name: "ListKitTests", dependencies: ["ListKit", "ListProbe"], swiftSettings: kit),
    .testTarget(
      name: "UIKitTests", dependencies: ["UIKit", "ListProbe"], swiftSettings: kit),
    .testTarget(
      name: "ConformanceTests", dependencies: ["UIKit", "ListProbe"], exclude: ["README.md"],
      swiftSettings: kit),
    .testTarget(name: "FindingsTests", dependencies: ["Findings"], swiftSettings: kit),
    .testTarget(
      name: "ListProbeTests", dependencies: ["ListProbe", "ListKit", "UIKit", "Findings"],
      swiftSettings: kit),
    .testTarget(
      name: "CurriculumTests", dependencies: ["Curriculum", "TestKits"], swiftSettings: kit),
    .testTarget(
      name: "GradingTests", dependencies: ["Grading", "Curriculum", "Findings", "TestKits"],
      swiftSettings: kit),
    .testTarget(
      name: "ReportingTests", dependencies: ["Reporting", "Grading", "Curriculum", "Findings"],
      swiftSettings: kit),
    .testTarget(
      name: "ListLabCLITests", dependencies: ["ListLabCLI", "Curriculum", "Findings", "TestKits"],
      swiftSettings: kit),
    .testTarget(
      name: "LessonTests", dependencies: ["Curriculum", "Grading", "Reporting", "TestKits"],
      swiftSettings: kit),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "listlab", "ListLabCLI", "Reporting", "Grading", "Curriculum", "Findings", "TestKits",
      ],
      swiftSettings: kit),
  ],
  swiftLanguageModes: [.v6]
)

/// The settings of the kit's own targets.
var kit: [SwiftSetting] {
  [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}

/// Optimised also in debug builds: a lesson's checks run thousands of layout passes inside these.
var optimized: [SwiftSetting] { [.unsafeFlags(["-O"])] }
