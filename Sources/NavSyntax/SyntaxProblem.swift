import NavText

/// Every syntax error: facts here, sentences below.
public enum SyntaxProblem: Hashable, Sendable {
  case invalidUTF8
  case unexpectedCharacter(UInt8)
  /// A character that only looks like the one that was meant.
  case lookAlike(UInt32, String?)
  /// `=>` or `-->`
  case wrongArrow
  /// A text in quotes of another kind, and how many bytes they take.
  case otherQuotes(opening: Int, closing: Int)
  case blockComment
  case unterminatedString
  case unterminatedName
  case badQuotedName
  case unknownEscape
  /// `"Hello \(name)"`
  case interpolation
  case badNumber
  /// `.5`, and the digits after the point.
  case pointWithoutDigit(String)
  case numberTooLarge
  case missing(Missing, found: TokenKind, text: String)
  /// Something complete is followed by something that cannot belong to it.
  case unexpected(TokenKind, text: String)
  case braceOnNextLine
  case letVariable
  /// `count += 1` or `count == 1` where a statement is.
  case calculation(TokenKind)
  case missingBrace(opener: SourceRange, likelyBefore: SourceRange?)
  case missingBracket(opener: SourceRange, String)
  case extraBrace
  /// A line that lacks its `{`, and the brace that closes the block which it would begin.
  case unopenedBrace(header: String, closer: SourceRange)
  /// A text without quotes, or a name of several words, and the line as it should read.
  case unquoted(isName: Bool, line: String)
  /// `-> show Detail(item)`, and `-> show Detail(animated: false)` with what is in the parentheses.
  case dataInParentheses(String, attribute: String?)
  /// `action go: {`, and the line as it should read.
  case colonWithoutClass(String, line: String)
  /// `label A,, label B`
  case extraComma
  /// `action save()`
  case emptyParentheses
  /// `button Save enabled: false`
  case attributeWithoutBraces(String)
  /// `right: .add -> present Editor`
  case colonBeforeArrow(String)
  /// `tap on Save`, and what is left without the words too many.
  case wordsTooMany(String)
  /// A constraint in Swift, and how it is written.
  case constraintCall(String)
  /// `when count = 3`
  case assignmentForComparison
  /// `with count = 3`, and what to write instead.
  case assignedArgument(String)
  /// `UIButton!`
  case unwrapping
  /// `navigationController?.popViewController(animated: true)`, and what to write instead.
  case swiftCall(String, ours: String)
  /// `0..<5`, and the range as it should read.
  case rangeDots(String)
  /// What is after the superclass of a class.
  case severalSuperclasses(String)
  /// `outlet keys: [UIButton]`, and the line as it should read.
  case collectionClass(String)
  /// `view.backgroundColor: "red"`, and the line as it should read.
  case qualifiedAttribute(String, line: String)
  /// `isOpen.toggle()`
  case toggleCall(String)
  /// `self.isOpen = true`, the name after the dot, and the line as it should read.
  case qualifiedBySelf(String, line: String)
  /// `Cart.count = 1`, the name after the dot, and the line as it should read, unless it names an attribute.
  case qualifiedAssignment(String, line: String?)
  /// `isOpen ? 1 : 2`, and what to write instead where that is known.
  case choice(String?)
  /// `title + " items"`
  case joinedTexts
  /// `button "Pay" Pay`, what is turned round, and the line as it should read.
  case nameBehindText(String, line: String)
  /// `right Add add`, and the line as it should read.
  case systemItemWithoutDot(String)
  /// `button Pay "Pay": PayButton`, and the line as it should read.
  case classBehindText(String)
  /// `-> show Detail { animated: false } when isOpen`
  case clauseBehindBlock(String)
  case switchStatement
  /// A comma that was meant to end a member, and the word after it.
  case commaInData(String)
  /// A line that begins with an operator, such as `and`.
  case operatorAtLineStart(String)
  /// `(isOpen count > 0)`, and what the second value begins with.
  case missingOperator(String)
  /// `"Press "Save" first"`, and what is after the second quote.
  case quoteInText(before: String)
  /// `<<<<<<< HEAD`
  case unfinishedMerge
  case nestingTooDeep
  case notAvailableYet(String)

  /// What should have was there.
  public enum Missing: Hashable, Sendable {
    case member
    case name(of: String)
    case className
    case value(of: String)
    /// What is between parentheses.
    case content
    case operand(of: String)
    case target
    case bareTarget
    case text(of: String)
    case systemItem
    case argument
    case type
    /// How the line should read, as far as the value tells.
    case colonInVariable(String)
    case rangeEnd
    case pathPart
    case block(of: String)
  }
}

extension SyntaxProblem {
  /// What `navscene explain` knows it by.
  public var code: String {
    switch self {
    case .invalidUTF8: "invalid-utf8"
    case .unexpectedCharacter, .unwrapping, .choice: "unexpected-character"
    case .lookAlike, .wrongArrow, .otherQuotes: "look-alike-character"
    case .blockComment: "block-comment"
    case .unterminatedString: "unterminated-string"
    case .unterminatedName: "unterminated-name"
    case .badQuotedName: "bad-quoted-name"
    case .unknownEscape, .interpolation: "unknown-escape"
    case .badNumber, .pointWithoutDigit: "bad-number"
    case .numberTooLarge: "number-too-large"
    case .missing(let what, _, _): what.code
    case .unexpected, .braceOnNextLine, .letVariable, .calculation, .unquoted, .constraintCall,
      .assignmentForComparison, .assignedArgument, .dataInParentheses, .emptyParentheses,
      .attributeWithoutBraces, .colonBeforeArrow, .wordsTooMany, .swiftCall, .rangeDots,
      .severalSuperclasses, .collectionClass, .qualifiedAttribute, .toggleCall, .switchStatement,
      .commaInData, .operatorAtLineStart, .missingOperator, .quoteInText, .qualifiedBySelf,
      .qualifiedAssignment, .joinedTexts, .nameBehindText, .systemItemWithoutDot, .classBehindText,
      .clauseBehindBlock, .colonWithoutClass, .extraComma:
      "unexpected-token"
    case .unfinishedMerge: "unfinished-merge"
    case .missingBrace, .unopenedBrace: "missing-brace"
    case .missingBracket: "missing-bracket"
    case .extraBrace: "extra-brace"
    case .nestingTooDeep: "nesting-too-deep"
    case .notAvailableYet: "not-available-yet"
    }
  }

  /// The sentence of the problem, with one likely way out; always an error, under `code`.
  public func diagnostic(at location: Location) -> Diagnostic {
    let file = location.file
    switch self {
    case .invalidUTF8:
      return Diagnostic(
        code, at: location, "these bytes are not UTF-8",
        help: ["save the file as UTF-8; most editors call it 'UTF-8' or 'Unicode (UTF-8)'"])
    case .unexpectedCharacter(let byte):
      return unexpectedCharacter(byte, location)
    case .lookAlike(let scalar, let meant):
      let code = "U+" + hexadecimal(scalar)
      let help: [String]
      var fix: Fix?
      if let meant {
        help = meant == " " ? ["write an ordinary space"] : ["write \(meant) here"]
        fix = Fix("replace it with '\(meant)'", [TextEdit(location, meant)], isSafe: true)
      } else {
        help = ["take it out, or put it into a text in quotes"]
      }
      return Diagnostic(
        self.code, at: location, "the character \(code) has no meaning here", help: help, fix: fix)
    case .wrongArrow:
      return Diagnostic(
        code, at: location, "an arrow is written ->", help: ["write -> here"],
        fix: Fix("replace it with '->'", [TextEdit(location, "->")], isSafe: true))
    case .otherQuotes(let opening, let closing):
      let first = SourceRange(Int(location.range.start), Int(location.range.start) + opening)
      let last = SourceRange(Int(location.range.end) - closing, Int(location.range.end))
      return Diagnostic(
        code, at: location, "text goes in straight double quotes",
        help: ["write \" on both sides, as in \"Home\""],
        fix: Fix(
          "replace the quotes",
          [TextEdit(Location(file, first), "\""), TextEdit(Location(file, last), "\"")],
          isSafe: true))
    case .blockComment:
      return Diagnostic(
        code, at: location, "comments do not start with '/*'",
        help: ["start each line of the comment with //"])
    case .unterminatedString:
      return Diagnostic(
        code, at: location, "this text has no closing quote on its line",
        label: "it starts here",
        help: ["close it with \"; a line break inside a text is written \\n"])
    case .unterminatedName:
      return Diagnostic(
        code, at: location, "this name has no closing backquote", help: ["close it with `"])
    case .badQuotedName:
      return Diagnostic(
        code, at: location, "there is no name between these backquotes",
        help: ["a name is letters, digits and _, and does not start with a digit"])
    case .unknownEscape:
      return Diagnostic(
        code, at: location, "this escape is not known",
        help: ["known are \\\" \\\\ \\n \\t and \\u{1F600}; a plain backslash is written \\\\"])
    case .interpolation:
      return Diagnostic(
        code, at: location, "nothing is put into texts",
        help: [
          "let the whole text follow a variable, as in label Name { text: city }; an enum says its texts"
        ])
    case .badNumber:
      return Diagnostic(
        code, at: location, "this is neither a number nor a name",
        help: ["numbers are digits, as in 12 or 0.5, without a unit; names start with a letter"])
    case .pointWithoutDigit(let digits):
      return Diagnostic(
        code, at: location, "a number starts with a digit", help: ["write 0.\(digits)"],
        fix: Fix("write '0.\(digits)'", [TextEdit(location, "0.\(digits)")], isSafe: true))
    case .numberTooLarge:
      return Diagnostic(
        code, at: location, "this number is too large",
        help: ["whole numbers end at 2147483647, numbers with a point at 2147483"])
    case .missing(.member, .less, _):
      return Diagnostic(
        code, at: location, "'<' cannot start a line",
        help: ["comments start with //; a file of Interface Builder is named .storyboard"])
    case .missing(let what, let found, let text):
      return Diagnostic(
        code, at: location, what.sentence(found, text), label: what.label, help: what.help(found))
    case .unexpected(.rightParenthesis, _), .unexpected(.rightBracket, _):
      let (opener, closer) = self == .unexpected(.rightBracket, text: "]") ? ("[", "]") : ("(", ")")
      return Diagnostic(
        code, at: location, "this '\(closer)' closes nothing",
        help: ["take it out, or write the \(opener) that it closes"])
    case .unexpected(let kind, let text):
      return Diagnostic(
        code, at: location, "\(found(kind, text)) is not allowed here",
        label: "this belongs on a line of its own, or nowhere", help: [advice(on: kind, text)])
    case .braceOnNextLine:
      return Diagnostic(
        code, at: location, "'{' cannot start a line",
        help: ["move it to the end of the line above, after what it belongs to"])
    case .letVariable:
      return Diagnostic(
        code, at: location, "'let' declares nothing here",
        help: ["write var: a constant would change nothing"],
        fix: Fix("write 'var'", [TextEdit(location, "var")], isSafe: true))
    case .calculation(let kind):
      return Diagnostic(
        code, at: location, "\(kind.description) is not allowed here",
        help: [
          kind == .equal
            ? "to give a variable a value, write a single =, as in count = 1"
            : "write the whole calculation, as in count = count + 1"
        ])
    case .missingBrace(let opener, let likely):
      var related: [Label] = []
      if let likely {
        related.append(Label(Location(file, likely), "it should probably be closed before this"))
      }
      return Diagnostic(
        code, at: Location(file, opener), "this '{' is never closed", label: "opened here",
        related: related, help: ["write the missing } where the block ends"])
    case .missingBracket(let opener, let closer):
      return Diagnostic(
        code, at: location, "'\(closer)' is missing here",
        related: [Label(Location(file, opener), "opened here")],
        help: [
          closer == ")" ? "close it with ); a list goes in [ and ]" : "close it with \(closer)"
        ])
    case .extraBrace:
      return Diagnostic(
        code, at: location, "this '}' closes nothing",
        help: ["take it out, or look above for a block that was closed too early"])
    case .unopenedBrace(let header, let closer):
      return Diagnostic(
        code, at: location, "'{' is missing at the end of this line", label: "'{' belongs here",
        related: [Label(Location(file, closer), "this '}' would close its block")],
        help: ["write \(header) {"],
        fix: Fix("write '{' here", [TextEdit(location, " {")]))
    case .unquoted(let isName, let line):
      if isName {
        return Diagnostic(
          code, at: location, "a name is one word", label: "this is more than one",
          help: ["write \(line)"])
      }
      let start = Int(location.range.start)
      let end = Int(location.range.end)
      return Diagnostic(
        code, at: location, "text of several words goes in quotes",
        help: ["write \(line)"],
        fix: Fix(
          "put it in quotes",
          [
            TextEdit(Location(file, SourceRange(start, start)), "\""),
            TextEdit(Location(file, SourceRange(end, end)), "\""),
          ]))
    case .dataInParentheses(let line, let attribute):
      return Diagnostic(
        code, at: location, "'(' is not allowed here",
        help: [
          attribute.map { "the attributes go in braces: write \(line) { \($0) }" }
            ?? "data is handed over with the word with, as in \(line) with item"
        ])
    case .colonWithoutClass(let word, let line):
      return Diagnostic(
        code, at: location, "'\(word)' has no class after a colon",
        help: ["take the colon out: write \(line)"],
        fix: Fix("remove the colon", [TextEdit(location, "")], isSafe: true))
    case .extraComma:
      return Diagnostic(
        code, at: location, "there is a comma too many",
        help: ["take it out: one comma goes between two things"],
        fix: Fix("remove the comma", [TextEdit(location, "")], isSafe: true))
    case .emptyParentheses:
      return Diagnostic(
        code, at: location, "'(' is not allowed here",
        help: ["actions and calls are written without parentheses, as in action save"],
        fix: Fix("remove the parentheses", [TextEdit(location, "")], isSafe: true))
    case .attributeWithoutBraces(let name):
      return Diagnostic(
        code, at: location, "'\(name)' is not allowed here",
        label: "an attribute, since it has a colon",
        help: ["attributes go in braces, as in button Save { enabled: false }"])
    case .colonBeforeArrow(let word):
      return Diagnostic(
        code, at: location, "an attribute takes no '->'",
        help: [
          "put a comma before '->', or take out the colon after '\(word)' if that is what it starts at"
        ])
    case .wordsTooMany(let line):
      return Diagnostic(
        code, at: location, "there is a word too many", help: ["write \(line)"])
    case .constraintCall(let written):
      return Diagnostic(
        code, at: location, "a constraint is written as a comparison, not as a call",
        help: ["write \(written)"])
    case .assignmentForComparison:
      return Diagnostic(
        code, at: location, "a comparison is written with two equals signs",
        help: ["write == here; a single = gives a variable its value"],
        fix: Fix("replace it with '=='", [TextEdit(location, "==")], isSafe: true))
    case .assignedArgument(let written):
      return Diagnostic(
        code, at: location, "the value goes after a colon",
        help: ["write with \(written)"],
        fix: Fix("replace it with ':'", [TextEdit(location, ":")]))
    case .unwrapping:
      return Diagnostic(
        code, at: location, "'!' has no meaning here",
        help: ["take it out: nothing here can be missing"],
        fix: Fix("remove the '!'", [TextEdit(location, "")], isSafe: true))
    case .swiftCall(let method, let ours):
      return Diagnostic(
        code, at: location, "'\(method)' is one word here, without what it is called on",
        help: ["write \(ours)"])
    case .rangeDots(let range):
      return Diagnostic(
        code, at: location, "a range has three dots, and holds both ends",
        help: ["write \(range)"],
        fix: Fix("write '\(range)'", [TextEdit(location, range)], isSafe: true))
    case .severalSuperclasses(let names):
      return Diagnostic(
        code, at: location, "a class has one superclass and nothing else after the colon",
        help: ["take '\(names)' out: protocols change nothing that can be seen"])
    case .collectionClass(let line):
      return Diagnostic(
        code, at: location, "a collection is declared by the word outlets, without brackets",
        help: ["write \(line)"])
    case .qualifiedAttribute(let name, let line):
      return Diagnostic(
        code, at: location, "an attribute goes in the braces of what it belongs to",
        help: ["write \(line)"],
        fix: Fix("write '\(name)'", [TextEdit(location, name)]))
    case .toggleCall(let name):
      return Diagnostic(
        code, at: location, "a variable has nothing that can be called",
        help: ["write \(name) = not \(name)"],
        fix: Fix(
          "write '\(name) = not \(name)'", [TextEdit(location, "\(name) = not \(name)")],
          isSafe: true))
    case .qualifiedBySelf, .qualifiedAssignment, .choice, .joinedTexts, .nameBehindText,
      .systemItemWithoutDot, .classBehindText, .clauseBehindBlock:
      return diagnosticOfHabit(at: location)
    case .switchStatement:
      return Diagnostic(
        code, at: location, "'switch' is no statement here",
        help: ["write if and else if, as in if count == 0 { … } else if count == 1 { … }"])
    case .commaInData(let word):
      return Diagnostic(
        code, at: location, "the comma before '\(word)' goes on with what 'with' hands over",
        help: ["write '\(word)' on a new line, if something else begins with it"])
    case .operatorAtLineStart(let word):
      return Diagnostic(
        code, at: location, "a condition does not go on in the next line by itself",
        help: [
          "move '\(word)' to the end of the line above, or put parentheses around both lines"
        ])
    case .missingOperator(let text):
      return Diagnostic(
        code, at: location, "nothing joins '\(text)' to what comes before it",
        help: ["write and, or, or another operator between them"])
    case .quoteInText(let text):
      return Diagnostic(
        code, at: location, "this quote ends the text, and '\(text)' follows it",
        help: ["write \\\" for a quote inside of a text"])
    case .unfinishedMerge:
      return Diagnostic(
        code, at: location, "a merge was not finished here",
        help: ["keep one of the two versions, and take out the lines of <, = and >"])
    case .nestingTooDeep:
      return Diagnostic(
        code, at: location, "this is nested too deeply",
        help: ["nothing needs more than \(Parser.depthLimit) levels; was something pasted twice?"])
    case .notAvailableYet(let what):
      return Diagnostic(
        code, at: location, "\(what) is not available yet",
        help: ["this version of navscene cannot read it; take it out for now"])
    }
  }

  /// What may have been meant by something that is left at the end of a line.
  private func advice(on kind: TokenKind, _ text: String) -> String {
    switch (kind, text) {
    case (.assign, _):
      "a comparison is written with ==, and a text goes after its name without ="
    case (.leftParenthesis, _):
      "actions and calls are written without parentheses, as in action save or push Detail"
    case (.minus, _): "an arrow is written ->, without a blank in it"
    case (.greater, _): "an arrow is written ->"
    case (.string, _): "a text goes after the name, as in button Pay \"Pay\""
    case (.leftBrace, _): "a block goes after a name, without a colon before it"
    case (.name, "show"), (.name, "present"), (.name, "push"), (.name, "popover"),
      (.name, "unwind"), (.name, "action"):
      "an arrow goes before it, as in -> \(text) Name"
    case (.name, "if"): "the condition of an arrow is written with when, as in when isSignedIn"
    case (.name, "elseif"), (.name, "elif"): "write else if, in two words"
    case (.comma, _): "take it out: one comma goes between two things"
    case (.equal, _), (.notEqual, _), (.less, _), (.lessOrEqual, _), (.greaterOrEqual, _):
      "one comparison at a time: join two with and, as in count > 0 and count < 3"
    case (.name, "animated"): "write it in braces, as in push Detail { animated: false }"
    default: "start it on a new line, or after a comma inside braces"
    }
  }

  private func unexpectedCharacter(_ byte: UInt8, _ location: Location) -> Diagnostic {
    switch byte {
    case UInt8(ascii: ";"):
      return Diagnostic(
        code, at: location, "a line needs no semicolon",
        help: ["take it out: a line ends by itself"],
        fix: Fix("remove the semicolon", [TextEdit(location, "")], isSafe: true))
    case UInt8(ascii: "'"):
      return Diagnostic(
        code, at: location, "text does not go in single quotes",
        help: ["write \"text\" with double quotes on both sides"])
    case UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "!"):
      let word = byte == UInt8(ascii: "&") ? "and" : byte == UInt8(ascii: "|") ? "or" : "not"
      return Diagnostic(
        code, at: location, "'\(character(byte))' is no operator here",
        help: ["write the word \(word)"])
    case UInt8(ascii: "#"):
      return Diagnostic(
        code, at: location, "'#' has no meaning here",
        help: ["comments start with //, and a colour goes in quotes, as in \"#FF9500\""])
    case UInt8(ascii: "@"):
      return Diagnostic(
        code, at: location, "Swift's attributes have no place here",
        help: ["in a class, write outlet timeLabel: UILabel or action save"])
    case UInt8(ascii: "%"):
      return Diagnostic(
        code, at: location, "'%' has no meaning here",
        help: ["write a factor, as in 0.5 * superview.width"])
    case UInt8(ascii: "?"):
      return Diagnostic(
        code, at: location, "'?' has no meaning here",
        help: ["take it out: a variable always has a value"])
    case 0:
      return Diagnostic(
        code, at: location, "there is a NUL byte here",
        help: ["if it is a text file, it was saved as UTF-16: save it as UTF-8"])
    default:
      return Diagnostic(
        code, at: location, "\(character(byte)) has no meaning here",
        help: ["take it out, or put it into a text in quotes"])
    }
  }

  private func character(_ byte: UInt8) -> String {
    byte >= 0x20 && byte < 0x7F
      ? String(Unicode.Scalar(byte)) : "the control character U+" + hexadecimal(UInt32(byte))
  }

  private func hexadecimal(_ scalar: UInt32) -> String {
    let digits = String(scalar, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}

/// How a message calls the token that is in the way.
private func found(_ kind: TokenKind, _ text: String) -> String {
  switch kind {
  case .name, .quotedName: "'\(text)'"
  case .integer, .decimal: "the number \(text)"
  case .string: "the text \(text)"
  default: kind.description
  }
}

extension SyntaxProblem.Missing {
  var code: String {
    switch self {
    case .member: "unexpected-token"
    case .name, .className, .systemItem, .pathPart, .argument: "missing-name"
    case .value, .content, .operand, .rangeEnd: "missing-value"
    case .target, .bareTarget: "missing-target"
    case .text: "missing-text"
    case .type, .colonInVariable: "missing-type"
    case .block: "missing-block"
    }
  }

  func sentence(_ kind: TokenKind, _ text: String) -> String {
    let butFound = kind == .endOfFile ? "" : ", but there is \(found(kind, text))"
    switch self {
    case .member: return "\(found(kind, text)) cannot start a line"
    case .name(let of): return "\(of) needs a name here\(butFound)"
    case .className: return "a class name is missing after ':'"
    case .value(let of): return "'\(of)' needs a value"
    case .content: return "there is nothing between these parentheses"
    case .operand(let of): return "'\(of)' has nothing on its right"
    case .target: return "an arrow needs something to point at"
    case .bareTarget: return "the target is missing before \(found(kind, text))"
    case .text(let of): return "'\(of)' needs a text in quotes\(butFound)"
    case .systemItem: return "the name of a system item is missing after '.'"
    case .argument: return "'with' needs the name of a variable\(butFound)"
    case .type: return "the type of this variable is missing"
    case .colonInVariable: return "a variable needs a type"
    case .rangeEnd: return "the end of this range is missing"
    case .pathPart: return "a name is missing after '.'"
    case .block(let of): return "'\(of)' needs a block in braces\(butFound)"
    }
  }

  var label: String {
    switch self {
    case .member: ""
    case .name, .className, .systemItem, .pathPart, .argument: "a name belongs here"
    case .value, .content, .operand, .rangeEnd: "a value belongs here"
    case .target, .bareTarget: "the target belongs here"
    case .text: "a text belongs here"
    case .type, .colonInVariable: "the type belongs here"
    case .block: "'{' belongs here"
    }
  }

  func help(_ found: TokenKind) -> [String] {
    switch self {
    case .className where found == .string:
      ["take the colon out: a text goes right after the name, as in label Time \"12:00\""]
    case .className where found == .integer || found == .minus:
      ["a variable starts with var, as in var count: 0...5"]
    case .member: ["a line starts with a word, such as scene, title or button, or with ->"]
    case .name: ["names are letters, digits and _, and start with a letter"]
    case .className: ["write the class, as in scene Cart: CartViewController"]
    case .value("if"): ["write what must hold, as in if isSignedIn { … } or if count > 0 { … }"]
    case .value("when"):
      ["write what must hold, as in when isSignedIn or when count > 0"]
    case .value("expect"):
      ["write what should be, as in expect visible == Home"]
    case .value("constraint"):
      ["write what should hold, as in constraint Save.width == 100"]
    case .value("="): ["write a value, as in count = 1 or isOpen = true"]
    case .value(let of):
      ["write it on the same line, as in \(of): \"text\", \(of): 12 or \(of): true"]
    case .content: ["write what must hold, as in (isSignedIn or count > 0)"]
    case .operand: ["write the other side, or take the operator out"]
    case .target: ["write the connection and its target, as in -> show Detail"]
    case .bareTarget: ["write the target as a plain name, as in -> show Detail"]
    case .text("on"): ["put it in quotes, as in on \"iPhone 15\""]
    case .text: ["put it in quotes, as in as \"ShowDetail\""]
    case .systemItem: ["write one, as in left .cancel"]
    case .argument: ["write what is handed over, as in -> show Detail with item"]
    case .colonInVariable(let line): ["write its type after a colon, as in \(line)"]
    case .type:
      ["write Bool, a range or an enum, as in var count: 0...5 or var isOpen: Bool = false"]
    case .rangeEnd: ["write both ends, as in 0...5"]
    case .pathPart: ["write the rest of the name, as in Settings.Profile"]
    case .block: ["write { and } around what belongs to it"]
    }
  }
}
