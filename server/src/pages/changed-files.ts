import { readFile, stat } from 'node:fs/promises';

type Options<T> = {
  readonly parse: (text: string) => T;
  /** A version of everything that the parsed files depend on, besides their text. */
  readonly version?: () => string;
  /** Maximum number of parsed files in memory. */
  readonly most: number;
};

/**
 * Reads files. A file is read again only after it has changed, for example in a new build. Returns undefined for an
 * unknown file.
 */
export function changedFiles<T>({ parse, version = () => '', most }: Options<T>) {
  const known = new Map<string, { readonly state: string; readonly parsed: T }>();
  return async (file: string): Promise<T | undefined> => {
    const found = await stat(file).catch(() => undefined);
    if (found === undefined) return undefined;
    const state = `${found.mtimeMs} ${found.size} ${version()}`;
    const kept = known.get(file);
    if (kept?.state === state) return kept.parsed;
    const parsed = parse(await readFile(file, 'utf8'));
    const [oldest] = known.keys();
    if (known.size >= most && oldest !== undefined) known.delete(oldest);
    known.set(file, { state, parsed });
    return parsed;
  };
}
