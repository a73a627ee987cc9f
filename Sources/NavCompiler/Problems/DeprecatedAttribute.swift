import NavModel
import NavSyntax
import NavText

/// An attribute that the iOS of the storyboard ignores, or has something better for.
struct DeprecatedAttribute: LanguageProblem {
  /// With its value, as it is written.
  let written: String
  let deprecation: Deprecation
  /// All that goes when it is taken out.
  let removal: Location

  var sentence: Sentence {
    Sentence(
      "'\(written)' \(deprecation.predicate)", label: deprecation.reason,
      help: deprecation.isIgnored
        ? "take it out, or write era: legacy in the storyboard"
        : "take it out where nothing shall lie under bars: screens of today leave room for them")
  }

  func fix(at location: Location) -> Fix? {
    Fix("take '\(written)' out", [TextEdit(removal, "")], isSafe: deprecation.isIgnored)
  }

  static var explanation: Explanation {
    Explanation(
      "deprecated-attribute", .info, "An attribute is from before the iOS that is assumed.",
      why: """
        UIKit keeps old properties and ignores them: wantsFullScreenLayout, bordered bar items and \
        styles of segmented controls since iOS 7 (LAYOUT-10, BAR-47). The screen does not look as \
        the file says. automaticallyAdjustsScrollViewInsets counts since iOS 11 only for what \
        does not say itself how it keeps clear of bars (LAYOUT-15).
        """,
      bad: """
        storyboard Shop {
          initial -> Photo
          scene Photo {
            wantsFullScreenLayout: true
          }
        }
        """,
      good: """
        storyboard Shop {
          initial -> Photo
          scene Photo {
            edgesForExtendedLayout: [top, bottom]
          }
        }
        """)
  }
}
