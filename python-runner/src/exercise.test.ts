import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPythonRunner } from './build/build.ts';
import { EXERCISE } from './exercise.ts';
import { createNodeRunner } from './node-runner.ts';
import { meadow } from './testing/farm.ts';
import type { Runner } from './worker-runner.ts';

let runner: Runner;
const states: string[] = [];

beforeAll(async () => {
  await buildPythonRunner();
  runner = createNodeRunner();
  runner.subscribe(() => states.push(runner.state()));
  runner.start();
});
afterAll(() => runner.dispose());

it('runs to its end between two runs, changes nothing, and its worker stays', async () => {
  expect(await runner.probe(EXERCISE)).toBe(undefined);
  const program = { code: 'print(sorted(globals()))', level: meadow() };
  const before = await runner.run(program);
  states.length = 0;
  for (let runs = 0; runs < 3; runs += 1)
    expect(await runner.probe(EXERCISE)).toMatchObject({ end: { status: 'finished' } });
  // If the exercise changed the library, a new worker would start.
  expect(states).not.toContain('booting');
  expect(await runner.run(program)).toEqual(before);
});
