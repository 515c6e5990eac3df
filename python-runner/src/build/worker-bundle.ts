import { rolldown } from 'rolldown';

/** The interpreter's two scripts are not bundled: they stay separate files in the worker's folder. */
const BESIDE: ReadonlyMap<string, string> = new Map([
  ['pyodide', './pyodide.mjs'],
  ['pyodide/pyodide.asm.mjs', './pyodide.asm.mjs'],
]);

/** Bundles a worker with the engine into one module script, for a browser or for Node. */
export const bundleWorker = async (entry: string, platform: 'browser' | 'node'): Promise<string> => {
  const bundle = await rolldown({
    input: entry,
    platform,
    plugins: [
      {
        name: 'interpreter-beside-worker',
        resolveId: (source) => {
          const file = BESIDE.get(source);
          return file ? { id: file, external: true } : null;
        },
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  const [chunk, ...others] = output;
  if (others.length > 0) throw new Error(`the worker needs one file, got ${output.length}`);
  return chunk.code;
};
