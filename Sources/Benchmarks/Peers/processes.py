"""Whole processes and what they cost: processor time in milliseconds, and peak memory in MiB."""

import os
import statistics
import subprocess
import tempfile


class Run:
    """One finished run of a command."""

    def __init__(self, milliseconds, code):
        self.milliseconds = milliseconds
        self.code = code


def run(command):
    """Runs a command without a shell, its input and output thrown away, and waits for it."""
    silence = [
        (os.POSIX_SPAWN_OPEN, 0, os.devnull, os.O_RDONLY, 0),
        (os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0),
        (os.POSIX_SPAWN_OPEN, 2, os.devnull, os.O_WRONLY, 0),
    ]
    child = os.posix_spawnp(command[0], command, os.environ, file_actions=silence)
    _, status, usage = os.wait4(child, 0)
    return Run((usage.ru_utime + usage.ru_stime) * 1_000, os.waitstatus_to_exitcode(status))


def peak_memory(command):
    """The peak memory of one run, in MiB.

    GNU time starts the command: a process that this interpreter starts itself would count the interpreter's memory.
    """
    with tempfile.NamedTemporaryFile("r") as report:
        subprocess.run(
            ["/usr/bin/time", "-q", "-f", "%M", "-o", report.name, *command],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        return int(report.read()) / 1_024


def median_runs(commands, rounds):
    """Runs several commands in turn, so that a change of the machine's speed meets all of them alike.

    Returns for each command the median of its times and its last exit code. The first round warms the caches and
    is not counted.
    """
    runs = [[] for _ in commands]
    for number in range(rounds + 1):
        for index, command in enumerate(commands):
            result = run(command)
            if number > 0:
                runs[index].append(result)
    return [
        Run(statistics.median(one.milliseconds for one in results), results[-1].code)
        for results in runs
    ]
