/** The files that a worker needs to start Python: the compiled interpreter, and the bytes of py.zip. */
export type PythonFiles = { readonly module: WebAssembly.Module; readonly library: ArrayBuffer };

/** The message of the loader (`worker/loader.ts`) to the page. */
export type LoaderAnswer = PythonFiles | { readonly failure: string };

/** The message of the page to the loader, after the one with the port: the interpreter may be compiled. */
export type ToLoader = 'compile';

/**
 * Fetches the files, and compiles the interpreter once `mayCompile` resolves; rejects when that fails. `base`: see
 * `createRunner`.
 */
export const fetchPythonFiles = async (
  base: string,
  mayCompile: Promise<void> = Promise.resolve(),
): Promise<PythonFiles> => {
  const interpreter = fetch(`${base}pyodide.asm.wasm`);
  const [module, library] = await Promise.all([
    // Compiles directly from the response, because the browser caches the compiled code together with the response.
    Promise.all([interpreter, mayCompile]).then(() => WebAssembly.compileStreaming(interpreter)),
    fetch(`${base}py.zip`).then((response) => {
      if (!response.ok) throw new Error(`py.zip: ${response.status}`);
      return response.arrayBuffer();
    }),
  ]);
  return { module, library };
};
