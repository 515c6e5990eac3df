import { FARM_ERRORS } from '@hopcode/engine/commands/farm-errors';
import { problemOfProof } from '@hopcode/engine/proof';
import { proofRunOf } from '@hopcode/engine/proof-run';
import { describe, expect, it } from 'vitest';
import { meadow } from './testing/farm.ts';
import { printed, told, usePython } from './testing/python.ts';
import { isTrueRun } from './verify-run.ts';

const run = usePython();

const at = (position: [number, number], data: string) => ({
  items: [{ action: 'speak' as const, type: 'xmark', sprite: 'marker/xmark', position }],
  levelGoals: [{ action: 'speak' as const, data, position }],
});

describe('a caught failure', () => {
  it('is an event, and the program continues', async () => {
    const { events, end } = await run(
      'try:\n    player.move_forward(9)\nexcept player.BumpedError:\n    player.turn_left()',
    );
    expect(end).toEqual({ status: 'finished' });
    expect(events.map(told)).toEqual([
      '1',
      '2',
      '2: move_forward(9) !bumped-into-wall',
      '3',
      '4',
      '4: turn_left()',
    ]);
  });

  it.each([
    ['Exception', 'except Exception as error:'],
    ['the class of all failures', 'except player.FarmError as error:'],
    ['several classes', 'except (player.NotEnoughError, player.BumpedError) as error:'],
    ['BaseException', 'except BaseException as error:'],
  ])('is caught by %s', async (_, head) => {
    const timeline = await run(`try:\n    player.move_forward(9)\n${head}\n    print(error, error.code)`);
    expect(timeline.end.status).toBe('finished');
    expect(printed(timeline)).toBe('bumped into wall bumped-into-wall\n');
  });

  it.each([
    ['a bare except', 'try:\n    player.move_forward(9)\nexcept:\n    print("on")'],
    [
      'suppress',
      'import contextlib\nwith contextlib.suppress(player.BumpedError):\n    player.move_forward(9)\nprint("on")',
    ],
    [
      'gather, which returns it',
      'import asyncio\nasync def go(): player.move_forward(9)\nasync def main():\n    await asyncio.gather(go(), return_exceptions=True)\nasyncio.run(main())\nprint("on")',
    ],
  ])('does not end the program: %s', async (_, code) => {
    const timeline = await run(code);
    expect(timeline.end.status).toBe('finished');
    expect(printed(timeline)).toBe('on\n');
  });

  it('has a class for each kind, and all are exceptions of the player module', async () => {
    const names = FARM_ERRORS.map(({ name }) => name);
    const timeline = await run(
      `from player import *\nfor kind in (${names.join(', ')}): print(kind.__name__, issubclass(kind, FarmError))`,
    );
    expect(printed(timeline)).toBe(names.map((name) => `${name} True\n`).join(''));
  });

  it('completes a level whose goals are met, and the server replays it', async () => {
    const level = meadow(at([6, 3], 'Hi'));
    const timeline = await run(
      'player.turn_right()\ntry:\n    player.push()\nexcept player.NothingHereError:\n    player.turn_left()\ntry:\n    player.move_forward(9)\nexcept player.BumpedError:\n    player.speak("Hi")',
      { level },
    );
    const proof = proofRunOf(level, timeline);
    expect([timeline.end.status, timeline.verdict.complete]).toEqual(['finished', true]);
    expect(proof && problemOfProof([level], { runs: [proof] })).toBeUndefined();
    expect(proof?.commands).toHaveLength(4);
    expect(isTrueRun(level, timeline)).toBe(true);
  });

  it('leaves the farm as it is, so a level with open goals stays open', async () => {
    const { verdict, end } = await run('try:\n    player.move_forward(9)\nexcept:\n    pass', {
      level: meadow({ levelGoals: [{ action: 'reach', position: [3, 0] }] }),
    });
    expect([end.status, verdict.complete]).toEqual(['finished', false]);
  });
});

describe('a failure that no program catches', () => {
  it.each([
    ['a wrong answer', 'player.speak("No")', 'wrong-text'],
    ['a value that does not fit', 'player.move_forward("far")', 'wrong-argument'],
    ['a misspelt item', 'player.count("Carrot")', 'unknown-item'],
  ])('ends the program even in a bare except: %s', async (_, call, code) => {
    const level = meadow(at([1, 3], 'Yes'));
    const timeline = await run(
      `for text in range(2):\n    try:\n        ${call}\n    except:\n        pass\nplayer.speak("Yes")`,
      { level },
    );
    expect(timeline.end).toMatchObject({ status: 'rule', line: 3, failure: { code } });
    expect(timeline.events.filter(({ kind }) => kind === 'command')).toHaveLength(1);
    expect(isTrueRun(level, timeline)).toBe(true);
  });
});

describe('a failure that a program does not catch', () => {
  it.each([
    ['no handler', 'player.move_forward(9)\nprint("never")', 1],
    [
      'another class',
      'try:\n    player.move_forward(9)\nexcept player.NotEnoughError:\n    print("never")',
      2,
    ],
    ['raised again', 'try:\n    player.move_forward(9)\nexcept player.FarmError:\n    raise', 2],
    [
      'in a task group',
      'import asyncio\nasync def go():\n    player.move_forward(9)\nasync def main():\n    async with asyncio.TaskGroup() as group:\n        group.create_task(go())\nasyncio.run(main())',
      3,
    ],
    [
      'in a task that is never awaited',
      'import asyncio\nasync def go():\n    player.move_forward(9)\nasync def main():\n    task = asyncio.create_task(go())\n    await asyncio.sleep(1)\nasyncio.run(main())',
      3,
    ],
  ])('ends it at its line: %s', async (_, code, line) => {
    const timeline = await run(code);
    expect(timeline.end).toMatchObject({
      status: 'rule',
      line,
      failure: { code: 'bumped-into-wall' },
      error: { type: 'BumpedError', line },
    });
    expect(printed(timeline)).toBe('');
    expect(isTrueRun(meadow(), timeline)).toBe(true);
  });

  it('runs the finally block first', async () => {
    const timeline = await run(
      'try:\n    player.move_forward(9)\nfinally:\n    player.turn_left()\n    print("end")',
    );
    expect(timeline.end).toMatchObject({ status: 'rule', line: 2, failure: { code: 'bumped-into-wall' } });
    expect(timeline.events.map(told).slice(1)).toEqual([
      '2',
      '2: move_forward(9) !bumped-into-wall',
      '4',
      '4: turn_left()',
      '5',
      'out "end\\n"',
    ]);
    expect(isTrueRun(meadow(), timeline)).toBe(true);
  });

  it('is a Python error if the program itself raises the exception', async () => {
    const own = await run('raise player.BumpedError("by hand")');
    expect(own.end).toMatchObject({ status: 'error', error: { type: 'BumpedError', message: 'by hand' } });
    const other = await run(
      'try:\n    player.move_forward(9)\nexcept player.FarmError as e:\n    raise ValueError("far") from e',
    );
    expect(other.end).toMatchObject({ status: 'error', error: { type: 'ValueError', line: 4 } });
  });
});
