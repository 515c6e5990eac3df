/** The files that a worker needs to start Python: the compiled interpreter, and the bytes of py.zip. */
export type PythonFiles = { readonly module: WebAssembly.Module; readonly library: ArrayBuffer };

/** The message of the loader (`worker/loader.ts`) to the page. */
export type LoaderAnswer = PythonFiles | { readonly failure: string };

/** Fetches the files and compiles the interpreter; rejects when that fails. `base`: see `createRunner`. */
export const fetchPythonFiles = async (base: string): Promise<PythonFiles> => {
  const [module, library] = await Promise.all([
    WebAssembly.compileStreaming(fetch(`${base}pyodide.asm.wasm`)),
    fetch(`${base}py.zip`).then((response) => {
      if (!response.ok) throw new Error(`py.zip: ${response.status}`);
      return response.arrayBuffer();
    }),
  ]);
  return { module, library };
};
