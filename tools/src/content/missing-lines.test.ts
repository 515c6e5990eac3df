import type { CompiledScene } from '@hopcode/courses/scenes/scene-format';
import { describe, expect, it } from 'vitest';
import { missingLines } from './missing-lines.ts';

const scene = (when: CompiledScene['when'], words: string): CompiledScene => ({
  id: when,
  courseId: 'small',
  chapter: 'intro',
  level: 'intro-level2',
  when,
  pictures: [{ speaker: 'odo', mood: 'calm', words }],
});
const SCENES = [scene('before', 'hello'), scene('end', 'bye')];
const WORDS = { intro: { 'intro-level2': { hello: 'Hello.' }, end: { bye: 'Bye.' } } };

describe('missingLines', () => {
  it.each([
    [WORDS, []],
    [
      undefined,
      ['small: write the line "intro intro-level2 hello"', 'small: write the line "intro end bye"'],
    ],
    [{ intro: { ...WORDS.intro, end: {} } }, ['small: write the line "intro end bye"']],
    [
      { intro: { ...WORDS.intro, 'intro-level1': { old: 'Old.' } } },
      ['small: no scene has "intro intro-level1 old": take it out'],
    ],
  ])('%j: %j', (words, problems) => {
    expect(missingLines(SCENES, () => words)).toEqual(problems);
  });

  it('accepts the lines of a chapter that has no levels yet', () => {
    const words = { ...WORDS, loops: { 'loops-level1': { later: 'Later.' } } };
    expect(missingLines(SCENES, () => words, new Set(['small/loops']))).toEqual([]);
  });
});
