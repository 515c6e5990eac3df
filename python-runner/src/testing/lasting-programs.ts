/** Programs that try to affect a later one, each by its method. */
export const LASTING_PROGRAMS: Readonly<Record<string, string>> = {
  'continues after a failed command': `
while True:
    try: player.move_forward(9)
    except BaseException: pass`,
  'is stopped while it handles a failed command': `
while True:
    try:
        player.move_forward(9)
    finally:
        while True:
            pass`,
  'is stopped while it handles a limit': `
import time
try:
    while True: player.turn_left()
finally:
    try:
        pass
    finally:
        time.sleep(1)`,
  'is stopped by a question while it handles it': `
try:
    input()
finally:
    try:
        pass
    finally:
        pass`,
  'is stopped by a failed command while it handles another error': `
class Gate:
    def __enter__(self): return self
    def __exit__(self, *error): player.move_forward(9)
try:
    with Gate():
        1 / 0
finally:
    try:
        pass
    finally:
        pass`,
  'is stopped in its finalizers': `
class Hen:
    def __init__(self): self.me = self
    def __del__(self):
        try:
            1 / 0
        except BaseException:
            try:
                pass
            finally:
                while True: pass
for i in range(3): Hen()
player.move_forward(9)`,
  'is stopped in a generator and a task': `
import asyncio
def steps():
    while True:
        try:
            yield 1
            player.move_forward(9)
        except BaseException:
            try:
                pass
            finally:
                pass
async def walk():
    try:
        for step in steps(): await asyncio.sleep(1)
    finally:
        try:
            pass
        finally:
            await asyncio.sleep(1)
async def main(): await asyncio.gather(walk(), walk())
asyncio.run(main())`,
  'raises while it handles an error': `
try:
    1 / 0
except ZeroDivisionError:
    raise ValueError("other") from KeyError("cause")`,
  'recurses without end': 'def f(): f()\nf()',
  'takes too much memory': 'hay = []\nwhile True: hay.append("x" * 40000000)',
  'floods its output': 'while True: print("x" * 100, end="")',
  'leaves names': 'x = farm = 1\nglobals()["later"] = 2\ndel player',
  'changes built-ins': `
import builtins
builtins.print = builtins.len = None
builtins.later = 1
builtins.ValueError = KeyError`,
  'changes modules': `
import sys, math, json
math.pi = 3
sys.modules["json"] = math
sys.modules["later"] = math
del sys.modules["random"]
sys.path.append("later")
sys.meta_path.insert(0, None)`,
  'changes streams': `
import sys, io
print("half a line", end="")
sys.stdout = sys.stderr = sys.__stdout__ = io.StringIO()
sys.displayhook = sys.excepthook = sys.unraisablehook = None`,
  'uses up random numbers and time': `
import random, time, os, uuid
random.seed(9)
random.gauss(0, 1)
random._inst.random = lambda: 0.5
time.sleep(77)
os.urandom(5), uuid.uuid4()`,
  'sets limits of the interpreter': `
import sys, gc
sys.setrecursionlimit(120)
sys.set_int_max_str_digits(700)
sys.setswitchinterval(9)
gc.disable()
gc.set_threshold(1, 1, 1)
gc.set_debug(gc.DEBUG_SAVEALL)`,
  'sets warnings': `
import warnings
warnings.simplefilter("error")
warnings.filterwarnings("ignore", "later")
warnings.showwarning = None
warnings.onceregistry["later"] = 1
warnings.warn("seen", stacklevel=1)`,
  'traces all code': `
import sys
sys.settrace(lambda *a: print("traced"))
sys.setprofile(lambda *a: print("profiled"))`,
  'watches all lines': `
from sys import monitoring
for tool in (0, 1, 2, 4, 5):
    monitoring.use_tool_id(tool, "later")
    monitoring.register_callback(tool, monitoring.events.LINE, lambda *line: None)
    monitoring.set_events(tool, monitoring.events.LINE)`,
  'receives every event of the interpreter': 'import sys\nsys.addaudithook(lambda name, args: print(name))',
  'sets numbers': `
import decimal
decimal.getcontext().prec = 3
decimal.DefaultContext.prec = 4
decimal.setcontext(decimal.Context(prec=5))`,
  'registers how to copy': 'import copyreg\ncopyreg.dispatch_table[list] = print',
  'registers how to encode': 'import codecs\ncodecs.register_error("strict", lambda error: ("?", error.end))',
  'registers how to read': `
import csv
csv.register_dialect("later", delimiter="#")
csv.field_size_limit(9)`,
  'registers what is a collection': 'import collections.abc\ncollections.abc.Sized.register(int)',
  'sets the calendar and the environment': `
import calendar, os, locale
calendar.setfirstweekday(6)
os.environ["TZ"] = "later"
os.umask(0o777)`,
  'leaves files': `
import os
open("later", "w").write("1")
open("later2", "w").write("1")`,
  'leaves a loop and its tasks': `
import asyncio
async def wait(): await asyncio.sleep(9)
loop = asyncio.new_event_loop()
asyncio.set_event_loop(loop)
asyncio._set_running_loop(loop)
loop.create_task(wait())
asyncio.tasks._register_task = None`,
  'is notified when generators begin and end': `
import sys
sys.set_asyncgen_hooks(lambda a: print("first"), lambda a: print("last"))
sys.set_coroutine_origin_tracking_depth(5)`,
  'registers functions for the end':
    'import atexit, gc\natexit.register(print, "late")\ngc.callbacks.append(lambda *a: print("gc"))',
  'breaks the interpreter': 'a = []\nfor i in range(100_000): a = [a]',
  'ends the process': 'import os\nos._exit(1)',
};
