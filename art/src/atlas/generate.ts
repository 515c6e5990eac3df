import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { encodePng } from '../kit/png.ts';
import { drawAppIcon, drawMark } from './app-icon.ts';
import { packAtlas } from './pack.ts';
import { drawEverySprite } from './sprites.ts';

/** Every file that the generator writes, by name; the same bytes at every call. */
export function generatedFiles(): ReadonlyMap<string, Uint8Array> {
  const { picture, atlas } = packAtlas(drawEverySprite());
  return new Map<string, Uint8Array>([
    ['atlas.png', encodePng(picture)],
    ['atlas.json', new TextEncoder().encode(`${JSON.stringify(atlas)}\n`)],
    ['mark.png', encodePng(drawMark())],
    ['icon-192.png', encodePng(drawAppIcon(192))],
    ['icon-512.png', encodePng(drawAppIcon(512))],
  ]);
}

if (import.meta.main) {
  const folder = fileURLToPath(new URL('../../dist/', import.meta.url));
  mkdirSync(folder, { recursive: true });
  for (const [name, bytes] of generatedFiles()) {
    writeFileSync(`${folder}${name}`, bytes);
    console.log(`${name} ${bytes.length} bytes`);
  }
}
