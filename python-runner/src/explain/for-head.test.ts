import { describe, expect, it } from 'vitest';
import { mendFor } from './for-head.ts';

describe('mendFor', () => {
  it.each([
    ['for 3:', 'for i in range(3):'],
    ['for three times:', 'for i in range(3):'],
    ['for "egg" in basket:', 'for egg in basket:'],
    ['for 5 in range(3):', 'for i in range(3):'],
    ['for each egg in basket:', 'for egg in basket:'],
    ['for i = 0 to 10 step 2', 'for i in range(0, 11, 2):'],
    ['for i in 1 to n:', 'for i in range(1, n + 1):'],
    ['for i in range 5', 'for i in range(5):'],
    ['for i from hens:', 'for i in hens:'],
    ['for in hens:', 'for hen in hens:'],
    ['for (let i = 1; i <= 5; i++) {', 'for i in range(1, 6):'],
    ['for (i in range(3)):', 'for i in range(3):'],
    ['for i in: range(3)', 'for i in range(3):'],
    ['for количество из range(3):', 'for количество in range(3):'],
    ['for größe range(3)', 'for größe in range(3):'],
  ])('%s becomes %s', (line, write) => {
    expect(mendFor(line)?.write).toBe(write);
  });

  it.each([
    'for i in range(3):',
    'for a, b in pairs.items():',
    'for (a, b) in pairs:',
    'for i in range(len(hens) - 1, -1, -1):',
    'for i in [1, 2]: print(i)',
    'for word in "a to b".split():',
    'forest = 3',
  ])('%s has no mistake', (line) => {
    expect(mendFor(line)).toBeUndefined();
  });
});
