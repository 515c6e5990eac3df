/** Programs that try to escape from Python. A program that succeeds prints ESCAPED and what it reached. */
export const PYTHON_ESCAPES: readonly (readonly [name: string, code: string])[] = [
  ['import js', 'import js\nprint("ESCAPED", js.fetch)'],
  ['import pyodide_js', 'import pyodide_js\nprint("ESCAPED", pyodide_js)'],
  ['run_js of the bridge', 'from pyodide.code import run_js\nprint("ESCAPED", run_js("1 + 1"))'],
  [
    'a fresh import system',
    `
import sys, importlib.machinery as m
sys.meta_path[:] = [m.BuiltinImporter, m.FrozenImporter, m.PathFinder]
import _pyodide_core
print(_pyodide_core)
from pyodide.code import run_js
print("ESCAPED", run_js('fetch("/api/escape")'))
`,
  ],
  [
    'functions of the host in the frames below',
    `
import sys
frame = sys._getframe()
hosts = []
while frame:
    for value in list(frame.f_globals.values()) + list(frame.f_locals.values()):
        hosts += [v for v in vars(value).values()] if type(value).__name__ == "Host" else []
        host = getattr(value, "host", None)
        if host is not None: hosts += list(vars(host).values())
    frame = frame.f_back
print(len(hosts) > 0)
for function in hosts:
    print("ESCAPED", function.constructor.new("return globalThis")().fetch)
`,
  ],
  [
    'functions found among all objects',
    `
import gc
gc.unfreeze()
found = [o for o in gc.get_objects() if getattr(o, "__name__", "") == "run_js"]
print(len(found))
for function in found:
    print("ESCAPED", function("fetch('/api/escape', {credentials: 'include'})"))
`,
  ],
  [
    'dictionaries with the bridge inside',
    `
import gc
gc.unfreeze()
for o in gc.get_objects():
    if type(o) is dict and "run_js" in o:
        print("ESCAPED", o["run_js"]("new Function('return 1')()"))
`,
  ],
  [
    'proxies of JavaScript objects',
    `
import gc
gc.unfreeze()
for o in gc.get_objects():
    if "JsProxy" in str(type(o).__mro__):
        print(type(o).__name__)
        if hasattr(o, "fetch") or hasattr(o, "constructor"):
            print("ESCAPED", o.constructor.constructor("return 1")())
`,
  ],
  [
    'an error of JavaScript and its constructor',
    `
import sys, gc
gc.unfreeze()
for o in gc.get_objects():
    if type(o).__name__ == "Host":
        try:
            o.command(object(), object(), object())
        except Exception as error:
            js = getattr(error, "js_error", None)
            print(type(error).__name__)
            if js: print("ESCAPED", js.constructor.constructor("return globalThis")())
`,
  ],
  [
    'a proxy made by the core of the bridge',
    `
import _imp
from importlib.machinery import BuiltinImporter, ModuleSpec
core = _imp.create_builtin(ModuleSpec('_pyodide_core', BuiltinImporter))
function = core.create_proxy(print).constructor.constructor
print("ESCAPED", function("Array.prototype.every = () => true"))
`,
  ],
  [
    'machine code of its own',
    `
import _imp, sys
from importlib.machinery import BuiltinImporter, ExtensionFileLoader, FrozenImporter, ModuleSpec, PathFinder
sys.meta_path[:] = [BuiltinImporter, FrozenImporter, PathFinder]
path = '/home/pyodide/evil.so'
open(path, 'wb').write(bytes.fromhex('0061736d01000000000f0864796c696e6b2e30010400000000'))
_imp.create_dynamic(ModuleSpec('evil', ExtensionFileLoader('evil', path), origin=path))
print("ESCAPED")
`,
  ],
  [
    'sockets of the interpreter itself',
    `
import sys, importlib.machinery as m
sys.meta_path[:] = [m.BuiltinImporter]
import _socket
_socket.socket(2, 1, 0).connect(("127.0.0.1", 80))
print("ESCAPED")
`,
  ],
  ['sockets', 'import socket\nprint("ESCAPED", socket.create_connection(("127.0.0.1", 80)))'],
  ['urllib', 'import urllib.request\nprint("ESCAPED", urllib.request.urlopen("/api/escape"))'],
  ['the shell', 'import os\nif os.system("ls") == 0: print("ESCAPED")'],
  ['files of the machine', 'print("ESCAPED", open("/proc/self/environ").read())'],
];
