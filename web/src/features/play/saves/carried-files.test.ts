import type { Proof } from '@hopcode/engine/formats/proof';
import { expect, it } from 'vitest';
import type { Progress } from '../../../lib/progress/level-progress.ts';
import type { StatusUpdate } from '../../../lib/progress/outbox.ts';
import { carriedFilesOf } from './carried-files.ts';

const proof = (text: string): Proof => ({
  runs: [{ commands: [], variables: {}, files: [{ name: 'farm.json', content: { text }, open: true }] }],
});
const sent = (text: string, levelSlug = 'six'): StatusUpdate => ({
  courseId: 'c',
  levelSlug,
  status: 'complete',
  code: '',
  proof: proof(text),
});
const device = (text?: string): Progress => ({
  version: 1,
  levels: {
    'c/six': { status: 'complete', code: '', codeAt: 1, ...(text !== undefined && { proof: proof(text) }) },
  },
  lastPlayed: null,
});
const LEVEL = { courseId: 'c', carries: [{ from: 'six', file: 'farm.json' }] };
const SERVER = { ...LEVEL, carried: [{ name: 'farm.json', content: { text: 'server' } }] };

it.each([
  ['nothing handed on', LEVEL, [], device(), undefined],
  ['a level that carries nothing', { courseId: 'c' }, [sent('x')], device('y'), undefined],
  ['a file of this device', LEVEL, [], device('device'), 'device'],
  ['the file of the server first', SERVER, [], device('device'), 'server'],
  ['a completion that waits before that', SERVER, [sent('old'), sent('new')], device(), 'new'],
  ['no completion of another level', SERVER, [sent('five', 'five')], device(), 'server'],
])('takes %s', (_, level, waiting, progress, text) => {
  const expected = text === undefined ? [] : [{ name: 'farm.json', content: { text } }];
  expect(carriedFilesOf(level, waiting, progress)).toEqual(expected);
});
