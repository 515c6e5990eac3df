import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Actor } from './formats/actor.ts';
import { type Level, parseLevel } from './formats/level.ts';
import type { TimelineEvent } from './formats/timeline.ts';
import { failureMessage } from './message.ts';
import { narrateEvent, narrateMap } from './narration.ts';
import { problemOfProof } from './proof.ts';
import { proofOf } from './proof-run.ts';
import { replay } from './replay.ts';
import { startSimulation } from './simulation.ts';
import { anyRun, yard } from './testing/any-run.ts';
import type { Call } from './testing/calls.ts';
import { inEnglish } from './testing/in-english.ts';
import { type TinyLevel, tinyLevel } from './testing/tiny-level.ts';
import { createBoard, createWorld } from './world/world.ts';

type Act = readonly [actor: Actor, name: string, ...args: (string | number)[]];

const withTam = (tiny: TinyLevel): Level => {
  const level = tinyLevel({
    ...tiny,
    legend: { t: { type: 'tam', data: { facing: 'right' } }, ...tiny.legend },
  });
  return { ...level, helper: level.items.findIndex(({ type }) => type === 'tam') };
};

const play = (level: Level, acts: readonly Act[]) => {
  const farm = startSimulation(level);
  const events = acts.map(([actor, name, ...args]): TimelineEvent => {
    const { changes, value, failure } = farm.command(name, args, actor);
    return {
      kind: 'command',
      line: 1,
      name,
      args,
      changes: [...changes],
      ...(value !== undefined && { value }),
      ...(failure && { failure: { code: failure.code, params: { ...failure.params } } }),
      ...(actor === 'helper' && { by: actor }),
    };
  });
  const last = events.at(-1);
  return { farm, events, last: last?.kind === 'command' ? last : undefined };
};

const tamOf = ({ world }: ReturnType<typeof startSimulation>, level: Level) =>
  world().things[level.helper ?? -1];

describe('the helper', () => {
  it('walks and turns by the rules of the character, which stays where it is', () => {
    const level = withTam({ map: '>...\nt..#\n....' });
    const { farm } = play(level, [
      ['helper', 'move_forward', 2],
      ['helper', 'turn_right'],
      ['helper', 'move_forward'],
    ]);
    expect(tamOf(farm, level)).toEqual({ type: 'tam', position: [2, 2], state: 'there', facing: 'down' });
    expect(farm.world().player).toEqual({ position: [0, 0], facing: 'right' });
  });

  it.each<[string, TinyLevel, Act, string]>([
    ['a wall', { map: '>..\nt#.' }, ['helper', 'move_forward'], 'bumped-into-wall'],
    ['the character', { map: 't>.' }, ['helper', 'move_forward'], 'way-taken'],
    ['a place without an X', { map: '>..\nt..' }, ['helper', 'speak', 'Hi'], 'not-on-mark'],
  ])('fails with its name: %s', (_, tiny, act, code) => {
    const { last } = play(withTam(tiny), [act]);
    expect(last?.failure).toMatchObject({ code, params: { who: 'tam' } });
  });

  it('stops the character, and the failure names the helper', () => {
    const { last } = play(withTam({ map: '>t.' }), [['player', 'move_forward']]);
    expect(last?.failure).toEqual({ code: 'way-taken', params: { thing: 'tam' } });
    expect(last?.changes).toEqual([{ type: 'bumped', at: [1, 0] }]);
  });

  it('shares the inventory and the goals, except goals for only one of the two', () => {
    const level = withTam({
      map: '>c..\ntc.x',
      goals: [
        { action: 'collect', type: 'carrot', maxScore: 2 },
        { action: 'reach', position: [2, 0], by: 'helper' },
        { action: 'speak', position: [3, 1], data: 'Hi', by: 'helper' },
      ],
    });
    const { farm } = play(level, [
      ['player', 'move_forward', 2],
      ['helper', 'move_forward', 3],
      ['helper', 'speak', 'Hi'],
    ]);
    expect(farm.world().inventory).toEqual({ carrot: 2 });
    expect(farm.world().scores).toEqual([2, 0, 1]);
  });

  it('triggers answers of the farm', () => {
    const level = withTam({
      map: '>..\nt..',
      reactions: [{ when: { event: 'arrived', at: [1, 1] }, steps: [{ act: 'sky', sky: 'night' }] }],
    });
    expect(play(level, [['helper', 'move_forward']]).farm.world().sky).toBe('night');
  });

  it('does not exist on a farm without a helper', () => {
    const { last } = play(tinyLevel({ map: '>..' }), [['helper', 'move_forward']]);
    expect(last?.failure).toMatchObject({ code: 'no-helper' });
  });

  it('sees the character as the player', () => {
    expect(play(withTam({ map: 't>.' }), [['helper', 'look']]).last?.value).toBe('player');
    expect(play(withTam({ map: '>t.' }), [['player', 'look']]).last?.value).toBe('tam');
  });
});

it.each<[string, Act, string[]]>([
  ['a walk', ['helper', 'move_forward', 2], ['Old Tam moved to row 1, column 2']],
  ['a turn', ['helper', 'turn_left'], ['Old Tam now faces up']],
  [
    'a pickup',
    ['helper', 'move_forward', 3],
    ['Old Tam moved to row 1, column 3', 'Old Tam: Picked up: carrot', 'In the bag: 1 carrot'],
  ],
  ['a question', ['helper', 'can_move'], ['Old Tam: can_move() gives true']],
])('says who acts: %s', (_, act, told) => {
  const level = withTam({ map: '>...\nt..c' });
  const { last } = play(level, [act]);
  expect(last && narrateEvent(createBoard(level), createWorld(level), last).map(inEnglish)).toEqual(told);
});

it('describes the helper on the map', () => {
  const level = withTam({ map: '>..\nt..' });
  const told = narrateMap(createBoard(level), createWorld(level), 'Rabbit').map(inEnglish);
  expect(told).toContain('Your helper Old Tam at row 1, column 0, facing right');
});

it('a failure of the helper names the helper', () => {
  const { last } = play(withTam({ map: 't>.' }), [['helper', 'move_forward']]);
  const told = last?.failure && inEnglish(failureMessage(last.failure));
  expect(told).toBe(
    'Old Tam: Your character is on this tile and did not leave in time. Only one of you fits on a tile.',
  );
});

const TWO_CARROTS: TinyLevel['goals'] = [{ action: 'collect', type: 'carrot', maxScore: 2 }];

it('is part of a proof', () => {
  const level = withTam({
    map: '>.c\nt.c',
    goals: TWO_CARROTS,
  });
  const { farm, events } = play(level, [
    ['player', 'move_forward', 2],
    ['helper', 'move_forward', 2],
  ]);
  const verdict = farm.verdict({});
  const proof = proofOf(
    [level],
    [{ version: 1, events, end: { status: 'finished' }, variables: {}, verdict }],
  );
  expect(proof?.runs[0]?.commands).toEqual([
    ['move_forward', 2],
    ['helper.move_forward', 2],
  ]);
  expect(proof && problemOfProof([level], proof)).toBeUndefined();
  expect(
    problemOfProof([tinyLevel({ map: '>.c\n..c', goals: TWO_CARROTS })], proof ?? { runs: [] }),
  ).toMatchObject({ code: 'command_failed', failure: 'no-helper' });
});

it.each<[string, Partial<Level>, string]>([
  ['a helper that is no thing', { helper: 99 }, 'helper'],
  [
    'a goal for a helper without one',
    { levelGoals: [{ action: 'reach', position: [0, 0], by: 'helper', score: 0, maxScore: 1 }] },
    'levelGoals.0.by',
  ],
  [
    'an answer that takes the helper away',
    {
      helper: 0,
      reactions: [{ when: { event: 'all-met' }, steps: [{ act: 'state', thing: 0, state: 'gone' }] }],
    },
    'reactions.0.steps.0',
  ],
])('a level is refused with %s', (_, part, path) => {
  const parsed = parseLevel({ ...tinyLevel({ map: '>.t', legend: { t: { type: 'tam' } } }), ...part });
  expect(parsed.ok ? [] : parsed.problems.map((problem) => problem.path)).toContain(path);
});

describe('for any program of the two', () => {
  const helper = yard.items.findIndex(({ type }) => type === 'rosa');
  const anyPair = fc
    .tuple(anyRun, fc.array(fc.boolean(), { minLength: 60, maxLength: 60 }))
    .map(([{ level, calls }, turns]) => ({
      level: { ...level, helper },
      acts: calls.map(({ name, args }: Call, index): [Actor, Call] => [
        turns[index] ? 'helper' : 'player',
        { name, args },
      ]),
    }));
  const run = ({ level, acts }: { level: Level; acts: readonly [Actor, Call][] }) => {
    const farm = startSimulation(level);
    const events: TimelineEvent[] = [];
    const places: boolean[] = [];
    for (const [actor, { name, args }] of acts) {
      const { changes } = farm.command(name, args, actor);
      events.push({ kind: 'command', line: 1, name, args: [...args], changes: [...changes] });
      const { player, things } = farm.world();
      places.push(String(player.position) === String(things[helper]?.position));
    }
    return { farm, events, places };
  };

  it('they are never on one tile', () => {
    fc.assert(
      fc.property(anyPair, (pair) => {
        expect(run(pair).places).not.toContain(true);
      }),
    );
  });

  it('the replay of the changes ends in the world of the run', () => {
    fc.assert(
      fc.property(anyPair, (pair) => {
        const { farm, events } = run(pair);
        expect(replay(pair.level, events).at(-1)).toEqual(farm.world());
      }),
    );
  });

  it('the same program gives the same world', () => {
    fc.assert(
      fc.property(anyPair, (pair) => {
        expect(run(pair).farm.world()).toEqual(run(pair).farm.world());
      }),
    );
  });
});
