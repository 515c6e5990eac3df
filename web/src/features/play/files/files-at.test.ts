import type { Timeline } from '@hopcode/engine/formats/timeline';
import { expect, it } from 'vitest';
import { filesAt } from './files-at.ts';

const GIVEN = [
  { name: 'b.json', content: { text: '1' } },
  { name: 'c.pkl', content: { base64: 'gAQu' } },
];
const RUN: Pick<Timeline, 'events' | 'files'> = {
  events: [
    { kind: 'line', line: 1, scope: '' },
    { kind: 'file', name: 'a.txt', content: { text: '' } },
    { kind: 'file', name: 'b.json', content: { text: '2' } },
    { kind: 'file', name: 'c.pkl' },
    { kind: 'file', name: 'b.json', content: { text: '1' } },
  ],
  files: [{ name: 'b.json', content: { text: '3' }, open: true }],
};

const shown = (events: number | undefined): string[] =>
  filesAt(GIVEN, events === undefined ? undefined : { timeline: RUN, events }).map(
    ({ name, content, isOpen, mark }) =>
      [name, 'text' in content ? content.text : 'bytes', mark, isOpen && 'open'].filter(Boolean).join(' '),
  );

it.each([
  ['before a run', undefined, ['b.json 1', 'c.pkl bytes']],
  ['after a line', 1, ['b.json 1', 'c.pkl bytes']],
  ['after a new file', 2, ['a.txt new', 'b.json 1', 'c.pkl bytes']],
  ['after a change', 3, ['a.txt new', 'b.json 2 changed', 'c.pkl bytes']],
  ['after a file was deleted', 4, ['a.txt new', 'b.json 2 changed']],
  ['at the end, as the run reports it', 5, ['b.json 3 changed open']],
])('%s', (_, events, expected) => {
  expect(shown(events)).toEqual(expected);
});

it('returns no files at the end of a run without files', () => {
  expect(filesAt(GIVEN, { timeline: { events: [] }, events: 0 })).toEqual([]);
});
