import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { encodePng } from '../kit/png.ts';
import { drawContactSheets } from './contact-sheets.ts';
import { drawEverySprite } from './sprites.ts';

const folder = fileURLToPath(new URL('../../../docs/art/', import.meta.url));
mkdirSync(folder, { recursive: true });
for (const [name, sheet] of Object.entries(drawContactSheets(drawEverySprite())))
  writeFileSync(`${folder}${name}.png`, encodePng(sheet));
