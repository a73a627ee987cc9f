import NavText

/// A piece of Swift or Objective-C: as much as the index of sources needs to tell apart.
struct CodeToken {
  enum Kind {
    case name
    case number
    /// A string without escapes and interpolations, so that its bytes are its value.
    case string
    /// A string whose value the source does not spell out.
    case richString
    /// `"\(CartController.self)"`, which is the name of a type.
    case typeString
    /// A punctuation mark or a byte of an operator.
    case sign
    /// The name that a `#define` makes stand for the string that follows it.
    case definedName
    /// The framework of an `#import <Framework/Header.h>`.
    case importedModule
    /// The file of an `#import "Folder/Header.h"`.
    case importedHeader
    /// `#if`, `#else` or `#elif`, `#endif`.
    case branchStart
    case branchElse
    case branchEnd
    /// What is before the first token and after the last one.
    case end
  }

  let kind: Kind
  /// Whether it is the first on its line.
  let startsLine: Bool
  /// A word that means something to a scanner.
  var word: CodeWord?
  /// The byte of a sign, otherwise zero.
  var sign: UInt8 = 0
  /// A name, the value of a plain string, or the type whose name a string consists of.
  var name: Name = .none
  /// All of it, with quotation marks.
  let range: SourceRange

  static let end = CodeToken(kind: .end, startsLine: true, range: SourceRange(0, 0))

  var isName: Bool { kind == .name }

  func isSign(_ byte: Unicode.Scalar) -> Bool {
    kind == .sign && sign == UInt8(ascii: byte)
  }
}

/// The words that scanners look for. They are entered into the table of names before any source is read, so that a name
/// tells by its number which word it is.
enum CodeWord: String, CaseIterable {
  // Declarations.
  case `class`, `struct`, `enum`, `protocol`, `extension`, actor, `typealias`, `import`
  case `func`, `var`, `let`, `case`, any, some, `inout`, `return`, get
  case setter = "set"
  case didSet, willSet
  case modify = "_modify"
  // Modifiers.
  case `static`, final, override, `private`, `fileprivate`, `internal`, `public`, open, package
  case weak, unowned, lazy, dynamic, mutating, nonmutating, required, convenience, indirect
  case nonisolated, optional
  // Attributes.
  case objc, objcMembers
  case outlet = "IBOutlet"
  case outletCollection = "IBOutletCollection"
  case action = "IBAction"
  case segueAction = "IBSegueAction"
  case inspectable = "IBInspectable"
  case managed = "NSManaged"
  // Objective-C.
  case interface, implementation, end, property, synthesize, const
  case compatibilityAlias = "compatibility_alias"
  case swiftName = "NS_SWIFT_NAME"
  case attribute = "__attribute__"
  // Types.
  case array = "Array"
  case optionalType = "Optional"
  case unwrappedType = "ImplicitlyUnwrappedOptional"
  case set = "Set"
  case plainArray = "NSArray"
  case mutableArray = "NSMutableArray"
  case plainSet = "NSSet"
  case orderedSet = "NSOrderedSet"
  case string = "String"
  case segueType = "UIStoryboardSegue"
  case macSegueType = "NSStoryboardSegue"
  case storyboardType = "UIStoryboard"
  case macStoryboardType = "NSStoryboard"
  // Calls and their labels.
  case reuseIdentifier, forIndexPath
  case attempt = "try"
  case cast = "as"
  case withIdentifier, identifier, withReuseIdentifier, forCellReuseIdentifier
  case forCellWithReuseIdentifier, forHeaderFooterViewReuseIdentifier, name, nibName
  case performSegue, performSegueWithIdentifier
  case instantiateViewController, instantiateController
  case instantiateViewControllerWithIdentifier, instantiateControllerWithIdentifier
  case instantiateInitialViewController, instantiateInitialController
  case dequeueReusableCell, dequeueReusableHeaderFooterView, dequeueReusableSupplementaryView
  case dequeueReusableCellWithIdentifier, dequeueReusableCellWithReuseIdentifier
  case dequeueReusableHeaderFooterViewWithIdentifier, register, registerNib, registerClass
  case storyboardWithName, nibWithNibName, initWithNibName, loadNibNamed
  case isEqualToString, describing, segue, `switch`, source, initWithIdentifier, segueWithIdentifier
  case thisValue = "self"
  case thisType = "Self"
  case nothing = "nil"
  case rawWord = "rawValue"
  case bundle, main, mainBundle, module, forClass, bundleForClass
  case bundleType = "Bundle"
  case plainBundleType = "NSBundle"
  case moduleBundle = "SWIFTPM_MODULE_BUNDLE"
  case typeWord = "type"
  case nameOfClass = "NSStringFromClass"
  // Bars, and what does nothing but show a screen.
  case navigationController, setNavigationBarHidden, isNavigationBarHidden, navigationBarHidden
  case hidesBarsOnTap, hidesBarsOnSwipe, interactivePopGestureRecognizer, rootViewController
  case viewDidLoad, viewWillAppear, viewDidAppear, viewIsAppearing, viewWillDisappear
  case viewDidDisappear, viewDidLayoutSubviews, didReceiveMemoryWarning, `init`
  case setNeedsStatusBarAppearanceUpdate, fatalError, animated, initWithCoder
  case `if`, `guard`, `else`, `for`, `while`, delegate, selector
  case yes = "YES"
  case no = "NO"
  case truth = "true"
  case falsehood = "false"

  private static let all = allCases
  private static let count = all.count

  /// Enters all words into a new table.
  static func enter(into names: inout NameTable) {
    for word in all { _ = names.intern(word.rawValue) }
  }

  /// The word that a name of such a table is.
  static func word(of name: Name) -> CodeWord? {
    // Most names are none.
    if name.index > UInt32(truncatingIfNeeded: count) || name.isNone { return nil }
    return all[Int(name.index) - 1]
  }

  /// The name that the word has in such a table.
  var name: Name { Name((Self.all.firstIndex(of: self) ?? -1) + 1) }
}
