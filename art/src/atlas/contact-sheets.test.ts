import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { decodePng } from '../kit/png.ts';
import { drawContactSheets } from './contact-sheets.ts';
import { drawEverySprite } from './sprites.ts';

const FOLDER = fileURLToPath(new URL('../../../docs/art/', import.meta.url));
const sheets = drawContactSheets(drawEverySprite());

test('docs/art has exactly these sheets', () => {
  // Leaves out the sheets of the levels: the tools package draws them, and they change with every level.
  const files = readdirSync(FOLDER).filter((file) => !file.startsWith('levels-'));
  expect(files.toSorted()).toEqual(
    Object.keys(sheets)
      .map((name) => `${name}.png`)
      .toSorted(),
  );
});

// Compares pixels and not bytes, because another version of the compressor may write different bytes for the same
// picture.
describe.each(Object.entries(sheets))('%s.png', (name, sheet) => {
  test('shows the current drawings; if not, run `npm run sheets -w art` and look at it', () => {
    const shown = decodePng(readFileSync(`${FOLDER}${name}.png`));
    expect([shown.width, shown.height]).toEqual([sheet.width, sheet.height]);
    expect(Buffer.compare(Buffer.from(shown.bytes), Buffer.from(sheet.bytes))).toBe(0);
  });
});
