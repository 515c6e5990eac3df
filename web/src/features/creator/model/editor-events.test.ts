import type { Level } from '@hopcode/engine/formats/level';
import { startSimulation } from '@hopcode/engine/simulation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMMAND_ACTIONS, COMMAND_FORMS, type Command, type CommandAction } from './command-forms.ts';
import { grassFarm, newDesign } from './design.ts';
import { type EditorEvent, editorAfter, goalRemoved } from './editor-events.ts';
import { currentDesign, type EditorState, editorOf, shownFarm, type Tool } from './editor-state.ts';
import { textOf, withText } from './farm-commands.ts';
import { isBlocked } from './farm-map.ts';
import { withStartTurned } from './farm-things.ts';
import { redone, undone } from './history.ts';

const start = (): EditorState => editorOf(newDesign(grassFarm(8, 6), null), false);

const after = (...events: readonly EditorEvent[]): EditorState => events.reduce(editorAfter, start());

const arm = (tool: Tool): EditorEvent => ({ type: 'armed', tool });
const at = (x: number, y: number, stroke?: number): EditorEvent => ({
  type: 'chosen',
  cell: [x, y],
  ...(stroke !== undefined && { stroke }),
});
const CARROT: Tool = { kind: 'thing', type: 'carrot' };
const WATER: Tool = { kind: 'ground', terrain: 'water', brush: 1 };

const goals = (state: EditorState) =>
  shownFarm(state).levelGoals.map(({ action, type, maxScore }) =>
    `${action} ${type ?? ''} ${maxScore}`.trim(),
  );

describe('things', () => {
  it('become a goal to pick all of them up', () => {
    const state = after(arm(CARROT), at(0, 0), at(1, 0), at(2, 0));
    expect(goals(state)).toEqual(['collect carrot 3']);
  });

  it('several on one tile are kept, and delete removes all of them with their goal', () => {
    const state = after(arm(CARROT), at(0, 0), at(0, 0), arm({ kind: 'select' }), at(0, 0));
    expect([shownFarm(state).items.length, state.selected]).toEqual([2, [0, 0]]);
    const deleted = editorAfter(state, { type: 'deleted' });
    expect([shownFarm(deleted).items, goals(deleted)]).toEqual([[], []]);
  });

  it.each<[string, readonly EditorEvent[], string]>([
    ['a thing on water', [arm(WATER), at(1, 1), arm(CARROT), at(1, 1)], 'blocked-item'],
    ['the start on water', [arm(WATER), at(1, 1), arm({ kind: 'start' }), at(1, 1)], 'blocked-start'],
    ['a thing on the character', [arm(CARROT), at(4, 3)], 'occupied'],
    ['water under a thing', [arm(CARROT), at(1, 1), arm(WATER), at(1, 1)], 'occupied'],
    ['a house over the edge', [arm({ kind: 'prop', name: 'house-red' }), at(7, 5)], 'no-room'],
    ['a house on the character', [arm({ kind: 'prop', name: 'house-red' }), at(3, 4)], 'occupied'],
    [
      'an X on a rock',
      [
        arm({ kind: 'thing', type: 'rock' }),
        at(1, 1),
        arm({ kind: 'command', action: 'speak', mark: 'xmark' }),
        at(1, 1),
      ],
      'occupied',
    ],
    [
      'a gate on a fence',
      [
        arm({ kind: 'prop', name: 'fence' }),
        at(2, 1),
        arm({ kind: 'command', action: 'open', mark: 'xmark' }),
        at(1, 1),
        at(2, 1),
      ],
      'blocked-item',
    ],
    [
      'a thing to collect on water',
      [arm(WATER), at(4, 1), { type: 'command-given', command: commandOf('collect'), gives: true }],
      'blocked-item',
    ],
  ])('refuses %s and changes nothing', (_, events, refusal) => {
    const before = after(...events.slice(0, -1));
    const state = events.slice(-1).reduce(editorAfter, before);
    expect(state.notice).toEqual({ refusal });
    expect(currentDesign(state)).toBe(currentDesign(before));
  });

  it('Delete removes scenery', () => {
    const fenced = after(arm({ kind: 'prop', name: 'fence' }), at(2, 1), arm({ kind: 'select' }), at(2, 1));
    const deleted = editorAfter(fenced, { type: 'deleted' });
    expect([isBlocked(shownFarm(fenced), [2, 1]), isBlocked(shownFarm(deleted), [2, 1])]).toEqual([
      true,
      false,
    ]);
  });

  it('an existing goal for some of the things stays as it is', () => {
    const some = after(arm(CARROT), at(0, 0), at(1, 0), at(2, 0), {
      type: 'farm-changed',
      change: (level) => ({
        ...level,
        levelGoals: level.levelGoals.map((goal) => ({ ...goal, count: 2, maxScore: 2 })),
      }),
    });
    expect(goals([arm(CARROT), at(3, 0)].reduce(editorAfter, some))).toEqual(['collect carrot 2']);
    expect(goals([arm({ kind: 'erase' }), at(0, 0), at(1, 0)].reduce(editorAfter, some))).toEqual([
      'collect carrot 1',
    ]);
  });
});

describe('arming', () => {
  it('Escape first drops the command, then the tool, then the selection', () => {
    const armed = after(arm({ kind: 'command', action: 'speak', mark: 'xmark' }), at(1, 1));
    const first = editorAfter(armed, { type: 'escaped' });
    expect([armed.pending?.step, first.pending, first.tool.kind]).toEqual(['words', undefined, 'command']);
    const second = editorAfter(first, { type: 'escaped' });
    expect(second.tool).toEqual({ kind: 'select' });
    const selected = after(arm({ kind: 'select' }), at(4, 3));
    expect([selected.selected, editorAfter(selected, { type: 'escaped' }).selected]).toEqual([
      [4, 3],
      undefined,
    ]);
  });

  it('a cancelled command leaves nothing behind', () => {
    const state = after(arm({ kind: 'command', action: 'speak', mark: 'xmark' }), at(1, 1), {
      type: 'escaped',
    });
    expect(shownFarm(state).items).toEqual([]);
    expect(state.history.past).toEqual([]);
  });

  it('a target must be a neighbour of the X', () => {
    const armed = after(arm({ kind: 'command', action: 'build', mark: 'xmark' }), at(1, 1));
    expect(editorAfter(armed, at(3, 1)).pending?.step).toBe('target');
    expect(editorAfter(armed, at(2, 1)).pending).toMatchObject({ target: [2, 1], step: 'words' });
  });

  it('the start is set once, and can be turned', () => {
    const state = after(arm({ kind: 'start' }), at(1, 1));
    expect([shownFarm(state).start, state.tool.kind, state.selected]).toEqual([[1, 1], 'select', [1, 1]]);
    const facing = ['right', 'down', 'left', 'up'];
    let turned = state;
    for (const expected of facing) {
      turned = editorAfter(turned, { type: 'farm-changed', change: withStartTurned });
      expect(shownFarm(turned).facing).toBe(expected);
    }
  });
});

const THINGS: Readonly<Partial<Record<CommandAction, string>>> = {
  build: 'chickenHouseSmallRed',
  collect: 'pumpkin',
  read: 'sign',
  open: 'chest',
  close: 'gate',
  water: 'carrotCrop',
  combine: 'salad',
  place: 'bread',
  plant: 'carrotSeeds',
  display: 'board',
  push: 'rock',
};
/** For each command, its call in a program whose character is on the X and faces the target. */
const CALLS: Readonly<Record<CommandAction, readonly [string, ...(string | number)[]]>> = {
  speak: ['speak', 'Hello!'],
  build: ['build', 'chickenHouse', 'red', 'small'],
  collect: ['collect', 'pumpkin'],
  read: ['read'],
  write: ['write', 'Hello!'],
  open: ['open'],
  close: ['close'],
  water: ['water'],
  combine: ['combine', 'salad'],
  place: ['place', 'bread'],
  plant: ['plant', 'carrotSeeds'],
  display: ['display', 'Hello!'],
  ask: ['ask', 'Hello!'],
  push: ['push'],
  reach: ['facing'],
};

const commandOf = (action: CommandAction): Command => ({
  action,
  mark: 'xmarkGold',
  position: action === 'push' ? [4, 1] : [4, 2],
  target: COMMAND_FORMS[action].hasTarget ? (action === 'push' ? [4, 2] : [4, 1]) : undefined,
  thing: THINGS[action],
  text: 'Hello!',
  ...(action === 'build' && { cost: { type: 'plank', amount: 4 } }),
});

const plays = (level: Level, call: readonly [string, ...(string | number)[]]): boolean => {
  const run = startSimulation(level);
  if (call[0] !== 'push') run.command('move_forward', [1]);
  const [name, ...args] = call;
  const { failure } = run.command(name, args);
  return failure === undefined && run.verdict({}).complete;
};

describe('commands', () => {
  it.each(COMMAND_ACTIONS)('the goal of %s can be met by its command', (action) => {
    const state = after({ type: 'command-given', command: commandOf(action), gives: true });
    expect(state.notice).toBeUndefined();
    expect(plays(shownFarm(state), CALLS[action])).toBe(true);
  });

  it.each(COMMAND_ACTIONS)('%s is removed with its X, its goal and its thing', (action) => {
    const given = after({ type: 'command-given', command: commandOf(action), gives: false });
    const { position } = commandOf(action);
    const erased = [arm({ kind: 'erase' }), { type: 'chosen', cell: position } as const].reduce(
      editorAfter,
      given,
    );
    const left = shownFarm(erased);
    expect(left.levelGoals).toEqual([]);
    // The rock that a push needs is a separate thing, so it stays.
    expect(left.items.map(({ type }) => type)).toEqual(action === 'push' ? ['rock'] : []);
  });

  it.each<[string, readonly CommandAction[]]>([
    ['planted', ['plant', 'water']],
    ['watered', ['water', 'plant']],
  ])('a plant that is first %s is one plant, planted and watered', (_, actions) => {
    const given = actions.map(
      (action): EditorEvent => ({ type: 'command-given', command: commandOf(action), gives: true }),
    );
    const state = after(...given);
    const farm = shownFarm(state);
    expect(farm.items.filter(({ position }) => position[1] === 1)).toMatchObject([{ action: 'plant' }]);
    const run = startSimulation(farm);
    for (const [name, args] of [
      ['move_forward', [1]],
      ['plant', ['carrotSeeds']],
      ['water', []],
    ] as const)
      expect(run.command(name, args).failure).toBeUndefined();
    expect(run.verdict({}).complete).toBe(true);
    const plantGoal = farm.levelGoals.findIndex(({ action }) => action === 'plant');
    const left = shownFarm(editorAfter(state, goalRemoved(plantGoal)));
    expect(left.levelGoals.map(({ action }) => action)).toEqual(['water']);
    expect(plays(left, CALLS.water)).toBe(true);
  });

  it('removing a plant also removes its goals for planting and watering', () => {
    const given = (['plant', 'water'] as const).map(
      (action): EditorEvent => ({ type: 'command-given', command: commandOf(action), gives: true }),
    );
    const farm = shownFarm(after(...given, arm({ kind: 'erase' }), at(4, 1)));
    expect([farm.levelGoals, farm.items]).toEqual([[], []]);
  });

  it.each([
    [true, 2],
    [false, 0],
  ])('a pasted command gives the character its materials if the first one did: %s', (gives, held) => {
    const state = after(
      { type: 'command-given', command: commandOf('plant'), gives },
      { type: 'area-marked', from: [4, 1], to: [4, 2] },
      { type: 'copied' },
      at(1, 1),
    );
    const seeds = shownFarm(state).inventory.find(({ type }) => type === 'carrotSeeds');
    expect([shownFarm(state).levelGoals.length, seeds?.count ?? 0]).toEqual([2, held]);
  });

  it.each(COMMAND_ACTIONS)('the text of %s can be changed, if it has one', (action) => {
    const level = shownFarm(after({ type: 'command-given', command: commandOf(action), gives: true }));
    const index = level.levelGoals.length - 1;
    const goal = level.levelGoals[index];
    const isText = ['speak', 'write', 'display', 'ask'].includes(action);
    expect(goal && textOf(goal)).toBe(isText ? 'Hello!' : undefined);
    const isMet = isText && plays(withText(level, index, 'Bye!'), [CALLS[action][0], 'Bye!']);
    expect(isMet).toBe(isText);
  });

  it('a command does not give the character its materials unless the author asks for it', () => {
    const state = after({ type: 'command-given', command: commandOf('build'), gives: false });
    expect(shownFarm(state).inventory).toEqual([]);
    expect(plays(shownFarm(state), CALLS.build)).toBe(false);
  });
});

describe('a bridge over water', () => {
  const BRIDGE: Tool = { kind: 'thing', type: 'bridge' };
  const bridged = [arm(WATER), at(1, 1), arm(BRIDGE), at(1, 1)];

  it.each<[string, Tool, string | undefined]>([
    ['carries a thing', CARROT, undefined],
    ['carries an X', { kind: 'command', action: 'reach', mark: 'xmark' }, undefined],
    ['carries the start', { kind: 'start' }, undefined],
  ])('%s', (_, tool, refusal) => {
    expect(after(...bridged, arm(tool), at(1, 1)).notice?.refusal).toBe(refusal);
  });

  it('carries nothing before the player has built it', () => {
    const build: Command = { ...commandOf('build'), thing: 'bridge' };
    const state = after(
      arm(WATER),
      at(4, 1),
      { type: 'command-given', command: build, gives: true },
      arm(CARROT),
      at(4, 1),
    );
    expect(state.notice?.refusal).toBe('blocked-item');
  });
});

describe('painting', () => {
  it('undo and redo show the farm that they change', () => {
    const second = after({ type: 'farm-added' }, arm(CARROT), at(1, 1), { type: 'farm-shown', farm: 0 });
    const back = editorAfter(second, { type: 'undone' });
    expect([back.farm, shownFarm(back).items.length]).toEqual([1, 0]);
    const again = editorAfter({ ...back, farm: 0 }, { type: 'redone' });
    expect([again.farm, shownFarm(again).items.length]).toEqual([1, 1]);
    expect(editorAfter(back, { type: 'undone' }).farm).toBe(0);
  });

  it('one stroke is one step', () => {
    const state = after(arm(WATER), at(0, 0, 1), at(1, 0, 1), at(2, 0, 1), at(0, 2, 2));
    expect(state.history.past.length).toBe(2);
    const undo = editorAfter(state, { type: 'undone' });
    expect([isBlocked(shownFarm(undo), [2, 0]), isBlocked(shownFarm(undo), [0, 2])]).toEqual([true, false]);
  });

  it('fills connected tiles', () => {
    const line = after(arm(WATER), ...Array.from({ length: 6 }, (_, y) => at(3, y, 1)));
    const filled = [arm({ kind: 'ground', terrain: 'sand', brush: 'fill' }), at(0, 0)].reduce(
      editorAfter,
      line,
    );
    const ground = shownFarm(filled).map.layers.find(({ name }) => name === 'ground_layer')?.data ?? [];
    expect(ground.slice(0, 8)).toEqual([8, 8, 8, 6, 0, 0, 0, 0]);
  });
});

describe('farms', () => {
  it('there are up to three, and undo shows one that exists', () => {
    const added: EditorEvent = { type: 'farm-added' };
    const state = after(added, added, added);
    expect([currentDesign(state).farms.length, state.farm]).toEqual([3, 2]);
    const undo = editorAfter(state, { type: 'undone' });
    expect([currentDesign(undo).farms.length, undo.farm]).toEqual([2, 1]);
    const removed = editorAfter(undo, { type: 'farm-removed' });
    expect([currentDesign(removed).farms.length, removed.farm]).toEqual([1, 0]);
  });

  it('a smaller farm loses everything beyond its edge, and the start moves inside', () => {
    const state = after(arm(CARROT), at(7, 5), at(0, 0), { type: 'resized', columns: 4, rows: 4 });
    const farm = shownFarm(state);
    expect([farm.items.map(({ position }) => position), goals(state), farm.start]).toEqual([
      [[0, 0]],
      ['collect carrot 1'],
      [3, 3],
    ]);
  });
});

const cell = fc.record({ x: fc.nat(7), y: fc.nat(5) });
const tool = fc.constantFrom<Tool>(
  CARROT,
  WATER,
  { kind: 'ground', terrain: 'path', brush: 3 },
  { kind: 'ground', terrain: 'sand', brush: 'fill' },
  { kind: 'prop', name: 'tree-leaf' },
  { kind: 'prop', name: 'fence' },
  { kind: 'thing', type: 'rock' },
  { kind: 'erase' },
  { kind: 'start' },
  { kind: 'paste' },
  { kind: 'select' },
);
const anyEvent: fc.Arbitrary<EditorEvent> = fc.oneof(
  { arbitrary: tool.map(arm), weight: 3 },
  { arbitrary: cell.map(({ x, y }) => at(x, y)), weight: 6 },
  {
    arbitrary: fc.tuple(cell, cell).map(
      ([from, to]): EditorEvent => ({
        type: 'area-marked',
        from: [from.x, from.y],
        to: [to.x, to.y],
      }),
    ),
    weight: 1,
  },
  {
    arbitrary: fc
      .constantFrom(...COMMAND_ACTIONS)
      .map((action): EditorEvent => ({ type: 'command-given', command: commandOf(action), gives: true })),
    weight: 2,
  },
  {
    arbitrary: fc.constantFrom<EditorEvent>(
      { type: 'copied' },
      { type: 'cut' },
      { type: 'deleted' },
      { type: 'farm-added' },
      { type: 'farm-removed' },
      { type: 'resized', columns: 6, rows: 5 },
      { type: 'escaped' },
    ),
    weight: 2,
  },
);

describe('any edits', () => {
  it('can be undone to the beginning and redone to the end', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
        const end = after(...events).history;
        let history = end;
        while (history.past.length > 0) history = undone(history);
        expect(history.now).toEqual(currentDesign(start()));
        while (history.future.length > 0) history = redone(history);
        expect(history.now).toBe(end.now);
      }),
    );
  });

  it('leave a farm that the engine accepts, with a free start and nothing on blocked ground', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
        const state = after(...events);
        for (const farm of currentDesign(state).farms) {
          expect(isBlocked(farm, farm.start)).toBe(false);
          expect(() => startSimulation(farm)).not.toThrow();
          for (const goal of farm.levelGoals) expect(goal.maxScore).toBeGreaterThan(0);
        }
      }),
    );
  });
});
