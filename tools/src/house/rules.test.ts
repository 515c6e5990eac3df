import { describe, expect, it } from 'vitest';
import { judgeLength, judgeLines, judgeName, LINE_LIMIT } from './rules.ts';

describe('the length of files', () => {
  it.each([
    ['at the limit', { 'a.ts': LINE_LIMIT }, {}, []],
    ['over it', { 'a.ts': LINE_LIMIT + 1 }, {}, ['a.ts']],
    ['a long test', { 'a.test.ts': 900 }, {}, []],
    ['a long page of text', { 'README.md': 900 }, {}, []],
    ['recorded', { 'a.ts': 400 }, { 'a.ts': 400 }, []],
    ['longer than recorded', { 'a.ts': 401 }, { 'a.ts': 400 }, ['a.ts']],
    ['shorter than recorded', { 'a.ts': 399 }, { 'a.ts': 400 }, ['a.ts']],
    ['recorded and gone', {}, { 'a.ts': 400 }, ['a.ts']],
  ])('%s', (_title, lengths, recorded, found) => {
    expect(judgeLength(new Map(Object.entries(lengths)), recorded).map(({ path }) => path)).toEqual(found);
  });
});

describe('names', () => {
  it.each([
    'web/src/utils/x.ts',
    'engine/src/common.ts',
    'art/src/helpers.test.ts',
    'web/src/string-utils.ts',
  ])('%s has a meaningless name', (path) => {
    expect(judgeName(path)).toHaveLength(1);
  });
  it.each(['web/src/lib/words.ts', 'engine/src/commands/collect.ts', 'courses/chapters/utility/level.yaml'])(
    '%s has a meaningful name',
    (path) => {
      expect(judgeName(path)).toEqual([]);
    },
  );
});

describe('lines', () => {
  const slash = '/';
  it.each([
    ['a.ts', `open('${slash}work/main/x')`],
    ['README.md', `see ${slash}tmp/x.log`],
    ['a.ts', `'${slash}home/ada/x'`],
    ['package-lock.json', `"https://regis${''}try.npm${''}js.org/zod"`],
    ['a.ts', `// @ts${'-'}ignore`],
    ['a.test.ts', `it${'.'}only('x', () => {})`],
    ['a.test.ts', `describe.each([1])${''}('x')\ntest${'.'}skip('x')`],
    ['a.ts', `// TO${''}DO later`],
    ['translations/en/engine.json', '"title": "FILL IN: a title"'],
    ['a.ts', `/** No${''}body reads this. */`],
    ['a.test.ts', `it('is for every${''}body', () => {})`],
    ['web/src/ui/tabs.module.css', 'color: #F8F8F2;'],
    ['web/src/ui/theme.ts', "black: '#2b2140'"],
    ['web/src/stage/stage.css', 'box-shadow: 0 2px 0 rgb(43 33 64 / 25%);'],
    ['README.md', `Who${''}ever starts it`],
  ])('in %s: %s is refused', (path, text) => {
    expect(judgeLines(path, text)).toHaveLength(1);
  });
  it.each([
    ['a.ts', "'/home/pyodide/x'"],
    ['a.ts', "join(tmpdir(), 'x')"],
    ['a.ts', "import '../art/farm/x'"],
    ['a.ts', "expect(x).toBe('only')"],
    ['README.md', 'The word TO-DO is fine.'],
    ['a.ts', `words('needs.no${''}body')`],
    ['a.ts', `{ no${''}body: undefined, 'any${''}body': 1 }`],
    ['web/src/lib/palette/tokens.ts', "ink: '#2b2140'"],
    ['web/src/ui/mantine-variables.css', '--mantine-color-black: #2b2140'],
    ['web/src/ui/tabs.module.css', 'color: var(--ink);'],
    ['web/src/app/pages.tsx', 'href="#main"'],
    ['server/src/mail/write-mail.ts', 'color="#2b2118"'],
    ['README.md', `as the user \`no${''}body\``],
    ['docs/spec/game.md', `Every${''}body can see it.`],
  ])('in %s: %s is fine', (path, text) => {
    expect(judgeLines(path, text)).toEqual([]);
  });
});
