import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawSheet } from '@hopcode/art/atlas/sheet';
import { encodePng } from '@hopcode/art/kit/png';
import { loadCatalogue } from '@hopcode/courses/catalogue';
import { playableLevel } from '@hopcode/courses/playable-level';
import { readAtlas } from './atlas-sprites.ts';
import { drawLevel } from './draw-level.ts';

/**
 * Draws all levels for looking at, one sheet a chapter: `node tools/src/pictures/write-sheets.ts [folder]`. The
 * sheets go into .build/levels unless a folder is named.
 */
const WIDTH = 1040;

const folder = process.argv[2] ?? join(import.meta.dirname, '../../../.build/levels');
mkdirSync(folder, { recursive: true });
const catalogue = loadCatalogue();
const atlas = readAtlas();
for (const course of catalogue.courses())
  for (const chapter of course.chapters) {
    const entries = chapter.levels.flatMap((slug) => {
      const level = catalogue.level(course.id, slug);
      return level ? [{ label: slug, picture: drawLevel(playableLevel(level), atlas) }] : [];
    });
    writeFileSync(join(folder, `${course.id}-${chapter.slug}.png`), encodePng(drawSheet(entries, WIDTH)));
  }
