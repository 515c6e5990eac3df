import { describe, expect, it } from 'vitest';
import { citationsOf, sectionOf } from './citations.ts';

describe('what a comment cites', () => {
  it.each([
    ['/** game.md section 5. */', { kind: 'specification', page: 'game', section: 5 }],
    ['// platform.md section 9', { kind: 'specification', page: 'platform', section: 9 }],
    ["/** game.md section 4, 'Run flow'. */", { page: 'game', section: 4, words: 'Run flow' }],
    ["/**\n * game.md section 5, 'Speak,\n * write, question'). */", { words: 'Speak, write, question' }],
    ["// game.md section 5, 'Speak,\n// write'", { words: 'Speak, write' }],
    ['# game.md\n# section 7', { page: 'game', section: 7 }],
    ['/** Order of game.md. */', { kind: 'specification', page: 'game' }],
    ['// docs/decisions/0012', { kind: 'decision', number: 12 }],
    ['// decision 27', { kind: 'decision', number: 27 }],
    ['// docs/spec/routes.tsv', { kind: 'table', path: 'docs/spec/routes.tsv' }],
  ])('%j', (code, citation) => {
    expect(citationsOf(code)).toMatchObject([citation]);
  });

  it.each(['a decision', "import game from './game.mdx'", 'section 5'])('%j cites nothing', (code) => {
    expect(citationsOf(code)).toEqual([]);
  });

  it('is reported with its line', () => {
    expect(citationsOf('\n// game.md\n// decision 3').map(({ line }) => line)).toEqual([2, 3]);
  });
});

describe('a section of a page', () => {
  const page = '# Title\n\n## 1. One\nfirst\n\n### Part\nmore\n\n## 10. Ten\nlast\n';

  it('ends at the next section of its level', () => {
    expect(sectionOf(page, 1)).toBe('1. One\nfirst\n\n### Part\nmore\n\n');
    expect(sectionOf(page, 10)).toContain('last');
  });

  it('may be missing', () => {
    expect(sectionOf(page, 2)).toBeUndefined();
  });
});
