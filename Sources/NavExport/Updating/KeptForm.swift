import NavModel
import NavStoryboard
import NavText
import NavXcode

/// How a file says what could be said in more than one way: an update says it in the same way again.
struct KeptForm: Sendable {
  /// Elements that are the root views of their scenes; nil where no file says it.
  var rootElements: Set<ID<Element>>?
  /// Views that are placed, though the program may say nothing of it.
  var placedViews: Set<ID<Element>> = []
  /// Where views are.
  var frames: [ID<Element>: WrittenFrame] = [:]
  /// Views that are beside their controllers: import reads them behind all others.
  var viewsBeside: Set<ID<Element>> = []
  /// Views that are below the rows of a list.
  var footers: Set<ID<Element>> = []
  /// Cells whose content views are no objects: their constraints are their own.
  var cellsWithoutContentViews: Set<ID<Element>> = []
  /// Constraints that are in a cell and not in its content view.
  var constraintsOfCells: Set<ID<Constraint>> = []
  /// Objects that have labels, and keep them where import would call them so anyway.
  var labelled: Set<ObjectRole> = []
}

extension KeptForm {
  /// That of an imported storyboard.
  init(of program: Program, _ known: KnownObjects, in document: StoryboardDocument) {
    let objects = FileObjects(known, document)
    rootElements = known.rootElements
    viewsBeside = objects.elements(of: program) { view in
      document.xml[view].parent.map { document.is($0, .objects) } ?? false
    }.filter { program[$0].parent == nil }
    footers = objects.elements(of: program) { document.says(.tableFooterView, .key, of: $0) }
    cellsWithoutContentViews = objects.elements(of: program) { cell in
      document.child(key: .contentView, of: cell).map { document.value(.id, of: $0) == nil }
        ?? false
    }
    constraintsOfCells = Set(
      program.constraints.ids.filter { constraint in
        guard let list = objects[.constraint(constraint)].flatMap({ document.xml[$0].parent }),
          let cell = document.xml[list].parent
        else { return false }
        return document.child(key: .contentView, of: cell) != nil
      })
    labelled = Set(
      known.ids.keys.filter { role in
        objects[role].map { document.value(.userLabel, of: $0) != nil } ?? false
      })
    for id in program.elements.ids {
      frames[id] = objects[.element(id)].flatMap { Self.frame(of: $0, in: document) }
    }
  }

  /// The same for an edited program, of what is still there in it.
  func carried(into edited: Program, by kept: KeptObjects, from program: Program) -> KeptForm {
    var form = KeptForm()
    form.labelled = kept.roles(before: labelled)
    var roots: Set<ID<Element>> = []
    for id in edited.elements.ids {
      guard let former = kept.element(before: id) else { continue }
      form.placedViews.insert(id)
      let isRoot = rootElements?.contains(former) ?? false
      if !isRoot || Self.haveSameFrame(id, of: edited, former, of: program) {
        form.frames[id] = frames[former]
      }
      if isRoot { roots.insert(id) }
      if footers.contains(former) { form.footers.insert(id) }
      if cellsWithoutContentViews.contains(former) { form.cellsWithoutContentViews.insert(id) }
      if viewsBeside.contains(former), edited[id].parent == nil,
        edited[edited[id].attributes, .hidden]
      {
        form.viewsBeside.insert(id)
      }
    }
    form.rootElements = roots
    for id in edited.constraints.ids {
      guard let former = kept.constraint(before: id) else { continue }
      if constraintsOfCells.contains(former) { form.constraintsOfCells.insert(id) }
    }
    return form
  }

  /// Where the file has a view, even one of which the text need not say it.
  private static func frame(
    of view: ID<XMLElement>, in document: StoryboardDocument
  ) -> WrittenFrame? {
    guard let rect = document.child(key: .frame, of: view),
      let x = document.thousandths(.x, of: rect), let y = document.thousandths(.y, of: rect),
      let width = document.thousandths(.width, of: rect),
      let height = document.thousandths(.height, of: rect)
    else { return nil }
    return WrittenFrame([x, y, width, height])
  }

  private static func haveSameFrame(
    _ id: ID<Element>, of edited: Program, _ former: ID<Element>, of program: Program
  ) -> Bool {
    func frame(_ id: ID<Element>, of program: Program) -> [AttributeValue]? {
      guard case .list(let list) = program.value(of: .frame, in: program[id].attributes) else {
        return nil
      }
      return Array(program.values[list])
    }
    return frame(id, of: edited) == frame(former, of: program)
  }
}

/// The elements of a file by what import made of them.
struct FileObjects {
  private let known: KnownObjects
  private var elements: [String: ID<XMLElement>] = [:]

  init(_ known: KnownObjects, _ document: StoryboardDocument) {
    self.known = known
    for object in document.objects.rows {
      elements[document.xml.names[object.id]] = object.element
    }
  }

  subscript(role: ObjectRole) -> ID<XMLElement>? { known.ids[role].flatMap { elements[$0] } }

  /// Elements of the program that are so in the file.
  func elements(
    of program: Program, where isSo: (ID<XMLElement>) -> Bool
  ) -> Set<ID<Element>> {
    Set(program.elements.ids.filter { id in self[.element(id)].map(isSo) ?? false })
  }
}
