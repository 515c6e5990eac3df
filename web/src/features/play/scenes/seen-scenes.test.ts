// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { isSceneSeen, noteSceneSeen, seenScenes } from './seen-scenes.ts';

afterEach(() => seenScenes.remove());

const of = (owner: string, id = 'intro-end') => ({ owner, courseId: 'python', id });

it('stores the scenes of the last learner of this browser', () => {
  noteSceneSeen(of('ada'));
  noteSceneSeen(of('ada', 'loops-end'));
  expect([isSceneSeen(of('ada')), isSceneSeen(of('ada', 'loops-end'))]).toEqual([true, true]);
  expect(isSceneSeen({ ...of('ada'), courseId: 'advanced-python' })).toBe(false);
  expect(isSceneSeen(of('bo'))).toBe(false);
  noteSceneSeen(of('bo'));
  expect([isSceneSeen(of('bo')), isSceneSeen(of('ada'))]).toEqual([true, false]);
});

it('deletes the oldest of more than 300 scenes', () => {
  for (let scene = 0; scene <= 300; scene += 1) noteSceneSeen(of('ada', `scene-${scene}`));
  expect(isSceneSeen(of('ada', 'scene-0'))).toBe(false);
  expect(isSceneSeen(of('ada', 'scene-1'))).toBe(true);
});
