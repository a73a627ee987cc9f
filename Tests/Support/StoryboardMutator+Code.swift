import NavText
import NavXcode

/// The code does more than the storyboard has use for, or is not the storyboard's own.
extension StoryboardMutator {
  static let codeDefects = [
    StoryboardMutator("segue of a cell performed when its row is chosen") { sample, random in
      let document = sample.document
      guard
        let (segue, name) = sample.triggeredSegue(
          of: ["tableViewCell", "collectionViewCell"], &random),
        let cell = document[segue].owner
      else { return nil }
      let isOfTable = document.word(cell) == "tableViewCell"
      let isOfAccessory =
        document.text("trigger", in: document[segue].element) == "accessoryAction"
      // Only rows of tables have accessories.
      if isOfAccessory && !isOfTable { return nil }
      let method =
        switch (sample.language, isOfTable) {
        case (.swift, true):
          "override func tableView(_ tableView: UITableView, \(isOfAccessory ? "accessoryButtonTappedForRowWith" : "didSelectRowAt") indexPath: IndexPath)"
        case (.swift, false):
          "override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)"
        case (.objectiveC, true):
          "- (void)tableView:(UITableView *)tableView \(isOfAccessory ? "accessoryButtonTappedForRowWithIndexPath" : "didSelectRowAtIndexPath"):(NSIndexPath *)indexPath"
        case (.objectiveC, false):
          "- (void)collectionView:(UICollectionView *)collectionView didSelectItemAtIndexPath:(NSIndexPath *)indexPath"
        }
      return sample.performing(segue, in: method, of: name)
    },
    StoryboardMutator("segue of a button performed in its action") { sample, random in
      let document = sample.document
      guard let (segue, name) = sample.triggeredSegue(of: ["button"], &random),
        let button = document[segue].owner,
        let controller = document[segue].scene.flatMap({ sample.controller($0) }),
        let (action, _) = document.connecting(
          button,
          "<action selector=\"touchTwice:\" destination=\"\(document.idText(controller))\" eventType=\"touchUpInside\" id=\"\(document.freshID())\"/>"
        )
      else { return nil }
      let method =
        sample.language == .swift
        ? "@IBAction func touchTwice(_ sender: Any)" : "- (IBAction)touchTwice:(id)sender"
      return sample.performing(segue, in: method, of: name, and: action)
    },
    StoryboardMutator("action more in the class") { sample, random in
      guard var row = random.pickAny(sample.usedClasses) else { return nil }
      var classes = sample.classes
      row.actions.append("oneActionMore:")
      classes[row.name] = row
      let code = classes.text
      guard let mark = code.mark(of: "oneActionMore") else { return nil }
      return StoryboardMutation([], code: code, is: "unused-action", at: [mark])
    },
    StoryboardMutator("class of a module that is not here") { sample, random in
      let document = sample.document
      let objects = document.objects.ids.filter { object in
        ["viewController", "tableViewController", "view"].contains(document.word(object))
          && ["customClass", "customModule", "customModuleProvider"].allSatisfy { name in
            document.attribute(name, in: document[object].element) == nil
          }
      }
      // One note counts all such classes.
      guard !document.isLaunchScreen, !sample.hasUndecidedClasses,
        let object = random.pickAny(objects)
      else { return nil }
      let text = sample.classes.text
      return StoryboardMutation(
        [
          document.giving(object, "customClass", "AGSScreen"),
          document.giving(object, "customModule", "ArcGIS"),
        ],
        code: sample.language == .swift
          ? "import ArcGIS\n" + text : "#import <ArcGIS/ArcGIS.h>\n" + text,
        is: "unjudged-class", at: [.init(offset: sample.start(object))])
    },
    StoryboardMutator("code of something else") { sample, random in
      let document = sample.document
      let owned = document.objects.ids.filter {
        SynthesisedClasses.ownClass(of: $0, in: document) != nil
      }
      // A single class may be misspelt.
      guard !sample.hasUndecidedClasses, sample.classes.classes.count > 1,
        let range = owned.first.flatMap({
          document.range("customClass", in: document[$0].element)
        })
      else { return nil }
      // It performs a segue of storyboards of its own.
      let code =
        switch sample.language {
        case .swift:
          """
          import UIKit

          class OddOneOut: UIViewController {
            func show() { performSegue(withIdentifier: "ofAnotherApp", sender: self) }
            func open() { _ = UIStoryboard(name: "OfAnotherApp", bundle: nil) }
          }

          """
        case .objectiveC:
          """
          #import <UIKit/UIKit.h>

          @interface OddOneOut : UIViewController
          @end

          @implementation OddOneOut
          - (void)show { [self performSegueWithIdentifier:@"ofAnotherApp" sender:self]; }
          - (void)open { [UIStoryboard storyboardWithName:@"OfAnotherApp" bundle:nil]; }
          @end

          """
        }
      return StoryboardMutation(
        [], code: code, is: "unjudged-class", at: [.init(offset: range.start)])
    },
  ]
}

extension StoryboardSample {
  /// A segue that something on a screen sets off, where the screen's class is one of the app; with the class.
  fileprivate func triggeredSegue(
    of words: Set<String>, _ random: inout SeededRandom
  ) -> (ID<StoryboardConnection>, String)? {
    let candidates = connections(.segue) { row in
      guard let owner = row.owner, words.contains(document.word(owner)),
        document.attribute("unwindAction", in: row.element) == nil
      else { return false }
      return document.text("kind", in: row.element) != "embed"
    }
    .compactMap { id -> (ID<StoryboardConnection>, String)? in
      guard let controller = document[id].scene.flatMap({ controller($0) }),
        let name = SynthesisedClasses.ownClass(of: controller, in: document)
      else { return nil }
      return (id, name)
    }
    return random.pickAny(candidates)
  }

  /// A method more of a class, which performs a segue; one without an identifier gets one.
  fileprivate func performing(
    _ segue: ID<StoryboardConnection>, in method: String, of name: String,
    and edit: StoryboardMutation.Edit? = nil
  ) -> StoryboardMutation? {
    guard let row = classes[name] else { return nil }
    var edits = edit.map { [$0] } ?? []
    let element = document[segue].element
    var identifier = text("identifier", segue) ?? ""
    if identifier.isEmpty {
      identifier = "performedTwice"
      edits.append(
        document.range("identifier", in: element).map { document.replacing($0, identifier) }
          ?? document.inserting(
            " identifier=\"\(identifier)\"", at: document.xml.tagRange(element).end))
    }
    let call = classes.performing(identifier)
    let head =
      language == .swift
      ? "class \(name): \(row.superclass) {\n" : "@implementation \(name)\n"
    let body = language == .swift ? "\(method) { \(call) }\n" : "\(method) { \(call); }\n"
    let code = classes.text.replacing(head, with: head + body)
    guard let mark = code.mark(of: body) else { return nil }
    return StoryboardMutation(edits, code: code, is: "performed-twice", at: [mark])
  }

  /// Whether some class may be of a module that is not among the sources.
  fileprivate var hasUndecidedClasses: Bool {
    documents.contains { document in
      document.objects.ids.contains { object in
        guard let name = document.customClass(of: object)?.name else { return false }
        let reference = ClassReference(customClass: name, customModuleProvider: "target")
        return SynthesisedClasses.nothing.find(reference) == .unknown
      }
    }
  }
}

extension String {
  /// Where code says something first.
  fileprivate func mark(of text: String) -> StoryboardMutation.Mark? {
    firstRange(of: text).map {
      .init(
        offset: UInt32(utf8.distance(from: startIndex, to: $0.lowerBound)), isInCode: true)
    }
  }
}
