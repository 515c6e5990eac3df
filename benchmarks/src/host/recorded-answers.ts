import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { TipLevel } from './tip-programs.ts';

const RECORDING = new URL('../../recordings/model-tips.json', import.meta.url);

const recordingSchema = z.object({
  written: z.string(),
  answers: z.array(
    z.object({ level: z.string(), mistake: z.string(), program: z.string(), answer: z.unknown() }),
  ),
});

export type RecordedAnswer = z.infer<typeof recordingSchema>['answers'][number];

/** The recorded answers to typical mistakes, in the order of the chapters. */
export const recordedAnswers = (): readonly RecordedAnswer[] =>
  recordingSchema.parse(JSON.parse(readFileSync(RECORDING, 'utf8'))).answers;

/**
 * The key of a program in the recording. The key depends only on the program, not on the words of its level, because an
 * answer names a line of the program.
 */
export const programKey = (program: string): string =>
  createHash('sha256').update(program).digest('hex').slice(0, 16);

/** Number of programs of each chapter that the benchmark tries. */
export const PER_CHAPTER = 7;

/** The gaps and outdated answers in the recording for these levels, one sentence for each. */
export const recordingGaps = (levels: readonly TipLevel[], answers: readonly RecordedAnswer[]): string[] => {
  const gaps: string[] = [];
  const ofChapter = new Map(levels.map(({ chapter }) => [chapter, 0]));
  for (const { level, mistake, program } of answers) {
    const one = levels.find(({ slug }) => slug === level);
    const found = one?.mistakes.find(({ name }) => name === mistake);
    if (one === undefined || found === undefined) gaps.push(`${level} has no mistake ${mistake} any more`);
    else if (programKey(found.code) !== program) gaps.push(`${level}: the program of ${mistake} has changed`);
    else ofChapter.set(one.chapter, (ofChapter.get(one.chapter) ?? 0) + 1);
  }
  for (const [chapter, count] of ofChapter)
    if (count < PER_CHAPTER) gaps.push(`${chapter} has ${count} recorded mistakes of ${PER_CHAPTER}`);
  return gaps;
};
