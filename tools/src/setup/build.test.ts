import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildStale } from './build.mjs';

const step = (name: string, inputs: string[], after: string[] = []) => ({
  name,
  inputs,
  outputs: [`${name}.out`],
  command: ['node', name],
  after,
});
const STEPS = [
  step('art', ['art.in']),
  step('words', ['words.in']),
  step('web', ['web.in', 'art.out'], ['art', 'words']),
];
let root: string;

const build = async (failing: readonly string[] = []) => {
  const order: string[] = [];
  const { failures } = await buildStale(root, STEPS, async ({ name, outputs: [output = ''] }) => {
    order.push(name);
    if (failing.includes(name)) return { message: `${name} failed` };
    writeFileSync(join(root, output), `${name} ${Math.random()}`);
    return undefined;
  });
  return { order, failures: failures.map(({ message }) => message) };
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(root, { recursive: true });
  for (const input of ['art.in', 'words.in', 'web.in']) writeFileSync(join(root, input), input);
});
afterEach(() => rmSync(root, { recursive: true }));

describe('building what is stale', () => {
  it('builds everything once, in order, and then nothing', async () => {
    expect(await build()).toEqual({ order: ['art', 'words', 'web'], failures: [] });
    expect(await build()).toEqual({ order: [], failures: [] });
  });

  it('also builds the steps that read a changed output, but no other step', async () => {
    await build();
    writeFileSync(join(root, 'art.in'), 'new');
    expect((await build()).order).toEqual(['art', 'web']);
  });

  it('skips the steps after a failed step, and runs them all again next time', async () => {
    expect(await build(['art'])).toEqual({ order: ['art', 'words'], failures: ['art failed'] });
    expect(await build()).toEqual({ order: ['art', 'web'], failures: [] });
  });
});
