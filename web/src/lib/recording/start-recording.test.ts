// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { createParts } from './start-recording.ts';

const scroll = (timestamp: number) => ({ type: 3, timestamp, data: { source: 3, id: 1, x: 0, y: 1 } });

const collect = (fails = false) => {
  const sent: [part: number, times: number[]][] = [];
  const ends: string[] = [];
  const parts = createParts({
    send: async (part, events) => {
      sent.push([part, events.map(({ timestamp }) => timestamp)]);
      if (fails) throw new Error('away');
    },
    onEnd: () => ends.push('end'),
  });
  return { sent, ends, parts };
};

it('sends events in numbered parts, and nothing when there are none', async () => {
  const { parts, sent } = collect();
  parts.flush();
  parts.add(scroll(1));
  parts.add(scroll(2));
  parts.flush();
  parts.flush();
  parts.add(scroll(3));
  parts.flush();
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent).toEqual([
    [0, [1, 2]],
    [1, [3]],
  ]);
});

it('does not send events that were dropped', () => {
  const { parts, sent } = collect();
  parts.add(scroll(1));
  parts.drop();
  parts.flush();
  expect(sent).toEqual([]);
});

it('drops an event that cannot be stored without its words', () => {
  const { parts, sent } = collect();
  parts.add({ type: 5, timestamp: 1, data: { tag: 'x', payload: 'Zelda' } });
  parts.flush();
  expect(sent).toEqual([]);
});

it('begins a new part when one is full', async () => {
  const { parts, sent } = collect();
  for (let time = 0; time < 2001; time += 1) parts.add(scroll(time));
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent.map(([, times]) => times.length)).toEqual([2000]);
});

it('ends when a part is refused', async () => {
  const { parts, ends } = collect(true);
  parts.add(scroll(1));
  parts.flush();
  await new Promise((resolve) => setTimeout(resolve));
  expect(ends).toEqual(['end']);
});
