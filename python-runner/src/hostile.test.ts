import { describe, expect, it } from 'vitest';
import { HOSTILE_PROGRAMS } from './testing/hostile-programs.ts';
import { printed, usePython } from './testing/python.ts';

/** The program that runs after a hostile one: it checks known results of the library and the harness. */
const CHECK = `
import json, math, random, textwrap
print(json.dumps({"a": [1]}), round(math.pi, 2), random.choice([5]), len("abc"), textwrap.wrap("a b c"))
steps = 2
player.move_forward(steps)
print(input("Name?"))`;
const CHECKED = '{"a": [1]} 3.14 5 3 [\'a b c\']\nMia\n';

const run = usePython();
const check = () => run(CHECK, { answers: ['Mia'] });

describe('a hostile program', () => {
  it.each(Object.entries(HOSTILE_PROGRAMS))('that %s gets nothing', async (_what, code) => {
    const hostile = await run(code);
    expect(printed(hostile)).not.toContain('ESCAPED');
    expect([hostile.end.status, hostile.verdict.complete]).not.toEqual(['finished', true]);
    const after = await check();
    expect(printed(after)).toBe(CHECKED);
    expect([after.end.status, after.verdict.complete]).toEqual(['finished', true]);
    expect(after.events.filter((event) => event.kind === 'line').map(({ line }) => line)).toEqual([
      2, 3, 4, 5, 6,
    ]);
  });
});
