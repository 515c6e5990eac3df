import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SERVICE_WORKER } from '@hopcode/contract/app-shell';
import { build, type Plugin } from 'vite';
import { entryOf, offlineFiles, wordFiles } from './offline-files.ts';
import { pythonBase } from './python-base.ts';

const SOURCE = join(import.meta.dirname, '../service-worker/service-worker.ts');
const PYTHON = join(import.meta.dirname, '../../../python-runner/dist');

/** The addresses of the Python files. The version is the name of their folder. */
const pythonFiles = (): string[] => {
  const base = pythonBase('build');
  const folder = join(PYTHON, base.slice('/py/'.length));
  if (!existsSync(folder)) throw new Error(`${folder} is missing.`);
  return (
    readdirSync(folder)
      // Leaves out the worker that runs under Node.
      .filter((name) => !name.endsWith('.br') && !name.startsWith('node-'))
      .map((name) => base + name)
  );
};

const scriptOf = async (facts: unknown): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { __BUILD_FACTS__: JSON.stringify(facts), 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      emptyOutDir: false,
      target: 'es2022',
      lib: { entry: SOURCE, formats: ['iife'], name: 'hopcodeServiceWorker', fileName: () => 'sw.js' },
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  const [script] = result && 'output' in result ? result.output : [];
  if (script?.type !== 'chunk') throw new Error('The service worker was not built.');
  return script.code;
};

type Options = {
  readonly roots: readonly string[];
  readonly without: readonly string[];
  readonly fonts: readonly string[];
  /** The address of the page without contents. The service worker stores this page together with the files. */
  readonly shell: string;
};

/**
 * Writes `sw.js`: the service worker with the list of files that it stores (docs/decisions/0051). Runs last, when all
 * files of the build exist. If no file has changed, `sw.js` stays the same, so browsers download nothing.
 */
export const serviceWorker = ({ shell, ...wanted }: Options): Plugin => ({
  name: 'hopcode:service-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('The build has no page for the service worker.');
      const html = String(page.source);
      const revision = createHash('sha256').update(html).digest('hex').slice(0, 16);
      const address = (name: string): string => `/${name}`;
      const files = [...offlineFiles(bundle, wanted).map(address), ...pythonFiles()];
      const words = Object.fromEntries(
        Object.entries(wordFiles(bundle)).map(([locale, names]) => [locale, names.map(address)]),
      );
      const source = await scriptOf({
        files: [{ url: shell, revision }, ...files.map((url) => ({ url, revision: null }))],
        words,
        entry: entryOf(html),
        assets: Object.keys(bundle)
          .filter((name) => name.startsWith('assets/'))
          .map(address),
      });
      this.emitFile({ type: 'asset', fileName: SERVICE_WORKER.slice(1), source });
    },
  },
});
