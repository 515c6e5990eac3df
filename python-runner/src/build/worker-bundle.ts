import { rolldown } from 'rolldown';

/**
 * Bundles a worker with the engine and the interpreter's scripts into one module script, for a browser or for Node.
 * In a browser, the worker must not import anything: its policy forbids it.
 */
export const bundleWorker = async (entry: string, platform: 'browser' | 'node'): Promise<string> => {
  const bundle = await rolldown({
    input: entry,
    platform,
    // The interpreter imports these only in Node.
    external: /^node:/,
    // The interpreter's script looks for the `module` of an old version of Node.
    checks: { commonJsVariableInEsm: false },
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true, codeSplitting: false });
  await bundle.close();
  const [chunk, ...others] = output;
  if (others.length > 0) throw new Error(`the worker needs one file, got ${output.length}`);
  return chunk.code;
};
