import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawSheet, type SheetEntry } from '@hopcode/art/atlas/sheet';
import { Bitmap } from '@hopcode/art/kit/bitmap';
import { encodePng } from '@hopcode/art/kit/png';
import { RAMPS } from '@hopcode/art/kit/ramps';
import { compileCourses } from '@hopcode/courses/build/read-courses';
import type { CompiledLevel } from '@hopcode/courses/formats/level-data';
import { playableLevel } from '@hopcode/courses/playable-level';
import type { CompiledQuiz } from '@hopcode/courses/quiz/quiz-format';
import { compileQuizzes } from '@hopcode/courses/quiz/read-quizzes';
import { USUAL_SEASON } from '@hopcode/engine/formats/level';
import { isMark } from '@hopcode/engine/world/world';
import { z } from 'zod';
import { type Atlases, readAtlases } from './pictures/atlas-sprites.ts';
import { drawChapter } from './pictures/chapter-card.ts';
import { drawLevel, thingsOf } from './pictures/draw-level.ts';
import { drawQuestion } from './pictures/question-card.ts';

/**
 * Draws every chapter, its levels and the questions of its quiz, for review. `node tools/src/level-sheets.ts` writes
 * the chapters of each course as one picture, docs/art/levels-<course>.png. With a folder, as in `node
 * tools/src/level-sheets.ts <folder>`, it writes a picture of each chapter into the folder. It reads the sources of the
 * courses, and the built atlas.
 */
const ROOT = join(import.meta.dirname, '../..');
const ART = join(ROOT, 'docs/art');
const SHEET_WIDTH = 1320;
const BETWEEN_CHAPTERS = 4;
const PAPER = RAMPS.cream[5];

type ChapterSheet = { readonly course: string; readonly name: string; readonly sheet: Bitmap };

const partWords = z.record(z.string(), z.string()).optional();
const quizWordsSchema = z.record(
  z.string(),
  z.object({ question: z.string(), options: partWords, left: partWords, right: partWords }),
);

const farmOf = (level: CompiledLevel, atlases: Atlases): Bitmap =>
  drawLevel(playableLevel(level), atlases[level.season ?? USUAL_SEASON]);

const quizEntries = (
  quiz: CompiledQuiz,
  levels: readonly CompiledLevel[],
  atlases: Atlases,
): SheetEntry[] => {
  const file = join(ROOT, 'translations/en/quizzes', quiz.courseId, `${quiz.chapter}.json`);
  const words = quizWordsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return quiz.questions.map((question) => {
    const level = levels.find(({ slug }) => slug === question.level);
    return {
      label: `${quiz.chapter} quiz ${question.id}`,
      picture: drawQuestion(
        question,
        words[question.id] ?? { question: '' },
        level && farmOf(level, atlases),
      ),
    };
  });
};

/** Sprites of things in levels, the most frequent first. */
const spritesOf = (levels: readonly CompiledLevel[], atlases: Atlases): string[] => {
  const counts = new Map<string, number>();
  for (const level of levels) {
    const things = thingsOf(
      { ...level, items: level.items.filter(({ type }) => !isMark(type)) },
      atlases.summer.has,
    );
    for (const sprite of new Set(things.flatMap(({ pieces }) => pieces.map((piece) => piece.sprite))))
      counts.set(sprite, (counts.get(sprite) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([sprite]) => sprite);
};

/** Joins sheets one below the other, with a dark gap between them. */
const below = (sheets: readonly Bitmap[], gap = 0): Bitmap => {
  const height = sheets.reduce((sum, sheet) => sum + sheet.height + gap, 0);
  const all = new Bitmap(SHEET_WIDTH, height).rect(0, 0, SHEET_WIDTH, height, RAMPS.ink[0]);
  let top = 0;
  for (const sheet of sheets) {
    all.draw(sheet, 0, top);
    top += sheet.height + gap;
  }
  return all;
};

const drawChapters = (): ChapterSheet[] => {
  const atlases = readAtlases();
  const { courses } = compileCourses();
  const { quizzes } = compileQuizzes(courses);
  return courses.flatMap(({ outline, levels }) =>
    outline.chapters.map((chapter) => {
      const own = levels.map(({ level }) => level).filter(({ chapter_id }) => chapter_id === chapter.id);
      const quiz = quizzes.find(
        ({ courseId, chapter_id }) => courseId === outline.id && chapter_id === chapter.id,
      );
      const name = `${outline.id} ${chapter.slug}`;
      const questions = quiz?.questions.length ?? 0;
      const sprites = spritesOf(own, atlases);
      const entries = [
        {
          label: name,
          picture: drawChapter({ name, levels: own.length, questions, sprites }, atlases.summer),
        },
        ...own.map((level) => ({ label: level.slug, picture: farmOf(level, atlases) })),
      ];
      const sheets = [entries, ...(quiz ? [quizEntries(quiz, own, atlases)] : [])];
      return {
        course: outline.id,
        name: `${outline.id}-${chapter.slug}`,
        sheet: below(sheets.map((pictures) => drawSheet(pictures, SHEET_WIDTH, PAPER))),
      };
    }),
  );
};

const write = (file: string, picture: Bitmap): void => writeFileSync(file, encodePng(picture));

const chapters = drawChapters();
const [, , folder] = process.argv;
if (folder === undefined) {
  for (const [course, sheets = []] of Object.entries(Object.groupBy(chapters, (chapter) => chapter.course)))
    write(
      join(ART, `levels-${course}.png`),
      below(
        sheets.map(({ sheet }) => sheet),
        BETWEEN_CHAPTERS,
      ),
    );
} else {
  mkdirSync(folder, { recursive: true });
  for (const { name, sheet } of chapters) write(join(folder, `${name}.png`), sheet);
}
