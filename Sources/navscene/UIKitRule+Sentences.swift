extension UIKitRule {
  /// What each rule says, in a sentence or two, by its number. In sequences of callbacks A is the controller that was
  /// visible and B the one that comes or goes.
  static var sentences: String {
    #"""
    NAV-1|The navigation controller is a container: it manages an ordered stack of content controllers and gives a drill-down interface over hierarchical data.
    NAV-2|Its view hierarchy is self-contained: some views the navigation controller owns (bar, toolbar, wrapper), plus the view of the current content controller. Each content controller owns a separate view hierarchy; the navigation controller only coordinates between them.
    NAV-3|The navigation controller's view contains: navigation bar (top), optional toolbar (bottom), content view of the top controller. The two bars persist, only their contents change; the content view is the only view actually swapped.
    NAV-4|The minimal model: the navigation controller's view has two children, the bar and the top controller's view.
    NAV-5|Views inside the navigation controller's hierarchy must not be edited directly; customisation goes only through methods of the navigation controller or of the content controllers.
    NAV-6|Division of work: the app supplies content controllers and optionally a delegate; the navigation controller creates and manages bar and toolbar.
    NAV-7|A navigation controller is normally used as it is, but may be subclassed.
    NAV-8|A navigation controller is a view controller, so it can be anywhere a controller can (see NAV-40).
    NAV-9|The navigation controller retains every controller in its stack. A popped controller with no other owner is destroyed; navigating there again creates a new instance, so its transient state is lost.
    NAV-10|Any controller in the stack, or nested below one, reaches its navigation controller through navigationController, the nearest ancestor. It is nil for a controller that is in no stack.
    NAV-11|After a pop the removed controller's navigationController is nil. While the pop animation runs the navigation controller's viewControllers is already the post-pop array, whereas the bar's items still contains the item being popped.
    NAV-12|The stack is last-in-first-out. The first element is the root controller.
    NAV-13|The root is never popped: no pop operation removes it, and no back button is shown while it is on top.
    NAV-14|Only replacing the array (setViewControllers) can change which controller is root.
    NAV-15|Index 0 is the root, the last is the top, the one before it is the back controller.
    NAV-16|topViewController is the last element, and nil for an empty stack.
    NAV-17|visibleViewController is the controller whose view is on screen: the presented one if there is one, otherwise the top. Presenting changes it and leaves the top unchanged.
    NAV-18|If the presented controller is itself a navigation controller, visibleViewController answers that inner controller's top.
    NAV-19|Stack contents are dynamic: start with the root, push on user input. Putting all possible screens on the stack in advance is wrong; contrast with a tab controller, whose children are all created up front.
    NAV-20|Something other than the navigation controller must create the next controller, typically the controller on top.
    NAV-21|An empty stack is legal (init without root, or after setting an empty array): top and visible are nil, the bar is empty.
    NAV-22|All elements must be distinct instances (ERR-3). Two instances of the same class are fine and usual when several levels look alike.
    NAV-23|init(root) gives the stack [root], as a push without animation does.
    NAV-24|push(v, animated) appends v, which becomes the top; it slides in if animated.
    NAV-25|pop(animated) removes the top and shows the one below; with one element it does nothing. It returns the popped controller, nil if nothing was popped.
    NAV-26|popToRoot(animated) removes everything above the root. It returns the popped controllers in stack order; nil or empty at the root.
    NAV-27|popTo(v, animated) removes everything above v, which must be in the stack (ERR-6); if v is the top, nothing happens. It returns the popped controllers.
    NAV-28|setViewControllers(a, animated) replaces the whole stack; the last element becomes the top.
    NAV-29|Assigning viewControllers is NAV-28 without animation.
    NAV-30|setViewControllers(animated: true) picks the animation by the new top: already in the old stack → looks like a pop; not in it → looks like a push; same top as before → no visual transition.
    NAV-31|setViewControllers does not route through push, so hooks attached to push do not fire.
    NAV-32|push is for the next level, pop for one level up, popTo for leaving several levels at once, popToRoot for the start, setViewControllers for a saved position or a jump.
    NAV-33|The user can remove the top controller by the back button or by an edge swipe from the leading side.
    NAV-34|Interactive edge swipe is unavailable when: only the root remains; a transition is running; the back button is hidden or replaced by a custom left item (without re-enabling the recogniser's delegate). It is also disabled once the delegate implements the custom-animation method, even if that returns nil.
    NAV-35|Multi-level pop animates only the outgoing top; intermediates leave without animation.
    NAV-36|One animated transition at a time: after an animated push or pop, wait until it ends before the next.
    NAV-37|Who does not wait: a pop requested while a transition runs is not executed at once; rapid pushes in old systems corrupt the bar and log warnings (ERR-14). Here operations wait for the end of the transition.
    NAV-38|Stack mutation is immediate even if the navigation controller is off screen: array and top change at once, but no view is loaded, no appearance callbacks run and delegate messages may be skipped.
    NAV-39|A pop while the navigation controller is off screen may return nil although the controller is removed.
    NAV-40|Allowed places: root of the window, root of a tab, a column of a split view, presented modally, content of a popover.
    NAV-41|As root of a window or tab and in a column it stays until the app quits; presented or in a popover it comes and goes as any controller.
    NAV-42|A navigation controller may not be pushed on another one (ERR-1): a stack is not among the hosts of NAV-40. One that is asked to show another presents it instead.
    NAV-43|The navigation controller inside the tab bar controller uses the title and tab attributes of the bottom controller of its stack for its tab item.
    NAV-44|It is typically made at launch: make the root controller, give it to the navigation controller's initialiser, assign that to the window's rootViewController.
    NAV-45|The root controller should be the one for the top level of the data.
    NAV-46|Every controller that is not a leaf should offer a way to the next level.
    NAV-47|Each controller configures and pushes the one above it. A controller must not depend on being pushed by a given class.
    NAV-48|A controller may push different classes depending on the choice (photo vs video).
    NAV-49|The root must not have a back affordance; every other level must have a way back (BAR-40).
    NAV-50|Split view is the alternative to a shared stack on wide screens: both levels visible at once.
    NAV-51|The delegate is told when a new top is about to be shown / was shown by push, pop or array replacement.
    NAV-52|The delegate may supply custom transition animations and the orientations for the navigation interface; it may coordinate shared state between content controllers.
    NAV-53|The navigation controller's delegate is replaceable; the bar's delegate is not (BAR-4).
    NAV-54|The first willShow for the initial root is unreliable before iOS 12.
    NAV-55|The navigation controller behaves identically in horizontally compact and regular environments: only its view size changes, never its hierarchy or layout.
    NAV-56|A show segue from inside a navigation controller pushes on it. Show Detail from inside one, without a split view controller above, presents modally. Other kinds are unaffected.
    NAV-57|The navigation controller is a presentation context: a child presenting with current-context or over-current-context covers the whole navigation interface, bars included.
    NAV-58|Bars can make room by themselves, which is off by default: on swipe (up hides, down shows), on tap (toggle), when the keyboard appears, when the height is compact. The toolbar takes part only if it has items.
    BAR-1|Each navigation controller creates and owns exactly one bar. It always exists; it can be hidden but not removed.
    BAR-2|The bar is a plain view class and may be used without the navigation controller; then its owner's code pushes and pops items.
    BAR-3|Under the navigation controller: replacing the bar, or changing its frame, bounds or alpha is forbidden.
    BAR-4|The navigation controller is the delegate of its bar and refuses any other; attempting to change it raises (ERR-9).
    BAR-5|Allowed on a managed bar: barStyle, translucent, tintColor, and since iOS 7 barTintColor, title attributes, background and shadow images, the preference for large titles and appearance objects.
    BAR-6|tintColor colours items, barTintColor colours the bar. The bar does not take its tint from the displayed controller.
    BAR-7|Global styling goes through the appearance proxy.
    BAR-8|A custom bar or toolbar class is only possible by creating the navigation controller with explicit classes (nil = default class; others must be subclasses). With that initialiser the stack starts empty and controllers must be set before display.
    BAR-9|Pushing, popping or setting items directly on a managed bar is unsupported and raises an exception (ERR-10).
    BAR-10|The bar keeps a stack of navigation items with items, topItem and backItem (the one below top).
    BAR-11|Item stack and controller stack are parallel, one to one, same index.
    BAR-12|A navigation item is a model object, not a view.
    BAR-13|Each controller has one item, created on first request; ask for it only if the controller is meant for a navigation interface. Untouched items supply workable defaults; custom settings win over defaults.
    BAR-14|Content sources: centre and right come from the top item, the default left (back) comes from the back item.
    BAR-15|The bar is rebuilt each time the top controller changes, region by region: left, middle, right.
    BAR-16|Custom controls in some positions may be ignored in favour of the controls the interface expects.
    BAR-20|If the top item has left items of its own, they are shown, before anything else.
    BAR-21|Otherwise, if the item of the controller below has a valid backBarButtonItem, that is the back button.
    BAR-22|Otherwise there is a default back button with the title of the controller below; since iOS 11 its item's backButtonTitle, if set.
    BAR-23|With one controller in the stack there is no back button at all.
    BAR-24|With V1 below V2, V1's backBarButtonItem is what appears while V2 is on top; V2's own leftBarButtonItem overrides it; with neither, the back button has V1's title. V2's own backBarButtonItem has no effect until something is pushed on V2.
    BAR-25|By default left items replace the back button; with leftItemsSupplementBackButton they come in addition, after it.
    BAR-26|hidesBackButton suppresses the back button while that item is on top.
    BAR-27|The action of backBarButtonItem is ignored; tapping it always pops (iOS 16+: backAction replaces the action).
    BAR-28|Long back title: if it does not fit, the bar may show the word "Back" instead. Only for a back button coming from the previous controller; a custom left item is never re-titled.
    BAR-29|The default display mode tries its own title, then the generic word "Back", then the chevron alone. Mode generic skips the title and backButtonTitle but honours the title of backBarButtonItem. Mode minimal shows the chevron alone.
    BAR-30|A title change of the back controller after the push does not refresh a visible back label on iOS 11+.
    BAR-31|If the top item has a titleView, it is shown instead of the title. It may be resized horizontally.
    BAR-32|Otherwise a label shows the item's title, or the controller's if that is nil.
    BAR-33|Title coupling is one-way: assigning the controller's title also updates its item's title; assigning the item's title leaves the controller's title alone. In a storyboard the scene's <navigationItem title> sets only the item.
    BAR-34|The system sets the width of a custom title view but not its height.
    BAR-35|Right items of the top item are shown; they are never inherited from another level.
    BAR-36|Usual content: edit/modify controls of the current screen. A plain view must be wrapped in a bar button item; a wrapper may hold a group of buttons.
    BAR-37|Left items run from left to right, right items from right to left, the first one outermost. The singular property is the first of the array.
    BAR-38|Prompt on the item adds a line of text above the controls (bar gets taller, LAYOUT-24).
    BAR-39|Show/hide only through the navigation controller (navigationBarHidden, setNavigationBarHidden(_:animated:)), never through the bar's own hidden.
    BAR-40|Never hide the bar without another way back; usual solution: tap toggles the bar. A custom swipe-to-pop alone is less discoverable.
    BAR-41|If a controller changes bar visibility in viewWillAppear, the bar's change is animated together with the controller's transition.
    BAR-42|Visibility is a property of the navigation controller, not of the controller: it persists to later controllers until changed again.
    BAR-43|A content view that is a scroll view below a translucent bar has its insets adjusted so that content can scroll beneath; no other view has.
    BAR-44|Bars are opaque by default up to iOS 6 and translucent from iOS 7; the black translucent style always is. A background image decides by its alpha.
    BAR-45|A large title is used only if the bar prefers large titles; an item says always, never or automatic, which is as the item before it (the first: large).
    BAR-46|Items may have a title, an image, a custom view, or be one of the system items or spaces.
    BAR-47|Styles: plain (default), bordered (deprecated, same as plain), done (bold).
    BAR-48|Give every item a target and an action; the target is usually the content controller itself because it supplies the items.
    BAR-49|The action is a selector: the whole message name including colons; argument and return types are irrelevant. A missing or extra colon is a different selector.
    BAR-50|An action without a target is sent along the responder chain; if nothing answers, nothing happens.
    BAR-51|In Interface Builder the action is drawn as a connection; in code target and action are passed by hand.
    BAR-52|editButtonItem gives a ready Edit/Done toggle that calls the controller's setEditing(_:animated:) with the right value; put it in a bar slot and override setEditing.
    BAR-53|Overrides of setEditing must call super; super flips the button's appearance. A table view controller's table enters editing mode by itself.
    BAR-54|Items are usually built in code at load time (viewDidLoad) or init.
    BAR-55|possibleTitles reserves the width of the widest title; width > 0 forces a width, 0 = automatic.
    TOOL-1|The navigation controller owns one toolbar at the bottom, hidden by default (toolbarHidden = true).
    TOOL-2|To use it, show it on the navigation controller and give each participating controller its own toolbarItems.
    TOOL-3|Contents come from the visible/top controller; when the top changes, the navigation controller swaps item sets and animates when suitable. Available since iOS 3.
    TOOL-4|Items appear in array order; all item kinds are legal.
    TOOL-5|Flexible spaces on both sides centre a control.
    TOOL-6|setToolbarItems(_:animated:) changes the set at run time, e.g. to expose a sub-level of buttons.
    TOOL-7|hidesBottomBarWhenPushed on a controller hides the bottom bar for it, with the fitting animation on push and on removal.
    TOOL-8|setToolbarHidden(_:animated:) may be called at any time, also from the delegate during pushes and pops when some controllers have no items.
    TOOL-9|Inside a tab bar controller the bottom bar of TOOL-7 is the tab bar as well.
    TOOL-10|The tab bar is hidden while any controller in the stack has the flag; a later push without it does not bring the bar back.
    TOOL-11|A bug of iOS 14.0 left the tab bar hidden after popToRoot from a deep stack; it is not simulated.
    TOOL-12|A toolbar dragged into a scene's own view in Interface Builder is a plain view of that scene, not the navigation controller's toolbar; Interface Builder shows the navigation controller's toolbar items when "Shows Toolbar" is on.
    TOOL-13|The navigation controller cannot replace the toolbar object; its delegate is locked like the bar's (ERR-9).
    TAB-1|The tab bar controller divides an app into independent modes, or gives several views on the same data. One content controller per tab.
    TAB-2|The tab bar controller owns a container view around everything, including the tab bar along the bottom edge; user content comes from the selected tab's controller.
    TAB-3|Tapping a tab selects it and shows its controller's view, replacing the former one.
    TAB-4|The tab bar belongs to the tab bar controller's private hierarchy: never modify it; change tabs only via the tab bar controller (ERR-11). It may be read, and it also conveys status through badges.
    TAB-5|Parts: the tab bar controller, one controller per tab, optional delegate. Tab index = index in viewControllers (up to MORE rules).
    TAB-6|The tab bar controller gathers the bar's content from the children's tabBarItems. Items must be configured before the interface is shown; best in the child's init, never as late as viewDidLoad.
    TAB-7|tabBarItem is created lazily with the controller's title and no image if never set.
    TAB-8|If both the controller's title and the item's title are set, the later assignment wins.
    TAB-9|Item init: title+image+tag; title+image+selectedImage; system item+tag. A system item fixes both icon and title; its title cannot be overridden.
    TAB-10|System tab items, raw 0…11: More, Favorites, Featured, TopRated, Recents, Contacts, History, Bookmarks, Search, Downloads, MostRecent, MostViewed.
    TAB-11|Allowed places: root of the window (by far the commonest), a column of a split view, presented modally, in a popover. Not in the list: a navigation stack, another tab.
    TAB-12|A tab bar controller is presented modally only for a special need; something simpler is better.
    TAB-13|A tab holds a navigation controller for hierarchical data, a single controller for a simple screen; a tab's controller may present modally.
    TAB-14|In code it is made in the launch callback: the tab bar controller, its children, the array, then the root of the window.
    TAB-15|In Interface Builder, dropping one creates the tab bar controller, two child scenes and two relationships.
    TAB-16|With at least one child and no explicit choice, the first tab is selected when the tab bar controller is displayed.
    TAB-17|selectedIndex and selectedViewController stay in sync; the controller assigned must be in viewControllers or be the More controller (ERR-12).
    TAB-18|Setting selectedIndex out of range is ignored (no exception).
    TAB-19|On a tap the delegate is asked shouldSelect; if it says no, nothing changes and didSelect is not sent; otherwise the tab changes, then didSelect is sent.
    TAB-20|Both messages are for user taps only; programmatic selection sends neither.
    TAB-21|Both are also sent for the tab that is already selected (iOS 3+).
    TAB-22|Blocking selection is for temporary conditions only (e.g. login not done: only tab 0 enabled).
    TAB-23|Do not use selection notifications for work that belongs in the children's appearance callbacks (e.g. status bar style).
    TAB-24|A tap on the selected tab pops its navigation controller to the root; with anything else nothing happens. shouldSelect can refuse it.
    TAB-25|Only a navigation controller that is the tab's direct controller pops before iOS 26; iOS 26 widened the effect.
    TAB-26|A tap on the selected tab at the root does not scroll to the top by itself; apps do it in didSelect.
    TAB-27|Each tab keeps its own state: leaving and returning shows the same stack position (except TAB-24).
    TAB-28|User-initiated changes are of two kinds, both reported to the delegate: selecting a tab, rearranging tabs.
    TAB-29|Add or remove tabs by assigning a new array; use the animated setter when the user can see it. A tab may remove itself.
    TAB-30|Reassignment: old children are removed, new installed. If the previously selected controller is still present it stays selected; else the same index; else index 0.
    TAB-31|Assigning viewControllers also resets customizableViewControllers to all of them.
    TAB-32|Assigning nil/empty leaves no selection.
    TAB-33|A badge is a small red marker at the corner of a tab with short text, normally a count of new things, short strings allowed.
    TAB-34|Non-nil badgeValue shows it, nil removes it; the value is a string, a count of 0 should become nil. An empty string still shows an empty badge.
    TAB-35|Deciding when to update is the app's business, e.g. by observing a property. Otherwise a tab's look changes only by selection.
    TAB-36|Badge colour and text attributes are adjustable from iOS 10; nil colour = system red.
    TAB-37|A badge on an item that lives in the More list shows on its row; the More tab itself gets no automatic sum.
    MORE-1|With more than five children in compact width, the first four get tabs and the fifth slot is a More item; with exactly five, all are shown.
    MORE-2|Regular width shows more tabs before they overflow. The figures of sources differ; here it is eight.
    MORE-3|From iOS 18 the regular-width iPad bar moves to the top/sidebar and has no More controller; it exists only in compact width.
    MORE-4|The More controller lists the overflow children in a table of unlimited length; it cannot be customised, never appears in viewControllers or any other list, appears automatically, must not be added by hand.
    MORE-5|Reach it through moreNavigationController, always valid (created on demand) even when no More item is shown.
    MORE-6|Structure: a navigation controller whose root is a private list controller; choosing a row pushes that child on it; depth is at most list + one child (plus what that child pushes).
    MORE-7|selectedViewController may return, or be set to, the navigation controller of More. selectedIndex is NSNotFound while More itself is selected.
    MORE-8|selectedIndex/selectedViewController may be set to an overflow child: the More tab lights up and the child is shown pushed over the list.
    MORE-9|An overflow child that is a navigation controller shows its stack's contents in More's navigation controller; its own bar is not nested. In a wider window its controllers are handed back.
    MORE-10|The list has an Edit button, at the top right, that opens a sheet where tabs are dragged to the bar. It is shown only if at least one child may be customised.
    MORE-11|customizableViewControllers: children not listed are absent from the sheet and cannot be removed from the bar if they are there. Default: all. Empty or nil: no editing.
    MORE-12|Delegate sequence: willBeginCustomizing(all) → user edits → willEndCustomizing(newOrder, changed) → didEndCustomizing(newOrder, changed). changed is true only if order or visibility changed.
    MORE-13|The user's new order becomes the order of viewControllers; persistence is the app's task (or state restoration).
    MORE-14|A tap on More while a child is pushed: shouldSelect gets More's navigation controller, didSelect may report the pushed child.
    MORE-15|Choosing a row sends neither shouldSelect nor didSelect; it is a push in More's navigation controller.
    MORE-16|Re-tapping More pops its navigation controller to the list.
    MORE-17|Ground truth for "is in More": child's tabBarItem is not among tabBar.items.
    MORE-18|When More disappears (size change), its navigation controller loses its delegate and is emptied, the instance is reused later.
    LIFE-1|viewDidLoad runs once per view load, after the view and its outlets exist, when the view is first needed.
    LIFE-2|Appearance is a machine of four states for each controller: disappeared, appearing, appeared, disappearing; a cancelled transition turns back halfway.
    LIFE-3|viewIsAppearing follows viewWillAppear exactly once per appearance; between them the view enters the hierarchy and gets real traits and geometry. Available back to iOS 13.
    LIFE-4|Layout callbacks (viewWill/DidLayoutSubviews) come between viewWillAppear and viewDidAppear (at least once, often twice) and again after; their count is not contractual.
    LIFE-5|Every override must call super.
    LIFE-6|The animated argument is the argument of the causing operation; for indirectly shown children it is the container's.
    LIFE-7|A container forwards its own appearance to the child that is shown. Its viewWillAppear starts before the child's; here its viewDidAppear comes first too.
    LIFE-8|Nothing in a hierarchy that is not attached to a window gets appearance callbacks; safe area is zero there.
    LIFE-9|Storyboard object: init(coder) → awakeFromNib (controller-level attributes already set, view outlets still nil) → later loadView connects view outlets → viewDidLoad.
    LIFE-10|isMovingToParent is true in viewWillAppear/viewIsAppearing/viewDidAppear of a controller being pushed / added; isMovingFromParent is true in viewWillDisappear/viewDidDisappear of one being popped / removed. Both false for the controller that is merely covered or uncovered, and on a tab switch.
    LIFE-11|isBeingPresented is true in viewWillAppear.viewDidAppear of a presented controller (first appearance only); isBeingDismissed is true in viewWillDisappear.viewDidDisappear of a dismissed one. Only the presented controller itself answers true; its children (e.g. The root inside a presented navigation controller) answer false.
    LIFE-12|Idiom to detect leaving for good: isBeingDismissed || isMovingFromParent in viewWillDisappear.
    LIFE-13|Calling appearance methods directly is unsupported: console alert, use begin/endAppearanceTransition.
    LIFE-20|Animated trace: B.willMove → stack updated → B.viewDidLoad → A.viewWillDisappear → B.viewWillAppear → willShow(B) → B.viewIsAppearing → layout → animation → A.viewDidDisappear → B.viewDidAppear → B.didMove → didShow(B).
    LIFE-21|Non-animated: same order with animated=false, finished within the same or next layout pass.
    LIFE-22|The navigation controller not visible: only stack change, B.willMove; no load, no appearance, delegate possibly silent; the rest follows when the navigation controller appears, for the controller then on top only.
    LIFE-23|First display of a navigation controller: its root is told willMove, then view of the container and of the root load, then both appear, the container first, then the root is told didMove and the delegate didShow.
    LIFE-24|Data set on B before the push is visible in B.viewDidLoad and B.viewWillAppear, because loading happens later.
    LIFE-30|Animated trace: B.willMove(nil) → stack updated → B.viewWillDisappear → A.viewWillAppear → willShow(A) → A.viewIsAppearing → animation → B.viewDidDisappear → A.viewDidAppear → B.didMove(nil) → didShow(A) → B released if unowned.
    LIFE-31|In B.viewWillDisappear on pop the navigation controller's viewControllers no longer contains B: usable as back-detection.
    LIFE-32|Use: B.viewWillDisappear = write edits back to the model; A.viewWillAppear = refresh from the model (reload table).
    LIFE-33|End editing in viewWillDisappear so the field resigns first responder and the keyboard leaves: asks the view and all its subviews; force flag overrides a refusal.
    LIFE-40|popTo/popToRoot: appearance callbacks only for the old visible and the new visible controller; intermediates get none, unless a callback chains another operation (e.g. push inside viewWillAppear).
    LIFE-41|Intermediates still get willMove(nil) and didMove(nil) and are released.
    LIFE-42|Only the outgoing top animates; intermediates are treated as non-animated.
    LIFE-43|setViewControllers with the top that is there already: no appearance callbacks, no transition. Those that are removed get containment callbacks only.
    LIFE-44|Set whose new top X lies lower in the old stack = pop trace with A→X (NAV-30).
    LIFE-45|Set whose new top X is new = push trace with A→X even if the array is shorter.
    LIFE-46|In set, new non-top members get willMove/didMove immediately without view loading.
    LIFE-47|A controller that setViewControllers removes hears of it; UIKit was seen to leave out the old top once, which is not simulated.
    LIFE-48|The delegate gets one pair of willShow and didShow for each visible change, whatever the number of levels.
    LIFE-50|Gesture begins: B.willMove(nil)?, B.viewWillDisappear(true), A.viewWillAppear(true), willShow(A). Completed: rest of LIFE-30.
    LIFE-51|Cancelled: B.viewWillAppear, A.viewWillDisappear, then B.viewDidAppear, A.viewDidDisappear (B first in each pair).
    LIFE-52|After cancellation the delegate gets nothing: neither will(B) nor did. So will(A) is not a promise.
    LIFE-53|After cancellation stack and bar are restored to the pre-gesture state.
    LIFE-60|A push inside viewWillAppear is legal: it waits and runs as soon as the transition under way ends.
    LIFE-61|Push inside viewDidLoad of the root before the navigation controller is visible = LIFE-22.
    LIFE-62|Presenting inside viewDidLoad/viewWillAppear fails with ERR-22 because the view is not in a window yet.
    LIFE-70|Switch A→B: B.viewDidLoad (first time only) → B.viewWillAppear → A.viewWillDisappear → A.viewDidDisappear → B.viewDidAppear; note the incoming viewWillAppear comes before the outgoing viewWillDisappear, unlike push.
    LIFE-71|With the delegate: shouldSelect → LIFE-70 starts → didSelect after the selection changed; position relative to B.viewDidAppear (default: between A.viewDidDisappear and B.viewDidAppear).
    LIFE-72|Animated is false for the built-in switch. Containment: children were added when the array was assigned, so no willMove/didMove at switching.
    LIFE-73|Views of tabs never selected are never loaded.
    LIFE-74|Re-tap of the selected tab: no appearance callbacks for the tab bar controller's children; only those of the pop it may cause (TAB-24).
    LIFE-75|Removing the selected tab: removed child gets viewWillDisappear/viewDidDisappear and willMove(nil)/didMove(nil), the newly selected one viewWillAppear/viewDidAppear.
    LIFE-80|Full screen presentation, B over A: B.viewDidLoad → A.viewWillDisappear → B.viewWillAppear → B.viewDidAppear → A.viewDidDisappear. B's viewDidAppear comes before A's viewDidDisappear, unlike in a push.
    LIFE-81|Full screen dismissal of B over A: B.viewWillDisappear → A.viewWillAppear → A.viewDidAppear → B.viewDidDisappear.
    LIFE-82|Styles that keep the presenter's view (page/form sheet, popover, over-full-screen, over-current-context, custom by default): the presenter gets no appearance callback, on present or dismiss.
    LIFE-83|So "refresh in viewWillAppear" does not run after a sheet closes (LIFE-82).
    LIFE-84|Form/page sheet adapted to full screen (before iOS 13 in compact width) behaves like LIFE-80.
    LIFE-85|User swipe-down on a sheet: delegate shouldDismiss → willDismiss → B.viewWillDisappear → (interaction) → B.viewDidDisappear → didDismiss. Prevented: didAttemptToDismiss only. Programmatic dismissal sends none of these delegate calls.
    LIFE-86|Swipe started then released: B.viewWillDisappear then B.viewWillAppear, B.viewDidAppear; no didDismiss.
    LIFE-87|A controller presented from inside a popover gives the presenter no viewDidAppear when it is dismissed.
    MODAL-1|presentedViewController is what a controller or its nearest ancestor presented; presentingViewController is the presenter or its farthest ancestor.
    MODAL-2|A presented controller is not a child and not in any stack.
    MODAL-3|Style and transition are properties of the presented controller.
    MODAL-4|The default style is .automatic from iOS 13, which is a page sheet for plain controllers, and .fullScreen before.
    MODAL-5|Raw styles: fullScreen 0, pageSheet 1, formSheet 2, currentContext 3, custom 4, overFullScreen 5, overCurrentContext 6, popover 7, none −1, automatic −2.
    MODAL-6|Transitions: coverVertical (default, 0), flipHorizontal 1, crossDissolve 2, partialCurl 3. partialCurl only works with fullScreen (else ERR-26).
    MODAL-7|fullScreen removes the presenter's view after the animation; overFullScreen keeps it.
    MODAL-8|currentContext / overCurrentContext: search upward from the presenter for a controller that defines a presentation context; if none, the root is used. The presentation covers exactly that controller's view. The navigation controller always counts as one (NAV-57).
    MODAL-9|The context provider may also dictate the transition style if it says so (providesPresentationContextTransitionStyle).
    MODAL-10|One presentation per presenter at a time (ERR-20). Chains are built by presenting from the presented one.
    MODAL-11|Dismiss on a controller that presents something dismisses what it presents and everything above it, only the topmost animates; on one that presents nothing it is forwarded to its presenter.
    MODAL-12|isModalInPresentation = true blocks interactive dismissal and touches outside.
    MODAL-13|Detents: non-empty, ordered small→large, default [large]; selected id nil or unknown → smallest; medium ≈ half the screen, inactive in compact height; custom values exclude the bottom safe area when edge-attached.
    MODAL-14|In compact height a sheet is full screen unless it prefers edge attachment.
    MODAL-15|Popover needs an anchor (bar button / source view+rect / source item) before presentation, else ERR-24; default rect from 13.2: the source view's frame.
    MODAL-16|Taps outside a popover dismiss it, except on passthrough views.
    MODAL-17|Popover arrow may not cover the source rect unless allowed; permitted directions filter.
    MODAL-18|On old systems a presented navigation controller is limited by its presenter: if that does not lie under the status bar, neither may it.
    MODAL-19|A modal cover leaves the navigation controller's topViewController untouched (NAV-17).
    SEG-1|User-triggered: shouldPerformSegue(id, sender) → instantiate destination → create segue object → source's prepare(for:sender:) → perform.
    SEG-2|performSegue(withIdentifier:) skips shouldPerformSegue.
    SEG-3|Returning false from shouldPerformSegue stops everything; nothing is instantiated. Default true.
    SEG-4|In prepare the destination's view is not loaded, outlets nil: only set model properties. Touching its view loads it there and then.
    SEG-5|Sender: as given to performSegue; for control triggers the control itself.
    SEG-6|Destination = fresh instance each time, except unwind (existing). The object in prepare is identical with the one shown.
    SEG-7|Built-in kinds use a plain UIStoryboardSegue; a custom kind uses the named subclass and only its perform decides what happens: empty perform = no transition, no stack change.
    SEG-8|A control bound to a segue has the segue template as target with action perform:, not the controller.
    SEG-9|"Animates" off → animations are disabled around perform.
    SEG-10|Identifiers need only be unique per source controller. With duplicates the first in document order wins, silently.
    SEG-11|Unknown identifier → exception (ERR-30). It also appears if the connection was never compiled (e.g. <exit> outside <objects>).
    SEG-12|After perform of a show inside the navigation controller the stack has grown even if nothing is on screen yet.
    SEG-20|show asks the source, then each ancestor, for the nearest that overrides show and accepts the action; if there is none, the scene is presented modally.
    SEG-21|show in a navigation controller is a push.
    SEG-22|show in a split view controller sets the primary or secondary of regular width, depending on where it came from; in compact width it presents full screen.
    SEG-23|showDetail searches as show does, and a navigation controller does not handle it.
    SEG-24|showDetail in a split view controller of regular width replaces the secondary; in compact width the primary is sent show, so a navigation controller there pushes, and if nothing handles it the scene is presented.
    SEG-25|showDetail without a split view controller above presents modally.
    SEG-26|A presentation segue is modal with the style and transition that were chosen; the default is the destination's own.
    SEG-27|A popover segue points at what triggered it, and adapts in compact width (TRAIT-10).
    SEG-28|An embed segue makes a child of the container view's owner, and is performed while the owner's view loads.
    SEG-29|The deprecated push segue needs a navigation controller; without one it raises ERR-31.
    SEG-30|The deprecated modal presents, popover is the old popover of iPads, and replace changes the detail of a split view controller.
    SEG-31|A custom segue does what the class named in the file does; without that class it raises ERR-33.
    SEG-32|An unwind segue goes back to a controller that exists (SEG-50 to SEG-61).
    SEG-33|A relationship is containment, which is static: there is no segue object and prepare is not called.
    SEG-34|Show outside any container and on screen → presented modally. Off screen (no window): prepare runs, then nothing, no error.
    SEG-35|canPerformAction returning false lets a controller decline being the show/showDetail target.
    SEG-36|A tab bar controller does not implement show, so show from a tab's plain controller climbs past it.
    SEG-37|Relationship names: rootViewController (the navigation controller, exactly one), viewControllers (the tab bar controller, ordered, many), masterViewController/detailViewController (the split view controller classic), primary/supplementary/secondary/compact columns (the split view controller column style).
    SEG-38|A scene owned only by a relationship is instantiated together with its container and has no separate lookup entry unless it has an identifier.
    SEG-39|Embed order: prepare → child viewDidLoad → owner viewDidLoad.
    SEG-40|Segues start from controls, cells, bar items, gestures or the controller itself; controller-level ones need an identifier to be usable (IBW-3).
    SEG-50|An unwind segue names only an action (name: with one segue argument); the destination is found at run time among existing controllers.
    SEG-51|Process: locate destination → source's prepare → destination's unwind action → transition back.
    SEG-52|Segue.source = initiator, segue.destination = found controller; its view is already loaded.
    SEG-53|Search (iOS 9+), starting from the source's closest ancestor: at each ancestor P take P.allowedChildrenForUnwinding (default: P's children without the child that contains the source); search each, depth first, descendants before the controller itself; then ask P itself; then go to P's parent, or to its presenter when P is a presentation root.
    SEG-54|A controller matches if canPerformUnwindSegueAction is true; default = it implements the action. The nearest match wins (A→B→C with the action on A and B: C unwinds to B).
    SEG-55|The navigation controller searches its stack from the top down.
    SEG-56|No match → the segue is abandoned silently: no prepare, no error.
    SEG-57|The way back is composed step by step: each container on the path gets unwind(for:towards:): the navigation controller pops to reveal the next controller, the tab bar controller selects the tab containing it, presenters dismiss.
    SEG-58|iOS 6–8: a parent may choose the target (viewControllerForUnwindSegueAction) and build the whole segue; ignored from iOS 9 unless overridden.
    SEG-59|Unwind is reachable by control and by performSegue with its identifier; both give identical call logs.
    SEG-60|Two scenes with the same action name are legal: the nearest one up the path is used, useful for shared "back" targets.
    SEG-61|An unwind action that no scene has which can be below the source is reported: it never finds a destination.
    SEG-70|Loading a storyboard by an unknown name raises (ERR-35); no entry point → instantiateInitial returns nil without raising.
    SEG-71|Lookup key = storyboard identifier; the XML object id is not a key. Unknown identifier raises (ERR-36).
    SEG-72|Each instantiation yields a new object graph.
    SEG-73|One scene compiles into two parts: controller part (loaded at instantiation) and view part (loaded on first view access). This is the cause of LIFE-9 and SEG-4.
    SEG-74|Wrong custom class or module: no build error; at run time a plain UIViewController results (console ERR-40).
    SEG-75|A creator closure must call the coder-based initialiser, otherwise exception.
    SEG-76|Interface Builder: dropping a navigation controller creates it with a content scene and the root relationship; the entry is marked with "Is Initial View Controller".
    SEG-77|Of the templates, Master-Detail starts with a navigation controller as first scene, Tabbed with a tab bar controller.
    OUT-1|An outlet is connected by key-value assignment on the owner at view load; any object of the file may be a destination (views, constraints, items).
    OUT-2|Bad connection = the file names an outlet the class no longer has (renamed or deleted). Loading that file then crashes the app. Exception text: ERR-32.
    OUT-3|It is detected at load of the view, not at instantiation of the controller.
    OUT-4|Interface Builder marks such connections with a yellow warning in the connections panel; remove them. The compiler (ibtool) says nothing.
    OUT-5|Dangling connection = destination id does not exist: silently dropped, outlet stays nil, no crash.
    OUT-6|A wrong key in user-defined runtime attributes is a line on the console, and the app goes on (unlike OUT-2).
    OUT-7|Outlets of subviews should be weak (the root view already retains them).
    OUT-8|The declaring file, the connection and the property name must agree; check after refactoring.
    OUT-9|Delegate/data-source are outlets too: drag from the control to File's Owner.
    OUT-10|Owner of wrong type or nil when loading a nib: same exception as OUT-2.
    OUT-11|Actions: stored as selector string in the control's table; wrong name is accepted by the compiler and crashes at the first tap (ERR-34).
    OUT-12|Design-time simulated bars (e.g. "translucent navigation bar" as top bar) affect the canvas only; use them so content is not laid out beneath the real bar.
    PASS-1|Forward: the lower controller sets properties of the upper one before showing it.
    PASS-2|Good structure: all data at the root, hand each next level its subset.
    PASS-3|The receiver copies model → controls in viewWillAppear, controls → model in viewWillDisappear.
    PASS-4|Backward: the lower controller becomes the delegate of the upper one. Do not let the upper one know the lower one's class.
    PASS-5|With segues the place for PASS-1 is prepare; for unwinding it is the unwind action (reads segue.source).
    PASS-6|After coming back, the controller that is uncovered must refresh itself; views do not update by themselves.
    ERR-1|Pushing a navigation controller on another, or setting it into its stack, raises an exception: it is unsupported.
    ERR-2|Push an instance that is already in the stack: UIKit raises an exception: same instance pushed more than once, unsupported, likely an app error.
    ERR-3|setViewControllers with duplicates: UIKit raises an exception: all controllers must be distinct, lists them.
    ERR-4|Pushing a tab bar controller works, although the reference says that it is not allowed.
    ERR-5|Push nil: UIKit logs a line: tried to push a nil controller on target the navigation controller.
    ERR-6|popTo(v), v not in the stack: UIKit raises an exception: tried to pop to a controller that does not exist.
    ERR-7|A pop at the root does nothing and says nothing: it returns nil or an empty array.
    ERR-8|Push a split view controller: UIKit logs a line: split view controllers cannot be pushed on a navigation controller.
    ERR-9|Set the delegate of a managed navigation bar / toolbar: UIKit raises an exception: cannot set the delegate of a bar managed by a controller.
    ERR-10|Push/pop/set items directly on a managed navigation bar: UIKit raises an exception: cannot call that method on a bar managed by a controller.
    ERR-11|Set items / selected item on the tab bar controller's tab bar: UIKit raises an exception: directly modifying a managed tab bar is not allowed.
    ERR-12|selectedViewController = stranger: UIKit raises an exception: only a member of the controller's list can be selected.
    ERR-13|Overlapping appearance transitions (push during transition, present in the wrong moment): UIKit logs a line: unbalanced calls to begin/end appearance transitions for X.
    ERR-14|Second animated push/pop before the first ended (older OS): UIKit logs a line: nested push/pop animation can corrupt the bar; then: finishing a transition in an unexpected state.
    ERR-20|Presenting while already presenting is ignored, and UIKit logs an attempt to present B on A, which is already presenting C.
    ERR-21|Presenting or dismissing while a presentation or dismissal is in progress is ignored, and UIKit logs the attempt.
    ERR-22|Presenting from a controller whose view is not in the window hierarchy is ignored, and UIKit logs the attempt.
    ERR-23|Present a controller already presented or one that has a parent: UIKit raises an exception: tried to present an active controller / one already being presented.
    ERR-24|Popover without anchor: UIKit raises an exception: needs a non-nil source view or bar button item.
    ERR-25|Present nil: UIKit raises an exception: tried to present a nil controller.
    ERR-26|partialCurl with a style other than fullScreen: UIKit raises an exception: transition style incompatible with presentation style.
    ERR-27|Empty detents array: UIKit raises an exception: detents must have an element.
    ERR-30|performSegue unknown identifier: UIKit raises an exception: receiver has no segue with that identifier.
    ERR-31|A push segue without a navigation controller raises an exception: its source must be managed by one.
    ERR-32|An outlet that the class lacks raises an exception when the view loads: the class is not key value coding-compliant for the key.
    ERR-33|Custom segue class missing / does not override perform: UIKit raises an exception: segues must override perform / class not found.
    ERR-34|An action that is not implemented raises an exception at the touch: unrecognized selector sent to instance.
    ERR-35|Storyboard name unknown: UIKit raises an exception: could not find a storyboard of that name in the bundle.
    ERR-36|Controller identifier unknown: UIKit raises an exception: storyboard has no controller with that identifier.
    ERR-37|Main storyboard without entry point: UIKit logs a line: failed to instantiate the default controller, entry point perhaps not set.
    ERR-38|No root controller at end of launch: UIKit raises an exception: windows are expected to have a root view controller.
    ERR-39|Wrong key in runtime attributes: UIKit logs a line: failed to set user-defined attribute on object.
    ERR-40|Class named in the file not found: UIKit logs a line: unknown class in Interface Builder file.
    ERR-41|Adding a child's view under the wrong parent controller: UIKit raises an exception: child should have parent P but its parent is Q.
    ERR-42|Nib without the view outlet: UIKit raises an exception: nib loaded but view outlet not set.
    ERR-43|Dequeue unregistered cell identifier: UIKit raises an exception: unable to dequeue a cell with that identifier.
    ERR-44|Calling appearance callbacks directly: UIKit logs a line: unsupported, use begin/endAppearanceTransition.
    ERR-45|Creator closure returns an object not made with the coder: UIKit raises an exception: custom instantiated controller must call the coder initialiser.
    ERR-46|transition(from:to:) with non-siblings: UIKit raises an exception: children must have the receiver as common parent.
    IBW-0|Xcode's compiler of storyboards gives errors and warnings; a warning still produces the product.
    IBW-1|A scene that is not initial, has no incoming segue or relationship and no storyboard identifier: Xcode warns that it is unreachable.
    IBW-2|What belongs to a scene as in IBW-1 is left out of the product; with an identifier it stays.
    IBW-3|Segue starting at the controller itself without identifier: Xcode warns: such segues must have an identifier (to be performed in code).
    IBW-4|A storyboard without an initial controller compiles without a word; only at run time the screen stays black (ERR-37).
    IBW-5|Two scenes with one storyboard identifier compile without a word, unless storyboard references make the linker compare them.
    IBW-6|A duplicate segue identifier, a bad selector, an unknown class, an outlet to a missing object and a show without a container all compile without a word.
    IBW-7|Prototype cell without reuse identifier: Xcode warns: prototype cells must have reuse identifiers.
    IBW-8|Static table content outside a table view controller: Xcode fails: static tables only valid inside a table view controller.
    IBW-9|Outlet from controller into prototype/repeating content: Xcode fails: outlets cannot be connected to repeating content.
    IBW-10|Safe area guides are refused by Xcode for targets before iOS 9.
    IBW-11|Newer Xcode refuses files that target a system before iOS 7.
    IBW-12|File's build target older than deployment target: Xcode warns: functionality may be limited.
    IBW-13|Text style missing while "automatically adjusts font": Xcode warns: needs a dynamic-type text style.
    IBW-14|Stored frame differs from computed frame: Xcode warns: frame will differ at run time.
    IBW-15|Constraints that do not fix position or size: Xcode reports an ambiguous layout.
    IBW-16|Constraints that cannot all hold: Xcode reports a conflict.
    IBW-17|Views with no constraints: Xcode warns: may clip or overlap.
    IBW-18|Scroll view content size undetermined: Xcode warns: ambiguous scrollable content width/height.
    IBW-19|An attribute newer than the deployment target, such as large titles: Xcode warns that it is not available.
    IBW-20|Bordered/plain style unsupported in a navigation item (old targets): Xcode warns: style unsupported in a navigation item.
    IBW-21|A navigation controller without a root and a tab bar controller without children compile without a word; at run time the bar is empty.
    IBW-22|Interface Builder marks an outlet that is connected to a missing property with a yellow badge in the connections inspector; the compiler says nothing.
    IBW-23|Launch-screen storyboard without initial controller: Xcode warns: same as IBW-1.
    IBW-24|A runtime attribute whose value does not match its type makes Xcode's compiler fail.
    IBW-30|Which findings are errors and which are warnings here: what cannot be built or ends the app is an error, what a person would miss is a warning.
    SPLIT-1|A split view controller shows two levels side by side instead of stacking them. Navigation and tab bar controllers may be columns.
    SPLIT-2|Should be window root; cannot be pushed (ERR-8).
    SPLIT-3|Classic style: viewControllers = [primary, secondary]; when collapsed it reports a single controller.
    SPLIT-4|Column style (iOS 14+): double (primary, secondary) or triple (+ supplementary), optional compact column. A controller set for a column other than compact is wrapped in a navigation controller if it isn't one.
    SPLIT-5|Collapse happens on regular→compact width, expand on the reverse.
    SPLIT-6|Classic collapse order: delegate primaryForCollapsing (nil = current primary) → delegate collapseSecondary onto primary (true = handled: secondary is discarded; false = default) → default = primary.collapseSecondary(..).
    SPLIT-7|Default collapse for a plain primary: the primary is shown, the secondary disappears. For a navigation controller primary: the secondary (or, if it is a navigation controller, that navigation controller's content) is pushed on it.
    SPLIT-8|A common surprise: on an iPhone a classic split view controller launches showing the secondary, unless the delegate answers true.
    SPLIT-9|Classic expand order: primaryForExpanding → delegate separateSecondary (nil = default) → default restores the previous secondary; for a navigation controller primary its top is popped off to become the secondary.
    SPLIT-10|In column style, without width the compact column is shown if there is one; otherwise the columns are stacked, primary, supplementary, secondary, in one navigation controller. The delegate may choose the top column.
    SPLIT-11|Column style with a compact column: its stack and the regular columns are independent, synchronising position is the app's job.
    SPLIT-12|show(column) collapsed: pushes missing columns, pops covering ones, nothing if on top. hide(column) collapsed: ignored for primary or if not on top, else pops. Expanded: secondary is ignored; otherwise go to the nearest display mode that does/doesn't contain the column.
    SPLIT-13|Display modes: secondaryOnly, oneBeside, oneOver, twoBeside, twoOver, twoDisplace. Tile allows secondaryOnly/oneBeside/twoBeside; overlay: secondaryOnly/oneOver/twoOver; displace: secondaryOnly/oneBeside/twoDisplace.
    SPLIT-14|Automatic mode on iPad: overlay in portrait, side by side in landscape.
    SPLIT-15|Legacy (iOS 3–7): portrait hides the primary behind a bar button that shows it as popover; landscape shows both; shape queried per orientation.
    SPLIT-16|Swipe may reveal/hide the primary (default on).
    SPLIT-17|Mode button in the secondary's bar: back-like for revealing, full-screen icon for hiding, hidden when it would do nothing; classic style only (automatic in column style). Title text = primary's title, arrow only if untitled.
    SPLIT-18|Show/showDetail resolution: SEG-22, SEG-24; delegate may take either over by returning true.
    SPLIT-19|Widths, classic: preferred fraction × width, clamped to [min, max]; automatic min 0, automatic max 320. Automatic fraction 0.4.
    SPLIT-20|Column style default widths: primary 320, supplementary 320–375 depending on width bucket; 12.9" landscape primary 375; 5.5" phone landscape (736) 295.
    SPLIT-21|Separator is 1 physical pixel, taken from the secondary: 1024 → 320 + 0.5 + 703.5 at 2x.
    SPLIT-22|Column style primary views carry a 100 pt off-screen leading buffer reported as left safe-area inset (observed iOS 16). Ignore by default.
    SPLIT-23|preferredColumnWidth in points beats the fraction. Primary edge leading by default, may be trailing.
    TRAIT-1|Traits flow from window to children; a container may override its children's.
    TRAIT-2|Rotation/resizing: willTransition(to: traits) (only if traits change) then viewWillTransition(to: size); overrides must call super to pass it on; a child whose size stays the same gets no size message.
    TRAIT-3|Display Zoom makes large phones behave like the next smaller width (landscape compact).
    TRAIT-10|In compact width page and form sheets and popovers are full screen up to iOS 12 and cards since iOS 13; full screen and current context stay as they are.
    TRAIT-11|The presentation delegate may return another style or none (keep as is); iOS 8.0–8.2 only full-screen styles may be returned; it may also swap the controller (e.g. wrap in the navigation controller) for the adapted style.
    TRAIT-12|Decision uses the presenter's environment, re-evaluated while presented.
    TRAIT-13|Popover on a 414+ class phone in landscape stays a popover up to iOS 12; from 13 compact height also adapts.
    TRAIT-14|Show-detail target changes after collapse/expand are announced by a notification, so rows can show or hide disclosure marks.
    ROT-1|The tab bar controller: portrait by default; rotates to landscape only if every child supports it; on a device rotation the tab bar controller asks all children and one refusal blocks it.
    ROT-2|The navigation controller (iOS 6+): does not consult its stack. Phone: everything but upside down; pad: all. The delegate may state a different set.
    ROT-3|The navigation controller (iOS at most 5): rotatable if its top is; mixed rotatability in one stack is unsupported.
    ROT-4|The tab bar controller and the split view controller also have delegate methods for supported and preferred orientations (iOS 7+).
    ROT-5|Effective set = app's set ∩ root-most (or full-screen presented) controller's set; empty intersection raises.
    ROT-6|Default of a plain controller: phone all but upside down, pad all.
    ROT-7|A full-screen presented controller decides alone; its preferred orientation is used for the presentation. Sheets and popovers do not decide.
    ROT-8|iPhones without a home button never rotate upside down.
    ROT-9|iPad apps that support multitasking ignore per-controller restrictions.
    RESTORE-1|Manual scheme: save tokens of the user's position at exit, at launch rebuild the controllers, then setViewControllers.
    RESTORE-2|Automatic scheme (iOS 6+): a navigation controller with a restoration identifier tries to preserve its children: walks the stack bottom → top and encodes each child that has a valid identifier; next launch restores them in the same order.
    RESTORE-3|Children of one stack may share an identifier; the navigation controller stores extra data so that each restoration path stays unique.
    RESTORE-4|A child without identifier is not saved; the rest of the stack is still encoded, in order.
    RESTORE-5|A controller is preserved only if all its ancestors have identifiers too. The path is the list of identifiers from the root.
    RESTORE-6|Re-creation lookup per path: restoration class → app delegate → object already created → storyboard scene with the same identifier; nil from a class = do not restore this one.
    RESTORE-7|Storyboard objects remember their storyboard in the archive.
    RESTORE-8|Order: all objects are found/created, then decoded, then each gets "finished restoring".
    RESTORE-9|The tab bar controller preserves selection and (by the children's identifiers) the customised order; the split view controller its columns; presented controllers are preserved when identified.
    RESTORE-10|Restoration happens before the window is shown, without animation; appearance callbacks run once for the final visible controller.
    RESTORE-11|The archive also stores app version, idiom, timestamp, system version, usable to refuse it.
    RESTORE-12|Archive is dropped after a crash during launch or when the user force-quits.
    RESTORE-13|An identifier on a navigation controller with none on its children, or on a child below a parent without one, preserves nothing and is reported.
    LAYOUT-1|Default (legacy): content fills the gap between the bottom of the navigation bar and the top of the toolbar or tab bar. The navigation controller resizes the content view itself; the app does not.
    LAYOUT-2|A controller may ask for full-screen layout: its view then lies under status bar, navigation bar and toolbar where allowed.
    LAYOUT-3|Factors, in priority order (an earlier "no" cannot be overruled): (1) does the window, or for modals the parent's view, span the screen; (2) is the navigation bar translucent; (3) is the toolbar, if shown, translucent; (4) does the controller want full-screen layout.
    LAYOUT-4|Content is never placed under an opaque bar, whatever the controller wants (legacy).
    LAYOUT-5|Recipe: view frame = screen bounds with flexible autoresizing → bar translucent → toolbar translucent → wantsFullScreenLayout on the controller (this last one governs the status bar).
    LAYOUT-6|Window must have the size of the screen bounds, not of the application frame; the navigation controller makes room for the status bar itself.
    LAYOUT-7|A modally presented navigation controller inherits the presenter's limit concerning the status bar.
    LAYOUT-8|The tab bar controller never lets a child lie under the tab bar: full-screen layout affects status bar and navigation bar only; the tab bar controller always shrinks the child above the tab bar.
    LAYOUT-9|From iOS 7 a translucent tab bar lies over its content when the bottom edge extends; the obscured part becomes inset or safe area. Before, LAYOUT-8 holds.
    LAYOUT-10|iOS 7 and later: edgesForExtendedLayout (default all), extendedLayoutIncludesOpaqueBars (default false), replace full-screen layout.
    LAYOUT-11|iOS 7 and later content frame in the navigation controller: top edge = 0 if (bar hidden) or (edges has top and (bar translucent or includesOpaqueBars)); else bar's maxY. Bottom edge = container bottom if (no bottom bar) or (edges has bottom and (bar translucent or includesOpaqueBars)); else the bottom bar's minY. Left/right always full.
    LAYOUT-12|From iOS 7 the content view lies beneath the navigation bar by default; design for it.
    LAYOUT-13|Safe area (11+) of the content = window safe area ∪ parts covered by the navigation controller's bars and the tab bar controller's bar, in the content's coordinates, + additionalSafeAreaInsets of each controller on the way.
    LAYOUT-14|iOS 7–10: top/bottom layout guides carry the same lengths; no left/right.
    LAYOUT-15|Up to iOS 10 the insets of a controller's main scroll view are adjusted if automaticallyAdjustsScrollViewInsets is true; since iOS 11 each scroll view says automatic, scrollableAxes, never or always.
    LAYOUT-16|Not in a window → safe area zero. Window touching only the top of the screen has top inset only.
    LAYOUT-17|With the navigation controller inside the tab bar controller and a visible toolbar, the toolbar sits directly above the tab bar.
    LAYOUT-18|Bars respect left/right safe area for their items, but their background spans the full width.
    LAYOUT-19|Pixel rule: positions snap up to 1/scale.
    LAYOUT-20|Nav bar, phone portrait: 44.
    LAYOUT-21|Nav bar, phone landscape: 32 if width compact, 44 if width regular.
    LAYOUT-22|Nav bar, iPad: 44 up to iOS 11 SDK, 50 from iOS 12 SDK (any size class on iPad).
    LAYOUT-23|Large title extra: +52 → 96 (phone, old iPad), 102 (iPad 12+); none in compact height.
    LAYOUT-24|Prompt extra: +30 → 74 at base 44; landscape/iPad-50 totals (32→ 74 in old era, 50→80).
    LAYOUT-25|Nav bar in a card/page/form sheet (13+): 56 on phone and iPad (44+12, 50+6); not in popover or full screen.
    LAYOUT-26|Search bar row in nav bar: +52 expanded, 0 when hidden by scrolling.
    LAYOUT-27|Toolbar: 44; phone landscape compact 32, regular 44; iPad 44 → 50 (12 SDK).
    LAYOUT-28|Toolbar incl. bottom inset: portrait 78, landscape compact 53, landscape regular 65; iPad with home indicator 70 or 65.
    LAYOUT-29|Tab bar, phone portrait: 49 (+34 = 83).
    LAYOUT-30|Tab bar, phone in landscape with compact width: 32 (+21 = 53) since iOS 11; 49 before.
    LAYOUT-31|Tab bar, phone landscape regular width: 49 (+21 = 70).
    LAYOUT-32|Tab bar, iPad (at the bottom, up to iOS 17): 49, since iOS 12 50; with a home indicator 65 in total.
    LAYOUT-33|Tab bar, iPad 18+ regular width: floating at the top, own metrics not catalogued.
    LAYOUT-34|The status bar is as high as the device has it; since iOS 8 phones hide it in landscape. Up to iOS 7 and on iPads it is 20 in landscape.
    LAYOUT-35|With a Dynamic Island the navigation bar does not begin at the safe area's top but at 53.667 (models of 59 points) or 56.333 (62 points).
    LAYOUT-40|Landscape top inset is 0 on phones with a sensor housing; bottom 21.
    LAYOUT-41|Upside-down swaps top/bottom; landscape left/right are symmetric.
    LAYOUT-42|Display Zoom changes insets (e.g. 12: 39/28; 12 mini: 43/29; 14 Pro and 15 Pro: 48/28; 15 Pro Max: 51/31; landscape bottom stays 21).
    LAYOUT-43|Newer models (17 family, Air) are outside this table; assume 62-pt class until measured.
    LAYOUT-50|Root view margins: top/bottom 0, leading/trailing 16 in compact width, 20 in regular. Phones 414 and wider use 20 in portrait too. Other views: 8 on each side.
    LAYOUT-51|Since iOS 11 the controller's minimum may be switched off; otherwise effective margin = max(custom, system minimum).
    LAYOUT-52|Readable width at most 672 at default text size.
    LAYOUT-53|Outermost bar item starts at the bar's margin (16/20); gap between items 8. Since iOS 11 fixed spaces are never below 8 and negative ones do nothing; before, negative spacers shifted items.
    LAYOUT-54|An item with an image is as wide as the image and 11 on each side.
    LAYOUT-55|The back chevron is 13 wide and begins 8 before the margin; its label begins 6 after it.
    LAYOUT-56|Tap area of a custom-view item equals its size from iOS 11 on.
    LAYOUT-57|Fonts: title 17 semibold, large title 34 bold, items and back label 17 (done: semibold), prompt 12–13, tab title 10 stacked / 13 inline.
    LAYOUT-58|Title position: centred in the bar; if it would collide, it moves into the free interval between left and right groups, then truncates at the tail. Custom title view: its width at most free interval.
    LAYOUT-59|The back label is the own title, the word "Back" or none: the first with which chevron, label, title and right items fit between the margins. If none does, the title is truncated. A label never takes more than half of that room.
    LAYOUT-60|Flexible spaces of a toolbar share what the items, 8 between neighbours and the fixed spaces leave. Without flexible spaces items are leading; items that do not fit overflow.
    LAYOUT-61|Check: width 320, margin 16, [flex, item 200, flex] → item x = 60.
    LAYOUT-65|In compact width the slots of a tab bar are equally wide. Up to iOS 12 a button begins 2 inside its slot, is 4 narrower and 48 high.
    LAYOUT-66|Automatic positioning: compact → fill; regular → centred group using itemWidth and itemSpacing; 0 or negative = system values.
    LAYOUT-67|System values on iPad before iOS 11: width 76, spacing 34.
    LAYOUT-68|Icon over title in compact width + regular height; icon beside title whenever width is regular or height compact (11+).
    LAYOUT-69|Badge sits at the top trailing corner of the icon, at least 18 high and wide, grows with text.
    LAYOUT-70|iPad form sheet 540×620 up to iPadOS 15; slightly larger from 16 value. preferredContentSize overrides on regular width.
    LAYOUT-71|iPad page sheet: full height less margins, about 704–768 wide, never wider than the window less margins.
    LAYOUT-72|Phone card (13+): full width; top gap = safe-area top + 10 on housing phones, 20+ on others. Content's own top safe area is 0 inside the card, bottom equals the device's.
    LAYOUT-73|Popover: content size preferred, default 320 wide; clamped to the window less margins and status bar; at most 600 wide before iOS 8.
    LAYOUT-74|overFullScreen/fullScreen: presenter's window bounds. currentContext: the context controller's bounds (MODAL-8).
    DESIGN-1|One transition queue per window; a transition has phases begin / (interactive) / end / cancel. Operations arriving in between are queued (NAV-37, LIFE-60).
    DESIGN-2|Stack arrays change at begin; appearance "did" events at end; cancel restores arrays (NAV-11, LIFE-53).
    DESIGN-3|The order of events is data: the traces are a table, so that an order can be corrected without touching the engine.
    DESIGN-4|Every figure that no source settles is a named constant with the id of its rule.
    DESIGN-5|Diagnostics carry the id of their rule: an exception stops the simulated app, a line on the console is logged, and what is silent is seen in the trace.
    DESIGN-6|Which containers may hold which is a table: any but a navigation or split view controller may be pushed.
    KEY-1|A text field, text view or search bar becomes first responder when it is touched, or by becomeFirstResponder(); one at most is, and a view that cannot be typed into never.
    KEY-2|When another field becomes first responder, the last one ends before the next begins; the keyboard stays.
    KEY-3|A text field sends editingDidBegin when it becomes first responder, editingChanged for each key, and editingDidEnd when it is it no more.
    KEY-4|The keyboard is on the screen while the first responder is, in front of everything else.
    KEY-5|resignFirstResponder() of the field that has the keyboard takes it away; of another it does nothing.
    KEY-6|endEditing(_:) of a view makes whichever field in it has the keyboard resign.
    KEY-7|Keys go to the first responder, behind what it says.
    KEY-8|The return key of a text field sends editingDidEndOnExit and primaryActionTriggered; with an action for the first the field resigns. In a text view it begins a new line.
    KEY-9|The number, phone and decimal pads of an iPhone write digits and a few signs, and have no return key; an iPad shows all keys.
    KEY-10|A view that leaves the window resigns first responder before viewDidDisappear; under a sheet it stays it, and the keyboard comes back (doubt).
    KEY-11|The keyboard of an iPad has a key that hides it.
    KEY-12|With a keyboardDismissMode of onDrag any drag of the content hides the keyboard, with interactive one that pulls it down.
    DELEG-1|A container tells its delegate what it does: an object that code names, often the container itself.
    DELEG-2|A container has one delegate: naming another takes the place of the last.
    DELEG-3|delegate is a weak property: once the delegate is gone, nobody is told.
    LIST-1|A list begins with the items that are written, and takes new ones at its end or at its start while it has room (the room is a decision of the simulation).
    LIST-2|Code takes out the item of the row that set the code off, or the first item that is the same.
    LIST-3|A person deletes a row with the red button while the table is edited, or with a swipe: tableView(_:commit:forRowAt:), where tableView(_:canEditRowAt:) allows it.
    LIST-4|A person drags a row to another place by its handle, which is there while the table is edited: tableView(_:moveRowAt:to:), where tableView(_:canMoveRowAt:) allows it.
    LIST-5|What is in the controls of a row goes with its item (decision: cells are reused, and apps keep what was typed with the item).
    GLASS-1|Since iOS 26 bars have no ground of their own: content goes on beneath them. On a phone a navigation bar is 54 high and begins at the end of the safe area (doubts: on its side, and whether the bars of iPads have changed).
    GLASS-2|The tabs of a phone, and of a narrow window of an iPad, are on a glass that floats: 62 high, 21 from the sides and from the lower edge, at most 86 wide for each tab, and the tabs reach 8.25 over each other. The safe area ends above it, 83 from the edge. On its side a phone's is taken to be as high as its bar was (doubt). Where an iPad has room its tabs stay at the top (LAYOUT-33).
    GLASS-3|What is on a bar is on glass, 44 high. Pictures beside each other share one; words, views, and done and close are alone (doubts: words and views). The back button is a chevron alone on its own glass (doubt), whatever the title before it is.
    GLASS-4|sharesBackground = false gives a bar item a glass of its own, hidesSharedBackground = true takes it away. A space between two items parts their glass.
    GLASS-5|The system's search tab stands apart on a glass of its own at the trailing end, as an icon alone (doubts: the gap, and whether only a UISearchTab does).
    GLASS-6|With a tabBarMinimizeBehavior of onScrollDown the tab bar of a phone shrinks to the selected tab when content is scrolled down, and comes back when it is scrolled up; with onScrollUp it is the other way round. never keeps it, automatic too (doubt: the system decides). Nothing happens on an iPad or before iOS 26.
    GLASS-7|A touch on the bar that has shrunk brings it back and does nothing else; the other tabs cannot be reached until then, but for the one that stands apart (doubt).
    GLASS-8|A sheet that rests at the medium detent keeps away from the edges of a phone's screen; one of full height reaches them (doubt: by how much it does, here 8).
    GLASS-9|interactiveContentPopGestureRecognizer: swiping back may begin anywhere in the content, not only at the edge. What allows and refuses it is the same (NAV-34).
    GLASS-10|A device ran the systems that its row says; a model of the same screen may have begun later or ended earlier. What is newer than iOS 18 is taken to run its own first system where nothing is said.
    GLASS-11|UITabBarController.bottomAccessory: a view on a glass of its own above the tab bar, whichever tab is selected. What is in it is the tab bar controller's, and the content's safe area ends above it. Before iOS 26 it does not exist. Doubts: 48 high, 8 above the tabs, from 21 to 21 before the sides; where an iPad has its tabs at the top it is at the lower edge.
    GLASS-12|While the tab bar is minimized its accessory is inline: beside the tab that is left, as high as it, and before the one that stands apart; the safe area is that of the bar alone. A touch on the accessory leaves the bar as it is (doubt).
    GLASS-13|The accessory is hidden with its tab bar, as where a controller that is pushed hides it, and its place is the content's (doubt); so it is while its view is hidden (doubt: UIKit has bottomAccessory set to nil for that).
    LINK-1|A URL that the app is asked to open reaches scene(_:openURLContexts:); what is shown then is the app's decision.
    LINK-2|The app's code passes it on: here the outermost scene that answers hears it, on the screen or not (decision).
    LINK-3|What it asks for while a transition runs waits for its end, as with other code.
    LINK-4|A notification that is tapped reaches userNotificationCenter(_:didReceive:withCompletionHandler:) with its category.
    ALERT-1|An alert is made by the code of one controller, and the handlers of its actions are that code's; it is in no storyboard.
    ALERT-2|An alert is presented and never pushed; what presents it stays on the screen and hears nothing, and no segue is prepared.
    ALERT-3|One action at most has the style cancel: a second raises NSInternalInconsistencyException.
    ALERT-4|Text fields are for alerts: added to an action sheet they raise NSInternalInconsistencyException.
    ALERT-5|Presenting an alert where something is presented fails as any presentation does; the handler of an action may present the next.
    ALERT-6|An action that is chosen dismisses the alert first, then its handler runs (doubt).
    ALERT-7|An alert stays until an action is chosen: a touch beside it does nothing, and nothing beneath it answers.
    ALERT-8|An action sheet of an iPhone is at the bottom; a touch beside it runs the action that cancels, if there is one (doubt).
    ALERT-9|An action sheet of an iPad is a popover: it needs an anchor, and a touch beside it runs the action that cancels, which has no button there.
    ALERT-10|The first text field of an alert becomes first responder as the alert comes (doubt); handlers can ask what the fields say.
    ALERT-11|The title of the preferred action is bold, else that of the one that cancels; the return key runs the preferred action (doubt).
    ALERT-12|Two actions of an alert are side by side, the one that cancels on the left; of more it is the last. In an action sheet of an iPhone it is a group of its own.
    ALERT-13|An alert is not preserved between launches, and leaves the orientation to what is beneath it.
    ALERT-14|An action that is not enabled does not answer.
    SYSTEM-1|A controller of the system is presented; what it shows is not the app's, which hears what was chosen.
    SYSTEM-2|The share sheet of an iPad is a popover and needs an anchor.
    SYSTEM-3|The share sheet, the document picker, Safari's controller and the pickers of colours and fonts dismiss themselves (doubt: before the app hears of it).
    SYSTEM-4|The photo picker and the composers of mails and messages stay until the app dismisses them.
    SYSTEM-5|An image picker dismisses itself unless its delegate listens (doubt).
    SYSTEM-6|Pulling the sheet of one down is its Cancel; a composer cannot be pulled down (doubt).
    GEST-1|A gesture recogniser hears of touches on its view and on all that is in it; the nearest one is set off first (doubt).
    GEST-2|A tap recogniser wants numberOfTapsRequired taps in a row, one when not said.
    GEST-3|A long press recogniser wants a finger that rests on the view for minimumPressDuration.
    GEST-4|A swipe recogniser wants a stroke in its direction, which is right when not said.
    GEST-5|Pan, pinch and rotation recognisers want a finger that drags, two that move apart or together, two that turn.
    GEST-6|A screen edge pan recogniser wants a drag that begins at one of its edges; the one that goes back is the navigation controller's own.
    GEST-7|A recogniser that is not enabled, and one whose view is hidden, deaf to touches or covered, hears of nothing.
    SWIPE-1|A swipe to the left shows the trailing actions of a row, one to the right the leading ones; a row without actions there is not swiped. Since iOS 11.
    SWIPE-2|The first action is outermost; a destructive one is red, a normal one grey or of its backgroundColor.
    SWIPE-3|A touch elsewhere in the list closes the row and does nothing more (doubt).
    SWIPE-4|A swipe all the way performs the first action, unless performsFirstActionWithFullSwipe is off.
    SWIPE-5|Choosing an action closes the row and runs its handler; no controller is told.
    SWIPE-6|One row at a time is swiped: another swipe closes the first (doubt).
    SWIPE-7|While a list is edited its rows are not swiped (doubt).
    SWIPE-8|Before iOS 8 a swiped row shows its Delete button alone.
    MENU-1|A bar item or a button may have a menu; what is chosen from it runs its handler.
    MENU-2|A bar item without an action opens its menu by a tap, one with an action by a long press; a button by a long press, or by a touch with showsMenuAsPrimaryAction, which then sends no action.
    MENU-3|A menu presents no view controller: no callback is called when it opens or closes.
    MENU-4|A long press on a view or a row opens its context menu.
    MENU-5|While a menu is open only its items answer; a tap outside closes it and does nothing else.
    MENU-6|A disabled item cannot be chosen, a hidden one is not there, one that is on has a checkmark, a destructive one is red; a menu without items does not open.
    MENU-7|A menu in a menu is an item that shows its own items.
    MENU-8|Menus came with iOS 13, those of controls and bar items with iOS 14.
    MENU-9|A long press recogniser of a view comes before its context menu (doubt).
    PAGE-1|A touch on the right half of a page control goes to the next page, one on the left half to the last, and valueChanged is sent if the page changes.
    PAGE-2|currentPage of a page control counts from 0; VoiceOver reads "page 1 of 3".
    PAGE-3|A touched segment becomes the selected one and valueChanged is sent; a touch on the selected one sends nothing (doubt).
    PAGE-4|A momentary segmented control keeps no segment selected and sends valueChanged each time.
    PAGE-5|A stepper changes its value by stepValue between its bounds, or begins again at the other end if it wraps; VoiceOver moves a slider by a tenth.
    PAGE-6|A page control with hidesForSinglePage is hidden while it has one page.
    SEARCH-1|The search bar of a navigation item is in the bar of the navigation controller around its scene, below the title, since iOS 11; without that bar it is not seen. That iOS 26 puts it elsewhere on an iPhone is not simulated (doubt).
    SEARCH-2|A touch on the field begins a search: willPresentSearchController, the field becomes first responder, the results are updated, didPresentSearchController (doubt: their order).
    SEARCH-3|During a search, title and items leave the bar, unless hidesNavigationBarDuringPresentation is off.
    SEARCH-4|updateSearchResults is told when the text or the scope changes, and when the field becomes first responder.
    SEARCH-5|Cancel, which is there only during a search, ends the search: the text is emptied, the keyboard goes, the delegate hears of it (doubt: in which order).
    SEARCH-6|obscuresBackgroundDuringPresentation obscures the content until there are results, and a touch on it ends the search; when not said it depends on the system that the app was built for (doubt).
    SEARCH-7|The scope bar is there during a search; another scope tells selectedScopeButtonIndexDidChange and updates the results.
    SEARCH-8|With hidesSearchBarWhenScrolling the search bar leaves while content that scrolls is swiped up, and comes back when it is swiped down.
    SEARCH-9|The return key tells searchButtonClicked; the keyboard goes and the search goes on (doubt).
    SEARCH-10|The results controller lies over the content during a search, as long as the text is not empty; it is made once (doubt: when its view loads).
    SEARCH-11|What is pushed during a search comes over the search if the scene defines the presentation context; after going back the search is as it was. Without it, the search bar stays over what is pushed.
    SEARCH-12|A search is not restored (doubt).
    SEARCH-13|dismiss in a scene that is searched, or in the one with the results, ends the search and dismisses nothing else (doubt).
    """#
  }
}
