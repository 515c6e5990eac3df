import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentHash, writeWhole } from './brotli.ts';
import type { Interpreter } from './trim-interpreter.ts';

/**
 * Builds dist/<version>/ with all files that Python in a browser needs, and dist/manifest.json. `version` is a hash of
 * the contents. Does nothing when no input has changed. `compress.ts` writes the brotli variants.
 */

const ROOM = fileURLToPath(new URL('../..', import.meta.url));
const ENGINE = fileURLToPath(new URL('../../../engine', import.meta.url));
const PYTHON_SOURCES = join(ROOM, 'python');

export const DIST = join(ROOM, 'dist');
export const MANIFEST = join(DIST, 'manifest.json');
const STAMP = join(DIST, 'stamp.json');
const LIBRARY_CACHE = join(DIST, 'library-cache');
const INTERPRETER_CACHE = join(DIST, 'interpreter-cache');

/** How long an old version or cached file stays after a newer one was built, in milliseconds. */
const LIFETIME = 3_600_000;

/** The interpreter's own files: the first starts it, the second has the functions that the third imports. */
const STARTER = 'pyodide.mjs';
const SCRIPT = 'pyodide.asm.mjs';
const MODULE = 'pyodide.asm.wasm';
const INTERPRETER = dirname(createRequire(import.meta.url).resolve('pyodide/package.json'));

/** A file of the build as the manifest lists it; `bytes` is its size. */
export type BuiltFile = { readonly name: string; readonly bytes: number };
export type Manifest = { readonly version: string; readonly files: readonly BuiltFile[] };

const sourcesUnder = async (folder: string, kept: (path: string) => boolean): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(kept)
    .sort();
};

const isScript = (path: string) => path.endsWith('.ts') && !path.endsWith('.test.ts');

const hashOfFiles = async (paths: readonly string[]): Promise<string> => {
  const contents = await Promise.all(paths.map((path) => readFile(path)));
  // The hash is the same in every checkout.
  return contentHash(...paths.flatMap((path, index) => [relative(ROOM, path), contents[index] ?? '']));
};

/** Hash of all inputs of the library: the harness, the module list, the builder and the interpreter. */
const libraryInputs = async (): Promise<string> =>
  hashOfFiles([
    join(INTERPRETER, 'package.json'),
    join(ROOM, 'src/lesson-modules.ts'),
    join(ROOM, 'src/build/python-library.ts'),
    ...(await sourcesUnder(PYTHON_SOURCES, (path) => path.endsWith('.py'))),
  ]);

const scriptInputs = async (): Promise<string> =>
  hashOfFiles([
    ...(await sourcesUnder(join(ROOM, 'src'), isScript)),
    ...(await sourcesUnder(join(ENGINE, 'src'), isScript)),
  ]);

/** Deletes what other builds no longer use: entries of a folder that are not kept and older than `LIFETIME`. */
const forgetOld = async (folder: string, isKept: (name: string) => boolean): Promise<void> => {
  for (const name of await readdir(folder)) {
    if (isKept(name)) continue;
    const path = join(folder, name);
    // Another build may have deleted the entry.
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > LIFETIME) await rm(path, { recursive: true, force: true });
  }
};

/** The library of the last build if its inputs are unchanged, otherwise a new one. */
const library = async (inputs: string): Promise<Uint8Array> => {
  const path = join(LIBRARY_CACHE, `${inputs}.zip`);
  if (existsSync(path)) return readFile(path);
  const { buildPythonLibrary } = await import('./python-library.ts');
  const built = await buildPythonLibrary(PYTHON_SOURCES);
  await mkdir(LIBRARY_CACHE, { recursive: true });
  await writeWhole(path, built);
  await forgetOld(LIBRARY_CACHE, (name) => name.startsWith(inputs));
  return built;
};

/** The files of our own that change the interpreter. */
const INTERPRETER_SOURCES = [
  'build/trim-interpreter',
  'build/trim-module',
  'build/trim-script',
  'build/shared-indirect-calls',
  'build/filler-functions',
  'build/instructions',
  'build/wasm-binary',
  'filler-names',
];

/** Hash of all inputs of the trimmed interpreter. */
const interpreterInputs = async (): Promise<string> =>
  hashOfFiles([
    join(INTERPRETER, 'package.json'),
    ...INTERPRETER_SOURCES.map((name) => join(ROOM, `src/${name}.ts`)),
  ]);

/** The trimmed interpreter of the last build if its inputs are unchanged, otherwise a new one. */
const interpreter = async (): Promise<Interpreter> => {
  const inputs = await interpreterInputs();
  const path = join(INTERPRETER_CACHE, inputs);
  const cached = { script: `${path}.mjs`, module: `${path}.wasm` };
  if (existsSync(cached.module))
    return {
      script: await readFile(cached.script, 'utf8'),
      module: Uint8Array.from(await readFile(cached.module)),
    };
  const { trimInterpreter } = await import('./trim-interpreter.ts');
  const starter = await readFile(join(INTERPRETER, STARTER), 'utf8');
  const script = await readFile(join(INTERPRETER, SCRIPT), 'utf8');
  const module = Uint8Array.from(await readFile(join(INTERPRETER, MODULE)));
  const built = trimInterpreter({ script, module }, starter);
  await mkdir(INTERPRETER_CACHE, { recursive: true });
  await writeWhole(cached.script, built.script);
  await writeWhole(cached.module, built.module);
  await forgetOld(INTERPRETER_CACHE, (name) => name.startsWith(inputs));
  return built;
};

const writeVersion = async (contents: ReadonlyMap<string, Uint8Array>): Promise<Manifest> => {
  const version = contentHash(...[...contents].flat()).slice(0, 16);
  const folder = join(DIST, version);
  await mkdir(folder, { recursive: true });
  const files = await Promise.all(
    [...contents].map(async ([name, bytes]): Promise<BuiltFile> => {
      await writeWhole(join(folder, name), bytes);
      return { name, bytes: bytes.length };
    }),
  );
  return { version, files };
};

/** Deletes old versions, except those that a page loaded within `LIFETIME` may be using. */
const forgetOldVersions = (version: string): Promise<void> =>
  forgetOld(DIST, (name) => !/^[0-9a-f]{16}$/.test(name) || name === version);

const stampedAs = async (inputs: string): Promise<boolean> => {
  try {
    return (await readFile(STAMP, 'utf8')) === inputs && existsSync(MANIFEST);
  } catch {
    return false;
  }
};

/** Updates dist, and returns whether there was anything to build. */
export const buildPythonRunner = async (): Promise<boolean> => {
  const libraryHash = await libraryInputs();
  const inputs = contentHash(libraryHash, await scriptInputs());
  if (await stampedAs(inputs)) return false;
  await mkdir(DIST, { recursive: true });
  const { bundleWorker } = await import('./worker-bundle.ts');
  const contents = new Map<string, Uint8Array>();
  const { script, module } = await interpreter();
  for (const name of ['worker', 'loader'])
    contents.set(
      `${name}.js`,
      Buffer.from(await bundleWorker(join(ROOM, `src/worker/${name}.ts`), 'browser', script)),
    );
  contents.set(MODULE, module);
  contents.set('py.zip', await library(libraryHash));
  const manifest = await writeVersion(contents);
  // Browsers do not load this file, so no manifest lists it.
  const nodeWorker = await bundleWorker(join(ROOM, 'src/node/node-worker.ts'), 'node', script);
  await writeWhole(join(DIST, manifest.version, 'node-worker.js'), nodeWorker);
  await writeWhole(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);
  await forgetOldVersions(manifest.version);
  await writeWhole(STAMP, inputs);
  return true;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const built = await buildPythonRunner();
  console.log(built ? 'python-runner: built' : 'python-runner: up to date');
}
