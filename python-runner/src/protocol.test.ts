import { describe, expect, it } from 'vitest';
import { fromWorkerSchema, LONGEST_PROGRAM, toWorkerSchema } from './protocol.ts';
import { meadow } from './testing/farm.ts';

const level = meadow();
const run = { type: 'run', id: 1, request: { code: 'x = 1', level }, limits: {}, recursionLimit: 1000 };

describe('messages to the worker', () => {
  it('get the default limits and seed', () => {
    expect(toWorkerSchema.parse(run)).toMatchObject({
      request: { answers: [], seed: 1 },
      limits: { milliseconds: 5000, commands: 10_000, tracedLines: 5000, printedCharacters: 100_000 },
    });
  });

  const wrong: [what: string, message: unknown][] = [
    ['no message', undefined],
    ['an unknown type', { type: 'eval', code: '1' }],
    ['a program that is too long', { ...run, request: { code: ' '.repeat(LONGEST_PROGRAM + 1), level } }],
    ['an invalid level', { ...run, request: { code: '', level: {} } }],
    ['limits above the hard limits', { ...run, limits: { commands: 10_001 } }],
    ['an unknown field', { ...run, extra: 1 }],
    ['an invalid interpreter', { type: 'boot', module: {}, library: new ArrayBuffer(0) }],
  ];
  it.each(wrong)('are refused: %s', (_what, message) => {
    expect(toWorkerSchema.safeParse(message).success).toBe(false);
  });
});

describe('messages from the worker', () => {
  const done = { type: 'done', id: 1, timeline: '{}', memory: 1, recycle: false };

  it.each([done, { type: 'ready', memory: 1 }, { type: 'fatal', reason: 'x' }])(
    'are accepted: %j',
    (message) => {
      expect(fromWorkerSchema.parse(message)).toEqual(message);
    },
  );

  const wrong: unknown[] = [
    null,
    'done',
    { ...done, id: 0 },
    { ...done, timeline: { events: [] } },
    { ...done, recycle: 'no' },
    { ...done, coins: 5 },
    { type: 'fatal', reason: 'x'.repeat(1001) },
    { type: 'win' },
  ];
  it.each(wrong)('are refused: %j', (message) => {
    expect(fromWorkerSchema.safeParse(message).success).toBe(false);
  });
});
