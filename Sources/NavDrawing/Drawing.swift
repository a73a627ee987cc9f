import NavLayout
import NavModel

/// A picture as a list of what to draw, from back to front. It knows nothing of programs: renderers read only this.
public struct Drawing: Hashable, Sendable {
  public var size: Size
  /// What the picture shows, in a few words: people who do not see it hear this.
  public var title: String
  /// The same in a sentence or two.
  public var summary: String
  public private(set) var marks: [Mark] = []

  public init(size: Size, title: String, summary: String = "") {
    self.size = size
    self.title = title
    self.summary = summary
  }

  /// One thing to draw, or the border of a group.
  public enum Mark: Hashable, Sendable {
    /// Few marks are groups, and a group takes four times the room of anything else.
    indirect case open(Group)
    case close
    case rectangle(Rect, radius: Double, Paint)
    case circle(Point, radius: Double, Paint)
    case line(Point, Point, Paint)
    /// With its own (0, 0) at a point, and so many times as large: the same path may be in many places.
    case path(Path, at: Point, scale: Double, Paint)
    case text(Text)
    /// All of another picture.
    case marks([Mark])
  }

  /// Marks that belong together: one thing of the app.
  public struct Group: Hashable, Sendable {
    /// Names it in the whole picture; the same thing keeps its id when the picture is drawn again.
    public var id = ""
    /// What it is, for people who do not see it.
    public var title = ""
    /// What kind of thing it is, for style sheets and scripts.
    public var role = ""
    /// The index of the layout node that answers when it is touched.
    public var touch: Int?
    public var isDisabled = false
    /// For what can be switched: whether it is on.
    public var isOn: Bool?
    /// Whether it is the one of several that is shown.
    public var isCurrent = false
    /// Whether it belongs to a thing drawn before it, which says all of it and is touched through it.
    public var isPart = false
    /// Nothing of it is seen outside this frame.
    public var clip: Clip?
    /// Where its own (0, 0) is.
    public var origin = Point(0, 0)
    public var scale = 1.0
    /// The id of the group that the link leads to.
    public var link = ""

    public init(id: String = "", title: String = "", role: String = "") {
      self.id = id
      self.title = title
      self.role = role
    }
  }

  /// What a group is cut to: a frame with round corners, in points.
  public struct Clip: Hashable, Sendable {
    public var frame: Rect
    public var radius: Double

    public init(_ frame: Rect, radius: Double) {
      self.frame = frame
      self.radius = radius
    }
  }

  /// One line of letters.
  public struct Text: Hashable, Sendable {
    /// Which end of the line is at its point.
    public enum Anchor: UInt8, Hashable, Sendable {
      case start
      case middle
      case end
    }

    public var string: String
    /// On the baseline.
    public var point: Point
    public var size: Double
    public var weight: FontWeight
    public var anchor: Anchor
    public var ink: Ink
    /// A colour that the app says, instead of the ink.
    public var color: ColorValue?
    /// Keeps lines behind it from touching its letters.
    public var hasHalo = false
  }

  /// What is drawn from here on belongs to `group`, until it is closed.
  public mutating func open(_ group: Group) { marks.append(.open(group)) }

  /// Closes the group that was opened last.
  public mutating func close() { marks.append(.close) }

  /// Makes room for so many marks more.
  mutating func reserve(_ count: Int) { marks.reserveCapacity(marks.count + count) }

  /// Gives back the room that was reserved and not used, for pictures that are kept in large numbers.
  mutating func giveBackRoom() { marks = marks.map { $0 } }

  /// The picture so far, for a caller that adds to it and gives it back; until then there is nothing here.
  mutating func handOver() -> Drawing {
    let whole = self
    marks = []
    return whole
  }

  /// Draws over everything that is there.
  public mutating func draw(_ mark: Mark) { marks.append(mark) }

  /// Fills a rectangle, the corners of which are round by `radius` points.
  public mutating func fill(
    _ frame: Rect, radius: Double = 0, _ ink: Ink, color: ColorValue? = nil
  ) {
    marks.append(.rectangle(frame, radius: radius, Paint(fill: ink, color: color)))
  }

  /// Fills a rectangle with a colour of the app, if it has one that can be seen.
  mutating func fill(_ frame: Rect, radius: Double = 0, color: ColorValue?) {
    guard let color, !color.isClear else { return }
    fill(frame, radius: radius, .screen, color: color)
  }

  /// Draws the edge of a rectangle, `width` points thick, and fills it if asked to; a colour of the app is for the fill.
  public mutating func outline(
    _ frame: Rect, radius: Double = 0, _ ink: Ink, width: Double = 1, fill: Ink? = nil,
    color: ColorValue? = nil, dash: Paint.Dash = .solid
  ) {
    let paint = Paint(fill: fill, stroke: ink, width: width, dash: dash, color: color)
    marks.append(.rectangle(frame, radius: radius, paint))
  }

  /// Draws a straight line, `width` points thick.
  public mutating func line(_ from: Point, _ to: Point, _ ink: Ink, width: Double = 1) {
    marks.append(.line(from, to, Paint(stroke: ink, width: width)))
  }

  /// Fills a path that is scaled, then moved to `origin`.
  public mutating func fill(
    _ path: Path, at origin: Point = Point(0, 0), scale: Double = 1, _ ink: Ink,
    color: ColorValue? = nil
  ) {
    marks.append(.path(path, at: origin, scale: scale, Paint(fill: ink, color: color)))
  }

  /// Draws along a path that is scaled, then moved to `origin`.
  public mutating func stroke(
    _ path: Path, at origin: Point = Point(0, 0), scale: Double = 1, _ ink: Ink,
    width: Double = 1, dash: Paint.Dash = .solid, color: ColorValue? = nil
  ) {
    let paint = Paint(stroke: ink, width: width, dash: dash, color: color)
    marks.append(.path(path, at: origin, scale: scale, paint))
  }

  /// Writes a line with its baseline at `point`, `size` points high. An empty text leaves no mark.
  public mutating func text(
    _ string: String, at point: Point, size: Double, _ ink: Ink, color: ColorValue? = nil,
    weight: FontWeight = .regular, anchor: Text.Anchor = .start, hasHalo: Bool = false
  ) {
    guard !string.isEmpty else { return }
    marks.append(
      .text(
        Text(
          string: string, point: point, size: size, weight: weight, anchor: anchor, ink: ink,
          color: color, hasHalo: hasHalo)))
  }

  /// All of another picture, inside `group`.
  public mutating func add(_ others: [Mark], in group: Group) {
    open(group)
    marks.append(.marks(others))
    close()
  }
}

/// How a shape is painted.
public struct Paint: Hashable, Sendable {
  /// How a line goes on.
  public enum Dash: UInt8, Hashable, Sendable {
    case solid
    case dashed
    case dotted
  }

  public var width: Double
  public var fill: Ink?
  public var stroke: Ink?
  public var dash: Dash
  /// A colour that the app says, instead of the ink of the fill; of the stroke, where nothing is filled.
  public var color: ColorValue?

  public init(
    fill: Ink? = nil, stroke: Ink? = nil, width: Double = 1, dash: Dash = .solid,
    color: ColorValue? = nil
  ) {
    self.fill = fill
    self.stroke = stroke
    self.width = width
    self.dash = dash
    self.color = color
  }
}
