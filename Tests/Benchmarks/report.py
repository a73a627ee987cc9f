"""Costs to Markdown: tables, and which of the targets are met."""

import os
import platform

from peers import (
    DIFF, DRAW, EXPORT, IBDECODABLE, LINT, NAVSCENE, PROJECT, REWRITE, SEARCH, SWIFT, UPDATE,
    WRITE)

MEGABYTE = 1e6
# The peer that storyboards are compared with.
DOM = "xmllint --noout"


def markdown(start_up, sizes, canvases, exports, stages, real, missing, options):
    sections = [machine(options)]
    sections.append(table(
        ["Start-up", "wall ms", "user+sys ms", "peak MB", "÷ C"],
        [[name, ms(cost.wall), ms(cost.cpu), number(cost.peak / MEGABYTE), ratio(cost, first(start_up))]
         for name, cost in start_up.items()]))
    sections.append(growth(sizes))
    sections.append(beside(sizes))
    sections.append(storyboards(sizes))
    sections.append(canvas(canvases))
    sections.append(ways_out(exports))
    if "project" in real:
        sections.append(project(real["project"]))
    if "real file" in real:
        sections.append(real_file(real["real file"]))
    if stages:
        sections.append(in_process(stages))
    sections.append(table(
        ["Target", "measured", ""],
        [[wording, number(value), "met" if is_met else "**missed**"]
         for wording, value, is_met in targets(start_up, sizes, canvases, exports, stages)]))
    if missing:
        sections.append(f"Not installed and left out: {', '.join(missing)}.")
    return "\n\n".join(sections)


def machine(options):
    load = os.getloadavg()[0]
    busy = f"; the machine was busy (load {load:.1f})" if load > 1.5 else ""
    files = "one file" if options.one_file else "a file for every 1,000 scenes, a storyboard for every 100"
    return (
        f"{platform.system()} {platform.machine()}, {processor()}, {os.cpu_count()} cores{busy}. Whole processes in turn, "
        f"rounds spread over the whole run, medians, output thrown away; ratios compare {'wall' if options.by == 'wall' else 'user+sys'} time. "
        f"The app is kept in {files}.")


def processor():
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            names = [line.split(":", 1)[1].strip() for line in file if line.startswith("model name")]
            return names[0] if names else "unknown processor"
    except OSError:
        return platform.processor() or "unknown processor"


def growth(sizes):
    rows = []
    for scenes, costs in sizes.items():
        cost = costs[NAVSCENE]
        rows.append([
            f"{scenes:,}", number(cost.source / MEGABYTE), ms(cost.wall), ms(cost.cpu), f"{scenes / cost.time:,.0f}",
            number(cost.source / cost.time / MEGABYTE), number(cost.peak / MEGABYTE), number(cost.peak / cost.source)])
    return table(
        [f"`{NAVSCENE}`, scenes", "source MB", "wall ms", "user+sys ms", "scenes/s", "MB/s", "peak MB", "peak ÷ source"],
        rows)


def beside(sizes):
    """A row for each peer, a column for each size: its milliseconds, and how many times as long navscene takes."""
    names = list(dict.fromkeys(name for costs in sizes.values() for name in costs if name not in (NAVSCENE, LINT)))
    rows = []
    for name in names:
        row = [f"`{name}`"]
        for costs in sizes.values():
            cost = costs.get(name)
            row.append(f"{ms(cost.time)} ({number(costs[NAVSCENE].time / cost.time)})" if cost else "")
        if any(row[1:]):
            rows.append(row)
    header = ["ms (navscene ÷ it)"] + [f"{scenes:,} scenes" for scenes in sizes if len(sizes[scenes]) > 1]
    return table(header, [row[:len(header)] for row in rows])


def storyboards(sizes):
    """The same app as Xcode's XML: reading it and judging it, beside a parser that judges nothing."""
    rows = []
    for scenes, costs in sizes.items():
        if LINT in costs and DOM in costs:
            cost = costs[LINT]
            rows.append([
                f"{scenes:,}", number(cost.source / MEGABYTE), ms(cost.wall), ms(cost.cpu),
                f"{scenes / cost.time:,.0f}", number(cost.source / cost.time / MEGABYTE),
                number(cost.peak / MEGABYTE), ms(costs[DOM].time), number(cost.time / costs[DOM].time)])
    return table(
        [f"`{LINT}` of storyboards, scenes", "source MB", "wall ms", "user+sys ms", "scenes/s", "MB/s", "peak MB",
         f"`{DOM}` ms", "÷ it"], rows)


def canvas(canvases):
    """Pictures of the whole app. Graphviz draws a box for each scene, navscene its screen with bars and elements."""
    names = list(dict.fromkeys(name for costs in canvases.values() for name in costs if name != DRAW))
    rows = [
        [f"{scenes:,}", ms(costs[DRAW].time), number(costs[DRAW].peak / MEGABYTE), *(
            f"{ms(costs[name].time)} ({number(costs[DRAW].time / costs[name].time)})" for name in names)]
        for scenes, costs in canvases.items()]
    return table(
        [f"`{DRAW} -o App.svg`, scenes", "ms", "peak MB", *(f"`{name}` ms (navscene ÷ it)" for name in names)], rows)


def ways_out(exports):
    """Storyboards of a text, and what else is made of it. `xmllint --format` reads and writes the same storyboards."""
    rows = []
    for scenes, costs in exports.items():
        cost, other = costs[EXPORT], costs.get(REWRITE)
        rows.append([
            f"{scenes:,}", number(cost.source / MEGABYTE), ms(cost.time), ratio(cost, costs[NAVSCENE]), ms(costs[WRITE].time),
            number(cost.source / cost.time / MEGABYTE), number(cost.peak / MEGABYTE),
            f"{ms(other.time)} ({ratio(cost, other)})" if other else "", ms(costs[UPDATE].time), ms(costs[DIFF].time),
            ms(costs[SWIFT].time)])
    return table(
        [f"`{EXPORT}`, scenes", "written MB", "ms", f"÷ `{NAVSCENE}`", f"{WRITE} ms", "MB/s", "peak MB", f"`{REWRITE}` ms (navscene ÷ it)",
         "`--into` ms", f"`{DIFF}` ms", f"`{SWIFT}` ms"], rows)


def project(costs):
    """Storyboards beside all of their code. `git grep` only looks for words, and says nothing of what they mean."""
    cost = costs[PROJECT]
    row = [
        f"{cost.scenes:,}", number(cost.source / MEGABYTE), ms(cost.wall), ms(cost.cpu), number(cost.peak / MEGABYTE),
        number(cost.source / cost.time / MEGABYTE), number(cost.scenes / cost.time / IBDECODABLE)]
    header = [
        f"`{PROJECT}` of a project, scenes", "source MB", "wall ms", "user+sys ms", "peak MB", "MB/s",
        f"scenes/s ÷ IBDecodable's {IBDECODABLE:,}"]
    if SEARCH in costs:
        header += [f"`{SEARCH}` ms", "÷ it"]
        row += [ms(costs[SEARCH].time), number(cost.time / costs[SEARCH].time)]
    return table(header, [row])


def real_file(costs):
    rows = [
        [f"`{name}`", ms(cost.wall), ms(cost.cpu), number(cost.peak / MEGABYTE), number(cost.peak / cost.source),
         number(cost.source / cost.time / MEGABYTE)]
        for name, cost in costs.items()]
    cost = first(costs)
    title = f"The largest storyboard of it: {cost.scenes:,} scenes, {number(cost.source / MEGABYTE)} MB"
    return table([title, "wall ms", "user+sys ms", "peak MB", "peak ÷ source", "MB/s"], rows)


def in_process(stages):
    return table(
        ["In one process, 10,000 scenes", "best ms", "median ms", "per second", "MB/s"],
        [[stage.title, ms(stage.shortest), ms(stage.median), f"{stage.per_second:,.0f} {stage.unit}",
          number(stage.bytes / stage.shortest / MEGABYTE) if stage.bytes and stage.unit != "states" else ""]
         for stage in stages.values()])


def targets(start_up, sizes, canvases, exports, stages):
    """What navscene wants to reach, as far as it was measured: words, value, whether it is met."""
    hello, swift, version, sample, *_ = start_up.values()
    yield at_most("`--version` ÷ C hello ≤ 1.3", version.time / hello.time, 1.3)
    yield at_most("`--version`, peak MB ≤ 5", version.peak / MEGABYTE, 5)
    yield at_most("`compile` of a sample ÷ empty Swift ≤ 2", sample.time / swift.time, 2)
    limits = {
        100: {"xmllint --sax --noout": 0.7, "nop": 0.6, "jq .": 0.1},
        10_000: {"xmllint --sax --noout": 0.33, "xmllint --stream --noout": 0.12, "nop -p": 0.08, "jq .": 0.1},
        200_000: {"xmllint --sax --noout": 0.45},
    }
    for scenes, bounds in limits.items():
        costs = sizes.get(scenes, {})
        for name, bound in bounds.items():
            if name in costs:
                yield at_most(
                    f"{scenes:,} scenes ÷ `{name}` ≤ {bound}", costs[NAVSCENE].time / costs[name].time, bound)
    if 10_000 in sizes:
        cost = sizes[10_000][NAVSCENE]
        yield at_least("10,000 scenes, scenes/s ≥ 550,000", cost.scenes / cost.time, 550_000)
    if 200_000 in sizes:
        cost = sizes[200_000][NAVSCENE]
        yield at_most("200,000 scenes, peak ÷ source ≤ 3", cost.peak / cost.source, 3)
    for scenes, costs in sizes.items():
        if LINT in costs and DOM in costs:
            yield at_most(
                f"storyboards, {scenes:,} scenes: lint ÷ `{DOM}` ≤ 1", costs[LINT].time / costs[DOM].time, 1)
    if 10_000 in sizes and LINT in sizes[10_000]:
        cost = sizes[10_000][LINT]
        yield at_least("storyboards, 10,000 scenes: lint, scenes/s ≥ 172,000", cost.scenes / cost.time, 172_000)
    for scenes, name, bound in [(500, "dot -Tsvg", 0.1), (500, "twopi -Tsvg", 0.6), (2_000, "dot -Tsvg", 0.01)]:
        costs = canvases.get(scenes, {})
        if name in costs:
            yield at_most(
                f"canvas of {scenes:,} scenes ÷ `{name}` ≤ {bound}", costs[DRAW].time / costs[name].time, bound)
    if 10_000 in exports:
        costs = exports[10_000]
        yield at_most(
            f"export of 10,000 scenes ÷ (`{NAVSCENE}` and {WRITE}) ≤ 1.5",
            costs[EXPORT].time / (costs[NAVSCENE].time + costs[WRITE].time), 1.5)
    largest = max(sizes)
    if largest > 10_000 and 10_000 in sizes:
        small, large = sizes[10_000][NAVSCENE], sizes[largest][NAVSCENE]
        yield at_most(
            f"linear: time a scene, {largest:,} ÷ 10,000 scenes ≤ 1.5",
            (large.time / large.scenes) / (small.time / small.scenes), 1.5)
    if stages:
        yield at_least(
            "lexer ÷ the same in C, MB/s ≥ 0.8", stages["lex in C"].shortest / stages["lex"].shortest, 0.8)
        yield at_least("front end in process, scenes/s ≥ 900,000", stages["compile"].per_second, 900_000)
        # Both halves of the target speak of the same flat events; how fast a new step is taken stands in the table above.
        yield at_least("known steps, all effects read, events/s ≥ 5,000,000", stages["read"].per_second, 5_000_000)
        walk = stages["walk"].per_second
        yield at_least("known steps, events/s ≥ 60,000,000", walk, 60_000_000)
        yield at_least(
            "known steps ÷ the app by hand in C ≥ 0.6", walk / stages["walk by hand in C"].per_second, 0.6)
        yield at_least(
            "known steps ÷ only a table in C ≥ 0.6", walk / stages["walk of a table in C"].per_second, 0.6)
        if "walk by transitions" in stages:
            yield at_least(
                "known steps ÷ Python `transitions` ≥ 500", walk / stages["walk by transitions"].per_second, 500)
        # The target's peer makes its constraints too: it gives 3,200 solves/s, and more than twice that without.
        for own, peer, name, bound in [
                ("solve", "solve with kiwisolver anew", "`kiwisolver`, 200 constraints made and solved/s", 10),
                ("arrange", "arrange with Yoga", "Yoga, views in stacks/s", 3)]:
            if peer in stages:
                yield at_least(
                    f"{own} ÷ {name} ≥ {bound}", stages[own].per_second / stages[peer].per_second, bound)
        keep = stages["keep"]
        yield at_most("a state that is kept, bytes ≤ 256", keep.bytes / keep.count, 256)


def at_most(words, value, bound):
    return words, value, value <= bound


def at_least(words, value, bound):
    return words, value, value >= bound


def first(costs):
    return next(iter(costs.values()))


def ratio(cost, other):
    return number(cost.time / other.time)


def ms(seconds):
    return number(seconds * 1000)


def number(value):
    """Three figures that mean something, with thousands apart."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def table(header, rows):
    lines = ["| " + " | ".join(header) + " |", "|---" + "|--:" * (len(header) - 1) + "|"]
    lines.extend("| " + " | ".join(row) + " |" for row in rows)
    return "\n".join(lines)
