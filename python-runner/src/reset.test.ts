import { describe, expect, it } from 'vitest';
import { printed, usePython } from './testing/python.ts';

const run = usePython({ keepWorker: true });

/**
 * A program that changes something, the code with which the next program looks for the change, and the expected output.
 */
const LEFT_BEHIND: [tampering: string, look: string, seen: string][] = [
  ['x = 1', 'print("x" in globals())', 'False\n'],
  ['import builtins\nbuiltins.print = None', 'print(1)', '1\n'],
  [
    'import builtins\ndel builtins.len\nbuiltins.zzz = 1',
    'print(len("a"), "zzz" in dir(__builtins__))',
    '1 False\n',
  ],
  ['__builtins__.int = str', 'print(int("3") + 1)', '4\n'],
  ['import json\njson.dumps = lambda *a, **k: "{}"', 'import json\nprint(json.dumps([1]))', '[1]\n'],
  [
    'import json\njson.JSONEncoder.default = lambda s, o: 1',
    'import json\ntry: json.dumps(1j)\nexcept TypeError: print("ok")',
    'ok\n',
  ],
  [
    'import enum\nenum.Enum.__str__ = lambda s: "hacked"',
    'import enum\nclass E(enum.Enum):\n    a = 1\nprint(E.a)',
    'E.a\n',
  ],
  ['import math\nmath.pi = 3', 'import math\nprint(round(math.pi, 2))', '3.14\n'],
  [
    'import random\nrandom.seed(5)',
    'import random\nprint(random.random() == random.Random(1).random())',
    'True\n',
  ],
  [
    'import decimal\ndecimal.getcontext().prec = 3',
    'import decimal\nprint(decimal.getcontext().prec)',
    '28\n',
  ],
  [
    'import sys\nsys.path.clear()\nsys.meta_path.clear()\nsys.path_hooks.clear()',
    'import csv, calendar\nprint("ok")',
    'ok\n',
  ],
  ['import sys\nsys.modules.clear()', 'import json, re\nprint(json.dumps(1))', '1\n'],
  ['import sys\nsys.modules["json"] = None', 'import json\nprint(json.dumps(1))', '1\n'],
  ['import sys\nsys.stdout = None', 'print("ok")', 'ok\n'],
  ['import sys\nsys.setrecursionlimit(50)', 'import sys\nprint(sys.getrecursionlimit() >= 300)', 'True\n'],
  ['import sys\nsys.settrace(lambda *a: 1 / 0)', 'def f(): return 1\nprint(f())', '1\n'],
  ['import sys\nsys.monitoring.free_tool_id(3)', 'print("ok")', 'ok\n'],
  [
    'import os\nos.environ["A"] = "1"\nos.chdir("/")',
    'import os\nprint("A" in os.environ, os.getcwd())',
    'False /home/pyodide\n',
  ],
  [
    'import os\nopen("a", "w").write("1")\nopen("b", "w").write("1")',
    'import os\nprint(os.listdir())',
    '[]\n',
  ],
  [
    'import warnings\nwarnings.simplefilter("error")',
    'import warnings\nwarnings.warn("w")\nprint("ok")',
    'main.py:2: UserWarning: w\n  warnings.warn("w")\nok\n',
  ],
  [
    'import gc\ngc.disable()\ngc.callbacks.append(lambda *a: 1 / 0)',
    'import gc\nprint(gc.isenabled(), gc.callbacks)',
    'True []\n',
  ],
  [
    'import time\ntime.sleep = None\ntime.sleep2 = 1',
    'import time\ntime.sleep(1)\nprint(hasattr(time, "sleep2"))',
    'False\n',
  ],
  ['player.move_forward = None', 'player.turn_left()\nprint("ok")', 'ok\n'],
  ['player.turn_left.__code__ = (lambda: 1).__code__', 'player.turn_left()\nprint("ok")', 'ok\n'],
  [
    'import asyncio\nasyncio.run = None',
    'import asyncio\nasync def m(): print("ok")\nasyncio.run(m())',
    'ok\n',
  ],
  [
    'import asyncio\nasync def m(): 1 / 0\nasyncio.run(m())',
    'import asyncio\nasync def m(): print("ok")\nasyncio.run(m())',
    'ok\n',
  ],
  [
    'class A:\n    def __del__(self): print("late")\na = A()\na.me = a',
    'import gc\ngc.collect()\nprint("ok")',
    'ok\n',
  ],
  ['import atexit\natexit.register(print, "bye")', 'print("ok")', 'ok\n'],
  [
    'import sys\nf = sys._getframe()\nwhile f.f_back: f = f.f_back\nf.f_globals.clear()',
    'print("ok")',
    'ok\n',
  ],
  [
    'import gc\nfor o in gc.get_objects():\n    if type(o).__name__ == "Run": o.__dict__.clear()',
    'print("ok")',
    'ok\n',
  ],
  ['import sys\nsys.excepthook = sys.displayhook = None\nsys.unraisablehook = None', 'print("ok")', 'ok\n'],
  ['import linecache\nlinecache.getline = None\nlinecache.cache = None', 'print("ok")', 'ok\n'],
  [
    'import traceback\ntraceback.TracebackException = None\ntraceback.StackSummary.format = None',
    'try: 1 / 0\nexcept ZeroDivisionError:\n    import traceback\n    print(traceback.format_exc().splitlines()[-1])',
    'ZeroDivisionError: division by zero\n',
  ],
];

describe('a run leaves nothing behind', () => {
  it.each(LEFT_BEHIND)('%j', async (tampering, look, seen) => {
    await run(tampering);
    const timeline = await run(look);
    expect(timeline.end).toEqual({ status: 'finished' });
    expect(printed(timeline)).toBe(seen);
  });
});

describe('a worker that cannot be restored', () => {
  const runAnew = usePython();
  it.each([
    'import os\nopen("a", "w").close()\nos.fchmod(os.open(".", os.O_RDONLY), 0)',
    'import sys\nsys.monitoring.free_tool_id(3)\nplayer.turn_left()',
  ])('is replaced, and the result of the run is kept: %j', async (code) => {
    expect((await runAnew(code)).end).toEqual({ status: 'finished' });
    const next = await runAnew('import os, calendar\nprint(os.listdir(), calendar.isleap(2028))');
    expect(printed(next)).toBe('[] True\n');
  });
});

describe('the bridge is hidden', () => {
  const attempts = [
    'import js',
    'import pyodide',
    'import pyodide.code',
    'import pyodide_js',
    'import _pyodide_core',
    'import hopcode.harness',
    'import ctypes',
    'import socket',
    'import importlib\nimportlib.import_module("js")',
    '__import__("pyodide_js")',
  ];
  it.each(attempts)('%j', async (code) => {
    expect((await run(code)).end).toMatchObject({ status: 'error', error: { type: 'ModuleNotFoundError' } });
  });

  it.each(['os.system("ls")', 'os.popen("ls")', 'os.fork()'])('%s starts no process', async (call) => {
    expect((await run(`import os\n${call}`)).end).toMatchObject({ error: { type: 'AttributeError' } });
  });
});
