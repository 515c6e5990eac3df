// Writes the subset fonts and their style sheet into dist/fonts, with the same bytes every time.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { CUTS, type Cut } from './cuts.ts';
import { fontFace, lettersOf } from './font-face.ts';

const folder = join(import.meta.dirname, '../../dist/fonts');

const cutFont = async ({ source, ranges, features }: Cut): Promise<Buffer> =>
  subsetFont(await readFile(new URL(import.meta.resolve(source))), lettersOf(ranges), {
    targetFormat: 'woff2',
    keepFeatures: features,
  });

await mkdir(folder, { recursive: true });
for (const cut of CUTS) await writeFile(join(folder, `${cut.name}.woff2`), await cutFont(cut));
await writeFile(join(folder, 'fonts.css'), CUTS.map(fontFace).join('\n'));
