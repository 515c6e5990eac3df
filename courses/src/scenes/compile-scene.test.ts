import { describe, expect, it } from 'vitest';
import { compileMap } from '../build/compile-map.ts';
import { compileCourses } from '../build/read-courses.ts';
import { compileScene } from './compile-scene.ts';
import { chapterScenesSchema } from './scene-source.ts';

const level = compileCourses().courses[0]?.levels[0]?.level;
if (!level) throw new Error('there is no level');

/** A place of four tiles; when the level starts, Rosa is visible and Tam is hidden. */
const { map } = compileMap({ ground: '....\n' }, () => undefined);
const person = (type: string, state?: string) => ({
  action: 'none' as const,
  type,
  sprite: `thing/${type}`,
  position: [0, 0] as [number, number],
  ...(state && { data: { state } }),
});
const own = { ...level, slug: 'loops-level1', items: [person('rosa'), person('tam', 'hidden')] };

const compile = (pictures: unknown, when: 'before' | 'end' = 'end') => {
  const problems: string[] = [];
  const source = chapterScenesSchema.parse({ end: pictures }).end ?? [];
  const scene = compileScene(
    source,
    {
      chapter: 'loops',
      when,
      level: own,
      placeOf: (name) => (name === 'pond' ? map : undefined),
    },
    ['end'],
    (field, message) => problems.push(`${field.join('.')}: ${message}`),
  );
  return { scene, problems };
};

const LEVEL = { place: 'level', speaker: 'rosa', words: 'hello' };
const POND = { place: 'pond', you: [0, 0], speaker: 'odo', words: 'hello' };

describe('compileScene', () => {
  it('compiles a place with its people, things and sky', () => {
    const { scene, problems } = compile([
      {
        ...POND,
        sky: 'night',
        season: 'autumn',
        you: [0, 0, 'right'],
        people: { berta: [1, 0, 'left'] },
        things: { gate: [[2, 0]], egg: [[3, 0]] },
        states: { gate: 'open' },
      },
    ]);
    expect(problems).toEqual([]);
    expect(scene).toMatchObject({ id: 'loops-end', level: 'loops-level1', when: 'end' });
    expect(scene.pictures[0]).toMatchObject({
      speaker: 'odo',
      mood: 'calm',
      words: 'hello',
      farm: {
        start: [0, 0],
        facing: 'right',
        sky: 'night',
        season: 'autumn',
        levelGoals: [],
        items: [
          { type: 'berta', position: [1, 0], data: { facing: 'left' } },
          { type: 'gate', position: [2, 0], data: { state: 'open' } },
          { type: 'egg', position: [3, 0] },
        ],
      },
    });
  });

  it('has no separate farm if the picture shows the farm of the level', () => {
    expect(compile([LEVEL], 'before').scene).toEqual({
      id: 'loops-level1',
      courseId: 'python',
      chapter: 'loops',
      level: 'loops-level1',
      when: 'before',
      pictures: [{ speaker: 'rosa', mood: 'calm', words: 'hello' }],
    });
  });

  it.each<[string, unknown, string]>([
    ['an unknown place', { ...POND, place: 'moon' }, 'end.0.place: there is no scenes/places/moon.yaml'],
    [
      'a speaker who is not there',
      { ...POND, speaker: 'rosa' },
      'end.0.speaker: rosa speaks but is not in the picture: add rosa',
    ],
    [
      'a place without your character',
      { ...POND, you: undefined },
      'end.0.you: write where your character stands: [column, row, facing]',
    ],
    [
      'a speaker who is hidden when the level starts',
      { ...LEVEL, speaker: 'tam' },
      'end.0.speaker: tam speaks but is not in the picture: add tam',
    ],
    [
      'people on the farm of the level',
      { ...LEVEL, people: { pim: [1, 1] } },
      'end.0: "place: level" shows the level as it starts: take "pim" out',
    ],
    [
      'an unknown thing',
      { ...POND, things: { rocket: [[1, 0]] } },
      'end.0.things.rocket: "rocket" is no kind of thing; they are in engine/src/things',
    ],
    [
      'a state without a thing',
      { ...POND, states: { gate: 'open' } },
      'end.0.states.gate: is not among the things of this picture',
    ],
    [
      'two figures on one tile',
      { ...POND, you: [1, 0], people: { pim: [1, 0] } },
      'end.0: two stand on [1,0]: move one',
    ],
    [
      'a tile beyond the place',
      { ...POND, people: { pim: [9, 0] } },
      'end.0: items.0.position: outside the map (pond has 4x1 tiles)',
    ],
  ])('refuses %s', (_, picture, problem) => {
    expect(compile([picture]).problems).toEqual([problem]);
  });

  it('requires the farm of the level in the last picture before the level', () => {
    expect(compile([LEVEL, POND], 'before').problems).toEqual([
      'end.1.place: the last picture before a level shows the level: "place: level"',
    ]);
    expect(compile([LEVEL, POND], 'end').problems).toEqual([]);
  });

  it.each([
    [[POND, POND, POND, POND], 'at most 3 pictures'],
    [[], '1'],
    [[{ ...POND, speaker: 'wolf' }], 'rosa'],
    [[{ ...POND, people: { wolf: [0, 0] } }], 'people'],
  ])('%j does not fit the format', (pictures, message) => {
    const parsed = chapterScenesSchema.safeParse({ end: pictures });
    expect(JSON.stringify(parsed.error?.issues)).toContain(message);
  });
});
