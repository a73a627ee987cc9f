import NavModel
import NavSyntax
import NavText

/// What each problem says: the facts in words, and what to write instead.
extension SemanticProblem {
  struct Sentence {
    let message: String
    var label = ""
    var related: [Label] = []
    let help: [String]
  }

  var sentence: Sentence {
    switch self {
    case .unknownKeyword(let word, let place, let near, let belongsIn):
      if let belongsIn {
        return Sentence(
          message: "'\(word)' cannot stand in \(place)", help: ["it belongs in \(belongsIn)"])
      }
      return Sentence(
        message: "\(place) has nothing called '\(word)'",
        help: didYouMean(
          near,
          otherwise: place == "an enum"
            ? "write each value on a line of its own, as in case \(word)"
            : Alias.advice(on: word) ?? adviceOnName(word, place)
              ?? "Grammar.md lists what can stand in \(place)"))
    case .misplaced(let word, let place, let advice):
      return Sentence(message: "'\(word)' cannot stand in \(place)", help: [advice])
    case .missingBlock(let kind):
      return Sentence(
        message: "this \(kind) has no block",
        help: ["open its block on the same line, as in \(kind) Main {, and close it with }"])
    case .calledAction(let name):
      return Sentence(
        message: "actions cannot call each other", label: "'\(name)' is an action",
        help: ["write the statements of '\(name)' here too"])
    case .unnamedConstruct(let kind):
      return Sentence(
        message: "this \(kind) needs a name", help: ["write the name behind it, as in \(kind) Cart"]
      )
    case .unexpectedPart(.connection, let owner):
      return Sentence(message: "\(owner) takes no arrow", help: [adviceOnArrow(of: owner)])
    case .unexpectedPart(let part, let owner):
      return Sentence(
        message: "\(owner) takes no \(part.words)", help: [advice(on: part, of: owner)])
    case .severalOutletTargets(let name):
      return Sentence(
        message: "an outlet is connected to one thing, not to a list",
        help: ["write outlets \(name) -> [One, Two] for a collection, or keep one"])
    case .unknownAttribute(let name, let host, let near, let belongsIn):
      // `tabs: [List]` means lines with arrows, not the attribute of nearly that name.
      let isLine =
        Alias.adviceOnAttribute(name) != nil && Self.arrow(near.first ?? "", to: "") != nil
      var help = didYouMean(isLine ? [] : near, otherwise: nil)
      if let caption = captionAdvice(name, of: host) {
        help = [caption]
      } else if near.isEmpty && !belongsIn.isEmpty {
        help = ["it is an attribute of \(belongsIn.joined(separator: ", "))"]
      }
      if help.isEmpty {
        help = [
          Alias.adviceOnAttribute(name)
            ?? (name == "action"
              ? "write it with an arrow, as in -> action save"
              : Alias.isConstruct(name)
                ? "it is no attribute: write it without the colon"
                : host == "a segue"
                  ? "what is handed over stands behind the word with, as in with \(name): …"
                  : "Grammar.md lists the attributes of \(host)")
        ]
      }
      return Sentence(message: "\(host) has no attribute '\(name)'", help: help)
    case .attributeBehindComma, .idleAttribute, .arrowOfEditButton, .textBesideSystemItem,
      .idleText,
      .takenName, .outletLeavesScene, .assignedAttribute, .variableInTest, .nameInQuotes,
      .unquotedBadge:
      return sentenceOfSlip
    case .duplicateAttribute(let name, let first):
      return Sentence(
        message: "'\(name)' is said twice", related: [Label(first, "it is said here already")],
        help: ["keep one of the two"])
    case .duplicatePart(let word, let first):
      return Sentence(
        message: "'\(word)' is said twice", label: "there can be only one",
        related: [Label(first, "the first is here")], help: ["keep one of the two"])
    case .attributeType(let name, "a colon and a value"):
      return Sentence(
        message: "'\(name)' is an attribute and needs a colon",
        help: ["write a colon and the value behind it, as in title: \"Home\""])
    case .unquotedValue(let name, let wants, let word):
      return Sentence(
        message: "'\(name)' wants \(wants)", help: ["write \(name): \"\(word)\""])
    case .sceneInQuotes(let name):
      return Sentence(
        message: "the name of a scene is needed here, not a text",
        help: ["write \(name), without quotes"])
    case .listWithoutBrackets(let wants, let first):
      return Sentence(
        message: "\(wants.prefix { $0 != "," }) is needed here, not a name",
        help: ["put it in brackets, as in [\(first)]"])
    case .titleWithoutQuotes(let name):
      return Sentence(
        message: "'test' needs a title in quotes", help: ["write test \"\(name)\" { … }"])
    case .attributeType(let name, let wants):
      return Sentence(
        message: "'\(name)' wants \(wants)", help: ["write it as in \(name): \(example(of: wants))"]
      )
    case .unknownValue(let word, let attribute, let near, let all):
      return Sentence(
        message: "'\(word)' is no value of '\(attribute)'",
        help: didYouMean(
          near,
          otherwise: Self.arrow(attribute, to: word)
            ?? "it is one of \(all.joined(separator: ", "))"))
    case .unknownSystemItem(let word, let near):
      return Sentence(
        message: "there is no system item called '\(word)'",
        help: didYouMean(
          near, otherwise: "write its title as a text instead, as in \"\(word)\""))
    case .unknownDevice(let name, let near):
      return Sentence(
        message: "there is no device called '\(name)'",
        help: didYouMean(near, otherwise: "write one as Apple does, as in \"iPhone 15\""))
    case .badColor(let text, let near):
      return Sentence(
        message: "\"\(text)\" is no colour",
        help: didYouMean(
          near,
          otherwise:
            "write a name such as \"red\" or \"systemBlue\", or \"#\" and six or eight digits"))
    case .forbiddenBarChange(let name):
      let rule =
        switch name {
        case "delegate":
          "the navigation controller is its bar's delegate and lets nobody else be it (BAR-4)"
        case "items":
          "the navigation controller keeps the bar's items in step with its stack (BAR-9)"
        default: "the navigation controller alone places its bar (BAR-3)"
        }
      return Sentence(
        message: "'\(name)' of a navigation controller's bar cannot be changed", label: rule,
        help: ["take it out; setting it raises an exception when the app runs"])
    case .missingVerb(let verb) where Self.verbs.contains(verb):
      return Sentence(
        message: "'\(verb)' needs something to point at",
        help: [
          "write the target behind it, as in -> \(verb) \(example(ofTargetBehind: verb))"
        ])
    case .missingVerb(let target) where Self.calls.contains(target):
      return Sentence(
        message: "this arrow does not say what happens",
        help: [
          "code does that: write -> action go here, and action go { \(statement(for: target)) } "
            + "in the scene"
        ])
    case .missingVerb(let target):
      return Sentence(
        message: "this arrow does not say what happens",
        help: [
          startsSmall(target)
            ? "write -> action \(target); before a scene stands a segue, such as show"
            : "write show, present or another segue, as in -> show \(target)"
        ])
    case .unknownVerb(let word, let near):
      return Sentence(
        message: "there is no connection called '\(word)'",
        help: didYouMean(
          near,
          otherwise: word == "outlet" || word == "outlets"
            ? "write the name of the outlet before the arrow, as in outlet total -> Total"
            : word == "if"
              ? "a condition stands behind the target, as in -> show Detail when isSignedIn"
              : word.utf8.first.map({ 0x41...0x5A ~= $0 }) == true
                ? "the connection comes first, as in -> show \(word)"
                : "it is show, showDetail, present, popover, embed, unwind, custom or action"))
    case .duplicateName(let name, "hook", let first):
      return Sentence(
        message: "'\(name)' is answered twice", label: "the second",
        related: [Label(first, "the first is here")],
        help: ["put what both do into one on \(name) { … }"])
    case .duplicateMethod(let name, let kinds, let first):
      return Sentence(
        message: "'\(name)' is \(kinds.joined(separator: " and "))", label: "the second",
        related: [Label(first, "the first is here")], help: ["give one of them another name"])
    case .duplicateName(let name, let kind, let first):
      return Sentence(
        message: "there are two \(plural(of: kind)) called '\(name)'", label: "the second",
        related: [Label(first, "the first is here")], help: ["give one of them another name"])
    case .duplicateIdentifier(let identifier, let kind, let first):
      return Sentence(
        message: "there is already a \(kind) with the identifier \"\(identifier)\"",
        label: "used again",
        related: [Label(first, "the first is here")],
        help: ["code that looks it up would find only one; give one of them another identifier"])
    case .unknownScene(let name, let storyboard, let near, let places):
      let label = storyboard.map { "not declared in storyboard '\($0)'" } ?? "not declared"
      let related = places.first.map { [Label($0, "a scene of this name is here")] } ?? []
      return Sentence(
        message: "there is no scene called '\(name)'", label: label, related: related,
        help: didYouMean(
          near,
          otherwise: name == "elsewhere"
            ? "say which storyboard that is not here has it, as in elsewhere { storyboard: \"Help\" }"
            : "declare it, as in scene \(name)"))
    case .noInitialScene(let name, let declared):
      return Sentence(
        message: "storyboard '\(name)' has no initial controller to stand for it",
        related: [Label(declared, "the storyboard is here")],
        help: ["add a line such as initial -> Home to it, or name a scene, as in \(name).Home"])
    case .unknownStoryboard(let name, let near):
      return Sentence(
        message: "there is no storyboard called '\(name)'",
        help: didYouMean(
          near, otherwise: "give its file to the command too; a project is the set of files given"))
    case .ambiguousScene(let name, let storyboards):
      return Sentence(
        message: "'\(name)' could be a scene of \(storyboards.joined(separator: " or "))",
        help: ["say which, as in \(storyboards.first ?? "Main").\(name)"])
    case .unknownElement(let name, let scene, let near, let places):
      let related = places.first.map { [Label($0, "this one is here")] } ?? []
      return Sentence(
        message: scene == "the project"
          ? "nothing in the project is called '\(name)'"
          : "nothing in '\(scene)' is called '\(name)'",
        related: related,
        help: didYouMean(near, otherwise: "declare it in the scene, as in label \(name)"))
    case .anchorInClass(let name):
      return Sentence(
        message: "a class has no scene of its own in which a popover could point at '\(name)'",
        help: ["write the action in the scene that holds '\(name)'"])
    case .unknownClass(let name, let near, let wants):
      return Sentence(
        message: "there is no class called '\(name)'",
        label: "neither declared here nor one of UIKit's",
        help: didYouMean(near, otherwise: "declare it, as in class \(name): \(wants)"))
    case .wrongClass(let name, let isA, let wants, let scene):
      return Sentence(
        message: name == isA
          ? "\(scene) needs \(a(wants)), and '\(name)' is none"
          : "'\(name)' is \(a(isA)), but \(scene) needs \(a(wants))",
        help: ["use a class that descends from \(wants), or another kind than \(scene)"])
    case .wrongRoot(let name, let isA, let needs, let kind):
      let what = name == isA ? "'\(isA)'" : "'\(name)' is \(a(isA)), which"
      return Sentence(
        message: "\(what) needs \(a(needs)) as its view, and a scene has a plain one",
        help: ["write \(kind) instead of scene, or let the class descend from UIViewController"])
    case .superclassesTooDeep(let name):
      return Sentence(
        message: "'\(name)' has more superclasses above it than any app needs",
        help: ["nothing needs more than \(Program.deepestNesting); was something pasted twice?"])
    case .classCycle(let name):
      return Sentence(
        message: "'\(name)' is its own superclass", help: ["let it descend from a class of UIKit"])
    case .unknownVariable(let name, [], _) where name.utf8.contains(UInt8(ascii: ".")):
      return Sentence(
        message: "there is no state variable called '\(name)' here",
        help: ["a variable goes by its own name, without what it belongs to before a dot"])
    case .unknownVariable(let name, let near, _)
    where name.utf8.contains(UInt8(ascii: ".")) && near[0].hasPrefix("."):
      return Sentence(
        message: "the case of an enum is written with its dot alone", help: ["write \(near[0])"])
    case .unknownVariable(let name, let near, let use):
      return Sentence(
        message: "there is no state variable called '\(name)' here",
        help: didYouMean(
          near,
          otherwise: Alias.advice(on: name)
            ?? advice(on: name, use, declaredIn: "the scene, its class or outside")))
    case .unknownType("String", _):
      return Sentence(
        message: "there is no type called 'String'",
        help: ["texts that change are the cases of an enum, as in case london \"London\""])
    case .unknownType(let name, let near)
    where ["Int", "UInt", "Integer", "Float", "Double"].contains(name):
      return Sentence(
        message: "there is no type called '\(name)'",
        help: ["write the lowest and the highest value, as in \(near.isEmpty ? "0...9" : near[0])"])
    case .unknownType(let name, let near):
      return Sentence(
        message: "there is no type called '\(name)'",
        help: didYouMean(near, otherwise: "a variable is Bool, a range such as 0...5, or an enum"))
    case .qualifiedType(let name):
      return Sentence(
        message: "a type belongs to the whole project and has no storyboard before it",
        help: ["write \(name)"])
    case .unknownCase(let name, let of, let near):
      return Sentence(
        message: "'\(of)' has no case '\(name)'",
        help: near.isEmpty
          ? ["add it to the enum, as in case \(name)"] : ["did you mean '.\(near[0])'?"])
    case .typeMismatch("a whole number", let found):
      return Sentence(
        message: "a whole number is needed here, not \(found)",
        help: ["write a whole number without quotes, as in 3"])
    case .typeMismatch(let wants, let found):
      return Sentence(
        message: "\(wants.prefix { $0 != "," }) is needed here, not \(found)",
        help: ["write \(wants)"])
    case .outOfRange(let value, let domain):
      return Sentence(
        message: "\(value) lies outside \(domain)",
        help: ["write a value of \(domain), or widen it"])
    case .outOfBounds(let name, let value, let low, let high):
      let limit =
        low.map { low in high.map { "goes from \(low) to \($0)" } ?? "is at least \(low)" }
        ?? "is at most \(high ?? "")"
      let advice =
        low.map { low in high.map { "a value from \(low) to \($0)" } ?? "\(low) or more" }
        ?? "\(high ?? "") or less"
      return Sentence(
        message: "'\(name)' \(limit), and this is \(value)", help: ["write \(advice)"])
    case .badDomain(let why):
      return Sentence(
        message: why,
        help: [
          why.hasSuffix("no cases")
            ? "add what it can be, each on a line of its own, as in case red"
            : "write the lower end first, as in 0...5"
        ])
    case .missingInitial(let storyboard):
      return Sentence(
        message: "storyboard '\(storyboard)' has no initial controller",
        label: "an app that starts here shows a black screen (ERR-37)",
        help: [
          "add a line such as initial -> Home",
          "if only code makes scenes of it, write initial: none",
        ])
    case .secondInitial(let first):
      return Sentence(
        message: "a storyboard has one initial controller, and this is the second",
        related: [Label(first, "the first is here")], help: ["keep one of the two"])
    case .missingRelationship(let relationship, let scene, let kind):
      return Sentence(
        message: "\(kind) '\(scene)' has no \(relationship)", label: "it would be empty on screen",
        help: [
          relationship == "primary" || relationship == "secondary"
            ? "a split scene needs both lines, as in primary -> List and secondary -> Detail"
            : "add a line such as \(relationship) -> Home",
          "if code fills it, write \(relationship): code",
        ])
    case .duplicateRelationship(let relationship, let scene, let first):
      return Sentence(
        message: "'\(scene)' has one \(relationship), and this is the second",
        related: [Label(first, "the first is here")], help: ["keep one of the two"])
    case .wrongColumns(let scene, let style, let column, isMissing: true):
      return Sentence(
        message: "the split scene '\(scene)' is a \(style ?? "") and has no \(column) column",
        label: "the middle column would be empty",
        help: ["add a line such as \(column) -> List, or write style: doubleColumn"])
    case .wrongColumns(let scene, let style, let column, isMissing: false):
      let isA = style ?? "classic one"
      let wanted = column == "supplementary" ? "tripleColumn" : "doubleColumn"
      return Sentence(
        message: "the split scene '\(scene)' is a \(isA), which has no \(column) column",
        label: "this would never be on the screen",
        help: ["write style: \(wanted) in '\(scene)', or take the line out"])
    case .wrongDestination(let name, let isA, let host, let rule, let raises, let isSure, let help):
      return Sentence(
        message: "'\(name)' is \(isA), which cannot stand in \(host)",
        label: raises
          ? "UIKit raises an exception \(isSure ? "when this happens" : "if it is pushed") (\(rule))"
          : "UIKit logs a line and does nothing (\(rule))",
        help: [help])
    case .discouragedNesting(let name, let isA, let host, let rule):
      return Sentence(
        message: "'\(name)' is \(isA), which Apple advises against in \(host)",
        label: "it works, but not everywhere (\(rule))",
        help: [adviceOnNesting(of: isA, in: host)])
    case .containerCycle(let path):
      return Sentence(
        message: "these containers hold each other: \(path.joined(separator: " > "))",
        help: ["break the circle: a scene can stand in one place only"])
    case .misplacedEmbed:
      return Sentence(
        message: "only a container view can embed a scene",
        help: ["write container Place -> embed Scene"])
    case .emptyContainer(let name):
      return Sentence(
        message: "the container view\(name.isEmpty ? "" : " '\(name)'") embeds nothing",
        help: ["say what it shows, as in container \(name.isEmpty ? "Place" : name) -> embed Scene"]
      )
    case .cannotTrigger("a container"):
      return Sentence(
        message: "an arrow cannot start at a container", label: "it answers to no touch",
        help: ["write embed to show a scene in it, as in container Place -> embed Scene"])
    case .cannotTrigger("a searchBar"):
      return Sentence(
        message: "an arrow cannot start at a searchBar", label: "it only tells its delegate",
        help: ["start the arrow at what is touched then, as in button Search -> show Detail"])
    case .cannotTrigger(let kind):
      return Sentence(
        message: "an arrow cannot start at \(kind)", label: "it answers to no touch",
        help: ["start the arrow at a button, a cell or a gesture"])
    case .missingOutlet(let name, let owner, let near, let declared, let wants):
      return sentence(ofMissingOutlet: name, owner, near, declared, wants)
    case .outletType(let name, let wants, let found, let declared):
      let related = declared.map { [Label($0, "declared here as \(wants)")] } ?? []
      return Sentence(
        message: "outlet '\(name)' is \(a(wants)), but this is \(a(found))", related: related,
        help: ["connect it to \(a(wants)), or declare the outlet as \(found)"])
    case .outletCollection(let name, let isCollection, let declared):
      let word = isCollection ? "outlets" : "outlet"
      return Sentence(
        message: isCollection
          ? "'\(name)' is an outlet collection" : "'\(name)' is one outlet, not a collection",
        related: [Label(declared, "declared here")],
        help: ["write \(word) \(name) -> \(isCollection ? "[One, Two]" : "One")"])
    case .duplicateOutlet(let name, let first):
      return Sentence(
        message: "outlet '\(name)' is connected twice", label: "only this one would count",
        related: [Label(first, "the first is here")],
        help: ["keep one, or make it an outlet collection"])
    case .missingAction(let name, let owner, let near, let isUnwind, let declared):
      let related = declared.map { [Label($0, "the class is declared here")] } ?? []
      if isUnwind {
        return Sentence(
          message: "'\(name)' is an unwind action, not an action", related: related,
          help: ["write -> unwind \(name)"])
      }
      let message =
        owner.map { "class '\($0)' has no action '\(name)'" }
        ?? "a scene without a class of its own has no action '\(name)'"
      return Sentence(
        message: message, label: "the app crashes when this is touched (ERR-34)", related: related,
        help: didYouMean(near, otherwise: "declare it, as in action \(name)"))
    case .undeclaredAction(let name, let near):
      return Sentence(
        message: "nothing in the project declares the action '\(name)'",
        help: didYouMean(
          near, otherwise: "declare it in a scene or a class, as in action \(name)"))
    case .segueWithoutIdentifier(let scene, let line?):
      return Sentence(
        message: "a segue that starts at the controller itself needs an identifier",
        label: "without one nothing in '\(scene)' can perform it (IBW-3)",
        help: ["an arrow stands on the line of what it starts at: write \(line)"])
    case .segueWithoutIdentifier(let scene, nil):
      return Sentence(
        message: "a segue that starts at the controller itself needs an identifier",
        label: "without one nothing in '\(scene)' can perform it (IBW-3)",
        help: ["write as \"Name\" behind the target, or start it at a button"])
    case .unknownUnwind(let name, let near):
      return Sentence(
        message: "no scene and no class declares the unwind action '\(name)'",
        label: "this would never go anywhere (SEG-56)",
        help: didYouMean(
          near,
          otherwise: startsSmall(name)
            ? "declare it where people come back to, as in unwind \(name)"
            : "an unwind names an action, not a scene: declare unwind done there, and write -> unwind done"
        ))
    case .popoverWithoutAnchor:
      return Sentence(
        message: "this popover has nothing to point at",
        label: "UIKit raises an exception (ERR-24)",
        help: ["start it at a button or bar item, or say { anchor: Name }"])
    case .missingSegueClass:
      return Sentence(
        message: "a custom segue needs the class that does the work",
        label: "the app crashes when it is performed (ERR-33)",
        help: ["write { class: FadeSegue } behind the target"])
    case .elsewhereWithoutStoryboard:
      return Sentence(
        message: "a segue to elsewhere has to say which storyboard it leads to",
        help: ["name it in the braces, as in { storyboard: \"Help\" }"])
    case .deprecatedSegue(let word, let replacement):
      return Sentence(
        message: "'\(word)' is from before iOS 8", help: ["write \(replacement) instead"])
    case .deprecatedAttribute(let written, let deprecation, _):
      return Sentence(
        message: "'\(written)' \(deprecation.predicate)", label: deprecation.reason,
        help: [
          deprecation.isIgnored
            ? "take it out, or write era: legacy in the storyboard"
            : "take it out where nothing shall lie under bars: screens of today leave room for them"
        ])
    case .unknownSegue(let identifier, let place, let near):
      return Sentence(
        message: "no segue of \(place) has the identifier \"\(identifier)\"",
        label: "performing it raises an exception (ERR-30)",
        help: near.isEmpty
          ? ["name one, as in -> show Detail as \"\(identifier)\""]
          : ["did you mean \"\(near[0])\"?"])
    case .unknownArgument(let name, let destination, let near, let use):
      return Sentence(
        message: "'\(destination)' has no variable '\(name)' to take this",
        help: didYouMean(
          near, otherwise: advice(on: name, use, declaredIn: "'\(destination)' or its class")))
    case .attributeAsArgument(let name, let destination):
      return Sentence(
        message: "'\(destination)' has no variable '\(name)' to take this",
        label: "everything behind 'with' is handed over",
        help: ["if the attribute '\(name)' is meant, write it on a line of its own"])
    case .notATab(let name, let of?):
      return Sentence(
        message: "'\(name)' is no tab of '\(of)'",
        help: ["name a scene that stands behind tab ->, or add the line tab -> \(name)"])
    case .notATab(let name, nil):
      return Sentence(
        message: "'\(name)' is no tab of any tab bar controller",
        help: ["name a scene that stands behind tab ->"])
    case .badConstraint(let why):
      return Sentence(
        message: why,
        help: ["write it as in constraint Save.leading == Cancel.trailing + 8"])
    case .textInConstraint(let text):
      return Sentence(
        message: "a side is compared with a number or another side, not with a text",
        help: [
          isNumber(text)
            ? "write \(text), without quotes"
            : "write a number without quotes or a unit, as in constraint Save.height == 20"
        ])
    case .unknownSide(let word, let owner, let near, let all):
      return Sentence(
        message: "'\(word)' is no side of '\(owner)'",
        help: didYouMean(near, otherwise: "a side is one of \(all.joined(separator: ", "))"))
    case .kitSpelling(let written, let ours):
      return Sentence(
        message: "'\(written)' is no side here", help: ["write \(ours)"])
    case .wordBehindArrow(let word, let target, let place, let isMember, _):
      return Sentence(
        message: "'\(word)' stands before the arrow, not behind it",
        help: [
          isMember
            ? "write \(word) -> \(target)"
            : "write \(word) -> \(target) on a line of its own in \(place)"
        ])
    case .missingArrow(let word, let target):
      return Sentence(
        message: "'\(word)' needs -> and a scene", help: ["write \(word) -> \(target)"])
    case .verbInRelationship(let verb, let target, let keyword):
      return Sentence(
        message: "this arrow takes no name", label: "'\(keyword)' says already what it is",
        help: ["take '\(verb)' out: write \(keyword) -> \(target)"])
    case .targetInBrackets(let arrow):
      return Sentence(
        message: "this arrow leads to one thing, which stands without brackets",
        help: ["write \(arrow)"])
    case .unquotedTarget(let name, let command, let isSeen):
      return Sentence(
        message: "nothing in the project is called '\(name)'",
        label: isSeen ? "a name, since it has no quotes" : "",
        help: isSeen
          ? ["what people see stands in quotes: write \(command) \"\(name)\""]
          : [
            "declare it in the scene, as in button \(name)",
            "if it is what people see, write \(command) \"\(name)\"",
          ])
    case .unquotedAnswer(let answer, let found):
      return Sentence(
        message: "a text in quotes is needed here, not \(found)", help: ["write \"\(answer)\""])
    case .noneForList(let word):
      return Sentence(
        message: "a list is needed here, not '\(word)'", help: ["write [] for nothing at all"])
    case .noneForText(let word):
      return Sentence(
        message: "a text is needed here, not '\(word)'",
        help: ["write \"\", which is the answer where there is none"])
    case .joinedTexts:
      return Sentence(
        message: "texts cannot be joined", help: [SyntaxProblem.adviceOnJoinedTexts])
    case .wordOfCatalogue(let word, let written):
      let message =
        switch written.utf8.first {
        case UInt8(ascii: "\""): "'\(word)' is a word, and stands without quotes"
        case UInt8(ascii: "."): "'\(word)' is written without a dot"
        default: "'\(written)' is one word here"
        }
      return Sentence(message: message, help: ["write \(word)"])
    case .nothingToLaunch:
      return Sentence(
        message: "there is no storyboard that this test could launch",
        help: ["put the test into the file of a storyboard, or start with launch Name"])
    case .unknownQuery(let word, let near):
      return Sentence(
        message: "nothing to expect is called '\(word)'",
        help: didYouMean(
          near,
          otherwise:
            "it is visible, stack, title, a state variable, or another of Grammar.md's list"))
    case .badExpectation(let message, let help):
      return Sentence(message: message, help: [help])
    case .badOperand("set", _, _):
      return Sentence(
        message: "a test gives a variable its value without 'set'",
        help: ["write the name, = and the value, as in count = 3"])
    case .badOperand(let word, let wants, let example):
      return Sentence(
        message: "'\(word)' needs \(wants)",
        help: ["write it as in \(word) \(example ?? operand(of: word))"])
    }
  }

  /// Statements that people take for connections.
  private static let calls =
    StatementKind.allCases.map { $0.facts.keyword } + ["back", "close", "goBack"]

  static let verbs = SegueKind.allCases.map { $0.facts.keyword } + ["action"]

  /// Scenes are mostly named like classes, actions like functions.
  private func startsSmall(_ name: String) -> Bool {
    name.utf8.first.map { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 } ?? false
  }

  /// What an action does instead of an arrow that was called so.
  private func statement(for word: String) -> String {
    guard let kind = StatementKind.allCases.first(where: { $0.facts.keyword == word }) else {
      return word == "close" ? "dismiss" : "pop"
    }
    return kind.facts.operand == .none ? word : "\(word) \(operand(of: word))"
  }

  /// A class with its article, as its name is read: a UILabel, an NSObject.
  private func a(_ name: String) -> String {
    if ["NS", "MK", "AV"].contains(where: { name.hasPrefix($0) }) { return "an " + name }
    let isVowel = ["A", "E", "I", "O"].contains { name.hasPrefix($0) }
    return (isVowel ? "an " : "a ") + name
  }

  private func plural(of kind: String) -> String {
    switch kind {
    case "class": "classes"
    default: kind + "s"
    }
  }
}
