import { describe, expect, it } from 'vitest';
import { claimsOf } from './claims.ts';

describe('claims of a page', () => {
  it.each([
    ['`npm run lint`', { kind: 'script', script: 'lint' }],
    ['`npm test`', { kind: 'script', script: 'test' }],
    ['`npm run new -- level x`', { kind: 'script', script: 'new' }],
    ['`npm run dev -w web`', { kind: 'script', script: 'dev', room: 'web' }],
    ['`npx vitest run engine`', { kind: 'program', program: 'vitest' }],
    ['`engine/src/replay.ts`', { kind: 'path', path: 'engine/src/replay.ts' }],
    ['`docs/decisions/`', { kind: 'path', path: 'docs/decisions/' }],
    ['`courses/chapters/<course>/x`', { kind: 'path', path: 'courses/chapters/<course>/x' }],
    ['[a page](docs/glossary.md#words)', { kind: 'path', path: 'docs/glossary.md' }],
    ['![a picture](docs/pictures/play.png)', { kind: 'path', path: 'docs/pictures/play.png' }],
    ['```\nnpm start\n```', { kind: 'script', script: 'start' }],
  ])('%s', (markdown, claim) => {
    expect(claimsOf(markdown)).toMatchObject([claim]);
  });

  it.each([
    '`npm ci`',
    '`/en/play/python/intro-level1`',
    '`@hopcode/engine/replay`',
    '`player.move_forward()`',
    '`main.py`',
    '[elsewhere](https://example.org)',
    'npm run nothing, without code marks',
    '`4.0/5.5`',
  ])('%s claims nothing', (markdown) => {
    expect(claimsOf(markdown)).toEqual([]);
  });

  it('is reported with its line', () => {
    expect(claimsOf('a\nb\n\n`npm run x` and `a/b.ts`').map(({ line }) => line)).toEqual([4, 4]);
  });
});
