/// What is said of a finding: the same words for every source, or some for text and others for what Interface Builder
/// writes. Who reports knows which it is.
public struct Wording: ExpressibleByStringInterpolation, Sendable {
  private let text: String
  private let storyboard: String

  public init(text: String, storyboard: String) {
    self.text = text
    self.storyboard = storyboard
  }

  public init(_ words: String) {
    self.init(text: words, storyboard: words)
  }

  public init(stringLiteral words: String) {
    self.init(words)
  }

  public static func + (first: Wording, second: Wording) -> Wording {
    Wording(text: first.text + second.text, storyboard: first.storyboard + second.storyboard)
  }

  public subscript(format: SourceFormat) -> String {
    switch format {
    case .text: text
    case .storyboard: storyboard
    }
  }
}
