import NavXcode

/// What a program is made of storyboards for, which decides what is said of their classes.
public enum StoryboardPurpose: Hashable, Sendable {
  /// Rules compare the files with code themselves: a class has whatever connections show.
  case judging
  /// A text is made of it. What its classes are is as the sources say, and what it loses is noted.
  case text
  /// The app is run. A class has what the sources say: where that is too little, the app stops as UIKit does.
  case running
}
