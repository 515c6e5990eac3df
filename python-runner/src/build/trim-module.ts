import binaryen from 'binaryen';

/** The names of a module's exports. Throws a CompileError if the bytes are no module. */
export const exportsOf = (module: Uint8Array<ArrayBuffer>): string[] =>
  WebAssembly.Module.exports(new WebAssembly.Module(module)).map(({ name }) => name);

/** The names of a module's imports. Throws a CompileError if the bytes are no module. */
export const importsOf = (module: Uint8Array<ArrayBuffer>): string[] =>
  WebAssembly.Module.imports(new WebAssembly.Module(module)).map(({ name }) => name);

/**
 * Removes the exports of a WebAssembly module that `isKept` refuses, and every function, import and variable that only
 * they used. The table of the module keeps all its functions.
 */
export const trimModule = (
  module: Uint8Array<ArrayBuffer>,
  isKept: (name: string) => boolean,
): Uint8Array<ArrayBuffer> => {
  const trimmed = binaryen.readBinary(module);
  try {
    for (const name of exportsOf(module)) if (!isKept(name)) trimmed.removeExport(name);
    trimmed.runPasses(['remove-unused-module-elements']);
    return Uint8Array.from(trimmed.emitBinary());
  } finally {
    trimmed.dispose();
  }
};
