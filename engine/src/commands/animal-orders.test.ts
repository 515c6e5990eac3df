import { describe, expect, it } from 'vitest';
import { startSimulation } from '../simulation.ts';
import { callsOf } from '../testing/calls.ts';
import { type TinyLevel, tinyLevel } from '../testing/tiny-level.ts';

const LEGEND = {
  d: { type: 'duck', action: 'none' },
  h: { type: 'hen', action: 'none' },
  r: { type: 'duck', action: 'none', data: { facing: 'right' } },
} as const;

const after = (map: string, program: string, scene: Partial<TinyLevel> = {}) => {
  const simulation = startSimulation(tinyLevel({ map, legend: LEGEND, free: true, ...scene }));
  const changes = callsOf(program).flatMap(({ name, args }) => simulation.command(name, args).changes);
  return { things: simulation.world().things, changes };
};

describe('animals in free play', () => {
  it.each([
    ['duck turn left', 'right'],
    ['Ducks, turn left!', 'right'],
    ['DUCKS TURN RIGHT', 'left'],
    ['everyone: turn around', 'up'],
    ['animals dance', 'down'],
    ['Hello ducks', 'down'],
    ['hens turn left', 'down'],
    ['ducks', 'down'],
    ['constructor turn left', 'down'],
    ['duck toString', 'down'],
  ])('after %j a duck that looked down looks %s', (text, facing) => {
    expect(after('>.d', `speak("${text}")`).things[0]?.facing).toBe(facing);
  });

  it.each<[string, string, readonly [number, number]]>([
    ['walks one tile', '>r..', [2, 0]],
    ['stays in front of a rock', '>rk.', [1, 0]],
    ['swims', '>r~.', [2, 0]],
    ['stays in front of the character', 'r<..', [0, 0]],
    ['stays on the map', '>..r', [3, 0]],
  ])('a duck that is told to walk %s', (_, map, position) => {
    expect(after(map, 'speak("duck walk")').things[0]?.position).toEqual(position);
  });

  it.each<[string, string, readonly [number, number]]>([
    ['along the longer way', '>...\n...d', [2, 1]],
    ['around an obstacle', '>...\n..kd', [3, 0]],
    ['not onto its tile', '>d..', [1, 0]],
  ])('comes nearer to the character %s', (_, map, position) => {
    expect(after(map, 'speak("duck come")').things.find(({ type }) => type === 'duck')?.position).toEqual(
      position,
    );
  });

  it('never puts two animals on one tile', () => {
    const { things } = after('>.dd', 'speak("ducks come") speak("ducks come") speak("ducks come")');
    expect(things.map(({ position }) => position)).toEqual([
      [1, 0],
      [2, 0],
    ]);
  });

  it('a hen does not swim', () => {
    expect(after('>~h', 'speak("hen come")').things[0]?.position).toEqual([2, 0]);
  });

  it('take turns when several dance, and face the same way at the end', () => {
    const { changes } = after('>.dd', 'speak("ducks dance")');
    const moves = changes.flatMap((change) =>
      change.type === 'thing-changed' ? [[change.id, change.facing]] : [],
    );
    expect(moves).toEqual([
      [0, 'left'],
      [1, 'left'],
      [0, 'up'],
      [1, 'up'],
      [0, 'right'],
      [1, 'right'],
      [0, 'down'],
      [1, 'down'],
    ]);
  });

  it('ignore orders outside free play', () => {
    const simulation = startSimulation(
      tinyLevel({ map: 'R.d', legend: LEGEND, goals: [{ action: 'speak', position: [0, 0], data: '*' }] }),
    );
    expect(simulation.command('speak', ['ducks turn left']).changes.map(({ type }) => type)).toEqual([
      'said',
      'scored',
    ]);
  });
});
