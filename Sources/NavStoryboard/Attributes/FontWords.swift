import NavModel
import NavXcode

/// What Interface Builder calls text styles, and the sizes of text that it leaves unsaid.
public enum FontWords {
  public static let styles: [(word: Word, style: TextStyle)] = [
    (.largeTitleStyle, .largeTitle), (.title1Style, .title1), (.title2Style, .title2),
    (.title3Style, .title3), (.headlineStyle, .headline), (.bodyStyle, .body),
    (.calloutStyle, .callout), (.subheadStyle, .subheadline), (.footnoteStyle, .footnote),
    (.caption1Style, .caption1), (.caption2Style, .caption2),
  ]

  /// The size of text in a view of a kind where its font says none, in thousandths of a point; nil for what has no
  /// text of its own. A button with a configuration has larger words.
  public static func usualSize(of kind: ElementKind, isConfigured: Bool) -> Int32? {
    switch kind {
    case .label: 17_000
    case .button: isConfigured ? 17_000 : 15_000
    case .textField, .textView: 14_000
    default: nil
    }
  }
}
