import { levelSchema } from '@hopcode/engine/formats/level';
import { expect, it } from 'vitest';
import { compileCourses } from './build/read-courses.ts';
import { playableLevel } from './playable-level.ts';

it('returns only what the engine plays', () => {
  const compiled = compileCourses().courses[0]?.levels[0]?.level;
  if (!compiled) throw new Error('no level');
  const level = playableLevel(compiled);
  expect(levelSchema.parse(level)).toEqual(level);
  expect(level.levelGoals).toEqual(compiled.levelGoals);
});
