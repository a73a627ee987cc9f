/// What `expect effects` can name: the codes of what UIKit raises or logs, as far as a program can come to it.
public enum EffectCode {
  public static let all: [String] = [
    "ERR-1", "ERR-6", "ERR-8", "ERR-12", "ERR-14", "ERR-20", "ERR-21", "ERR-22", "ERR-24",
    "ERR-26", "ERR-27", "ERR-30", "ERR-31", "ERR-32", "ERR-33", "ERR-34", "ERR-35", "ERR-36",
    "ERR-37", "ERR-39", "ERR-40", "ROT-5", "endless", "SEG-30", "ALERT-3", "ALERT-4", "too-deep",
    "too-many",
    "wrong-root-view",
  ]
}
