import { describe, expect, it } from 'vitest';
import { EAGER, eagerFunctions } from './eager-functions.ts';

describe('the first line of a chunk', () => {
  it.each([
    ['the application', 'start', ['/web/src/app/boot/start.tsx', '/translations/en/ui.json'], EAGER],
    ['a page that is opened later', 'courses', ['/web/src/app/routes/courses.tsx'], ''],
    ['words, which have no functions', 'play', ['/translations/en/play.json'], ''],
  ])('%s', (_, name, moduleIds, line) => {
    expect(eagerFunctions({ name, moduleIds })).toBe(line);
  });
});
