import NavText

/// Everything that makes a text no well-formed XML: facts here, sentences below.
public enum XMLProblem: Hashable, Sendable {
  case invalidUTF8
  case invalidUTF16
  case unsupportedEncoding(String)
  case forbiddenCharacter(UInt32)
  /// `<<<<<<<`, left by version control.
  case conflictMarker
  /// A DOCTYPE that declares something.
  case entityDeclarations
  case nestingTooDeep
  case noRoot
  case textBeforeRoot
  case textBehindRoot
  case badDeclaration
  case lateDeclaration
  case mismatchedTag(String, expected: String, opener: SourceRange)
  case unclosedElement(String, opener: SourceRange)
  case unterminated(Part)
  case missingTagName
  case missingSpace
  case missingValue(String)
  case missingQuotes(String)
  case duplicateAttribute(String, first: SourceRange)
  case openingInValue(String)
  case strayInTag
  case strayMarkup
  case bareAmpersand
  case unknownEntity
  case badCharacterReference
  case hyphensInComment
  case sectionEndInText

  /// What has a beginning and no end.
  public enum Part: Hashable, Sendable {
    case tag
    case value
    case comment
    case section
    case instruction
    case doctype
  }
}

extension XMLProblem {
  /// What `navscene explain` knows it by.
  public var code: String {
    switch self {
    case .invalidUTF8: "invalid-utf8"
    case .invalidUTF16, .unsupportedEncoding: "unsupported-encoding"
    case .forbiddenCharacter: "invalid-character"
    case .conflictMarker: "conflict-marker"
    case .entityDeclarations: "entity-declaration"
    case .nestingTooDeep: "nesting-too-deep"
    case .mismatchedTag, .unclosedElement: "mismatched-tag"
    case .duplicateAttribute: "duplicate-attribute"
    case .bareAmpersand, .unknownEntity, .badCharacterReference: "bad-reference"
    case .noRoot, .textBeforeRoot, .textBehindRoot, .badDeclaration, .lateDeclaration,
      .unterminated, .missingTagName, .missingSpace, .missingValue, .missingQuotes,
      .openingInValue, .strayInTag, .strayMarkup, .hyphensInComment, .sectionEndInText:
      "malformed-xml"
    }
  }

  /// The finding under the code of the problem, at the byte where the text stops being XML.
  public func diagnostic(at location: Location) -> Diagnostic {
    var related: [Label] = []
    switch self {
    case .mismatchedTag(_, _, let opener), .unclosedElement(_, let opener):
      related = [Label(Location(location.file, opener), "opened here")]
    case .duplicateAttribute(_, let first):
      related = [Label(Location(location.file, first), "written here before")]
    default: break
    }
    return Diagnostic(code, at: location, message, related: related, help: [help])
  }

  private var message: String {
    switch self {
    case .invalidUTF8: "these bytes are not UTF-8"
    case .invalidUTF16: "this is not UTF-16, although the file starts as such"
    case .unsupportedEncoding(let name): "the encoding '\(name)' is not read"
    case .forbiddenCharacter(let scalar):
      "the character \(name(of: scalar)) is not allowed in XML"
    case .conflictMarker: "a merge was not finished here"
    case .entityDeclarations: "a DOCTYPE that declares something is not read"
    case .nestingTooDeep: "elements are nested too deeply here"
    case .noRoot: "there is no element in this file"
    case .textBeforeRoot: "there is text before the first element"
    case .textBehindRoot: "there is something after the end of the document"
    case .badDeclaration: "this XML declaration is not in order"
    case .lateDeclaration: "an XML declaration is only allowed at the very start of a file"
    case .mismatchedTag("", let expected, _): "this end tag has no name; <\(expected)> is open"
    case .mismatchedTag(let tag, let expected, _):
      "</\(tag)> closes nothing here: <\(expected)> is open"
    case .unclosedElement(let tag, _): "the file ends, and <\(tag)> is still open"
    case .unterminated(.tag): "this tag has no '>'"
    case .unterminated(.value): "this value has no closing quote"
    case .unterminated(.comment): "this comment has no '-->'"
    case .unterminated(.section): "this CDATA section has no ']]>'"
    case .unterminated(.instruction): "this has no '?>'"
    case .unterminated(.doctype): "this DOCTYPE has no '>'"
    case .missingTagName: "'<' is not followed by the name of an element"
    case .missingSpace: "there is no space before this attribute"
    case .missingValue(let name): "the attribute '\(name)' has no value"
    case .missingQuotes(let name): "the value of '\(name)' is not in quotes"
    case .duplicateAttribute(let name, _): "'\(name)' is written twice"
    case .openingInValue(let name): "there is a '<' in the value of '\(name)'"
    case .strayInTag: "this is not allowed in a tag"
    case .strayMarkup: "this markup is not allowed here"
    case .bareAmpersand: "this '&' starts no reference"
    case .unknownEntity: "XML knows no entity of this name"
    case .badCharacterReference: "no character has this number"
    case .hyphensInComment: "there is '--' in a comment"
    case .sectionEndInText: "']]>' closes no CDATA section here"
    }
  }

  private var help: String {
    switch self {
    case .invalidUTF8, .invalidUTF16: "save the file as UTF-8, or take an undamaged copy of it"
    case .unsupportedEncoding: "save the file as UTF-8 and write encoding=\"UTF-8\""
    case .forbiddenCharacter: "take it out; no way of writing it is allowed either"
    case .conflictMarker:
      "keep one of the two sides and remove the lines with <<<<<<<, ======= and >>>>>>>"
    case .entityDeclarations:
      "take the DOCTYPE out: Interface Builder writes none, and entities can make a small file huge"
    case .nestingTooDeep:
      "nothing needs more than \(XMLReader.deepestNesting) levels; was something pasted twice?"
    case .noRoot: "is the file empty, or cut off?"
    case .textBeforeRoot, .textBehindRoot:
      "a file holds one element, and comments around it; take the rest out"
    case .badDeclaration: "write <?xml version=\"1.0\" encoding=\"UTF-8\"?>"
    case .lateDeclaration: "take it out, or remove what comes before it"
    case .mismatchedTag("", let expected, _): "write </\(expected)>"
    case .mismatchedTag(_, let expected, _):
      "write </\(expected)> before it, or take it out; a bad merge often leaves one too many"
    case .unclosedElement(let tag, _): "write </\(tag)> where it ends; the file may be cut off"
    case .unterminated, .missingTagName, .strayMarkup:
      "close it, or write &lt; where the character itself is meant"
    case .missingSpace: "write a space between two attributes"
    case .missingValue(let name): "write \(name)=\"…\", or take it out"
    case .missingQuotes(let name): "write \(name)=\"…\""
    case .duplicateAttribute: "keep one of the two; a bad merge often leaves both"
    case .openingInValue: "write &lt;, or close the quotes that were opened before"
    case .strayInTag: "a tag holds name=\"value\" pairs and ends with > or />"
    case .bareAmpersand: "write &amp;"
    case .unknownEntity: "write &amp; for the ampersand; known are amp, lt, gt, quot and apos"
    case .badCharacterReference: "write the character itself, or its number, as in &#233;"
    case .hyphensInComment: "write a single hyphen, or end the comment with -->"
    case .sectionEndInText: "write ]]&gt;"
    }
  }

  private func name(of scalar: UInt32) -> String {
    let digits = String(scalar, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
