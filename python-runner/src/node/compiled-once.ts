/** Smallest size of the interpreter's code, in bytes; smaller modules that it creates are not replaced. */
const INTERPRETER_BYTES = 5_000_000;

/**
 * Instantiates the interpreter from the module that the host has compiled, instead of compiling it in each
 * thread.
 */
export const instantiateFromModule = (module: WebAssembly.Module): void => {
  const instantiate = WebAssembly.instantiate;
  Object.defineProperty(WebAssembly, 'instantiate', {
    value: async (source: WebAssembly.Module | BufferSource, imports: WebAssembly.Imports) => {
      if (source instanceof WebAssembly.Module) return instantiate(source, imports);
      if (source.byteLength < INTERPRETER_BYTES) return instantiate(source, imports);
      return { module, instance: await instantiate(module, imports) };
    },
    writable: true,
    configurable: true,
  });
};
