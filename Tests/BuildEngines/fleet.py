"""Fleets of themes for the tests of build engines."""

import pathlib


def write(folder, brands, bases=2, rules=4):
    """Writes bases and brands, each over one of the bases in turn; returns the names of the brands."""
    folder = pathlib.Path(folder)
    (folder / "brands").mkdir(parents=True, exist_ok=True)
    for number in range(bases):
        write_base(folder, number, "#223344", rules)
    names = []
    for number in range(brands):
        lines = [f'@import "../base{number % bases}.nss";', f"@ink: #{number:06X};"]
        lines += [f"Own{rule} {{ font-size: {rule + 1}; }}" for rule in range(rules)]
        (folder / f"brands/b{number}.nss").write_text("\n".join(lines) + "\n")
        names.append(f"b{number}")
    return names


def write_base(folder, number, color, rules=4, comment=""):
    """Writes a base whose text colour is `color`; a comment changes no table."""
    lines = [comment, f"@ink: #000000;", f"@paper: {color};"] if comment else [
        "@ink: #000000;", f"@paper: {color};"]
    lines += [f"Class{rule} {{ font-color: @ink; background-color: @paper; }}" for rule in range(rules)]
    (pathlib.Path(folder) / f"base{number}.nss").write_text("\n".join(lines) + "\n")
