import { rolldown } from 'rolldown';

/** The name under which the worker imports the interpreter's script. */
const SCRIPT = 'pyodide/pyodide.asm.mjs';

/**
 * Bundles a worker with the engine and the interpreter's scripts into one module script, for a browser or for Node.
 * `script` is the trimmed `pyodide.asm.mjs`. In a browser, the worker must not import anything: its policy forbids it.
 */
export const bundleWorker = async (
  entry: string,
  platform: 'browser' | 'node',
  script: string,
): Promise<string> => {
  const bundle = await rolldown({
    input: entry,
    platform,
    // The interpreter imports these only in Node.
    external: /^node:/,
    // The interpreter's script looks for the `module` of an old version of Node.
    checks: { commonJsVariableInEsm: false },
    plugins: [
      {
        name: 'trimmed-interpreter',
        resolveId: (source) => (source === SCRIPT ? SCRIPT : null),
        load: (id) => (id === SCRIPT ? script : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true, codeSplitting: false });
  await bundle.close();
  const [chunk, ...others] = output;
  if (others.length > 0) throw new Error(`the worker needs one file, got ${output.length}`);
  return chunk.code;
};
