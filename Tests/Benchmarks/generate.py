"""Writes one made-up app in every notation that the benchmarks read.

Per 100 scenes: 1 tab bar controller, 10 navigation controllers and 89 view scenes, each with a title, 2 bar items,
3 segues and 2 outlets. 100 scenes are one storyboard; 10 storyboards are one file, as in a large project, except that
Interface Builder keeps every storyboard in a file of its own.

Storyboards differ by a number in each name, so a storyboard is written once with a mark in place of its number.
"""

import json
import os
from xml.sax.saxutils import quoteattr

STACKS = 10
VIEWS = 89
SCENES_PER_STORYBOARD = 1 + STACKS + VIEWS
STORYBOARDS_PER_FILE = 10
MARK = "\N{SECTION SIGN}"

SUBJECTS = ["Account", "Album", "Booking", "Channel", "Delivery", "Invoice", "Message", "Order", "Playlist", "Ticket"]
ASPECTS = ["Overview", "Detail", "Editor", "History", "Search", "Settings", "Summary", "Picker", "Share"]
SYSTEM_ITEMS = ["add", "edit", "search", "action", "compose", "refresh"]
STYLES = ["formSheet", "pageSheet", "fullScreen"]


class View:
    """A view scene, as facts; each notation spells them its own way."""

    def __init__(self, number):
        stack, place = number % STACKS, number // STACKS
        deeper = number + STACKS
        self.number = number
        self.name = name_of(number)
        self.title = f"{SUBJECTS[stack]} {ASPECTS[place]}"
        # A family of screens shares a class with two outlets.
        self.controller = f"{SUBJECTS[stack]}{MARK}Controller"
        self.system_item = SYSTEM_ITEMS[number % len(SYSTEM_ITEMS)]
        self.shown = deeper if deeper < VIEWS else stack
        self.presented = (number * 7 + 3) % VIEWS
        self.style = STYLES[number % len(STYLES)]
        self.related = (number * 13 + 5) % VIEWS
        self.identifier = f"Show{ASPECTS[(place * 3 + 1) % len(ASPECTS)]}"


def name_of(number):
    return f"{SUBJECTS[number % STACKS]}{ASPECTS[number // STACKS]}{MARK}"


VIEW_SCENES = [View(number) for number in range(VIEWS)]


# MARK: .navscene


def navscene_storyboard():
    out = []
    for subject in SUBJECTS:
        out.append(
            f"class {subject}{MARK}Controller: UIViewController {{\n"
            "  outlet headline: UILabel\n"
            "  outlet proceed: UIButton\n"
            "}\n\n")
    out.append(f"storyboard Module{MARK} {{\n  initial -> Main\n\n  tabs Main {{\n")
    out.extend(f"    tab -> {subject}\n" for subject in SUBJECTS)
    out.append("  }\n\n")
    for stack, subject in enumerate(SUBJECTS):
        out.append(f"  navigation {subject} {{ root -> {name_of(stack)} }}\n")
    for view in VIEW_SCENES:
        out.append(
            f"\n  scene {view.name}: {view.controller} {{\n"
            f'    title: "{view.title}"\n'
            f'    left Info "Info" -> present {name_of(view.presented)} {{ style: {view.style} }}\n'
            f"    right More .{view.system_item}\n"
            f'    label Headline "{view.title}"\n'
            f'    button Next "Next" -> show {name_of(view.shown)}\n'
            f'    -> show {name_of(view.related)} as "{view.identifier}"\n'
            "    outlet headline -> Headline\n"
            "    outlet proceed -> Next\n"
            "  }\n")
    out.append("}\n\n")
    return "".join(out)


# MARK: JSON


def json_storyboard():
    scenes = [{"kind": "tabs", "name": "Main", "tabs": SUBJECTS}]
    for stack, subject in enumerate(SUBJECTS):
        scenes.append({"kind": "navigation", "name": subject, "root": name_of(stack)})
    for view in VIEW_SCENES:
        scenes.append({
            "kind": "scene", "name": view.name, "class": view.controller, "title": view.title,
            "left": {
                "name": "Info", "title": "Info",
                "present": name_of(view.presented), "style": view.style},
            "right": {"name": "More", "system": view.system_item},
            "elements": [
                {"kind": "label", "name": "Headline", "text": view.title},
                {"kind": "button", "name": "Next", "text": "Next", "show": name_of(view.shown)}],
            "segues": [{"show": name_of(view.related), "as": view.identifier}],
            "outlets": {"headline": "Headline", "proceed": "Next"}})
    classes = [
        {"name": f"{subject}{MARK}Controller", "outlets": {"headline": "UILabel", "proceed": "UIButton"}}
        for subject in SUBJECTS]
    storyboard = {"name": f"Module{MARK}", "initial": "Main", "classes": classes, "scenes": scenes}
    return json.dumps(storyboard, separators=(",", ":"), ensure_ascii=False)


# MARK: DOT


def dot_storyboard():
    out = [f"subgraph cluster{MARK} {{\n  label=Module{MARK};\n  Main{MARK} [shape=tab];\n"]
    for stack, subject in enumerate(SUBJECTS):
        out.append(
            f"  {subject}{MARK} [shape=folder];\n"
            f"  Main{MARK} -> {subject}{MARK} [label=tab];\n"
            f"  {subject}{MARK} -> {name_of(stack)} [label=root];\n")
    for view in VIEW_SCENES:
        out.append(
            f'  {view.name} [label="{view.title}", class={view.controller}, left=Info, text=Info, right={view.system_item}, '
            "headline=Headline, proceed=Next];\n"
            f"  {view.name} -> {name_of(view.presented)} [label=present, tail=Info, style={view.style}];\n"
            f"  {view.name} -> {name_of(view.shown)} [label=show, tail=Next];\n"
            f"  {view.name} -> {name_of(view.related)} [label=show, id={view.identifier}];\n")
    out.append("}\n")
    return "".join(out)


# MARK: Storyboard XML, as Interface Builder writes it

XML_HEADER = f"""\
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" \
targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
useSafeAreas="YES" colorMatched="YES" initialViewController="tab-mn-{MARK}">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <dependencies>
        <deployment identifier="iOS"/>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="23506"/>
        <capability name="Safe area layout guides" minToolsVersion="9.0"/>
        <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
    </dependencies>
    <scenes>
"""
XML_FOOTER = "    </scenes>\n</document>\n"


def xml_id(number, part):
    """Nine characters and the storyboard, as unique as Interface Builder's `vXZ-lx-hvc`."""
    return f"v{number:02}-{part}-{MARK}"


def xml_scene(number, controller):
    return (
        f'        <scene sceneID="{xml_id(number, "sc")}">\n'
        "            <objects>\n"
        f"{controller}"
        f'                <placeholder placeholderIdentifier="IBFirstResponder" id="{xml_id(number, "fr")}" '
        'userLabel="First Responder" sceneMemberID="firstResponder"/>\n'
        "            </objects>\n"
        "        </scene>\n")


def xml_segue(destination, kind, identity, more=""):
    return (f'<segue destination="{xml_id(destination, "vc")}" kind="{kind}" {more}id="{identity}"/>\n')


def xml_view(view):
    def part(name):
        return xml_id(view.number, name)

    controller = (
        f'                <viewController storyboardIdentifier="{view.name}" title={quoteattr(view.title)} '
        f'id="{part("vc")}" customClass="{view.controller}" sceneMemberID="viewController">\n'
        f'                    <view key="view" contentMode="scaleToFill" id="{part("vw")}">\n'
        '                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>\n'
        "                        <subviews>\n"
        f'                            <label userInteractionEnabled="NO" contentMode="left" '
        f'text={quoteattr(view.title)} id="{part("hl")}">\n'
        "                            </label>\n"
        f'                            <button contentMode="scaleToFill" buttonType="system" id="{part("nx")}">\n'
        '                                <state key="normal" title="Next"/>\n'
        "                                <connections>\n"
        f'                                    {xml_segue(view.shown, "show", part("s1"))}'
        "                                </connections>\n"
        "                            </button>\n"
        "                        </subviews>\n"
        f'                        <viewLayoutGuide key="safeArea" id="{part("sa")}"/>\n'
        "                    </view>\n"
        f'                    <navigationItem key="navigationItem" title={quoteattr(view.title)} id="{part("ni")}">\n'
        f'                        <barButtonItem key="leftBarButtonItem" title="Info" id="{part("lb")}">\n'
        "                            <connections>\n"
        '                                '
        f'{xml_segue(view.presented, "presentation", part("s2"), f"""modalPresentationStyle="{view.style}" """)}'
        "                            </connections>\n"
        "                        </barButtonItem>\n"
        f'                        <barButtonItem key="rightBarButtonItem" systemItem="{view.system_item}" id="{part("rb")}"/>\n'
        "                    </navigationItem>\n"
        "                    <connections>\n"
        f'                        <outlet property="headline" destination="{part("hl")}" id="{part("o1")}"/>\n'
        f'                        <outlet property="proceed" destination="{part("nx")}" id="{part("o2")}"/>\n'
        "                        "
        f'{xml_segue(view.related, "show", part("s3"), f"""identifier="{view.identifier}" """)}'
        "                    </connections>\n"
        "                </viewController>\n")
    return xml_scene(view.number, controller)


def xml_storyboard():
    tabs = "".join(
        "                        " + xml_segue(
            90 + stack, "relationship", f"r{stack}-tb-{MARK}", 'relationship="viewControllers" ')
        for stack in range(STACKS))
    out = [xml_scene(
        89,
        f'                <tabBarController id="tab-mn-{MARK}" sceneMemberID="viewController">\n'
        f'                    <tabBar key="tabBar" contentMode="scaleToFill" id="{xml_id(89, "tb")}"/>\n'
        f"                    <connections>\n{tabs}                    </connections>\n"
        "                </tabBarController>\n")]
    for stack, subject in enumerate(SUBJECTS):
        root = xml_segue(stack, "relationship", f"r{stack}-rt-{MARK}", 'relationship="rootViewController" ')
        number = 90 + stack
        out.append(xml_scene(
            number,
            f'                <navigationController id="{xml_id(number, "vc")}" sceneMemberID="viewController">\n'
            f'                    <tabBarItem key="tabBarItem" title="{subject}" id="{xml_id(number, "ti")}"/>\n'
            f'                    <navigationBar key="navigationBar" contentMode="scaleToFill" id="{xml_id(number, "nb")}"/>\n'
            f"                    <connections>\n                        {root}                    </connections>\n"
            "                </navigationController>\n"))
    out.extend(xml_view(view) for view in VIEW_SCENES)
    return "".join(out)


# MARK: Files


class Notation:
    """How storyboards become files."""

    def __init__(self, extension, storyboard, header="", separator="", footer="", storyboards=STORYBOARDS_PER_FILE):
        self.extension = extension
        self.storyboard = storyboard
        self.header = header
        self.separator = separator
        self.footer = footer
        self.storyboards_per_file = storyboards

    def write(self, folder, scenes, in_one_file):
        """The paths of the files that hold this many scenes; what an earlier run wrote is kept."""
        count = max(1, scenes // SCENES_PER_STORYBOARD)
        each = count if in_one_file else self.storyboards_per_file
        folder = os.path.join(folder, f"{self.extension}-{scenes}{'-one' if in_one_file else ''}")
        paths = [
            os.path.join(folder, f"Part{first // each:05}.{self.extension}") for first in range(0, count, each)]
        done = os.path.join(folder, "done")
        if os.path.exists(done):
            return folder, paths
        os.makedirs(folder, exist_ok=True)
        template = self.storyboard()
        for index, path in enumerate(paths):
            with open(path, "w", encoding="utf-8", buffering=1 << 20) as file:
                file.write(self.header.replace(MARK, str(index * each)))
                for storyboard in range(index * each, min((index + 1) * each, count)):
                    if storyboard > index * each:
                        file.write(self.separator)
                    file.write(template.replace(MARK, str(storyboard)))
                file.write(self.footer)
        open(done, "w").close()
        return folder, paths


NOTATIONS = {
    "navscene": Notation("navscene", navscene_storyboard),
    "storyboard": Notation("storyboard", xml_storyboard, XML_HEADER, "", XML_FOOTER, storyboards=1),
    "json": Notation("json", json_storyboard, '{"storyboards":[', ",\n", "]}\n"),
    "dot": Notation("dot", dot_storyboard, "digraph App {\n", "", "}\n"),
}


def write_tree(folder, scenes):
    """An app for pictures, which graph layouts can bear: each screen leads to two more, each fifth to one elsewhere.

    The paths of its two notations: .navscene and .dot.
    """
    text, dot = ["storyboard App {\n    initial -> S0\n"], ["digraph App {\n"]
    for scene in range(scenes):
        text.append(f'    scene S{scene} {{\n        title: "Scene {scene}"\n        label Headline "Scene {scene}"\n')
        dot.append(f'  S{scene} [label="Scene {scene}"];\n')
        ways = [("show", next) for next in (2 * scene + 1, 2 * scene + 2) if next < scenes]
        elsewhere = (scene * 7 + 3) % scenes
        if scene % 5 == 0 and elsewhere != scene:
            ways.append(("present", elsewhere))
        for kind, target in ways:
            text.append(f'        button To{kind}{target} "Scene {target}" -> {kind} S{target}\n')
            dot.append(f"  S{scene} -> S{target} [label={kind}];\n")
        text.append("    }\n")
    paths = {}
    for extension, lines in (("navscene", text), ("dot", dot)):
        paths[extension] = os.path.join(folder, f"tree-{scenes}.{extension}")
        with open(paths[extension], "w", encoding="utf-8") as file:
            file.write("".join(lines) + "}\n")
    return paths


def main():
    import sys

    if len(sys.argv) not in (3, 4):
        sys.exit("usage: generate.py FOLDER SCENES [--one-file]")
    for name, notation in NOTATIONS.items():
        folder, paths = notation.write(sys.argv[1], int(sys.argv[2]), "--one-file" in sys.argv)
        size = sum(os.path.getsize(path) for path in paths)
        print(f"{name}: {len(paths)} files, {size / int(sys.argv[2]):.0f} bytes a scene, in {folder}")


if __name__ == "__main__":
    main()
