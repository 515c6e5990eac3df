import { mkdirSync, writeFileSync } from 'node:fs';
import { encodePng } from '../kit/png.ts';
import { drawBlindSheets } from './blind-sheet.ts';
import { drawEverySprite } from './sprites.ts';

// Writes numbered pictures without names into the given folder, and their names into key.json.
const [, , folder] = process.argv;
if (!folder) throw new Error('Name the folder for the sheets.');
mkdirSync(folder, { recursive: true });
const sheets = drawBlindSheets(drawEverySprite(), Date.now() % 1_000_000);
for (const { name, picture } of sheets) writeFileSync(`${folder}/${name}.png`, encodePng(picture));
const key = Object.fromEntries(sheets.map(({ name, key: names }) => [name, names]));
writeFileSync(`${folder}/key.json`, `${JSON.stringify(key, null, 2)}\n`);
