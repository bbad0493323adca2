// swift-tools-version: 6.2
import PackageDescription

/// Fuzzing needs a sanitizer in every module, so what does it exists only when it is asked for;
/// CONTRIBUTING.md says how.
let isFuzzing = Context.environment["FONTMETRICS_FUZZ"] == "1"

/// Links a release without Swift's shared libraries, which needn't be installed then. A sanitizer
/// can't do without.
let withoutSwiftLibraries: [LinkerSetting] =
  isFuzzing
  ? []
  : [.unsafeFlags(["-static-stdlib"], .when(platforms: [.linux], configuration: .release))]

/// Links a release without any shared library: looking up a dozen of them takes longer than reading a
/// font. It can't be position-independent at the same time, for the builder gives every program a
/// run path, which glibc doesn't allow in a static one that is.
let withoutSharedLibraries: [LinkerSetting] =
  isFuzzing
  ? []
  : withoutSwiftLibraries
    // What fontconfig and FreeType need in turn, which a shared library would name itself.
    + ["expat", "png16", "z", "brotlidec", "brotlicommon"].map {
      .linkedLibrary($0, .when(platforms: [.linux], configuration: .release))
    } + [
      .unsafeFlags(
        [
          "-use-ld=lld", "-Xclang-linker", "-static",
          "-Xclang-linker", "-Wno-unused-command-line-argument",
        ], .when(platforms: [.linux], configuration: .release))
    ]

let package = Package(
  name: "fontmetrics",
  products: [
    .executable(name: "fontmetrics", targets: ["fontmetrics"]),
    .executable(name: "fontmetrics-draw", targets: ["fontmetrics-draw"]),
  ],
  targets: [
    // What Swift cannot import directly, each with a module map and a shim header.
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
    .systemLibrary(
      name: "CFontconfig", pkgConfig: "fontconfig", providers: [.apt(["libfontconfig-dev"])]),
    .systemLibrary(name: "CUTF8Proc", providers: [.apt(["libutf8proc-dev"])]),
    .systemLibrary(name: "CRaqm", pkgConfig: "raqm", providers: [.apt(["libraqm-dev"])]),
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(name: "CChafa", pkgConfig: "chafa", providers: [.apt(["libchafa-dev"])]),

    // Values and rules.
    .target(name: "FontModel", linkerSettings: [.linkedLibrary("m")]),
    .target(name: "Files"),
    .target(name: "Containment", linkerSettings: [.linkedLibrary("m")]),

    // The outside world, one library a module.
    .target(name: "UnicodeText", dependencies: ["CUTF8Proc"]),
    .target(name: "FreeType", dependencies: ["CFreeType", "Files", "FontModel"]),
    .target(name: "Fontconfig", dependencies: ["CFontconfig", "FontModel", "UnicodeText"]),
    .target(name: "Terminal", dependencies: ["UnicodeText"]),
    .target(name: "TextShaping", dependencies: ["CFreeType", "CRaqm", "FontModel", "FreeType"]),

    // What is made of it.
    .target(
      name: "FontInspection",
      dependencies: [
        "Containment", "Files", "FontModel", "FreeType", "Fontconfig", "UnicodeText",
      ]),
    .target(
      name: "Reports", dependencies: ["FontModel", "Terminal", "UnicodeText"],
      linkerSettings: [.linkedLibrary("m")]),
    .target(
      name: "MetricDiagram",
      dependencies: [
        "CCairo", "CChafa", "CPNG", "FontModel", "Terminal", "TextShaping", "UnicodeText",
      ],
      linkerSettings: [.linkedLibrary("m")]),
    .target(name: "Arguments"),

    // Who asks.
    .target(
      name: "FontMetricsCommands",
      dependencies: [
        "Arguments", "Containment", "Files", "FontInspection", "FontModel", "Fontconfig", "Reports",
        "Terminal",
      ]),
    .executableTarget(
      name: "fontmetrics", dependencies: ["FontMetricsCommands"],
      linkerSettings: withoutSharedLibraries),
    // Everything that draws: Cairo and chafa would slow the start of all that doesn't.
    .executableTarget(
      name: "fontmetrics-draw",
      dependencies: [
        "FontMetricsCommands", "FontModel", "FreeType", "MetricDiagram", "Terminal", "TextShaping",
      ], linkerSettings: withoutSwiftLibraries),

    // Tests, a target a module.
    .target(name: "TestSupport", dependencies: ["FontModel"], path: "Tests/TestSupport"),
    .testTarget(name: "FontModelTests", dependencies: ["FontModel", "TestSupport"]),
    .testTarget(name: "UnicodeTextTests", dependencies: ["UnicodeText"]),
    .testTarget(name: "FreeTypeTests", dependencies: ["FontModel", "FreeType", "TestSupport"]),
    .testTarget(name: "FontconfigTests", dependencies: ["FontModel", "Fontconfig", "TestSupport"]),
    .testTarget(name: "TerminalTests", dependencies: ["Terminal"]),
    .testTarget(
      name: "FontInspectionTests",
      dependencies: ["FontInspection", "FontModel", "Fontconfig", "FreeType", "TestSupport"],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "TextShapingTests",
      dependencies: ["FontModel", "FreeType", "TestSupport", "TextShaping"]),
    .testTarget(
      name: "MetricDiagramTests",
      dependencies: [
        "FontModel", "FreeType", "MetricDiagram", "Terminal", "TestSupport", "TextShaping",
      ],
      exclude: ["Terminal/Snapshots"]),
    .testTarget(
      name: "ReportsTests", dependencies: ["FontModel", "Reports", "Terminal", "TestSupport"]),
    .testTarget(name: "ArgumentsTests", dependencies: ["Arguments"]),
    .testTarget(
      name: "FontMetricsCommandsTests",
      dependencies: [
        "Arguments", "FontMetricsCommands", "FontModel", "TestSupport", "fontmetrics",
        "fontmetrics-draw",
      ],
      exclude: ["Snapshots"]),
    .target(
      name: "FuzzHarness",
      dependencies: [
        "FontInspection", "FontModel", "FreeType", "MetricDiagram", "Reports", "Terminal",
        "TextShaping", "UnicodeText",
      ],
      path: "Tests/Fuzz/Harness"),
    .testTarget(
      name: "FuzzTests", dependencies: ["FuzzHarness", "TestSupport"], path: "Tests/Fuzz/Replay"),
  ],
  swiftLanguageModes: [.v6]
)

// The system's linker doesn't take what libFuzzer is made of.
if isFuzzing {
  let linksFuzzer = LinkerSetting.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])
  package.targets += [
    .systemLibrary(name: "CLibFuzzer", path: "Tests/Fuzz/CLibFuzzer"),
    .executableTarget(
      name: "fuzz-report", dependencies: ["CLibFuzzer", "FuzzHarness"], path: "Tests/Fuzz/Report",
      linkerSettings: [linksFuzzer]),
    .executableTarget(
      name: "fuzz-picture", dependencies: ["CLibFuzzer", "FuzzHarness"],
      path: "Tests/Fuzz/Picture", linkerSettings: [linksFuzzer]),
    .executableTarget(
      name: "fuzz-seeds", dependencies: ["TestSupport"], path: "Tests/Fuzz/Seeds"),
  ]
}

for target in package.targets where target.type != .system {
  // What judges an input needn't lead to others. Comparisons are followed where fonts are read;
  // where text is laid out they would only take time.
  if isFuzzing, target.path?.hasPrefix("Tests/") != true {
    let readsFonts = ["FontModel", "FreeType", "TextShaping"].contains(target.name)
    target.swiftSettings = [
      .unsafeFlags([
        "-sanitize-coverage=edge,indirect-calls,inline-8bit-counters,pc-table"
          + (readsFonts ? ",trace-cmp" : "")
      ])
    ]
  }
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .strictMemorySafety(),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .treatAllWarnings(as: .error),
    ]
}
