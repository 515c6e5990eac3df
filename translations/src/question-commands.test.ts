import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMMANDS } from '@hopcode/engine/commands/registry';
import { expect, it } from 'vitest';

it('the guide lists every command that takes no time in a level with a helper', () => {
  const guide = readFileSync(join(import.meta.dirname, '../en/guide.json'), 'utf8');
  const [, list = ''] = /((?:`\w+`(?:,| and)? )+)take no time/.exec(guide) ?? [];
  const named = [...list.matchAll(/\w+(?=`)/g)].map(([name]) => name);
  const questions = COMMANDS.filter(({ isQuestion }) => isQuestion).map(({ name }) => name);
  expect(named, 'mend the sentence in translations/en/guide.json').toEqual(questions);
});
