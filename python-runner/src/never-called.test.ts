import { expect, it } from 'vitest';
import { meadow } from './testing/farm.ts';
import { usePython } from './testing/python.ts';

const run = usePython();

const REACH = 'player.move_forward(2)';

it.each<[code: string, type: string | undefined, name: string | undefined]>([
  ['def go():\n    player.turn_left()', 'FunctionNeverCalled', 'go'],
  ['def go():\n    player.turn_left()\n    go()', 'FunctionCallsOnlyItself', 'go'],
  ['def turn():\n    player.turn_left()\ndef go():\n    turn()', 'FunctionNeverCalled', 'go'],
  ['class Hen:\n    eggs = 1', 'ClassNeverUsed', 'Hen'],
  ['class Hen:\n    def lay(self):\n        player.turn_left()\nn = 1', 'ClassNeverUsed', 'Hen'],
  ['class Hen:\n    def lay(self):\n        player.turn_left()\nprint("a")', undefined, undefined],
  ['class Hen:\n    def lay(self):\n        player.turn_left()\nplayer.turn_left()', undefined, undefined],
  ['class Empty: pass\nfor food in ["soup"]: print(food)\nelse: print("end")', undefined, undefined],
  ['class Empty:\n    "A note."', undefined, undefined],
  ['def later():\n    ...', undefined, undefined],
  ['def go():\n    pass\ngo()', undefined, undefined],
  ['def go():\n    pass\nif player.can_move() and False:\n    go()', undefined, undefined],
  ['def go():\n    pass\nways = [go]', undefined, undefined],
  ['async def go():\n    player.turn_left()', 'FunctionNeverCalled', 'go'],
  ['async def go():\n    pass\ngo()', 'RuntimeWarning', "coroutine 'go' was never awaited"],
  ['import asyncio\nasyncio.sleep(1)', 'RuntimeWarning', "coroutine 'sleep' was never awaited"],
  ['async def go():\n    pass\nawait go()', undefined, undefined],
  ['import asyncio\nasync def go():\n    pass\nasyncio.run(go())', undefined, undefined],
  ['def keep(f):\n    return f\n@keep\ndef go():\n    pass', undefined, undefined],
  ['class Bird:\n    pass\nclass Hen(Bird):\n    pass\nHen()', undefined, undefined],
  ['x = 1', undefined, undefined],
  [`def go():\n    pass\n${REACH}`, undefined, undefined],
  ['def go():\n    pass\nx = 1 / 0', undefined, undefined],
])('%j: %s %s', async (code, type, name) => {
  const { end } = await run(code);
  const slip = end.status === 'finished' ? end.slip : undefined;
  expect([slip?.type, slip?.message]).toEqual([type, name]);
});

it('points at the name', async () => {
  const { end } = await run('x = 1\ndef go():\n    player.turn_left()');
  expect(end).toMatchObject({ slip: { line: 2, column: 5, endLine: 2, endColumn: 7 } });
});

it('points at the name after async def', async () => {
  const { end } = await run('async def go():\n    player.turn_left()');
  expect(end).toMatchObject({ slip: { line: 1, column: 11, endLine: 1, endColumn: 13 } });
});

it('is silent on a farm without goals', async () => {
  const { end } = await run('def go():\n    pass', { level: meadow({ levelGoals: [] }) });
  expect(end).toEqual({ status: 'finished' });
});
