import { describe, expect, it } from 'vitest';
import { FRAMES, FRAMES_A_SECOND, SHEET, scrapAt, throwScraps } from './confetti-flight.ts';

/** Evenly spread numbers from 0 to 1, repeated, without randomness. */
const evenly = (): (() => number) => {
  let asked = 0;
  return () => {
    asked += 1;
    return (asked * 0.618) % 1;
  };
};

const scraps = throwScraps(evenly());
const atFrame = (frame: number) => scraps.map((scrap) => scrapAt(scrap, frame));

describe('confetti', () => {
  it('has the canvas size and the frame rate of the specification', () => {
    expect([SHEET, FRAMES_A_SECOND]).toEqual([{ width: 1920, height: 1080 }, 25]);
  });

  it('comes from both sides, in equal parts', () => {
    const starts = atFrame(0).map(({ x, opacity }) => [x, opacity]);
    expect(starts.filter(([x]) => x === 0)).toHaveLength(scraps.length / 2);
    expect(starts.filter(([x]) => x === SHEET.width)).toHaveLength(scraps.length / 2);
    expect(starts.every(([, opacity]) => opacity === 1)).toBe(true);
  });

  it('flies inwards and up, then falls', () => {
    for (const scrap of scraps) {
      const [start, high, later] = [0, 6, 60].map((frame) => scrapAt(scrap, frame));
      if (!start || !high || !later) throw new Error('A scrap is somewhere in every picture.');
      expect(high.y).toBeLessThan(start.y);
      expect(later.y).toBeGreaterThan(high.y);
      expect(Math.abs(later.x - SHEET.width / 2)).toBeLessThan(SHEET.width / 2);
    }
  });

  it('is invisible in the last frame', () => {
    expect(atFrame(FRAMES - 1).every(({ opacity }) => opacity === 0)).toBe(true);
  });
});
