import NavText
import NavXcode

/// One defect in one storyboard: what is written instead, and what is to be said of it.
struct StoryboardMutation {
  struct Edit {
    let range: SourceRange
    let replacement: String
  }

  /// A place of the sound file, or one that is written there.
  struct Mark {
    let offset: UInt32
    /// How far into what is written at that place.
    var inside = 0
    /// Whether it counts in the code.
    var isInCode = false
  }

  var edits: [Edit]
  /// Nil where the defect can be seen without code.
  var code: String?
  let findingCode: String
  /// Any of them is right: of two things with one name, either may be reported.
  let marks: [Mark]

  init(_ edits: [Edit], code: String? = nil, is findingCode: String, at marks: [Mark]) {
    self.edits = edits.sorted { $0.range.start < $1.range.start }
    self.code = code
    self.findingCode = findingCode
    self.marks = marks
  }

  init(_ edit: Edit, is findingCode: String, at mark: UInt32) {
    self.init([edit], is: findingCode, at: [Mark(offset: mark)])
  }

  func apply(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 1024)
    var start = 0
    for edit in edits where Int(edit.range.start) >= start {
      result += bytes[start..<Int(edit.range.start)]
      result += Array(edit.replacement.utf8)
      start = Int(edit.range.end)
    }
    return result + bytes[start...]
  }

  /// Where a place of the sound file is afterwards; nil where it is gone.
  func moved(_ offset: UInt32) -> UInt32? {
    var shift = 0
    for edit in edits {
      if edit.range.end <= offset {
        shift += edit.replacement.utf8.count - edit.range.count
      } else if edit.range.start < offset || edit.range.start == offset && edit.replacement.isEmpty
      {
        return nil
      }
    }
    return UInt32(Int(offset) + shift)
  }

  /// Where a mark is afterwards.
  func offset(of mark: Mark) -> UInt32 {
    if mark.isInCode { return mark.offset }
    var shift = mark.inside
    for edit in edits where edit.range.end <= mark.offset && edit.range.start < mark.offset {
      shift += edit.replacement.utf8.count - edit.range.count
    }
    return UInt32(Int(mark.offset) + shift)
  }
}

extension StoryboardDocument {
  func replacing(_ range: SourceRange, _ text: String) -> StoryboardMutation.Edit {
    StoryboardMutation.Edit(range: range, replacement: text)
  }

  func inserting(_ text: String, at offset: UInt32) -> StoryboardMutation.Edit {
    StoryboardMutation.Edit(range: SourceRange(Int(offset), Int(offset)), replacement: text)
  }

  func removing(_ element: ID<XMLElement>) -> StoryboardMutation.Edit {
    StoryboardMutation.Edit(range: wholeRange(element), replacement: "")
  }

  /// A connection more of an object, and where it is written.
  func connecting(
    _ object: ID<StoryboardObject>, _ text: String
  ) -> (edit: StoryboardMutation.Edit, mark: StoryboardMutation.Mark)? {
    let element = objects[object].element
    if let list = child(named: "connections", in: element) {
      let row = xml[list]
      guard row.range != row.startTag else { return nil }
      return (
        inserting("\n" + text, at: row.startTag.end),
        StoryboardMutation.Mark(offset: row.startTag.end, inside: 1)
      )
    }
    let tag = word(element)
    if xml[element].range == xml[element].startTag {
      let end = Int(xml[element].range.end)
      return (
        replacing(
          SourceRange(end - 2, end), ">\n<connections>\n\(text)\n</connections>\n</\(tag)>"),
        StoryboardMutation.Mark(offset: UInt32(end - 2), inside: 16)
      )
    }
    let end = xml[element].range.end - UInt32(tag.utf8.count + 3)
    return (
      inserting("<connections>\n\(text)\n</connections>\n", at: end),
      StoryboardMutation.Mark(offset: end, inside: 14)
    )
  }

  /// An id that no object has.
  func freshID(_ number: Int = 1) -> String {
    var id = "Mut-\(number)"
    while objects.ids.contains(where: { idText($0) == id }) { id += "x" }
    return id
  }
}
