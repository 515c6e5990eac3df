import { expect, it, vi } from 'vitest';
import { createNodeRunner } from './node-runner.ts';
import { meadow, meadowForTwo } from './testing/farm.ts';
import { usePython } from './testing/python.ts';

usePython();

/** Programs that use the library in ways that lessons do, including its caches, counters and registries. */
const HARMLESS = `
import abc, asyncio, dataclasses, datetime, enum, functools, json, pickle, random, re, typing
@functools.singledispatch
def told(value): return "value"
@told.register
def _(value: int): return "number"
@functools.lru_cache
def double(value): return value * 2
@dataclasses.dataclass
class Hen:
    name: str = "Mia"
class Colour(enum.Enum):
    RED = 1
class Animal(abc.ABC):
    @abc.abstractmethod
    def speak(self): ...
T = typing.TypeVar("T")
class Box(typing.Generic[T]): pass
async def walk(): await asyncio.sleep(1)
asyncio.run(walk())
print(told(1), double(2), Hen(), Colour.RED, Box[int], re.sub("a+", "b", "caat"), random.random())
print(json.dumps({"a": 1}), pickle.loads(pickle.dumps([1])), datetime.datetime.strptime("2026-01-01", "%Y-%m-%d"))`;

const FOR_TWO = `import asyncio
async def main():
    await asyncio.gather(player.move_forward(2), helper.move_forward(2))
asyncio.run(main())`;

/** Programs whose mistakes Python only warns of, or that a limit ends: the harness then reads their text again. */
const SILENT: readonly string[] = [
  'x = 1\nx == 2',
  'name = "Ada"\nname.upper()',
  'awake = True\nwhile awake:\n    player.turn_left()',
  'async def five():\n    return 5\nx = five()\nprint(x + 1)',
  'import json\nopen("a.json", "w").close()\njson.loads(open("a.json"))',
];

it('a worker stays after harmless programs, and is replaced after one that patched a function', async () => {
  const runner = createNodeRunner();
  const replaced = vi.fn<() => void>();
  runner.start();
  const play = (code: string) => runner.run({ code, level: meadow() });
  await play('');
  runner.subscribe(() => {
    if (runner.state() === 'booting') replaced();
  });
  for (const code of [HARMLESS, '1 / 0', 'player.move_forward(9)', ...SILENT, HARMLESS]) await play(code);
  await runner.run({ code: FOR_TWO, level: meadowForTwo() });
  expect(replaced).not.toHaveBeenCalled();
  expect((await play('player.turn_left.__code__ = (lambda: 1).__code__')).end.status).toBe('finished');
  expect(replaced).toHaveBeenCalledOnce();
  runner.dispose();
});
