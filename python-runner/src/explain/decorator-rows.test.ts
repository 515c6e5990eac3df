import { expect, it } from 'vitest';
import { errorOf, usePython } from '../testing/python.ts';
import { explain } from './explain.ts';

const run = usePython();

const CHEER = 'def cheer(act):\n    def wrapper():\n        act()\n    return wrapper()\n';
const SPIN = 'def spin(act):\n    def wrapper():\n        act()\n    return wrapper\n';
const LAYER =
  'def layer(mark):\n    def decorator(inside):\n        def wrapper():\n            return mark + inside() + mark\n    return decorator\n';
const PRICE = '@note\ndef price(sacks, coins):\n    return sacks * coins\nprint(price(2, 3))';
const noting = (returned: string): string =>
  `def note(f):\n    def wrapper(*args):\n        return f(*args)\n    return ${returned}\n${PRICE}`;

it.each<[string, string, string, number]>([
  ['a wrapper that calls without values', noting('wrapper()'), 'wrapper-called-too-early', 4],
  [
    'one decorator below another',
    `${CHEER}${SPIN}@spin\n@cheer\ndef go():\n    pass\ngo()`,
    'wrapper-called-too-early',
    4,
  ],
  [
    'both decorators',
    `${CHEER}${CHEER.replace('cheer', 'clap')}@clap\n@cheer\ndef go():\n    pass\ngo()`,
    'wrapper-called-too-early',
    8,
  ],
  [
    'a decorator with inputs',
    `${LAYER}@layer("=")\ndef lunch():\n    return "ham"\nprint(lunch())`,
    'decorator-returns-nothing',
    9,
  ],
  [
    'a decorator from a dictionary',
    `${LAYER}kinds = {"cheese": layer("=")}\ndef lunch():\n    return "ham"\nlunch = kinds["cheese"](lunch)\nprint(lunch())`,
    'decorator-returns-nothing',
    10,
  ],
  ['a function that calls its inner one', `${CHEER}cheer(3)`, 'number-called', 3],
  ['values that are missing in the call', `${noting('wrapper')}\nprice(2)`, 'argument-missing', 3],
])('of %s', async (_, code, key, line) => {
  const { key: found, span } = explain(errorOf(await run(code)), code);
  expect([found, span?.line]).toEqual([key, line]);
});
