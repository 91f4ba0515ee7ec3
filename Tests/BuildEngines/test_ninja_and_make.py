"""A fleet of themes under ninja and make: only what depends on a change is built again."""

import time
import unittest

import fleet
from support import THEMEC, THOROUGH, EngineTest

NINJA = """\
themec = {themec}

rule theme
  command = $themec build --isolated --quiet --output $out --depfile $out.d -- $in
  description = theme $out
  depfile = $out.d
  deps = gcc
  restat = 1

rule ship
  command = cp $in $out
  description = ship $out

"""

MAKE = """\
quoted = '$(subst ','\\'',$1)'
themes := $(wildcard brands/*.nss)
tables := $(themes:brands/%.nss=out/%.nsst)

all: $(tables)

out/%.nsst: brands/%.nss
	@{themec} build --isolated --quiet --output $(call quoted,$@) --depfile $(call quoted,$@.d) -- $(call quoted,$<)
	@touch -- $(call quoted,$@)
	@echo made -- $(call quoted,$@)

-include $(wildcard out/*.d)
.DELETE_ON_ERROR:
"""


class NinjaTest(EngineTest):
    """Many brands over two bases; each table goes on to another edge."""

    engine = "ninja"
    brands = 1_000 if THOROUGH else 200

    def write(self, brands):
        """Writes the fleet and its build file."""
        names = fleet.write(self.folder, brands)
        text = NINJA.format(themec=THEMEC)
        for name in names:
            text += f"build out/{name}.nsst: theme brands/{name}.nss\n"
            text += f"build ship/{name}: ship out/{name}.nsst\n"
        (self.folder / "build.ninja").write_text(text)
        for folder in ("out", "ship"):
            (self.folder / folder).mkdir()

    def build(self, code=0):
        """Builds, and returns how many themes were compiled and shipped."""
        said = self.execute("ninja", "-v", code=code)
        return said.count(f"{THEMEC} build"), said.count("] cp "), said

    def test_only_what_depends_is_built(self):
        self.write(self.brands)
        start = time.perf_counter()
        self.assertEqual(self.build()[:2], (self.brands, self.brands))
        print(f"ninja: {self.brands} brands in {time.perf_counter() - start:.1f} s")
        self.assertIn("no work to do", self.build()[2])

        # Another colour of one base: half of the brands.
        fleet.write_base(self.folder, 0, "#AA0000")
        start = time.perf_counter()
        self.assertEqual(self.build()[:2], (self.brands // 2, self.brands // 2))
        print(f"ninja: half of them after a change of a base in {time.perf_counter() - start:.1f} s")
        self.assertIn("no work to do", self.build()[2])

        # A comment: the tables stay as they are, and nothing after them runs.
        fleet.write_base(self.folder, 1, "#223344", comment="/* no change */")
        self.assertEqual(self.build()[:2], (self.brands // 2, 0))
        self.assertIn("no work to do", self.build()[2])

        # One brand, and a file that nobody imports.
        brand = self.folder / "brands/b3.nss"
        brand.write_text(brand.read_text() + "Own0 { font-size: 99; }\n")
        (self.folder / "brands/none.txt").write_text("x")
        self.assertEqual(self.build()[:2], (1, 1))

    def test_a_removed_import_is_an_error_of_the_tool(self):
        self.write(4)
        self.build()
        (self.folder / "base1.nss").unlink()
        self.assertIn("error[import-not-found]", self.build(code=1)[2])
        fleet.write_base(self.folder, 1, "#223344")
        self.build()

    def test_names_in_dependency_files_come_back(self):
        self.write(2)
        said = self.execute("ninja", "out/b0.nsst")
        self.assertIn("theme out/b0.nsst", said)
        self.assertIn("    base0.nss", self.execute("ninja", "-t", "deps", "out/b0.nsst"))

    def test_a_response_file_holds_a_fleet(self):
        self.write(20)
        text = f"rule fleet\n  command = xargs {THEMEC} build -q --output all/ -- < $out.rsp && touch $out\n"
        text += "  rspfile = $out.rsp\n  rspfile_content = $in_newline\n"
        spaced = self.folder / "brands/it's one.nss"
        spaced.write_text("Label { font-size: 1; }\n")
        names = " ".join(f"brands/b{number}.nss" for number in range(20))
        text += f"build fleet: fleet {names} brands/it's$ one.nss\n"
        (self.folder / "build.ninja").write_text(text)
        self.execute("ninja")
        self.assertEqual(len(list((self.folder / "all").iterdir())), 21)


    def test_a_name_is_no_option_and_no_command(self):
        names = ("@x.nss", "--exit-zero.nss", "-o.nss", "a b.nss", "$(touch ran).nss", "it's.nss")
        for name in names:
            (self.folder / name).write_text("Label { font-size: 1; }\n")
        (self.folder / "x.nss").write_text("--depfile\nran\n")

        def written(name):
            return name.replace("$", "$$").replace(" ", "$ ")

        text = NINJA.format(themec=THEMEC)
        text += f"rule fleet\n  command = xargs {THEMEC} build -q --output all/ -- < $out.rsp && touch $out\n"
        text += "  rspfile = $out.rsp\n  rspfile_content = $in_newline\n"
        # A dependency file cannot spell the sign that the shell quotes with: see 'themec build'.
        text += "".join(f"build out/{written(name)}.nsst: theme {written(name)}\n" for name in names[:-1])
        text += f"build fleet: fleet {' '.join(map(written, names))}\n"
        (self.folder / "build.ninja").write_text(text)
        self.execute("ninja")
        self.assertEqual(len(list((self.folder / "all").iterdir())), len(names))
        self.assertEqual(len(list((self.folder / "out").glob("*.nsst"))), len(names) - 1)
        self.assertFalse((self.folder / "ran").exists())


class MakeTest(EngineTest):
    """The same with make."""

    engine = "make"

    def test_only_what_depends_is_built(self):
        names = fleet.write(self.folder, 20)
        (self.folder / "out").mkdir()
        (self.folder / "Makefile").write_text(MAKE.format(themec=THEMEC))
        self.assertEqual(self.execute("make", "-j2").count("made "), len(names))
        self.assertIn("Nothing to be done", self.execute("make"))
        time.sleep(0.02)
        fleet.write_base(self.folder, 0, "#AA0000")
        self.assertEqual(self.execute("make").count("made "), len(names) // 2)
        self.assertIn("Nothing to be done", self.execute("make"))
        # What the shell would take for more than a name, no dependency file can hold.
        for name in ("@x", "--exit-zero", "-o"):
            (self.folder / f"brands/{name}.nss").write_text("Label { font-size: 1; }\n")
        self.assertEqual(self.execute("make", "-j2").count("made "), 3)
        # A removed import stops the tool, not make itself.
        (self.folder / "base0.nss").unlink()
        self.assertIn("error[import-not-found]", self.execute("make", code=2))


if __name__ == "__main__":
    unittest.main()
