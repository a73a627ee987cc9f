/// One thing that a project may have: how it is made, so that nothing is wrong afterwards.
///
/// A row of a family below makes one. Features know of each other only what the draft shows.
struct ProjectFeature: Sendable {
  let name: String
  /// Of a hundred projects, how many have it.
  let share: Int
  /// Nothing where the project has no room for it.
  let add: @Sendable (inout ProjectDraft) -> Bool

  init(
    _ name: String, share: Int = 15, add: @escaping @Sendable (inout ProjectDraft) -> Bool
  ) {
    self.name = name
    self.share = share
    self.add = add
  }

  static let all: [ProjectFeature] =
    views + screens + lists + navigation + nibs + code + modules + resources + surroundings
}

extension SyntheticProject {
  /// The project of a seed.
  public init(_ seed: UInt64) {
    var draft = ProjectDraft(SeededRandom(seed: seed))
    draft.begin()
    var order = ProjectFeature.all
    order.shuffle(using: &draft.random)
    for feature in order where draft.random.chance(feature.share) && feature.add(&draft) {
      draft.features.append(feature.name)
    }
    self = draft.finish(seed)
  }

  /// The names of all features, for a table of what was met.
  public static var allFeatures: [String] { ProjectFeature.all.map(\.name) }
}

extension ProjectDraft {
  /// The app's first screens.
  mutating func begin() {
    features.append(
      "\(style.format.rawValue), Swift \(style.swiftVersion), prefix '\(style.prefix)'")
    let main = addStoryboard(random.pick(["Main", "Main", "MainStoryboard", "Start"]))
    targets[0].plistEntries.append(
      (
        "UIMainStoryboardFile",
        storyboards[main].name.marked(.mainStoryboard, storyboards[main].name)
      ))
    switch random.below(4) {
    case 0: storyboards[main].initial = addScene("viewController", in: main)
    case 1: storyboards[main].initial = addStack(in: main)
    case 2:
      let tabs = addScene("tabBarController", in: main, hasClass: random.chance(20))
      scenes[tabs].parts = [
        Markup("tabBar", ["key": "tabBar", "contentMode": "scaleToFill", "id": objectID()])
      ]
      storyboards[main].initial = tabs
      for _ in 0...1 + random.below(3) {
        addTab(
          random.chance(50) ? addStack(in: main) : addScene("viewController", in: main), to: tabs)
      }
    default:
      let split = addScene("splitViewController", in: main, hasClass: random.chance(20))
      storyboards[main].initial = split
      let primary = addStack(in: main)
      let secondary = addStack(in: main)
      scenes[split].connections += [
        relationship(split, "masterViewController", primary),
        relationship(split, "detailViewController", secondary),
      ]
    }
    writeAppDelegate()
  }

  func relationship(_ source: Int, _ word: String, _ destination: Int) -> Markup {
    Markup(
      "segue",
      [
        "destination": scenes[destination].id, "kind": "relationship", "relationship": word,
        "id": scenes[source].id + "-" + scenes[destination].id,
      ])
  }

  mutating func addTab(_ scene: Int, to tabs: Int) {
    scenes[scene].parts.append(
      Markup(
        "tabBarItem",
        [
          "key": "tabBarItem", "title": scenes[scene].topic,
          "image": style.deploymentTarget < 13 ? nil : "star",
          "catalog": style.deploymentTarget < 13 ? nil : "system", "id": objectID(),
        ]))
    scenes[tabs].connections.append(relationship(tabs, "viewControllers", scene))
  }

  /// A navigation controller with a screen; the former.
  mutating func addStack(in storyboard: Int) -> Int {
    let stack = addScene("navigationController", in: storyboard, hasClass: random.chance(15))
    scenes[stack].parts = [
      Markup(
        "navigationBar", ["key": "navigationBar", "contentMode": "scaleToFill", "id": objectID()])
    ]
    let root = addScene("viewController", in: storyboard)
    scenes[root].isInStack = true
    scenes[stack].connections.append(relationship(stack, "rootViewController", root))
    return stack
  }

  private mutating func writeAppDelegate() {
    let path = targets[0].path("AppDelegate")
    if style.swiftShare == 0 {
      addSource(
        "#import <UIKit/UIKit.h>\n\n@interface AppDelegate : UIResponder <UIApplicationDelegate>\n@property (strong, nonatomic) UIWindow *window;\n@end\n",
        at: path + ".h", in: nil)
      addSource(
        "#import \"AppDelegate.h\"\n\n@implementation AppDelegate\n@end\n", at: path + ".m", in: 0)
      return
    }
    addSource(
      """
      import UIKit

      \(style.major >= 5 ? "@main" : "@UIApplicationMain")
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
      }

      """, at: path + ".swift", in: 0)
  }

  /// Whether the sources show everything of a class and of those it inherits from.
  private func isKnown(_ index: Int) -> Bool {
    let row = classes[index]
    return row.isKnown && !sharedNames.contains(row.name)
      && (row.parent.map { isKnown($0) } ?? true)
  }

  /// Writes everything.
  mutating func finish(_ seed: UInt64) -> SyntheticProject {
    for index in storyboards.indices where storyboards[index].kind == .storyboard {
      addResource(document(index), at: path(of: index), in: storyboards[index].target)
    }
    writeClasses()
    writeManifests()
    var project = SyntheticProject(seed: seed)
    project.features = features
    project.links = links
    project.hasAbsentModules = hasAbsentModules
    project.hasXcodeProject = style.format.hasXcodeProject
    project.appModule = targets[0].module
    if style.format == .synchronized {
      project.foldersOfOtherTargets = targets.dropFirst().filter {
        $0.product != .tests && !$0.folder.isEmpty && $0.folder != targets[0].folder
      }.map(\.folder)
    }
    project.hasForeignControllers = classes.contains { !$0.isKnown }
    project.knownClasses = Set(classes.indices.filter { isKnown($0) }.map { classes[$0].name })
    for file in files.sorted(by: { $0.path < $1.path }) { project.add(file.text, at: file.path) }
    return project
  }
}
