import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const STAMP = '.inputs';

const filesUnder = (path: string): string[] => {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
};

/** One hash for the names and contents of some files and of all files under some folders. */
export const hashOfInputs = (root: string, paths: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const path of paths)
    for (const file of filesUnder(join(root, path)))
      hash
        .update(`${relative(root, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
  return hash.digest('hex');
};

/** Whether a dist folder was made from inputs of this hash. */
export const isFresh = (dist: string, inputs: string): boolean =>
  existsSync(join(dist, STAMP)) && readFileSync(join(dist, STAMP), 'utf8') === inputs;

/**
 * Makes a dist folder hold exactly these files (text by path), touching only those that differ. The stamp of the
 * inputs is written last, so that a build that breaks off is done again.
 */
export const writeDist = (dist: string, files: ReadonlyMap<string, string>, inputs: string): void => {
  const stamp = join(dist, STAMP);
  rmSync(stamp, { force: true });
  const wanted = new Map([...files].map(([path, text]) => [join(dist, path), text]));
  for (const file of filesUnder(dist)) if (!wanted.has(file)) rmSync(file);
  for (const [file, text] of wanted) {
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  mkdirSync(dist, { recursive: true });
  writeFileSync(stamp, inputs);
};
