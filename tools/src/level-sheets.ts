import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawSheet } from '@hopcode/art/atlas/sheet';
import { Bitmap } from '@hopcode/art/kit/bitmap';
import { withFewColors } from '@hopcode/art/kit/few-colors';
import { encodeIndexedPng, PALETTE_SIZE } from '@hopcode/art/kit/png';
import { RAMPS } from '@hopcode/art/kit/ramps';
import { compileCourses } from '@hopcode/courses/build/read-courses';
import { playableLevel } from '@hopcode/courses/playable-level';
import { readAtlases } from './pictures/atlas-sprites.ts';
import { drawLevel } from './pictures/draw-level.ts';

/**
 * Draws all levels for looking at, chapter by chapter: `node tools/src/level-sheets.ts` writes all chapters as one
 * picture, docs/art/levels.png, `node tools/src/level-sheets.ts <folder>` a picture of each into the folder. Reads
 * the levels as they are written now, and the built atlas.
 */
const ALL_CHAPTERS = join(import.meta.dirname, '../../docs/art/levels.png');
const SHEET_WIDTH = 1320;
const BETWEEN_CHAPTERS = 4;

type ChapterSheet = { readonly name: string; readonly sheet: Bitmap };

const drawChapters = (): ChapterSheet[] => {
  const atlases = readAtlases();
  return compileCourses().courses.flatMap(({ outline, levels }) =>
    outline.chapters.map((chapter) => {
      const entries = levels
        .filter(({ level }) => level.chapter_id === chapter.id)
        .map(({ level }) => ({
          label: `${outline.id} ${level.slug}`,
          picture: drawLevel(playableLevel(level), atlases[level.season ?? 'summer']),
        }));
      return {
        name: `${outline.id}-${chapter.slug}`,
        sheet: drawSheet(entries, SHEET_WIDTH, RAMPS.cream[5]),
      };
    }),
  );
};

const below = (sheets: readonly Bitmap[]): Bitmap => {
  const height = sheets.reduce((sum, sheet) => sum + sheet.height + BETWEEN_CHAPTERS, 0);
  const all = new Bitmap(SHEET_WIDTH, height).rect(0, 0, SHEET_WIDTH, height, RAMPS.ink[0]);
  let top = 0;
  for (const sheet of sheets) {
    all.draw(sheet, 0, top);
    top += sheet.height + BETWEEN_CHAPTERS;
  }
  return all;
};

const write = (file: string, picture: Bitmap): void =>
  writeFileSync(file, encodeIndexedPng(withFewColors(picture, PALETTE_SIZE), 1));

const chapters = drawChapters();
const [, , folder] = process.argv;
if (folder === undefined) {
  write(ALL_CHAPTERS, below(chapters.map(({ sheet }) => sheet)));
} else {
  mkdirSync(folder, { recursive: true });
  for (const { name, sheet } of chapters) write(join(folder, `${name}.png`), sheet);
}
