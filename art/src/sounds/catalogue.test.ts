import { describe, expect, test } from 'vitest';
import { SOUND_NAMES, soundNamed } from './catalogue.ts';

const MOST_NUMBERS = 21;

describe.each(SOUND_NAMES)('%s', (name) => {
  const { numbers, loudness } = soundNamed(name);

  test('has only numbers, no more than the synthesizer reads', () => {
    expect(numbers.every(Number.isFinite)).toBe(true);
    expect(numbers).toHaveLength(MOST_NUMBERS);
  });

  // See game.md section 9, 'Volumes'.
  test('is as loud as the specification says', () => {
    expect(loudness).toBe(name === 'pour' ? 0.5 : 0.75);
  });
});

test('every sound differs', () => {
  expect(new Set(SOUND_NAMES.map((name) => soundNamed(name).numbers.join())).size).toBe(SOUND_NAMES.length);
});
