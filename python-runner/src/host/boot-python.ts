import { loadPyodide, type PyodideAPI } from 'pyodide';
import createPyodideModule from 'pyodide/pyodide.asm.mjs';
import { createBridgeGate } from './bridge-gate.ts';
import { PYTHON_LOCK } from './python-lock.ts';

/** Memory limit of a program in bytes; above it Python raises MemoryError. */
export const MEMORY_LIMIT = 256 * 1024 * 1024;
const PAGE_BYTES = 65_536;

export type Python = {
  readonly api: PyodideAPI;
  /**
   * Returns the memory of the interpreter, which only grows. Each time the memory grows, a new buffer replaces the one
   * before.
   */
  readonly memory: () => ArrayBufferLike;
  /** Closes Python's access to JavaScript, once everything is set up. */
  readonly closeBridge: () => void;
};

/** Makes the JavaScript engine refuse more memory. Python then raises a MemoryError in the program. */
const limitMemory = (): void => {
  const grow = WebAssembly.Memory.prototype.grow;
  WebAssembly.Memory.prototype.grow = function growWithinLimit(pages) {
    if (this.buffer.byteLength + pages * PAGE_BYTES > MEMORY_LIMIT) throw new RangeError('memory limit');
    return grow.call(this, pages);
  };
};

/**
 * Starts CPython with our library; `folder` is the URL or path of its files, with a slash at the end. Changes
 * globals of the realm, so it needs its own worker.
 */
export const bootPython = async (folder: string): Promise<Python> => {
  limitMemory();
  const silent = () => undefined;
  let memory = (): ArrayBufferLike => new ArrayBuffer(0);
  const gate = createBridgeGate();
  const api = await loadPyodide({
    indexURL: folder,
    stdLibURL: `${folder}py.zip`,
    packageBaseUrl: folder,
    lockFileContents: PYTHON_LOCK,
    createPyodideModule: async (settings) => {
      const { instantiateWasm } = settings;
      if (!instantiateWasm) throw new Error('The interpreter brings no way to see its imports.');
      const interpreter = await createPyodideModule({
        ...settings,
        instantiateWasm: (imports, receive) => {
          gate.guard(imports.env);
          return instantiateWasm(imports, receive);
        },
      });
      memory = () => interpreter.HEAPU8.buffer;
      return interpreter;
    },
    // The bridge's `js` module must not give access to the worker's own globals.
    jsglobals: Object.create(null),
    // The harness captures the output of programs, so this is only the interpreter's own output.
    stdout: silent,
    stderr: silent,
    env: { PYTHONHASHSEED: '0' },
  });
  return { api, memory: () => memory(), closeBridge: gate.close };
};
