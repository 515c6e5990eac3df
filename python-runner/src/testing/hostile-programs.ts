/**
 * Code for all programs: finds every Python object that can be reached through the garbage collector, frames and
 * modules.
 */
const EVERYTHING = `
import gc, sys, types
gc.unfreeze()
def everything():
    seen, waiting = set(), [sys._getframe(), *gc.get_objects(), *sys.modules.values()]
    while waiting:
        found = waiting.pop()
        if id(found) in seen: continue
        seen.add(id(found))
        yield found
        if len(seen) > 400_000: return
        waiting += gc.get_referents(found)
def is_proxy(value): return any(base.__name__ == 'JsProxy' for base in type.mro(type(value)) if type(value) is not type)
def named(name):
    for found in everything():
        if type(found) in (types.FunctionType, types.BuiltinFunctionType) and found.__name__ == name: return found
def namespace(name):
    for found in everything():
        if type(found) is dict and found.get('__name__') == name: return found
`;

const FRESH_IMPORTS = `
import sys, importlib.machinery as machinery
sys.meta_path[:] = [machinery.BuiltinImporter, machinery.FrozenImporter, machinery.PathFinder]
`;

/** Climbs from a JavaScript object to the constructor `Function`, and uses it. */
const CLIMB = `
def climb(value):
    for way in (lambda v: v, lambda v: v.to_weakref(), lambda v: v.object_keys(), lambda v: v.bind, lambda v: v.js_error):
        try: function = way(value).constructor.constructor
        except (AttributeError, TypeError): continue
        print('ESCAPED', function)
        print('ESCAPED', function('Array.prototype.every = () => true; return globalThis')())
`;

/** Programs that look for JavaScript objects, and for objects that can create one. */
const CLIMBERS: Readonly<Record<string, string>> = {
  'imports js': 'import js\nprint("ESCAPED", js)',
  'imports the page of the bridge': 'import pyodide_js\nprint("ESCAPED", pyodide_js)',
  'imports the core of the bridge by a fresh import system': `${FRESH_IMPORTS}${CLIMB}
import _pyodide_core
climb(_pyodide_core.create_proxy(print))`,
  'imports run_js by a fresh import system': `${FRESH_IMPORTS}
from pyodide.code import run_js
print("ESCAPED", run_js("Array.prototype.every = () => true"))`,
  'registers a module of JavaScript': `${FRESH_IMPORTS}
from _pyodide._importhook import jsfinder, register_js_finder
register_js_finder()
print(jsfinder.jsproxies)
import js
print("ESCAPED", js)`,
  'makes the core of the bridge once more': `${EVERYTHING}${CLIMB}
import _imp
from importlib.machinery import ModuleSpec, BuiltinImporter
core = _imp.create_builtin(ModuleSpec('_pyodide_core', BuiltinImporter))
climb(core.create_proxy(print))`,
  'finds a proxy among all objects': `${EVERYTHING}${CLIMB}
for found in everything():
    if is_proxy(found):
        print('ESCAPED', type(found))
        climb(found)`,
  'finds the function that makes proxies': `${EVERYTHING}${CLIMB}
climb(named('create_proxy')(print))`,
  'finds the function that makes proxies once': `${EVERYTHING}${CLIMB}
climb(named('create_once_callable')(print))`,
  'finds the function that converts to JavaScript': `${EVERYTHING}${CLIMB}
climb(named('to_js')([1, [2]]))`,
  'finds run_js': `${EVERYTHING}
print("ESCAPED", named('run_js')('Array.prototype.every = () => true'))`,
  'finds the namespace of the bridge': `
import gc
gc.unfreeze()
for found in gc.get_objects():
    if type(found) is dict and str(found.get('__name__')).partition('.')[0] in ('pyodide', '_pyodide', '_pyodide_core', 'js', 'pyodide_js'):
        if any(type(value).__name__.endswith(('function', 'method')) for value in found.values()): print('ESCAPED', list(found))`,
  'makes a proxy of a type': `${EVERYTHING}${CLIMB}
for found in everything():
    if isinstance(found, type) and found.__name__ == 'JsProxy':
        for make in (lambda: found(), lambda: found.__new__(found), lambda: object.__new__(found)):
            try: climb(make())
            except TypeError: pass`,
  'finds the functions of the host': `${EVERYTHING}${CLIMB}
for found in everything():
    if type(found).__name__ in ('Host', 'Connection', 'Run'):
        for value in vars(found).values(): climb(value)`,
  'climbs from the frames below': `${CLIMB}
import sys
frame = sys._getframe()
while frame:
    for value in [*frame.f_locals.values(), *frame.f_globals.values()]:
        climb(value)
        for inner in list(getattr(value, '__dict__', {}).values()): climb(inner)
    frame = frame.f_back`,
  'climbs from an error of the host': `${CLIMB}
import os
for number in range(20):
    for bad in (b'', b'no json', b'["command"]', b'["command", {}, {}]', b'["advance", "x"]', b'null', b'x' * 300_000):
        try: os.readinto(number, bytearray(bad + b'\\n'))
        except BaseException as error:
            climb(error)
            climb(error.__traceback__)`,
  'asks the event loop of the bridge': `${CLIMB}
import asyncio
for make in (asyncio.get_event_loop, asyncio.events.get_event_loop_policy, asyncio.events._get_event_loop_policy):
    try: loop = make()
    except BaseException: continue
    print(type(loop).__module__)
    climb(loop)
    loop.call_soon(print, "ESCAPED")`,
  'follows the loaders of modules': `${CLIMB}
import sys
for module in list(sys.modules.values()):
    for name in ('__loader__', '__spec__'):
        found = getattr(module, name, None)
        climb(found)
        if 'pyodide' in type(found).__module__ or 'Js' in type(found).__name__: print('ESCAPED', found)`,
  'follows closures and defaults': `${EVERYTHING}${CLIMB}
for found in everything():
    if type(found) is types.FunctionType:
        for value in [*(found.__defaults__ or ()), *(found.__kwdefaults__ or {}).values()]: climb(value)
        for cell in found.__closure__ or ():
            try: climb(cell.cell_contents)
            except ValueError: pass`,
  'calls C by ctypes': `${FRESH_IMPORTS}
import ctypes
print("ESCAPED", ctypes.pythonapi)`,
  'loads machine code': `${FRESH_IMPORTS}
import _imp
open('evil.so', 'wb').write(bytes.fromhex('0061736d01000000000f0864796c696e6b2e30010400000000'))
spec = machinery.ModuleSpec('evil', machinery.ExtensionFileLoader('evil', '/home/pyodide/evil.so'), origin='/home/pyodide/evil.so')
_imp.create_dynamic(spec)
print("ESCAPED")`,
  'hears codecs and hooks': `${CLIMB}
import codecs, sys, builtins
for found in (codecs.lookup('utf-8'), sys.excepthook, sys.displayhook, sys.unraisablehook, sys.breakpointhook, builtins.__import__, sys.stdin, sys.__stdin__, sys.__stdout__, sys.__stderr__):
    climb(found)
    climb(getattr(found, '__self__', None))`,
};

/** Programs that try to reach the network, the machine or storage. */
const OUTSIDERS: Readonly<Record<string, string>> = {
  'opens a socket': `${FRESH_IMPORTS}
import _socket
s = _socket.socket(2, 1, 0)
s.connect(("127.0.0.1", 80))
print("ESCAPED")`,
  'asks for an address': `${FRESH_IMPORTS}
import _socket
print("ESCAPED", _socket.getaddrinfo("localhost", 80))`,
  'reads the environment of the machine': 'print("ESCAPED", open("/proc/self/environ").read())',
  'reads a file of the machine': 'print("ESCAPED", open("/etc/hostname").read())',
  'calls the shell by a new posix': `${FRESH_IMPORTS}
import _imp
posix = _imp.create_builtin(machinery.ModuleSpec('posix', machinery.BuiltinImporter))
if posix.system("ls") == 0: print("ESCAPED")`,
  'asks for a page': 'import urllib.request\nprint("ESCAPED", urllib.request.urlopen("/api/escape"))',
};

const CONNECTION = `
import os
def send(*requests):
    for number in range(3, 20):
        for request in requests:
            try: os.readinto(number, bytearray(request + b' ' * 4000)) if b'\\n' in request else os.write(number, request)
            except OSError: pass
`;

/** A report of a program that finished and met every goal that a level could have. */
const WON =
  '{"events":[{"kind":"command","number":0}],"end":{"status":"finished"},"variables":{},"neverCalled":null}';

/** Programs that try to complete the level without playing it. */
const LIARS: Readonly<Record<string, string>> = {
  'reports a win': `${CONNECTION}
send(b'${WON}')
os._exit(0)`,
  'reports a verdict': `${CONNECTION}
send(b'{"events":[],"end":{"status":"finished"},"variables":{},"verdict":{"complete":true,"goals":[]},"neverCalled":null}')
player.turn_left()`,
  'reports and closes the device': `${CONNECTION}
send(b'${WON}')
for number in range(3, 20):
    try: os.close(number)
    except OSError: pass`,
  'gives commands that the engine does not have': `${CONNECTION}
send(b'["command","win",1]\\n', b'["command","__proto__",1]\\n', b'["command","constructor",1]\\n', b'["command","toString",1]\\n')`,
  'gives a command past the harness': `${CONNECTION}
send(b'["command","turn_left",1]\\n')
player.turn_left()`,
  'refuses a command and goes on': `${CONNECTION}
send(b'["refuse","move_forward",1,"steps",0]\\n')
player.turn_left()`,
  'replaces json': `
import json, json.encoder
lie = lambda *a, **k: '${WON}'
json.dumps = json.encoder.JSONEncoder.encode = json.encoder.JSONEncoder.iterencode = lie
json.dumps.__code__ = lie.__code__`,
  'patches the report': `${EVERYTHING}
for found in list(everything()):
    if type(found) is types.FunctionType and found.__name__ in ('dumps', '_tell_host', 'report'):
        found.__code__ = (lambda *a, **k: '${WON}').__code__`,
  'patches how a run ends': `${EVERYTHING}
for found in list(everything()):
    if type(found).__name__ == 'Run': found.ending = {'status': 'finished'}; found.events.clear()
    if type(found) is type and found.__name__ == 'Run': found.end = found.stop = found.go_on = lambda *a, **k: None
player.move_forward(2)
player.move_forward("far")`,
  'empties the harness': `${EVERYTHING}
for found in list(everything()):
    if type(found) is dict and str(found.get('__name__', '')).startswith('hopcode'): found.clear()`,
};

/** Programs that change the harness or the library in place, so that a later run would be affected. */
const LASTERS: Readonly<Record<string, string>> = {
  'patches a function of the library in place':
    'import random\nrandom.Random.choice.__code__ = (lambda s, x: 0).__code__',
  'patches defaults of a function': 'import json\njson.dumps.__kwdefaults__["indent"] = 4',
  'patches the defaults of a function by others':
    'import textwrap\ntextwrap.dedent.__defaults__ = (1,)\ntextwrap.wrap.__defaults__ = (5,)',
  'patches a cell': `${EVERYTHING}
for found in list(everything()):
    if type(found) is types.FunctionType and found.__closure__ and found.__module__ == 'functools':
        for cell in found.__closure__: cell.cell_contents = None`,
  'patches a command in place': 'player.move_forward.__code__ = (lambda steps=1: print("patched")).__code__',
  'patches what restores the library': `${EVERYTHING}
for found in list(everything()):
    if type(found) is type and found.__name__ == 'Baseline': found.restore = lambda self: False
import math
math.pi = 3`,
  'patches the code of what restores the library': `${EVERYTHING}
for found in list(everything()):
    if type(found) is types.FunctionType and found.__module__ == 'hopcode.reset' and not found.__closure__: found.__code__ = (lambda *a: False).__code__
import math
math.pi = 3`,
  'patches what the library is restored to': `${EVERYTHING}
import math
for found in list(everything()):
    if type(found) is dict and found.get('pi') == math.pi: found['pi'] = 3`,
  'patches the questions': `${EVERYTHING}
for found in list(everything()):
    if type(found) is types.FunctionType and found.__module__.startswith('hopcode.questions'): found.__code__ = (lambda *a: 'patched').__code__`,
  'patches the trace': `${EVERYTHING}
for found in list(everything()):
    if type(found) is type and found.__name__ == 'Tracer': found.on_line = lambda *a: None`,
  'patches the built-ins of the harness': `${EVERYTHING}
for found in list(everything()):
    if type(found) is dict and 'len' in found and 'print' in found: found['len'] = lambda value: 7`,
  'adds to the harness': `${EVERYTHING}
namespace('hopcode.commands')['loads'] = lambda text: 7`,
};

/** Hostile programs, as curious children and strangers write them, each by its aim. None may succeed. */
export const HOSTILE_PROGRAMS: Readonly<Record<string, string>> = {
  ...CLIMBERS,
  ...OUTSIDERS,
  ...LIARS,
  ...LASTERS,
};
