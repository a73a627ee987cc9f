import NavText
import NavXcode

extension SourceRules {
  static let missingViewOutlet = SourceRule(
    RuleFacts(
      "missing-view-outlet", text: nil, storyboard: .warning,
      "A xib that a controller loads does not give it a view.",
      why: """
        A controller without a storyboard takes its view from the xib that is called like its class, and raises an \
        exception when nothing in it is connected to the outlet 'view' of File's Owner (ERR-42). Interface Builder says \
        nothing, and the connection is easily lost when the view is replaced by another one.
        """,
      bad: """
        // Shop/CartController.swift
        class CartController: UIViewController {}

        \(xib(""))
        """,
      good: """
        // Shop/CartController.swift
        class CartController: UIViewController {}

        \(xib(connected))
        """)
  ) { context in
    for document in context.judged where context.documents[document].format == .xib {
      let source = context.documents[document]
      for owner in source.objects.ids {
        guard source.says(.filesOwner, .placeholderIdentifier, of: source[owner].element),
          let reference = context.knownClass(owner, in: document),
          // UIKit looks for these two names; a xib of another name may hold anything.
          reference.name == source.name || reference.name == source.name + "Controller",
          context.catalogue.isKind(reference, of: "UIViewController") == true,
          // A controller that makes its view needs none.
          case .missing = context.catalogue.action("loadView", of: reference),
          !source.hasView(owner),
          // A class that others inherit from may load its parts so, and leave the view to them.
          !context.isLoadedByCode(document)
            || context.catalogue.descendants(of: reference.name).isEmpty
        else { continue }
        context.report(
          at: context.location(document, .customClass, of: source[owner].element),
          "\(reference.name) gets no view from this xib",
          label: "the app crashes when it is shown (ERR-42)",
          help: ["connect the outlet 'view' of File's Owner with the view"])
      }
    }
  }

  private static func xib(_ connections: String) -> String {
    """
    <!-- Shop/CartController.xib -->
    <document targetRuntime="iOS.CocoaTouch">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CartController" \
    customModuleProvider="target">\(connections)
        </placeholder>
        <view id="page"/>
      </objects>
    </document>
    """
  }

  private static let connected = """

          <connections>
            <outlet property="view" destination="page" id="c"/>
          </connections>
    """
}

extension StoryboardDocument {
  /// Whether the outlet `view` of an object is connected.
  fileprivate func hasView(_ object: ID<StoryboardObject>) -> Bool {
    connections.rows.contains { row in
      row.kind == .outlet && row.owner == object && says(.view, .property, of: row.element)
    }
  }
}
