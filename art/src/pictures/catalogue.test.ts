import { describe, expect, test } from 'vitest';
import { PICTURES } from './catalogue.ts';

describe.each(Object.entries(PICTURES))('%s', (_name, draw) => {
  const frames = draw();
  const [first] = frames;

  test('has frames of one size, each different', () => {
    expect(frames.every(({ width, height }) => width === first?.width && height === first.height)).toBe(true);
    expect(new Set(frames.map(({ bytes }) => bytes.join())).size).toBe(frames.length);
  });

  test('has transparent upper corners', () => {
    expect(first?.opacity(0, 0)).toBe(0);
    expect(first?.opacity(first.width - 1, 0)).toBe(0);
  });
});

test('there is one for each state of a page without a farm', () => {
  expect(Object.keys(PICTURES)).toEqual(['empty-basket', 'lost-rabbit', 'broken-fence', 'sleeping-rabbit']);
});
