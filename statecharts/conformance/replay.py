"""Replays traces in Qt SCXML: reads jobs as JSON from standard input, writes what differs as JSON.

A job is {"file", "guards", "delays", "finals", "paths"}; see trace.ts for a path. The answer has one entry per job:
{"steps": configurations compared, "differences": [sentences], at most one per path}.
"""

import json
import os
import sys

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_LOGGING_RULES", "*.debug=false")

try:
    from PySide6.QtCore import SIGNAL, QCoreApplication, QObject
    from PySide6.QtScxml import QScxmlStateMachine
except ImportError:
    from PySide2.QtCore import SIGNAL, QCoreApplication, QObject
    from PySide2.QtScxml import QScxmlStateMachine

app = QCoreApplication([])
NEVER = "86400000ms"  # the trace says when a timer fires; the chart's own must not


class Run:
    def __init__(self, job):
        self.job = job
        self.reached = []
        self.machine = QScxmlStateMachine.fromFile(job["file"])
        problems = [error.toString() for error in self.machine.parseErrors()]
        if problems or not self.machine.init():
            raise ValueError(f"{job['file']}: {'; '.join(problems) or 'cannot be started'}")
        for name in job["delays"]:
            self.assign(name, NEVER)
        for final in job["finals"]:
            QObject.connect(self.machine, SIGNAL(f"{final}Changed(bool)"), lambda _, it=final: self.reached.append(it))

    def assign(self, name, value):
        if not self.machine.dataModel().setScxmlProperty(name, value, "replay"):
            raise ValueError(f"{self.job['file']}: {name} cannot be set")

    def answer(self, guards):
        for name in self.job["guards"]:
            self.assign(name, guards.get(name, False))

    def difference(self, step):
        ended = not self.machine.isRunning()
        if ended != step["hasEnded"]:
            return f"has {'ended' if ended else 'not ended'}"
        wanted = set(step["configuration"])
        if ended:
            missing = wanted.intersection(self.job["finals"]) - set(self.reached)
            return f"ended without {', '.join(sorted(missing))}" if missing else None
        active = set(self.machine.activeStateNames(False))
        return None if active == wanted else f"is in {sorted(active)}, not in {sorted(wanted)}"


def replay(job, path):
    run = Run(job)
    run.answer(path["guards"])
    run.machine.start()
    for index, step in enumerate(path["steps"]):
        for event in step["events"]:
            run.answer(event["guards"])
            run.machine.submitEvent(event["name"])
            app.processEvents()
        app.processEvents()
        difference = run.difference(step)
        if difference:
            names = ", ".join(event["name"] for event in step["events"]) or "start"
            return index, f"{path['id']} step {index} ({names}): {difference}"
    return len(path["steps"]), None


def result_of(job):
    steps, differences = 0, []
    for path in job["paths"]:
        compared, difference = replay(job, path)
        steps += compared
        if difference:
            differences.append(difference)
            if job["stopsAtFirst"]:
                break
    return {"steps": steps, "differences": differences}


print(json.dumps([result_of(job) for job in json.load(sys.stdin)]))
