import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadCatalogue } from '@hopcode/courses/catalogue';
import { playableLevel } from '@hopcode/courses/playable-level';
import { z } from 'zod';
import { ROOT } from '../repository.ts';
import { readAtlases } from './atlas-sprites.ts';
import { levelPictures } from './level-pictures.ts';
import { readWays, type SolvedLevel, solutionWays } from './solution-ways.ts';

const MANIFEST = join(ROOT, 'python-runner/dist/manifest.json');
const WAYS = 'ways.json';

/** Folder of the pictures: `<course>/<slug>.png` and `<course>/<slug>-small.png`. */
export const LEVEL_PICTURES = join(ROOT, 'tools/dist/level-pictures');

const manifestSchema = z.object({ version: z.string() });

/** Every compiled level of every course, with its reference solution. */
export const solvedLevels = (): SolvedLevel[] => {
  const catalogue = loadCatalogue();
  return catalogue.courses().flatMap((course) =>
    course.chapters
      .flatMap(({ levels }) => levels)
      .flatMap((slug) => {
        const level = catalogue.level(course.id, slug);
        return level ? [{ level, solution: catalogue.solution(course.id, slug) ?? '' }] : [];
      }),
  );
};

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/**
 * Draws the guide and the small picture of every level of every course into a folder, and deletes pictures of levels
 * that no longer exist. Returns the number of levels, and of solutions that had to be played.
 */
const writePictures = async (folder: string): Promise<{ levels: number; played: number }> => {
  const { version } = manifestSchema.parse(JSON.parse(readFileSync(MANIFEST, 'utf8')));
  const levels = solvedLevels();
  const { ways, kept, played } = await solutionWays(levels, readWays(join(folder, WAYS)), version);
  const atlases = readAtlases();
  const files = new Map<string, string | Buffer>([[join(folder, WAYS), JSON.stringify(kept)]]);
  for (const [index, { level }] of levels.entries()) {
    const { guide, small } = levelPictures(playableLevel(level), atlases, ways[index] ?? []);
    files.set(join(folder, level.courseId, `${level.slug}.png`), guide);
    files.set(join(folder, level.courseId, `${level.slug}-small.png`), small);
  }
  for (const [file, content] of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  for (const file of filesBelow(folder)) if (!files.has(file)) rmSync(file);
  return { levels: levels.length, played };
};

if (import.meta.main) {
  const { levels, played } = await writePictures(LEVEL_PICTURES);
  console.log(`pictures of ${levels} levels, ${played} solutions played`);
}
