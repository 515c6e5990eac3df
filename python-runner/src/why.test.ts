import { describe, expect, it } from 'vitest';
import { usePython } from './testing/python.ts';
import { reasonsOf } from './why.ts';

const run = usePython();

/** The reasons of a program in lines like `2 loop-again name=i value=1`. */
const told = async (code: string): Promise<string[]> => {
  const { events } = await run(code);
  return reasonsOf(events, code).map(({ event, key, params }) => {
    const at = events[event];
    const line = at?.kind === 'line' ? at.line : 0;
    return [line, key, ...Object.entries(params).map(([name, value]) => `${name}=${value}`)].join(' ');
  });
};

describe('reasons', () => {
  const programs: [what: string, code: string, reasons: string[]][] = [
    [
      'a for loop',
      'for i in range(2):\n    x = i\nprint(x)',
      [
        '1 loop-starts name=i',
        '2 loop-first-round name=i value=0',
        '2 loop-goes-round name=i value=1',
        '3 loop-over name=i rounds=2',
      ],
    ],
    [
      'a for loop over nothing',
      'for i in []:\n    x = i\nprint(1)',
      ['1 loop-starts name=i', '3 loop-never-ran name=i'],
    ],
    [
      'names in another alphabet',
      'for größe in [1]:\n    if größe > 0:\n        яйца = 2\nprint(яйца)',
      [
        '1 loop-starts name=größe',
        '2 loop-first-round name=größe value=1',
        '3 condition-holds condition=größe > 0 values=größe = 1',
        '4 loop-over name=größe rounds=1',
      ],
    ],
    [
      'a while loop',
      'n = 0\nwhile n < 2:\n    n += 1\nprint(n)',
      [
        '3 condition-holds condition=n < 2 values=n = 0',
        '3 condition-holds condition=n < 2 values=n = 1',
        '4 condition-fails condition=n < 2 values=n = 2',
      ],
    ],
    [
      'if and else',
      'x = 5\nif x > 7:\n    a = 1\nelse:\n    a = 2\nprint(a)',
      ['5 condition-fails condition=x > 7 values=x = 5'],
    ],
    [
      'if and elif',
      'x = 5\nif x > 7:\n    a = 1\nelif x > 3:\n    a = 2\nprint(a)',
      ['4 condition-fails condition=x > 7 values=x = 5', '5 condition-holds condition=x > 3 values=x = 5'],
    ],
    [
      'if without else',
      'x = 5\nif x > 7:\n    a = 1\nprint(x)',
      ['4 condition-fails condition=x > 7 values=x = 5'],
    ],
    [
      'an if that holds',
      'name = "Bo"\nif name == "Bo":  # me\n    print(1)',
      ['3 condition-holds condition=name == "Bo" values=name = \'Bo\''],
    ],
    [
      'inside a function',
      'def f(n):\n    if n:\n        return 1\n    return 2\nf(0)',
      ['4 condition-fails condition=n values=n = 0'],
    ],
    [
      'a loop that is left and starts again',
      'for a in range(2):\n    for b in "xy":\n        break\nprint(1)',
      [
        '1 loop-starts name=a',
        '2 loop-first-round name=a value=0',
        '2 loop-starts name=b',
        "3 loop-first-round name=b value='x'",
        '2 loop-goes-round name=a value=1',
        '2 loop-starts name=b',
        "3 loop-first-round name=b value='x'",
        '4 loop-over name=a rounds=2',
      ],
    ],
    ['nothing to explain', 'x = 1\nprint(x)', []],
  ];
  it.each(programs)('of %s', async (_what, code, reasons) => {
    expect(await told(code)).toEqual(reasons);
  });
});
