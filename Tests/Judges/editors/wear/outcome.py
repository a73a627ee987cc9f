"""What a run finds."""


class Wrong(Exception):
    """The server did what it must not. `repeat` is bytes or messages that show it again."""

    def __init__(self, what, repeat=None):
        super().__init__(what)
        self.repeat = repeat


class Memory:
    """Resident memory of a warm server, which may grow by a fifth and 4 MB."""

    def __init__(self):
        self.kilobytes = []

    def add(self, kilobytes):
        self.kilobytes.append(kilobytes)
        if kilobytes > self.kilobytes[0] * 1.2 + 4096:
            raise Wrong(f"memory grows: {self}")

    def __str__(self):
        megabytes = [f"{value / 1024:.1f}" for value in self.kilobytes]
        if len(megabytes) > 6:
            most = max(self.kilobytes) / 1024
            return f"{megabytes[0]} MB at first, {most:.1f} MB at most, {megabytes[-1]} MB at the end"
        return (", ".join(megabytes) or "?") + " MB"


def milliseconds(times):
    """Median and 99th percentile."""
    times = sorted(times)
    high = times[min(len(times) - 1, len(times) * 99 // 100)]
    return f"{times[len(times) // 2] * 1000:.1f} ms, 99th percentile {high * 1000:.1f} ms"
