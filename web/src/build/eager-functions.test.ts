import { describe, expect, it } from 'vitest';
import { EAGER, eagerFunctions, lostFirstChunks } from './eager-functions.ts';

describe('the first line of a chunk', () => {
  it.each([
    ['the application', 'start', ['/web/src/app/boot/start.tsx', '/translations/en/ui.json'], EAGER],
    ['a page that is opened later', 'courses', ['/web/src/app/routes/courses.tsx'], ''],
    ['words, which have no functions', 'play', ['/translations/en/play.json'], ''],
  ])('%s', (_, name, moduleIds, line) => {
    expect(eagerFunctions({ name, moduleIds })).toBe(line);
  });
});

it('names the first chunks that a build lacks', () => {
  const chunks = ['start', 'play', 'react', 'zod', 'common', 'level', 'editor', 'python-editor', 'timeline'];
  const bundle = Object.fromEntries(
    chunks.map((name) => [`assets/${name}.js`, { type: 'chunk', name } as const]),
  );
  expect(lostFirstChunks({ ...bundle, 'assets/camera.css': { type: 'asset' } })).toEqual([
    'camera',
    'painter',
  ]);
});
