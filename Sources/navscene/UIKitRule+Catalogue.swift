extension UIKitRule {
  /// Made from the headings and lists of Tests/Specs; `NAVSCENE_UPDATE=1 swift test --filter CoverageTests` writes it anew.
  static var catalogue: String {
    #"""
    NAV|Navigation controller
    BAR|Navigation bar and items
    TOOL|Toolbar
    TAB|Tab bar controller
    MORE|More
    LIFE|Lifecycle callbacks
    MODAL|Modal presentation
    SEG|Segues and storyboards
    OUT|Outlets and actions
    PASS|Passing data
    ERR|Exceptions and console messages
    IBW|Interface Builder's diagnostics
    SPLIT|Split view
    TRAIT|Size classes and adaptation
    ROT|Orientation
    RESTORE|State restoration
    LAYOUT|Layout
    DESIGN|Decisions of the simulation
    ALERT|Alerts and action sheets
    SYSTEM|Controllers of the system
    KEY|The keyboard
    DELEG|Delegates
    LIST|Rows of lists
    GLASS|Since iOS 26
    LINK|URLs and notifications
    GEST|Gestures
    SWIPE|Actions behind rows
    MENU|Menus
    PAGE|Controls that have a value
    SEARCH|Searching
    # behaviour/alerts
    ALERT-10|The first text field has the keyboard
    ALERT-11|The preferred action is bold
    ALERT-12|Where its actions are
    ALERT-14|An action that is disabled does not answer
    ALERT-1|An alert belongs to the scene whose code makes it
    ALERT-2|It is presented, and what presents it stays
    ALERT-3|One action cancels
    ALERT-4|Only alerts have text fields
    ALERT-6|The handler runs when the alert is gone
    ALERT-7|A touch beside an alert does nothing
    ALERT-8|An action sheet of an iPhone is at the bottom
    ERR-20 ALERT-5|Presenting it over something presented fails
    ERR-24 ALERT-9|An action sheet of an iPad is a popover
    RESTORE-2 ALERT-13|It is not restored, and does not decide how the device is held
    # behaviour/controls
    PAGE-1 PAGE-2|A page control goes on by one
    PAGE-2 PAGE-3 PAGE-5|A variable follows it
    PAGE-3 PAGE-4|A segment is chosen
    PAGE-5|Plus and minus
    PAGE-6|One dot alone
    # behaviour/delegates
    BAR-52 BAR-53|Editing is heard of, and is a state
    DELEG-2|The last delegate hears everything
    DELEG-3|A delegate that is gone hears nothing
    LIFE-85 MODAL-12|A person pulls at a sheet
    TAB-20 DELEG-1|A container is its own delegate
    # behaviour/errors
    DESIGN-5|An exception stops everything
    DESIGN-6|Which containers may hold which
    ERR-12|Selecting a controller that is not a tab
    ERR-14|One animation inside another
    ERR-20|Presenting where something is presented
    ERR-21|Two presentations at once
    ERR-22|Presenting from nowhere
    ERR-24|A popover that points at nothing
    ERR-26|A page curl wants the whole screen
    ERR-27|A sheet without any detent that fits
    ERR-33|A custom segue without its class
    ERR-4|A tab bar controller in a stack
    ERR-6|Back to what is not there
    ERR-7|Back at the root
    ERR-8|A split view in a stack
    NAV-42 ERR-1|A navigation controller in a stack
    SEG-74 ERR-40|A class that is not there
    # behaviour/gestures
    GEST-1 GEST-3|In the rows of a prototype
    GEST-1|The nearest recogniser is set off
    GEST-2|So many taps
    GEST-3|A finger that rests
    GEST-4|A stroke in its direction
    GEST-5|Drags, pinches and turns
    GEST-6|From the edge of the screen
    GEST-7|What no finger reaches
    # behaviour/glass
    GLASS-10|What a device is taken to run
    GLASS-11|A view above the tabs
    GLASS-12|Beside a bar that has shrunk
    GLASS-13|Hidden with its bar
    GLASS-3|The back button is a chevron
    GLASS-6|The tab bar makes room
    GLASS-7|A bar that has shrunk
    NAV-34 GLASS-9|Back from anywhere
    NAV-58 GLASS-6|Bars and tabs may both make room
    # behaviour/keyboard
    KEY-1 KEY-4|A touch brings it up
    KEY-10|The screen goes
    KEY-11|The key that hides it
    KEY-12|Dragging the content
    KEY-2 KEY-3|From one field to the next
    KEY-7|What is typed
    KEY-8|The field's delegate is asked about the return key
    KEY-8|The return key
    KEY-9|Pads have few keys
    LAYOUT-1|What it covers
    LIFE-33 KEY-5 KEY-6|Code takes it away
    # behaviour/lifecycle
    LIFE-1 LIFE-3 LIFE-73|A view is loaded once, when it is first needed
    LIFE-10 LIFE-12|Pushed and popped, or merely covered
    LIFE-11 LIFE-12|Presented and dismissed
    LIFE-20|Push
    LIFE-21|Without animation the order is the same
    LIFE-24|What is handed over is there before the view
    LIFE-30|Pop
    LIFE-32|Write back when leaving, refresh when coming
    LIFE-40 LIFE-60|A callback that goes on
    LIFE-47|Everybody who is removed hears of it
    LIFE-5|Superclasses come first
    LIFE-62|Presenting before there is a window
    LIFE-6|`animated` is the argument of the operation
    LIFE-7 LIFE-23|A container forwards its own appearance
    LIFE-70 LIFE-71 LIFE-72|Tabs
    LIFE-74|The selected tab once more
    LIFE-75|The selected tab is taken away
    LIFE-80 LIFE-81|Full screen
    LIFE-82 LIFE-83|Sheets
    LIFE-84|A sheet that fills a small screen
    LIFE-85|A sheet pulled down, and a dismissal by code
    LIFE-87|From inside a popover
    LIFE-8|Nothing outside the window appears
    LIFE-9|A controller, then its view
    NAV-30 LIFE-43|The same top: no transition
    NAV-30 LIFE-44 LIFE-45 LIFE-46|A new top: push or pop
    NAV-32|What each operation is for
    NAV-33 NAV-34|There are two ways back for a finger
    NAV-35 LIFE-40 LIFE-41 LIFE-42 LIFE-48|Popping several levels
    NAV-38 LIFE-22 LIFE-61|A stack that is off screen
    NAV-38 NAV-39|Popped off screen
    NAV-40|Where a navigation controller is allowed
    # behaviour/links
    LINK-1|A URL is opened
    LINK-2|The outermost scene that answers hears it
    LINK-4|A notification is tapped
    NAV-37 LINK-3|It waits for a transition
    # behaviour/lists
    KEY-10 LIST-2 LIST-5|A row that goes gives the keyboard up
    LIST-1 LIST-2|What a list holds
    LIST-2|A row acts on its own item
    LIST-3|Rows are deleted
    LIST-4 LIST-5|Rows change places
    # behaviour/menus
    MENU-1 MENU-3|A bar item with a menu
    MENU-2|A tap or a long press
    MENU-4 MENU-9|A context menu
    MENU-5|Only the menu answers
    MENU-6|What an item says of itself
    MENU-7|A menu in a menu
    MENU-8|Before there were any
    # behaviour/modal
    LIFE-80 LIFE-81 LIFE-82 MODAL-7|Whose view leaves
    LIFE-85 MODAL-12|Pulled down
    MODAL-1 MODAL-8|Who presents
    MODAL-10 ERR-20|One at a time
    MODAL-10 ERR-21 ERR-22|Before the first has arrived
    MODAL-11|Dismissing
    MODAL-11|From the middle of a chain
    MODAL-13 ERR-27|No detents at all
    MODAL-13 MODAL-14|Little height
    MODAL-13|Heights
    MODAL-15 ERR-24|What it points at
    MODAL-16|A touch beside it
    MODAL-1|Who presents
    MODAL-2 MODAL-19|Beside every hierarchy
    MODAL-2|No stack is in front of what is presented
    MODAL-3|The style belongs to what is presented
    MODAL-4|The default style
    MODAL-5|All of them
    MODAL-6 ERR-26|How the change looks
    MODAL-8|The nearest that defines one
    MODAL-9|Whose transition it is
    # behaviour/more
    MORE-10 MORE-11|Nothing to rearrange
    MORE-10 MORE-12 MORE-13|The sheet that Edit opens
    MORE-11|Which tabs may be moved
    MORE-13|What was selected stays selected
    MORE-16|Once more for the list
    MORE-1|Five are enough
    MORE-2 MORE-3|Where there is more room
    MORE-2 MORE-9 MORE-18|More comes and goes with the room
    MORE-4 MORE-17|The list is not a child
    MORE-5|It is always there
    MORE-6 MORE-15|A navigation controller with the list at its root
    MORE-7|While the list is in front, no index is selected
    MORE-8|Code selects what is under More
    MORE-9|One bar, not two
    TAB-27 MORE-14|With a child over the list
    # behaviour/navigation-bar
    BAR-1 BAR-15|A bar that is never used
    BAR-1 BAR-39 BAR-42|The bar is always there
    BAR-10 BAR-11 BAR-12|A stack of items beside the stack of screens
    BAR-13|An item that was never touched
    BAR-14 BAR-15 BAR-35|Rebuilt for each top
    BAR-15|Items that change at run time
    BAR-16 BAR-27|A back item always pops
    BAR-1|Each navigation controller has its own
    BAR-20 BAR-21 BAR-22 BAR-23 BAR-24|The left side, in order
    BAR-22 BAR-29|A title for the back button alone
    BAR-25 BAR-26|Both at once, or neither
    BAR-28 BAR-29 LAYOUT-59|A back title that is too long
    BAR-2|A bar without a navigation controller
    BAR-3 BAR-4 BAR-5 BAR-9|What may be said about it
    BAR-30|What the back button says is said once
    BAR-31 BAR-32 BAR-33|The middle
    BAR-31 BAR-36|A view in a bar is touched as the bar is
    BAR-33|One way only
    BAR-35 BAR-36 BAR-37|The right side
    BAR-38|A prompt
    BAR-40|A hidden bar leaves no way back
    BAR-41|Hidden along with a transition
    BAR-45|Large titles
    BAR-46|Every kind of item
    BAR-48 BAR-51|Who answers an item
    BAR-52 BAR-53|Edit and Done
    # behaviour/navigation-stack
    NAV-1 NAV-3 NAV-4 NAV-6|A stack of screens
    NAV-10 NAV-11 NAV-20|How a screen finds its stack
    NAV-10|A step that names its stack
    NAV-11|While a pop is under way
    NAV-12 NAV-15 NAV-16 NAV-24|One at the top, one at the bottom
    NAV-13 NAV-25 NAV-49|The root is never popped
    NAV-14 NAV-28|Only another array gives another root
    NAV-17 NAV-18|The top and what is visible
    NAV-19 NAV-23|Only the root is made at first
    NAV-2 NAV-5|Nothing of its own to edit
    NAV-21|An empty stack
    NAV-22 NAV-48|The same screen at several levels
    NAV-25 NAV-26 NAV-27|What the calls give back
    NAV-27 ERR-6|Popping to a stranger
    NAV-28 NAV-29 NAV-30 NAV-51|Which animation an array gets
    NAV-31 ERR-14|An array is not a push
    NAV-32 NAV-51|Several levels, callbacks for two screens
    NAV-38 NAV-39|Out of sight only the array changes
    NAV-42 ERR-1|No stack in a stack
    NAV-43|A tab is called after the bottom of its stack
    NAV-50 NAV-55|Narrow or wide
    NAV-51 NAV-52 NAV-53|The delegate's order of callbacks
    NAV-56|What a segue becomes in a stack
    NAV-57|A context for presentations
    NAV-58|Bars that make room by themselves
    NAV-7 NAV-44|From the window to the root
    NAV-8 NAV-40 NAV-41|Where a stack is allowed
    NAV-9|What was popped is gone
    # behaviour/outlets-and-actions
    ERR-39|A runtime attribute that no view has is logged
    OUT-11 ERR-34|A wrong action ends the app at the first touch
    OUT-11|A gesture and a bar item send no control events
    OUT-11|Touches and events without a receiver
    OUT-1|Anything can be an outlet
    OUT-2 OUT-3 ERR-32|A connection that the class does not know ends the app
    OUT-4 OUT-8|The compiler says what Interface Builder marks
    OUT-5|A connection to nothing
    OUT-9|Delegates are outlets too
    # behaviour/passing-data
    PASS-1 PASS-5|Forward, before it is shown
    PASS-1|Into the navigation controller that is presented
    PASS-2|Each level gets its part
    PASS-3|Model to controls and back
    PASS-4 PASS-5|Back, through the unwind action
    PASS-6|What is uncovered must refresh itself
    # behaviour/restoration
    RESTORE-10|Before the window is shown
    RESTORE-11|What is refused
    RESTORE-1|By hand
    RESTORE-2 RESTORE-8|A stack, from the bottom up
    RESTORE-3|The same identifier twice
    RESTORE-4|A gap in a stack
    RESTORE-5|A gap above
    RESTORE-6 RESTORE-7|Who makes it again
    RESTORE-9|Tabs, columns and what is presented
    # behaviour/rotation
    ROT-1|Every tab has a say
    ROT-2 ROT-3 ROT-6|A stack is not asked
    ROT-4|Tab bars and split views have delegates too
    ROT-5|App and controller must agree
    ROT-7|A card over a screen that is landscape alone
    ROT-7|Who covers the screen decides alone
    ROT-8|Never on its head
    ROT-9|An iPad that shares its screen asks no controller
    # behaviour/search
    LAYOUT-26|The bar grows by the search bar
    MORE-9 SEARCH-1|The search bar is in the navigation bar
    SEARCH-10|Results lie over the content
    SEARCH-11|A row of the results pushes, and the search waits
    SEARCH-12|It is not restored
    SEARCH-13|`dismiss` ends it
    SEARCH-2|A touch on the field begins a search
    SEARCH-3|Title and items leave meanwhile
    SEARCH-4|What is typed updates the results
    SEARCH-5|Cancel ends it
    SEARCH-6|The content may be obscured
    SEARCH-7|Scopes are below the field during a search
    SEARCH-8|It leaves while the content is scrolled
    SEARCH-9|The return key searches
    # behaviour/segues
    SEG-1 SEG-20 SEG-21|A person's touch asks first
    SEG-10|Of two with one identifier the first counts
    SEG-11 ERR-30|An identifier that is not there
    SEG-12|The stack has grown before anybody sees it
    SEG-22|Split views show in the column that asked
    SEG-23 SEG-24|Detail goes past the navigation controller
    SEG-25|Detail without a split view is a modal
    SEG-26|Modals choose their style
    SEG-27|Popovers point, where there is room
    SEG-28 SEG-39|Embedding happens while the view loads
    SEG-29 ERR-31|`push` of old needs a stack
    SEG-2|Code does not ask
    SEG-30|The other kinds of old
    SEG-33 SEG-38|Relationships are not segues
    SEG-34 SEG-36|Shown where nothing shows
    SEG-34|Shown from a view that is nowhere
    SEG-35|A container may decline
    SEG-37|What the relationships are called
    SEG-38 SEG-71 ERR-36|Code looks a scene up by its identifier
    SEG-3|A guard that says no stops everything
    SEG-4 SEG-73|The view of the destination comes after `prepare`
    SEG-40|What sets a segue off
    SEG-5|The sender is what was touched
    SEG-6 SEG-72|Each time a new controller
    SEG-7 SEG-31|A segue of one's own does what its class does
    SEG-70 ERR-35|A scene of another bundle
    SEG-70 ERR-35|Storyboards and scenes that are not there
    SEG-70 ERR-37|An app without a way in shows nothing
    SEG-76 SEG-77|A stack by the recipe
    SEG-7|A class of a segue that is not custom
    SEG-8|A control knows its segue, not the controller
    SEG-9|Without animation
    # behaviour/split-view
    SPLIT-1 SPLIT-3|Two levels beside each other
    SPLIT-10 SPLIT-11|A column of its own for little width
    SPLIT-10|Columns in one stack
    SPLIT-12|Showing and hiding columns in one stack
    SPLIT-13|Display modes
    SPLIT-14|Left to the system
    SPLIT-15|As it was up to iOS 7
    SPLIT-16|A swipe brings the primary in
    SPLIT-18|The delegate may show by itself
    SPLIT-2|A split view stays out of stacks
    SPLIT-4|Columns of the newer style
    SPLIT-5 SPLIT-6 SPLIT-7 SPLIT-9|Less width collapses, more width expands
    SPLIT-6 SPLIT-9|What the delegate decides
    SPLIT-8|The detail first
    SPLIT-9|Alone on the primary's stack when there is room again
    # behaviour/swipe-actions
    SWIPE-1 SWIPE-5|A swipe shows them
    SWIPE-1|Actions that follow the state
    SWIPE-2|In their order, with their colours
    SWIPE-3 SWIPE-6|A touch elsewhere closes the row
    SWIPE-4|All the way
    SWIPE-7|While the list is edited there are none
    SWIPE-8|Before there were any
    # behaviour/system-controllers
    MODAL-11|One that was pushed dismisses what it was pushed in
    SYSTEM-1|They are presented by name, and only their buttons are known
    SYSTEM-2|The share sheet of an iPad is a popover
    SYSTEM-3|Most close themselves, then the app hears of it
    SYSTEM-4|Some are dismissed by the app alone
    SYSTEM-5|An image picker closes itself while nobody listens
    SYSTEM-6|Pulling its sheet down means Cancel
    # behaviour/tab-bar
    MORE-3|An iPad's tabs are at the top since iOS 18
    TAB-1 TAB-27|Modes that know nothing of each other
    TAB-11 TAB-13|Window, column, sheet and popover
    TAB-11|Not in a stack, not in another tab
    TAB-14 TAB-16|Children are there before the first is shown
    TAB-16|Another tab first
    TAB-17 ERR-12|Only a child can be selected
    TAB-17 TAB-20|Code selects without asking
    TAB-18|An index that does not exist is ignored
    TAB-19 TAB-22|The delegate decides, then is notified
    TAB-2 TAB-3|The bar frames everything
    TAB-21 TAB-24|The tab that is selected already
    TAB-25|Only a stack that is the tab itself goes back
    TAB-28|What a person can change by touch
    TAB-29 TAB-30|A new array
    TAB-31|All may be rearranged again
    TAB-32|No tabs at all
    TAB-33 TAB-34 TAB-35|A short text at the corner of a tab
    TAB-37|What is under More carries its own badge
    TAB-4|The bar is UIKit's
    TAB-5|Tabs are counted from 0 in the order of the array
    TAB-6 TAB-7|The item, else the title
    TAB-8|The title that comes later wins
    TAB-9 TAB-10|A system item fixes both picture and title
    # behaviour/toolbar
    TOOL-1 TOOL-2|Hidden by default
    TOOL-10 TOOL-11|One is enough
    TOOL-12|A toolbar in a screen of its own
    TOOL-13|It is not replaced
    TOOL-3 TOOL-4|The items of the top controller
    TOOL-4 TOOL-5|Room between the items
    TOOL-6|Another set at run time
    TOOL-7 TOOL-9|Hidden while pushed
    TOOL-8|Shown and hidden at any time
    # behaviour/traits
    MODAL-1 TRAIT-11|The delegate has its own idea
    TRAIT-10 TRAIT-12 TRAIT-13|What is presented adapts
    TRAIT-14|Show detail leads elsewhere
    TRAIT-1|A part of the screen
    TRAIT-1|From the window to the last child
    TRAIT-2|Traits first, then the size
    TRAIT-3|Display Zoom
    # behaviour/transitions
    DESIGN-1|An unwind that dismisses and pops takes its time
    DESIGN-1|Only a finger can change its mind
    DESIGN-1|The device turns when the transition has ended
    DESIGN-1|Time passes again
    DESIGN-5|What UIKit says about mistakes
    ERR-21|Presenting waits for a push, and not for a presentation
    LIFE-2 DESIGN-1 DESIGN-2|Begin, end
    LIFE-21|Without animation nothing is in flight
    LIFE-50 LIFE-51 LIFE-53|A swipe that is cancelled
    LIFE-52|The delegate hears nothing of it
    LIFE-60|What a callback asks for waits as well
    LIFE-85 LIFE-86|A finger on a sheet
    NAV-11 LIFE-31|A bar still holds what its array has lost
    NAV-33 LIFE-50|A swipe that is completed
    NAV-34 NAV-36|Nobody answers to a finger
    NAV-36 NAV-37 DESIGN-1|Who is impatient, waits
    NAV-37 ERR-14|Older systems complained
    # behaviour/unwinding
    SEG-32 SEG-50|Only the action is named
    SEG-51 SEG-52 ERR-20|Prepare, the action, the way back
    SEG-53|Children before their parent, then outwards
    SEG-54 SEG-55|The nearest that answers
    SEG-54|A veto sends the search on
    SEG-56|Nobody answers
    SEG-57|Step by step: dismiss and pop
    SEG-57|Step by step: select and pop
    SEG-59|By a finger or by code, the same
    SEG-60|A shared way home
    SEG-61|An undeclared action
    # behaviour/window
    ERR-22|The code that did it goes on
    NAV-44|A new root takes the place of the old one
    ROT-7|It turns as the new root allows
    # layout/columns
    SPLIT-13|Over the secondary
    SPLIT-19 SPLIT-21|Side by side
    SPLIT-20|A large phone on its side
    SPLIT-20|Three columns
    # layout/constraints
    LAYOUT-15|What scrolls begins below the bars
    LAYOUT-50 LAYOUT-51|Margins that were written
    LAYOUT-50|The margins of a stack
    # layout/content
    BAR-43 LAYOUT-15|Lists keep their rows clear of bars
    LAYOUT-10 LAYOUT-11 LAYOUT-14|The edges that extend
    LAYOUT-10 LAYOUT-11|Under opaque bars too
    LAYOUT-2 LAYOUT-3 LAYOUT-4|The factors in their order
    LAYOUT-50|Margins
    LAYOUT-7|What is presented reaches no farther than its presenter
    LAYOUT-8|A tab bar covers nothing before iOS 7
    # layout/elements
    BAR-2 BAR-37 TOOL-4|Bars among other views
    # layout/glass
    GLASS-11 GLASS-12|What is above the tabs
    GLASS-2|Few tabs take no more than they need
    GLASS-3|A chevron for the way back
    GLASS-3|Items share their glass
    GLASS-4|What an item says of its glass
    GLASS-5|The search tab stands apart
    GLASS-6|A bar that has shrunk
    GLASS-8|Sheets keep away from the edges
    LAYOUT-33 GLASS-1 GLASS-2|Tabs that float
    LAYOUT-43 GLASS-10|The phones of 2025
    # layout/navigation-bar
    BAR-34 LAYOUT-56 LAYOUT-58|Views in the bar
    BAR-55|Forced widths and room for the widest title
    LAYOUT-11 LAYOUT-13|Hidden bars take no room
    LAYOUT-18 LAYOUT-40|On its side, bars keep clear of the housing
    LAYOUT-19|Positions end on pixels
    LAYOUT-23 LAYOUT-57|A large title
    LAYOUT-24|A prompt above the controls
    LAYOUT-53 LAYOUT-54 LAYOUT-57 LAYOUT-58|From the margin to the title
    LAYOUT-53|Left items beside the back button
    LAYOUT-55 LAYOUT-59|Title, then "Back", then the chevron alone
    LAYOUT-58|A title that collides moves, then it is cut
    LAYOUT-59|Never more than half of the bar for a label
    # layout/presentations
    LAYOUT-25 LAYOUT-72|A card on a phone
    LAYOUT-70 LAYOUT-71|Sheets of an iPad
    LAYOUT-72|A card over a card
    LAYOUT-73|A popover and its arrow
    LAYOUT-73|A popover that is smaller than its arrow has it in the middle
    LAYOUT-74|Over a context
    LAYOUT-74|Over everything
    MODAL-1 MODAL-8 LAYOUT-74|From a scene inside of a container view
    MODAL-8 LAYOUT-74|Over everything from inside a context
    # layout/rows
    LAYOUT-13|A row's contents are beside a notch, not under it
    # layout/tab-bar
    LAYOUT-11|Gone with what was pushed
    LAYOUT-33|At the top of an iPad since iOS 18
    LAYOUT-57 LAYOUT-68|Icon over title, icon beside title
    LAYOUT-65 LAYOUT-66 LAYOUT-67|Slots of a phone
    LAYOUT-65|Five and More
    LAYOUT-69|Badges
    # layout/toolbar
    LAYOUT-17|Above the tab bar
    LAYOUT-27 LAYOUT-28|Heights
    LAYOUT-53 LAYOUT-60|Without flexible spaces items are leading
    LAYOUT-54|A picture replaces the title beside it
    LAYOUT-60 LAYOUT-61|Spaces share what is left
    LAYOUT-60|Items that overflow
    # layout/vectors
    BAR-44 LAYOUT-10 LAYOUT-11 LAYOUT-12 LAYOUT-13|V7: Under a translucent bar since iOS 7
    LAYOUT-1 LAYOUT-27|V2: The same above a toolbar
    LAYOUT-1 LAYOUT-4 LAYOUT-20|V1: An opaque bar before iOS 7
    LAYOUT-11|V10: A stack in a tab, both opaque
    LAYOUT-11|V8: Below an opaque bar since iOS 7
    LAYOUT-13 LAYOUT-29|V11: A phone without home button
    LAYOUT-13|V13: A taller status bar
    LAYOUT-2 LAYOUT-3 LAYOUT-5|V5: Full-screen layout under a translucent bar
    LAYOUT-21 LAYOUT-30 LAYOUT-40|V14: On its side, with little height and width
    LAYOUT-21 LAYOUT-31 LAYOUT-40|V15: A large phone on its side
    LAYOUT-21 LAYOUT-34|V6: On its side before iOS 7
    LAYOUT-22 LAYOUT-32|V18: An iPad up to iOS 11
    LAYOUT-22 LAYOUT-32|V19: An iPad since iOS 12
    LAYOUT-22 LAYOUT-32|V20: An iPad without home button
    LAYOUT-23|V12: A large title
    LAYOUT-25 LAYOUT-72|V21: A stack in a card
    LAYOUT-35 LAYOUT-43|V17: Below a lower Dynamic Island
    LAYOUT-35|V16: Below a Dynamic Island
    LAYOUT-8 LAYOUT-29|V3: A stack in a tab before iOS 7
    LAYOUT-8 LAYOUT-9|V4: A plain tab before iOS 7
    LAYOUT-9 LAYOUT-13|V9: A stack in a tab, both translucent
    # layout/windows
    LAYOUT-34|No status bar
    LAYOUT-41|On its head
    LAYOUT-42|Display Zoom
    LAYOUT-43|Newer phones
    LAYOUT-50|A part of an iPad's screen
    LAYOUT-6 LAYOUT-34|The screen, and what the device covers of it
    # rules/bars
    LAYOUT-54|An item with a picture takes the picture's room: its title is said, not shown
    # semantics/scenes
    LAYOUT-10 LAYOUT-15|What today's iOS ignores
    # semantics/segues
    NAV-42|What is in a stack cannot show a split view controller
    # storyboard/importing
    SEG-56|An unwind action that no source declares
    # storyboard/running
    ERR-34|A destination that cannot be made ends the app, whatever asks for it
    ERR-34|Programs get the exception
    ERR-39|A runtime attribute that its class does not have is logged when the view loads
    OUT-11 ERR-34|A misspelt selector ends the app at the first touch
    OUT-2 OUT-11 ERR-32 ERR-34|What a view or another object lacks ends the app as well
    OUT-2 OUT-11 ERR-34|What Objective-C cannot see is not there either
    OUT-2 OUT-3 ERR-32|An outlet that its class does not have ends the app when the view loads
    OUT-2|Other code can be named, or none
    SEG-1 SEG-54|A class may say no to its segues
    SEG-11 OUT-5|What Interface Builder loses in silence
    SEG-31 ERR-33 ERR-34|A segue without its class, or without the action that makes its destination, ends the app
    SEG-31 ERR-33|A custom segue needs its class
    SEG-54 SEG-56|Unwind segues lead where code says, and without code where an import has them
    SEG-54|An unwind action may take anything
    SEG-73|An outlet of a bar item is connected with the controller, one of a row with the row
    SEG-74 ERR-40|A class that is not there is UIKit's own
    # not simulated
    BAR-47|bold or not is a matter of drawing; a done item does what a plain one does.
    BAR-49|colons and argument types of selectors belong to Swift and Objective-C; here an action is its name.
    BAR-50|an arrow leads to an action of its own scene; that code leaves the target nil cannot be written.
    BAR-54|when code builds its items is not seen by anybody; here they are declared.
    BAR-6|colours are drawn, and no navigation follows from them.
    BAR-7|the appearance proxy sets colours and images for all bars at once; nothing moves because of it.
    BAR-8|which class a bar has is said to an initialiser in Swift; whatever class it is, it shows the same items.
    DESIGN-3|about how the simulator is written: the rows of `TransitionOrder.swift` are the traces above.
    DESIGN-4|about how the simulator is written: what no source settles is a row or a constant with the id of its rule.
    ERR-13|what is asked for during a transition waits for its end (DESIGN-1), so begin and end always balance.
    ERR-2 ERR-3|the statements name scenes, and each push makes a controller of its own, so one cannot be pushed twice.
    ERR-23|the statements name scenes, and what they present is made anew, so it is never presented already.
    ERR-38|an app without a storyboard sets its window up in Swift code; one with a storyboard comes to ERR-37.
    ERR-41 ERR-46|containers of one's own add and exchange children in Swift code.
    ERR-42|the view of a scene is always there; only a nib of its own can lack one.
    ERR-43|cells are dequeued in Swift code.
    ERR-44|the callbacks are called in Swift code.
    ERR-5 ERR-25|a statement names a scene; there is no nil to push or present.
    ERR-9 ERR-10 ERR-11|a bar that belongs to a controller is out of reach: the language has no call that changes it directly.
    LAYOUT-16|every controller of a layout stands in a window.
    LAYOUT-52|the language has no readable guide.
    LIFE-13|an app would have to call its own callbacks in Swift; the language has no way to write that.
    LIFE-4|how often views are laid out is not contractual, and belongs to the layout stage.
    MODAL-17|where the arrow of a popover may point decides where it is placed, which is layout.
    MODAL-18|how much room a presented controller gets below the status bar is layout.
    NAV-45|advice about which data belongs to the root, which nobody can check but the author.
    NAV-46|a matter of taste in the design of levels; a lint rule may speak of it, nothing happens because of it.
    NAV-47|advice about how classes should depend on each other.
    NAV-54|unreliable means that old systems may or may not say it; the simulator always says it.
    OUT-10|a scene of a storyboard always has its own controller as owner; another owner needs a nib of its own.
    OUT-12|simulated bars are what Interface Builder draws on the canvas; the app never sees them.
    OUT-6|user-defined runtime attributes set properties of views by name, which the language does not have.
    OUT-7|weak or strong is about memory, and written in Swift.
    RESTORE-12|an archive is a file of whoever saved it; only they delete it, and nobody can quit an app by force here.
    RESTORE-13|it is a warning about a program, not something that happens at run time; it belongs to the rules of `lint`.
    SEG-58|on iOS 6 to 8 a container could pick the goal and build the segue, in Swift or Objective-C code that overrides two methods; for containers that do not, the search is the same.
    SEG-75 ERR-45|creator closures are Swift code.
    SPLIT-17|the mode button is drawn by the system in a bar of its own choice; what it does is `showColumn` and `hideColumn`.
    SPLIT-22|room beyond the screen that is reported as safe area was observed once, and nobody sees it.
    SPLIT-23|the language has no preferred widths, and a primary stands at the leading edge.
    TAB-12|whether a modal tab bar controller is worth its trouble is advice on design; that it works is shown above.
    TAB-15|what Interface Builder puts on the canvas when an object is dragged there is the editor's doing.
    TAB-23|which work belongs into which callback is advice on writing code.
    TAB-26|how far a list is scrolled is not part of the state.
    TAB-36|the colour of a badge and the type of its text are drawing.
    """#
  }
}
