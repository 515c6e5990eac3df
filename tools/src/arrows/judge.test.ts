import { describe, expect, it } from 'vitest';
import { judgeComputed, judgeImport, misplaced } from './judge.ts';
import { FLOORS } from './table.ts';

const rooms = [
  'engine',
  'art',
  'courses',
  'translations',
  'contract',
  'python-runner',
  'server',
  'web',
  'tools',
];
const declared = {
  everywhere: new Set(['vitest']),
  byRoom: Object.fromEntries(rooms.map((room) => [room, new Set(['zod'])])),
};
const judge = (from: string, specifier: string) => judgeImport(from, specifier, declared);

describe('allowed imports', () => {
  it.each([
    ['engine/src/world/world.ts', './geometry.ts'],
    ['engine/src/world/world.ts', '../formats/level.ts'],
    ['engine/src/formats/level.ts', 'zod'],
    ['engine/src/replay.test.ts', 'vitest'],
    ['courses/src/level-in-words.ts', '@hopcode/engine/formats/level'],
    ['contract/src/level/data.ts', '@hopcode/courses/formats/level-data'],
    ['server/src/level/data.ts', '@hopcode/contract/level/data'],
    ['server/src/app/routes.ts', '../level/data.ts'],
    ['server/src/main.ts', './app/app.ts'],
    ['server/src/handlers.ts', './level/data.ts'],
    ['server/src/level/data.ts', '../http/handler.ts'],
    ['server/src/level/data.ts', '../sessions/session-store.ts'],
    ['server/src/http/handler.ts', '../sessions/session-store.ts'],
    ['server/src/http/handler.ts', '../parts/parts.ts'],
    ['server/src/level/data.test.ts', '../testing/test-app.ts'],
    ['server/src/quiz/quiz.ts', '../level/level-store.ts'],
    ['server/src/level/level-store.ts', '../database/database.ts'],
    ['web/src/app/routes/pages.tsx', '../../features/play/play-page.tsx'],
    ['web/src/features/play/play-page.tsx', '../../ui/button.tsx'],
    ['web/src/features/play/play-page.tsx', './editor/editor.tsx'],
    ['web/src/features/play/editor/editor.tsx', '../toolbar.tsx'],
    ['web/src/ui/button.tsx', '../lib/words.ts'],
    ['web/vite.config.ts', './src/build/brotli-files.ts'],
    ['tools/src/new/new.ts', '@hopcode/engine/commands/registry'],
    ['tools/src/setup/setup.mjs', 'node:fs'],
    ['README.md', '../anything'],
  ])('%s imports %s', (from, specifier) => {
    expect(judge(from, specifier)).toBeUndefined();
  });
});

describe('forbidden imports', () => {
  it.each([
    ['engine/src/replay.ts', '@hopcode/courses/catalogue', /engine may import nothing, not courses/],
    [
      'courses/src/catalogue.ts',
      '@hopcode/translations/locales',
      /courses may import engine, not translations/,
    ],
    ['web/src/lib/api.ts', '@hopcode/server/level/data', /web may import .*, not server/],
    ['engine/src/replay.ts', '@hopcode/engine/simulation', /imported by a relative path/],
    ['engine/src/replay.ts', '@hopcode/attic/x', /no room attic/],
    ['engine/src/replay.ts', '../../art/src/kit/color.ts', /import @hopcode\/art\/\.\.\. instead/],
    [
      'web/src/features/play/page.tsx',
      '../quiz/question.tsx',
      /play and features\/quiz are both features of web/,
    ],
    ['web/src/ui/button.tsx', '../features/play/page.tsx', /ui of web may import stage, lib, not features/],
    ['web/src/lib/words.ts', '../ui/button.tsx', /lib of web may import nothing, not ui/],
    ['web/src/stage/view.ts', '../ui/button.tsx', /stage of web may import lib, not ui/],
    ['server/src/database/tables.ts', '../level/level-store.ts', /database of server may import nothing/],
    ['server/src/level/data.ts', '../app/app.ts', /level of server may import/],
    ['server/src/level/data.ts', '../quiz/quiz.ts', /level of server may import/],
    ['server/src/credit/counter.ts', '../site/site.ts', /both areas of server/],
    ['server/src/level/data.ts', '../testing/test-app.ts', /for tests only/],
    ['server/src/http/handler.ts', '../auth/current.ts', /http of server may import/],
    ['server/src/parts/parts.ts', '../handlers.ts', /parts of server may import/],
    ['engine/src/replay.ts', 'lodash', /lodash is not among the dependencies of engine/],
    ['web/src/main.tsx', '/src/app/app.tsx', /by a relative path or by/],
  ])('%s imports %s', (from, specifier, problem) => {
    expect(judge(from, specifier)).toMatch(problem);
  });
});

describe('dynamic imports of an expression', () => {
  it('are refused in packages and allowed in tools', () => {
    expect(judgeComputed('server', 'name')).toMatch(/can lead anywhere/);
    expect(judgeComputed('e2e', 'name')).toBeUndefined();
  });
});

describe('layers inside a package', () => {
  it.each(Object.entries(FLOORS))(
    '%s: each layer imports only layers after it, so there is no circle',
    (_, floors) => {
      for (const [index, { name, below }] of floors.entries()) {
        const after = floors.slice(index + 1).map((floor) => floor.name);
        expect([name, below.filter((one) => !after.includes(one))]).toEqual([name, []]);
      }
    },
  );
});

describe('folders inside a package', () => {
  it.each([
    'web/src/features/play/page.tsx',
    'web/src/main.tsx',
    'server/src/any-area/x.ts',
    'art/src/anything/x.ts',
  ])('%s is listed', (path) => {
    expect(misplaced(path)).toBeUndefined();
  });
  it.each(['web/src/attic/x.ts', 'engine/src/attic/x.ts'])('%s is not listed', (path) => {
    expect(misplaced(path)).toMatch(/not attic: move it/);
  });
});
