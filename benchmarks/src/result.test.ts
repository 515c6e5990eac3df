import { describe, expect, it } from 'vitest';
import { interleaved, keeps, median, shares } from './result.ts';

describe('results', () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 2, 3], 2.5],
    [[7], 7],
  ])('the median of %j is %d', (numbers, middle) => {
    expect(median(numbers)).toBe(middle);
  });

  it.each([
    [1.1, { atMost: 1.15 }, true],
    [1.2, { atMost: 1.15 }, false],
    [1.2, { atLeast: 1 }, true],
    [0.9, { atLeast: 1 }, false],
  ])('a ratio of %d with the budget %j: %s', (ratio, budget, ok) => {
    expect(keeps(ratio, budget)).toBe(ok);
  });

  it('shares returns the 10th and the 90th percentile', () => {
    expect(shares([10, 9, 8, 7, 6, 5, 4, 3, 2, 1], [0.1, 0.9])).toEqual([2, 10]);
  });

  it('alternates the variants, and ignores the first round', async () => {
    const order: string[] = [];
    const measure = (name: string) => (round: number) => {
      order.push(`${name}${round}`);
      return round;
    };
    expect(await interleaved(2, [measure('a'), measure('b')])).toEqual([
      [1, 2],
      [1, 2],
    ]);
    expect(order).toEqual(['a0', 'b0', 'b1', 'a1', 'a2', 'b2']);
  });
});
