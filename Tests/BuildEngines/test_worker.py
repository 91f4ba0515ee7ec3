"""themec as a persistent worker: thousands of requests, flat memory, mistakes, withdrawn requests."""

import pathlib
import subprocess
import unittest

import fleet
import messages
from support import THEMEC, THOROUGH, EngineTest


class Worker:
    """A running worker."""

    def __init__(self, folder, form, *words):
        self.form = form
        self.process = subprocess.Popen(
            [THEMEC, "worker", "--protocol", form.name, *words, "--persistent_worker"],
            cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )

    def send(self, *arguments, **options):
        """Sends a request."""
        self.process.stdin.write(self.form.request(*arguments, **options))
        self.process.stdin.flush()

    def answer(self):
        """The next response."""
        return self.form.response(self.process.stdout)

    def ask(self, *words):
        """Sends a request and waits for its response."""
        self.send(words)
        return self.answer()

    def memory(self):
        """The memory of the process in KiB."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0])

    def close(self):
        """Closes standard input and returns the exit status."""
        self.process.stdin.close()
        code = self.process.wait(timeout=60)
        for stream in (self.process.stdout, self.process.stderr):
            stream.close()
        return code


class WorkerTest(EngineTest):
    """Each test in both forms of the protocol."""

    def both(self):
        """A worker for each form."""
        for form in (messages.Binary(), messages.Text()):
            with self.subTest(form.name):
                yield form

    def test_memory_stays_flat_over_thousands_of_requests(self):
        names = fleet.write(self.folder, 200)
        for form in self.both():
            worker = Worker(self.folder, form, "build", "--quiet")
            sizes = []
            for number in range(10_000 if THOROUGH else 2_000):
                name = names[number % len(names)]
                # Every hundredth theme does not exist.
                name = f"brands/{name}.nss" if number % 100 else "brands/none.nss"
                response = worker.ask(name, "--output", "out.nsst")
                self.assertEqual(response.get("exitCode", 0), 0 if number % 100 else 2)
                if number % 1_000 == 999:
                    sizes.append(worker.memory())
            self.assertEqual(worker.close(), 0)
            # The first thousand requests bring everything into memory that is needed.
            self.assertLess(sizes[-1] - sizes[0], 1_024, f"KiB after each 1,000 requests: {sizes}")
            print(f"worker, {form.name}: KiB after each 1,000 requests: {sizes}")

    def test_large_themes_leave_nothing_behind(self):
        names = fleet.write(self.folder, 20)
        large = [fleet.write_large(self.folder, number, 2_000_000) for number in range(2)]
        small = f"brands/{names[1]}.nss"
        expected = {}
        for name in [*large, small]:
            self.run_tool("build", "-q", name, "-o", "one.nsst")
            expected[name] = (self.folder / "one.nsst").read_bytes()

        def check(worker, *themes):
            """Has themes built at once, and compares their tables."""
            response = worker.ask(*themes, "--output", "out/")
            self.assertEqual(response.get("exitCode", 0), 0, response)
            for name in themes:
                table = self.folder / "out" / pathlib.Path(name).with_suffix(".nsst").name
                self.assertEqual(table.read_bytes(), expected[name], name)

        for form in self.both():
            worker = Worker(self.folder, form, "build", "--quiet")
            sizes = []
            for _ in range(40 if THOROUGH else 15):
                check(worker, large[0])
                for _ in range(5):
                    check(worker, small)
                check(worker, small, large[1])
                check(worker, *large)
                sizes.append(worker.memory())
            self.assertEqual(worker.close(), 0)
            # The C library keeps what it freed; after some rounds it asks for no more.
            self.assertLess(sizes[-1], sizes[9] * 1.25, f"KiB after each round: {sizes}")
            print(f"worker, {form.name}: KiB after large themes: {sizes[0]}, {sizes[9]}, {sizes[-1]}")

    def test_products_are_those_of_a_process(self):
        names = fleet.write(self.folder, 40)
        expected = {}
        for name in names:
            self.run_tool("build", "-q", f"brands/{name}.nss", "-o", "one.nsst")
            expected[name] = (self.folder / "one.nsst").read_bytes()
        for form in self.both():
            for order in (names, names[::-1]):
                worker = Worker(self.folder, form)
                for name in order:
                    worker.ask("build", f"brands/{name}.nss", "-o", "out.nsst")
                    self.assertEqual((self.folder / "out.nsst").read_bytes(), expected[name])
                self.assertEqual(worker.close(), 0)

    def test_requests_can_be_withdrawn(self):
        fleet.write(self.folder, 300)
        for form in self.both():
            worker = Worker(self.folder, form)
            everything = [f"brands/b{number}.nss" for number in range(300)]
            # The first one takes so long that the others wait.
            data = form.request(["build", *everything, "-o", "out/"], identifier=1)
            data += form.request(["build", "brands/b1.nss", "-o", "never.nsst"], identifier=2)
            data += form.request(["build", "brands/b2.nss", "-o", "third.nsst"], identifier=3)
            data += form.request([], identifier=2, cancel=True)
            data += form.request([], identifier=7, cancel=True)
            worker.process.stdin.write(data)
            worker.process.stdin.flush()
            answers = [worker.answer() for _ in range(3)]
            self.assertEqual([answer["requestId"] for answer in answers], [1, 2, 3])
            self.assertEqual([bool(answer.get("wasCancelled")) for answer in answers], [False, True, False])
            self.assertFalse((self.folder / "never.nsst").exists())
            self.assertTrue((self.folder / "third.nsst").exists())
            self.assertEqual(worker.close(), 0)

    def test_malformed_requests_are_answered(self):
        fleet.write(self.folder, 1)
        broken = {
            # A word that ends beyond its message, a group, a number in place of a word, a field with the number 0.
            "proto": [b"\x03\x0a\x09x", b"\x02\x0b\x00", b"\x02\x08\x01", b"\x02\x02\x00"],
            "json": [b'{"arguments":3}', b'{"a" 1}', b'{"arguments":[1]}', b'{"requestId":"x"}', b'{"\xff":1}'],
        }
        for form in self.both():
            worker = Worker(self.folder, form)
            for data in broken[form.name]:
                worker.process.stdin.write(data)
                worker.process.stdin.flush()
                self.assertEqual(worker.answer()["exitCode"], 64)
                self.assertEqual(worker.ask("lint", "-q", "brands/b0.nss").get("exitCode", 0), 0)
            # What engines of other versions send besides is skipped.
            worker.send(["lint", "-q", "brands/b0.nss"], inputs=["brands/b0.nss", "base0.nss"])
            self.assertEqual(worker.answer().get("exitCode", 0), 0)
            worker.process.stdin.write(form.request(["lint"])[:-1])
            self.assertEqual(worker.close(), 2)
        # Lengths that make no sense end the worker; nothing that follows could be read.
        for length in (b"\xff" * 11, messages.varint(1 << 62)):
            worker = Worker(self.folder, messages.Binary())
            worker.process.stdin.write(length)
            worker.process.stdin.flush()
            self.assertEqual(worker.answer()["exitCode"], 64)
            self.assertEqual(worker.close(), 2)

    def test_a_killed_worker_leaves_whole_files(self):
        fleet.write(self.folder, 50)
        form = messages.Binary()
        worker = Worker(self.folder, form)
        names = [f"brands/b{number}.nss" for number in range(50)]
        worker.send(["build", *names, "-o", "out/"])
        worker.process.kill()
        worker.process.wait()
        for stream in (worker.process.stdin, worker.process.stdout, worker.process.stderr):
            stream.close()
        for file in self.folder.glob("out/*.nsst"):
            self.run_tool("resolve", str(file))


if __name__ == "__main__":
    unittest.main()
