import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadPyodide } from 'pyodide';
import { DROPPED_MODULES, LATE_MODULES, LESSON_MODULES } from '../lesson-modules.ts';

const STOCK_LIBRARY = '/lib/python314.zip';
const HARNESS = 'hopcode';

/**
 * Compiles the chosen modules inside the interpreter that will run them. The archive is stored, not deflated, because
 * brotli compresses it better. Unchecked hash-based .pyc files need no source and no time stamp.
 */
const BUILDER = `
import importlib, io, sys, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc

def module_files(stock, lesson_modules, late_modules, dropped):
    for name in lesson_modules + late_modules:
        importlib.import_module(name)
    prefix = stock + '/'
    for name, module in sorted(sys.modules.items()):
        path = getattr(module, '__file__', None) or ''
        if path.startswith(prefix) and not any(name == d or name.startswith(d + '.') for d in dropped):
            yield path.removeprefix(prefix)

def compiled(name, source, stock):
    code = compile(source, f'{stock}/{name}', 'exec', dont_inherit=True, optimize=2)
    return _code_to_hash_pyc(code, bytes(8), False)

def build(stock, harness, lesson_modules, late_modules, dropped):
    archive = zipfile.ZipFile(stock)
    names = sorted(set(module_files(stock, lesson_modules, late_modules, dropped)))
    files = [(name, archive.read(name)) for name in names] + sorted(harness)
    out = io.BytesIO()
    with zipfile.ZipFile(out, 'w', zipfile.ZIP_STORED) as library:
        for name, source in files:
            entry = zipfile.ZipInfo(name.removesuffix('.py') + '.pyc', (2026, 1, 1, 0, 0, 0))
            library.writestr(entry, compiled(name, source, stock))
    return out.getvalue()
`;

/** The sources of the harness, each with its path in the library and its text. */
const harnessSources = (folder: string): [string, string][] =>
  readdirSync(join(folder, HARNESS))
    .filter((name) => name.endsWith('.py'))
    .sort()
    .map((name) => [`${HARNESS}/${name}`, readFileSync(join(folder, HARNESS, name), 'utf8')]);

/** Bytes of py.zip: the modules of the standard library that lessons need, and the harness from `folder`. */
export const buildPythonLibrary = async (folder: string): Promise<Uint8Array> => {
  const python = await loadPyodide({ stdout: () => undefined });
  python.runPython(BUILDER);
  const build = python.globals.get('build');
  const result = build(
    STOCK_LIBRARY,
    python.toPy(harnessSources(folder)),
    python.toPy(LESSON_MODULES),
    python.toPy(LATE_MODULES),
    python.toPy(DROPPED_MODULES),
  );
  return new Uint8Array(result.toJs());
};
