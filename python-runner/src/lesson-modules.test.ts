import { expect, it } from 'vitest';
import { errorOf, printed, usePython } from './testing/python.ts';

const run = usePython();

it.each([
  ['import secrets\nprint(secrets.randbelow(1), secrets.choice("a"))', '0 a\n'],
  ['import colorsys\nprint(colorsys.rgb_to_hsv(1, 0, 0))', '(0.0, 1.0, 1)\n'],
])('a small module can be imported: %j', async (code, output) => {
  const timeline = await run(code);
  expect([timeline.end.status, printed(timeline)]).toEqual(['finished', output]);
});

it.each(['html', 'urllib.parse', 'zoneinfo', 'unittest', 'doctest'])(
  '%s is not here, and the error says so',
  async (name) => {
    expect(errorOf(await run(`import ${name}`))).toMatchObject({ type: 'ModuleNotFoundError', line: 1 });
  },
);
