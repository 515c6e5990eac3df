import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Makes a dist folder contain exactly these files (text by path) and writes only those that differ. */
export const writeDist = (dist: string, files: ReadonlyMap<string, string>): void => {
  const wanted = new Map([...files].map(([path, text]) => [join(dist, path), text]));
  if (existsSync(dist))
    for (const entry of readdirSync(dist, { withFileTypes: true, recursive: true })) {
      const file = join(entry.parentPath, entry.name);
      if (entry.isFile() && !wanted.has(file)) rmSync(file);
    }
  for (const [file, text] of wanted) {
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
};
