import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../repository.ts';
import { newBadge } from './badge.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const list = (folder: string) => (existsSync(join(ROOT, folder)) ? readdirSync(join(ROOT, folder)) : []);

it('a new badge has its own picture, and only adds lines to the existing files', () => {
  const { create, change } = newBadge('moon-walk', read, list);
  const [rule = ''] = Object.values(create);
  const picture = /picture: '(.*)'/.exec(rule)?.[1] ?? 'none';
  const others = list('server/src/badge/rules').map((file) => read(`server/src/badge/rules/${file}`));
  expect(picture).toMatch(/^item\/\w+$/);
  expect(others.filter((other) => other.includes(`'${picture}'`))).toEqual([]);
  for (const [path, text] of Object.entries(change)) {
    const words = (file: string) => file.match(/[\w-]+/g) ?? [];
    const kept = words(text).filter((word) => !/^(moon-walk|moonWalk)$/.test(word));
    expect(kept).toEqual(expect.arrayContaining(words(read(path))));
    expect(text).toMatch(/moon-?walk/i);
  }
});
